pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The score sheet over the table: who won, the arithmetic, and what to do next.
Cover {
    id: view

    required property ApplicationBridge app
    readonly property TableBridge bridge: app.table
    readonly property var sheet: bridge.sheet
    readonly property var plaques: bridge.scene.plaques ?? []
    readonly property bool interlude: bridge.awaiting === "interlude"

    signal shelfAsked()
    signal clauseAsked(clause: string)

    function dismiss() {
        if (interlude)
            bridge.proceed()
        else
            bridge.showSheet(false)
    }

    first: interlude ? next : bridge.over && !bridge.replaying ? again : close
    Keys.onEscapePressed: dismiss()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_S && !interlude) {
            bridge.showSheet(false)
            event.accepted = true
        }
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: sheet.title ?? ""

    Rectangle {
        anchors.fill: parent
        color: "#61080F0C"
        TapHandler {}
        HoverHandler { blocking: true }
    }
    Item {
        id: paper
        x: Theme.px(60)
        y: Theme.px(20)
        width: Math.min(parent.width - 2 * Theme.px(60), Theme.px(1400))
        height: parent.height - Theme.px(40)
        anchors.horizontalCenter: parent.horizontalCenter

        Shadow { kind: "shadow-sheet" }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(16)
            border.width: Theme.hairline
            border.color: "#C99C4B"
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.sheet[0] }
                GradientStop { position: 0.55; color: Theme.sheet[1] }
                GradientStop { position: 1; color: Theme.sheet[2] }
            }
        }

        // Heading
        Row {
            id: head
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(36)
            y: Theme.px(22)
            spacing: Theme.px(12)

            Icon {
                visible: view.sheet.won ?? false
                y: Theme.px(6)
                name: "trophy"
                size: 28
                tint: "#9A6E1E"
            }
            Column {
                Title {
                    anchors.left: parent.left
                    text: view.sheet.title ?? ""
                    size: 30
                    color: Theme.ink
                }
                Label {
                    anchors.left: parent.left
                    text: [view.bridge.title, view.bridge.daily, view.sheet.subtitle ?? ""].filter(part => part !== "").join(" · ")
                    size: 14
                    color: Theme.ink2
                }
            }
        }
        // The totals; a sheet that names the players itself leaves them out.
        Row {
            id: result
            readonly property var totals: view.sheet.detail?.totals ?? []
            // Where the heading leaves no room for them, the game's own part has the names.
            visible: totals.length > 0
                && (head.width + implicitWidth + Theme.px(90) < paper.width || view.plaques.length < 3)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(36)
            y: Theme.px(22)
            spacing: Theme.px(18)

            Repeater {
                model: view.plaques
                Row {
                    id: player
                    required property var modelData
                    required property int index
                    spacing: Theme.px(12)
                    visible: paper.width > Theme.px(760) && view.plaques.length <= 4

                    Rectangle {
                        visible: player.index > 0
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.hairline
                        height: Theme.px(52)
                        color: "#CDB885"
                    }
                    Avatar {
                        anchors.verticalCenter: parent.verticalCenter
                        portrait: player.modelData.portrait
                        size: 52
                    }
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        Label {
                            anchors.left: parent.left
                            text: player.modelData.name
                            font.weight: Font.DemiBold
                            color: Theme.ink
                        }
                        NumberLabel {
                            anchors.left: parent.left
                            text: result.totals[player.index] ?? ""
                            size: 32
                            color: player.index === 0 ? Theme.winRed : Theme.ink2
                        }
                    }
                }
            }
        }

        // The game's own part
        Loader {
            id: body
            anchors.top: head.bottom
            anchors.topMargin: Theme.px(16)
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(8)
            x: Theme.px(36)
            width: parent.width - Theme.px(72)
            active: view.visible
            source: view.bridge.sheetFile
            onLoaded: {
                const sheet = item as GameSheet
                sheet.detail = Qt.binding(() => view.sheet.detail ?? ({}))
                sheet.clauseAsked.connect(view.clauseAsked)
            }
        }

        // What next
        Row {
            id: foot
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(36)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(16)
            spacing: Theme.px(12)

            PushButton {
                id: next
                visible: view.interlude
                primary: true
                size: 44
                iconName: "play"
                text: qsTr("Next round")
                onClicked: view.bridge.proceed()
            }
            PushButton {
                id: again
                visible: view.bridge.over && !view.bridge.replaying
                primary: true
                size: 44
                iconName: "rotate-cw"
                text: qsTr("Rematch")
                onClicked: view.app.setUp.rematch()
            }
            PushButton {
                visible: view.bridge.over && !view.bridge.replaying
                size: 44
                onPaper: true
                iconName: "history"
                text: qsTr("Replay")
                onClicked: view.app.matches.replayCurrent()
            }
            PushButton {
                id: close
                visible: !view.interlude
                size: 44
                onPaper: true
                iconName: "eye"
                text: qsTr("Look at the table")
                onClicked: view.bridge.showSheet(false)
            }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(28)
            anchors.verticalCenter: foot.verticalCenter
            spacing: Theme.px(12)

            Row {
                visible: view.bridge.seed !== "" && paper.width > Theme.px(900)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(6)
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "shield-check"
                    size: 16
                    tint: Theme.plusGreen
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Fair deal: seed %1").arg("\u2066" + view.bridge.seed + "\u2069")
                    size: 13
                    color: Theme.ink2
                }
            }
            PushButton {
                bare: true
                onPaper: true
                size: 44
                iconName: "library"
                text: qsTr("To the shelf")
                onClicked: view.shelfAsked()
            }
        }
    }
}
