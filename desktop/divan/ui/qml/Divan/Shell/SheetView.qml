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
            readonly property real wish: Math.max(title.implicitWidth, subtitle.implicitWidth) + before
            readonly property real before: won.visible ? won.width + spacing : 0
            readonly property real most: paper.width - Theme.px(72) - before

            Icon {
                id: won
                visible: view.sheet.won ?? false
                y: Theme.px(6)
                name: "trophy"
                size: 28
                tint: "#9A6E1E"
            }
            Column {
                Title {
                    id: title
                    anchors.left: parent.left
                    width: Math.min(implicitWidth, head.most)
                    wrapMode: Text.WordWrap
                    text: view.sheet.title ?? ""
                    size: 30
                    color: Theme.ink
                }
                Label {
                    id: subtitle
                    anchors.left: parent.left
                    width: Math.min(implicitWidth, head.most)
                    wrapMode: Text.WordWrap
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
                && (beside || view.plaques.length < 3)
            readonly property bool beside: head.wish + implicitWidth + Theme.px(90) < paper.width
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(36)
            // Beside the heading, or below one that is long.
            y: beside ? head.y : head.y + head.height + Theme.px(4)
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
            anchors.top: result.visible && !result.beside ? result.bottom : head.bottom
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

        // What next. Where there is no room for all in one line the way to the shelf comes last,
        // and the seed is left to the box about the fair deal.
        Flow {
            id: foot
            readonly property real most: paper.width - Theme.px(72)
            readonly property real wish: [next, again, analysis, replay, close].filter(button => button.visible)
                .reduce((sum, button) => sum + button.implicitWidth + spacing, 0)
            readonly property bool tight: wish + shelf.implicitWidth > most
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(36)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(16)
            width: tight ? most : wish
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
                id: analysis
                visible: view.app.analysis.available && !view.interlude
                size: 44
                onPaper: true
                iconName: "chart-line"
                text: qsTr("Analysis")
                onClicked: view.app.analysis.open()
            }
            PushButton {
                id: replay
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
            PushButton {
                visible: foot.tight
                bare: true
                onPaper: true
                size: 44
                iconName: "library"
                text: shelf.text
                onClicked: view.shelfAsked()
            }
        }
        Row {
            visible: !foot.tight
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(28)
            anchors.verticalCenter: foot.verticalCenter
            spacing: Theme.px(12)

            Row {
                visible: view.bridge.seed !== "" && paper.width > Theme.px(900) && room > Theme.px(160) * Theme.textScale
                readonly property real room: foot.most - foot.wish - shelf.implicitWidth - Theme.px(44)
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
                    width: Math.min(implicitWidth, parent.room)
                    elide: Text.ElideRight
                    // A seed from a file may be anything, also several lines.
                    text: qsTr("Fair deal: seed %1").arg("\u2066" + view.bridge.seed.replace(/\s+/g, " ").slice(0, 200) + "\u2069")
                    size: 13
                    color: Theme.ink2
                }
            }
            PushButton {
                id: shelf
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
