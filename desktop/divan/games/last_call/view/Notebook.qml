pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The notebook beside the table: every clue card with a column a player, and below it why a
// mark is there, or the log. `view/notebook.py` makes what it draws.
GamePanel {
    id: panel

    readonly property var book: bridge.scene.detail?.notebook ?? null
    readonly property var why: book?.why ?? null
    readonly property var columns: book?.columns ?? []
    readonly property real k: width / 576
    readonly property real blockWide: (width - 2 * margin - 2 * 12 * k) / 3
    readonly property real margin: 20 * k
    readonly property real gridTop: head.height + Theme.px(8)
    readonly property real gridHigh: Math.min(Theme.px(500), height * 0.7 - gridTop)
    readonly property bool busy: (book?.composing ?? "") !== ""
    readonly property var inks: Theme.contrast ? ["#000000", "#000000", "#000000", "#000000"] : ["#8A6414", "#1F5C9E", "#A8323E", "#2F7A3C"]

    wish: 576

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.contrast ? "#FFFFFF" : "#E6D8B8" }
            GradientStop { position: 0.06; color: Theme.contrast ? "#FFFFFF" : "#F6EEDC" }
            GradientStop { position: 0.5; color: Theme.contrast ? "#FFFFFF" : "#FBF6EA" }
            GradientStop { position: 1; color: Theme.contrast ? "#FFFFFF" : "#F1E7D1" }
        }
        TapHandler {}
    }
    // The spine, where the notebook lies against the table
    Rectangle {
        x: Theme.rightToLeft ? parent.width - width : 0
        width: Theme.px(10)
        height: parent.height
        rotation: Theme.rightToLeft ? 180 : 0
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: "#59000000" }
            GradientStop { position: 1; color: "#00000000" }
        }
    }

    // Heading: how it is filled, the pencil
    Item {
        id: head
        x: panel.margin
        width: panel.width - 2 * panel.margin
        height: Math.max(Theme.px(52), title.implicitHeight + Theme.px(12))
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Icon {
            id: sign
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            name: "notebook-pen"
            size: 22
            tint: "#6A4A22"
        }
        Title {
            id: title
            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: panel.book?.title ?? ""
            size: 19
            color: Theme.ink
        }
        Label {
            visible: implicitWidth < tools.x - title.x - title.width - Theme.px(20) || (Theme.rightToLeft && implicitWidth < title.x - tools.width - Theme.px(20))
            anchors.left: title.right
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            text: panel.book?.note ?? ""
            size: 13
            color: Theme.ink2
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)

            PushButton {
                anchors.verticalCenter: parent.verticalCenter
                onPaper: true
                size: 32
                implicitWidth: Math.ceil(contentItem.children[0].implicitWidth) + Theme.px(20)
                text: panel.book?.mode ?? ""
                Accessible.name: panel.book?.modeLabel ?? ""
                onClicked: panel.bridge.act("mode")
            }
            ToolButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.book?.canUndo ?? false
                iconName: "eraser"
                size: 32
                iconSize: 17
                tint: Theme.ink2
                text: panel.book?.undoLabel ?? ""
                onClicked: panel.bridge.act("undo_mark")
            }
            ToolButton {
                id: pencil
                anchors.verticalCenter: parent.verticalCenter
                iconName: "pencil"
                size: 32
                iconSize: 17
                tint: Theme.ink2
                checkable: false
                text: panel.book?.pencilLabel ?? ""
                onClicked: panel.bridge.act("pencil")

                Rectangle {
                    anchors.fill: parent
                    z: -1
                    radius: Theme.px(8)
                    visible: panel.book?.pencilling ?? false
                    color: "#E9C67E"
                    border.width: Theme.hairline
                    border.color: Theme.brassDark
                }
            }
        }
    }

    // The three blocks: places, weapons, persons
    Repeater {
        model: 3
        NotebookBlock {
            required property int index
            x: panel.margin + (Theme.rightToLeft ? 2 - index : index) * (panel.blockWide + 12 * panel.k)
            y: panel.gridTop
            width: panel.blockWide
            height: panel.gridHigh
            block: panel.book?.blocks[index] ?? null
            columns: panel.columns
            inks: panel.inks
            lead: panel.book?.lead ?? ""
            busy: panel.busy
            asked: panel.why?.cell ?? ""
            onTouched: action => panel.bridge.act(action)
        }
    }
    Flow {
        id: legend
        x: panel.margin
        y: panel.gridTop + panel.gridHigh + Theme.px(6)
        width: panel.width - 2 * panel.margin
        spacing: Theme.px(16)
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Repeater {
            model: panel.book?.legend ?? []
            Row {
                id: entry
                required property var modelData
                spacing: Theme.px(6)
                NotebookMark {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: entry.modelData.mark !== "nobody"
                    width: Theme.px(20)
                    height: Theme.px(20)
                    mark: entry.modelData.mark
                    ink: Theme.ink2
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: entry.modelData.mark === "nobody"
                    width: Theme.px(16)
                    height: width
                    radius: width / 2
                    color: Theme.contrast ? "#000000" : "#8E2F33"
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.text
                    size: 13
                    color: Theme.ink2
                }
            }
        }
    }

    // Why a mark is there, or the log
    Rectangle {
        id: foot
        x: panel.margin
        anchors.top: legend.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        width: panel.width - 2 * panel.margin
        radius: Theme.px(12)
        color: Theme.tone("#2C1E15", "#FFFCF4", "#000000")
        border.width: Theme.hairline
        border.color: Theme.plateEdge

        WhyBox {
            anchors.fill: parent
            anchors.margins: Theme.px(10)
            visible: panel.why !== null
            why: panel.why
            onClauseAsked: clause => panel.clauseAsked(clause)
            onClosed: panel.bridge.act("close_why")
        }
        LogPanel {
            visible: panel.why === null
            anchors.fill: parent
            anchors.margins: Theme.px(6)
            model: panel.bridge.log
            canJump: panel.bridge.replaying
            onJumped: ply => panel.bridge.seek(ply)
        }
    }
}
