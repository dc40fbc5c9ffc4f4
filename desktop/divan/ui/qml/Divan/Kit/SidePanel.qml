import QtQuick

// The panel at the side of a table: the scores first, then the log.
GamePanel {
    id: panel

    readonly property var scene: bridge.scene

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.panelStart }
            GradientStop { position: 0.6; color: Theme.panelEnd }
        }
    }
    Rectangle {
        x: Theme.rightToLeft ? parent.width - width : 0
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }
    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        anchors.topMargin: Theme.px(14)

        Title {
            id: scoreTitle
            visible: scores.visible
            anchors.left: parent.left
            text: qsTr("Score so far")
        }
        ScorePanel {
            id: scores
            visible: heads.length > 0
            anchors.top: scoreTitle.bottom
            anchors.topMargin: Theme.px(6)
            width: parent.width
            heads: panel.scene.score_heads ?? []
            rows: panel.scene.score ?? []
            game: panel.bridge.game
        }
        Rectangle {
            id: rule
            visible: scores.visible
            anchors.top: scores.bottom
            anchors.topMargin: Theme.px(14)
            width: parent.width
            height: Theme.hairline
            color: Theme.faint
        }
        Item {
            id: logHead
            // The names of its buttons are shown over the lines below.
            z: 1
            anchors.top: scores.visible ? rule.bottom : parent.top
            anchors.topMargin: scores.visible ? Theme.px(12) : 0
            width: parent.width
            height: Math.max(logTitle.implicitHeight, Theme.px(28))

            Title {
                id: logTitle
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Log")
            }
            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(4)

                ToolButton {
                    iconName: "list-filter"
                    size: 28
                    iconSize: 16
                    lit: log.onlySeat !== -2
                    text: log.onlySeat === -2 ? qsTr("Show one player") : qsTr("Show all")
                    onClicked: {
                        const seats = (panel.scene.plaques ?? []).map(plaque => plaque.seat)
                        const next = seats.indexOf(log.onlySeat) + 1
                        log.onlySeat = log.onlySeat === -2 ? seats[0] : seats[next] ?? -2
                    }
                }
                ToolButton {
                    iconName: "copy"
                    size: 28
                    iconSize: 16
                    text: qsTr("Copy the log")
                    onClicked: panel.bridge.copyLog()
                }
            }
        }
        LogPanel {
            id: log
            anchors.top: logHead.bottom
            anchors.topMargin: Theme.px(4)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(8)
            x: -Theme.px(8)
            width: parent.width + Theme.px(16)
            model: panel.bridge.log
            canJump: panel.bridge.replaying
            onJumped: ply => panel.bridge.seek(ply)
        }
    }
}
