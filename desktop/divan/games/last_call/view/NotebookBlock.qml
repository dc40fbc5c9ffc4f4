pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The sixteen cards of a symbol in the notebook, four an item, with a column a player. Arrow
// keys walk through the cells, Enter asks why a mark is there or chooses the card.
FocusScope {
    id: root

    property var block: null
    property var columns: []
    property var inks: []
    property string lead: ""
    // A combination is being chosen: the rows are buttons.
    property bool busy: false
    property string asked: ""
    signal touched(action: string)

    readonly property var colours: ({ place: "#2F6F73", weapon: "#8E2F33", person: "#6A4A86" })
    readonly property string symbol: block?.symbol ?? ""
    readonly property color tint: Theme.contrast ? "#000000" : colours[symbol] ?? "#000000"
    readonly property real markWide: Math.min(Theme.px(24), width * 0.125)
    readonly property real numberWide: width * 0.14
    readonly property real nameWide: width - numberWide - columns.length * markWide
    readonly property real headHigh: Math.max(Theme.px(26), heading.implicitHeight)
    readonly property real itemHigh: (height - headHigh) / 4
    readonly property real rowHigh: (itemHigh - Theme.px(6)) / 4
    property int row: 0
    property int column: 0

    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: block?.name ?? ""

    function rowOf(place: int): var {
        return block?.items[Math.floor(place / 4)].rows[place % 4] ?? null
    }
    function go(down: int, along: int) {
        Theme.keyboard = true
        row = Math.max(0, Math.min(15, row + down))
        column = Math.max(0, Math.min(columns.length, column + (Theme.rightToLeft ? -along : along)))
    }
    function touch(pencil: bool) {
        const there = rowOf(row)
        if (!there)
            return
        if (column === 0 || busy)
            touched("row." + there.id)
        else
            touched((pencil ? "mark." : "cell.") + there.cells[column - 1].id)
    }
    Keys.onUpPressed: go(-1, 0)
    Keys.onDownPressed: go(1, 0)
    Keys.onLeftPressed: go(0, -1)
    Keys.onRightPressed: go(0, 1)
    Keys.onReturnPressed: touch(false)
    Keys.onEnterPressed: touch(false)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_P) {
            touch(true)
            event.accepted = true
        }
    }

    // From where the line begins: names, numbers, then the players.
    function across(from: real, wide: real): real {
        return Theme.rightToLeft ? width - from - wide : from
    }

    Row {
        x: root.across(0, width)
        height: root.headHigh
        spacing: Theme.px(5)
        layoutDirection: Theme.rightToLeft ? Qt.RightToLeft : Qt.LeftToRight
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.symbol === "" ? "" : "last_call/sign-" + root.symbol
            size: 17
            tint: root.tint
        }
        Label {
            id: heading
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.nameWide + root.numberWide - Theme.px(24))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            text: root.block?.name ?? ""
            size: 15
            font.weight: Font.DemiBold
            color: root.tint
            Accessible.ignored: true
        }
    }
    Repeater {
        model: root.columns.length
        Label {
            required property int index
            x: root.across(root.nameWide + root.numberWide + index * root.markWide, width)
            y: (root.headHigh - height) / 2
            width: root.markWide
            text: root.columns[index]?.initial ?? ""
            size: 13
            font.weight: Font.Bold
            font.strikeout: root.columns[index]?.out ?? false
            color: root.inks[index] ?? "#000000"
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
    Repeater {
        model: 4
        Item {
            id: group
            required property int index
            readonly property var item: root.block?.items[index] ?? null
            readonly property bool innocent: item?.lead ?? false
            y: root.headHigh + index * root.itemHigh
            width: root.width
            height: root.itemHigh - Theme.px(6)

            Rectangle {
                anchors.fill: parent
                radius: Theme.px(6)
                color: Theme.contrast ? "#FFFFFF" : group.index % 2 ? "#12785A28" : "#21785A28"
                border.width: Theme.contrast ? Theme.hairline : 0
                border.color: "#000000"
            }
            Column {
                x: root.across(0, root.nameWide)
                width: root.nameWide
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(1)
                Icon {
                    id: picture
                    anchors.horizontalCenter: parent.horizontalCenter
                    name: group.item?.icon ?? ""
                    size: 26
                    tint: root.tint
                }
                Label {
                    width: parent.width - Theme.px(4)
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: group.item?.name ?? ""
                    size: 13
                    height: Theme.largeText ? Math.min(Theme.linePx(13), group.height - picture.height - Theme.px(2)) : undefined
                    fontSizeMode: Theme.largeText ? Text.Fit : Text.HorizontalFit
                    minimumPixelSize: 8
                    font.weight: Font.Medium
                    color: Theme.ink
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
            Repeater {
                model: 4
                NotebookRow {
                    required property int index
                    y: index * root.rowHigh
                    width: root.width
                    height: root.rowHigh
                    block: root
                    place: group.index * 4 + index
                    entry: group.item?.rows[index] ?? null
                    divided: index > 0
                }
            }
            // A lead makes an innocent item of it: its own crosses would say no more.
            Rectangle {
                visible: group.innocent
                width: chip.implicitWidth + Theme.px(18)
                height: chip.implicitHeight + Theme.px(2)
                x: root.across(root.nameWide + root.numberWide + (root.columns.length * root.markWide - width) / 2, width)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(3)
                radius: height / 2
                color: "#EFE3C6"
                border.width: Theme.hairline
                border.color: "#CDB885"
                opacity: 0.92
                Label {
                    id: chip
                    anchors.centerIn: parent
                    text: root.lead
                    size: 13
                    color: "#4F3F2F"
                }
            }
        }
    }
}
