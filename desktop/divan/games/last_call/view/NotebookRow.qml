pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A clue card in the notebook: its number, and a cell a player.
Item {
    id: line

    required property NotebookBlock block
    required property int place
    property var entry: null
    property bool divided: false
    readonly property bool here: block.activeFocus && Theme.keyboard && block.row === place

    Rectangle {
        visible: line.divided
        x: line.block.across(line.block.nameWide, width)
        width: parent.width - line.block.nameWide
        height: Theme.hairline
        color: "#33785A28"
    }
    Item {
        id: number
        x: line.block.across(line.block.nameWide, width)
        width: line.block.numberWide
        height: parent.height
        Accessible.role: Accessible.Button
        Accessible.name: line.entry?.label ?? ""
        Accessible.onPressAction: line.block.touched("row." + line.entry.id)

        Rectangle {
            anchors.centerIn: parent
            visible: (line.entry?.nobody ?? false) || (line.entry?.chosen ?? false)
            width: Math.min(parent.width, parent.height) - Theme.px(1)
            height: width
            radius: width / 2
            color: line.block.tint
            border.width: line.entry?.chosen ?? false ? Theme.px(2) : 0
            border.color: "#E0A92E"
        }
        Label {
            anchors.centerIn: parent
            text: line.entry?.number ?? ""
            size: 14
            font.weight: line.entry?.struck ?? false ? Font.Normal : Font.Bold
            font.strikeout: (line.entry?.struck ?? false) && !(line.entry?.chosen ?? false)
            color: (line.entry?.nobody ?? false) || (line.entry?.chosen ?? false) ? "#FFFFFF" : line.entry?.struck ?? false ? Theme.ink3 : Theme.ink
            Accessible.ignored: true
        }
        Ring { shown: line.here && (line.block.column === 0 || line.block.busy); picked: line.block.asked === line.entry?.id }
        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(4)
            visible: hover.hovered
            color: "#29A36A00"
        }
        TapHandler { onTapped: line.block.touched("row." + line.entry.id) }
    }
    Repeater {
        model: line.block.columns.length
        Item {
            id: cell
            required property int index
            readonly property var info: line.entry?.cells[index] ?? null
            x: line.block.across(line.block.nameWide + line.block.numberWide + index * line.block.markWide, width)
            width: line.block.markWide
            height: line.height
            Accessible.role: Accessible.Button
            Accessible.name: info?.label ?? ""
            Accessible.onPressAction: line.block.touched("cell." + cell.info.id)

            Rectangle {
                x: Theme.rightToLeft ? parent.width - width : 0
                width: Theme.hairline
                height: parent.height
                color: "#2E785A28"
            }
            Rectangle {
                anchors.fill: parent
                visible: point.hovered && !line.block.busy
                radius: Theme.px(4)
                color: "#29A36A00"
            }
            NotebookMark {
                anchors.centerIn: parent
                width: Math.min(parent.width, parent.height) * 0.8
                height: width
                mark: cell.info?.mark ?? ""
                ink: mark === "yes" ? line.block.inks[cell.index] : "#6B5943"
            }
            NotebookMark {
                visible: mark !== ""
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.px(1)
                width: Math.min(parent.width, parent.height) * ((cell.info?.mark ?? "") === "" ? 0.78 : 0.5)
                height: width
                mark: cell.info?.pencil ?? ""
                pencil: true
                ink: "#4A6FA5"
            }
            Ring { shown: line.here && !line.block.busy && line.block.column === cell.index + 1; picked: line.block.asked !== "" && line.block.asked === cell.info?.id }
            HoverHandler { id: point; cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: line.block.touched((line.block.busy ? "row." + line.entry.id : "cell." + cell.info.id)) }
            TapHandler {
                acceptedButtons: Qt.RightButton
                onTapped: line.block.touched("mark." + cell.info.id)
            }
        }
    }

    component Ring: Rectangle {
        property bool shown: false
        property bool picked: false
        anchors.fill: parent
        anchors.margins: -Theme.px(1)
        visible: shown || picked
        radius: Theme.px(6)
        color: "transparent"
        border.width: Theme.px(2)
        border.color: picked ? "#B3402E" : "#1F1710"
    }
}
