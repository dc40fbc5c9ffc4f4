pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The match to go on with, first on the shelf; a welcome where there is none.
Item {
    id: card

    required property ShelfBridge bridge
    readonly property var last: bridge.last
    readonly property bool any: last.id !== undefined
    readonly property var firstGame: bridge.games[0] ?? null

    signal continued(id: string)
    signal gameAsked(game: string)
    signal lessonAsked(game: string)

    // Large words need the place of the players and the hand.
    readonly property bool wordy: Theme.largeText
    implicitHeight: words.implicitHeight + Theme.px(36)

    Accessible.role: Accessible.Pane
    Accessible.name: any ? qsTr("Continue") : qsTr("Welcome")

    Shadow { kind: "shadow-sheet" }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        border.width: Theme.hairline
        border.color: Theme.edge
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.welcome[0] }
            GradientStop { position: 0.45; color: Theme.welcome[1] }
            GradientStop { position: 1; color: Theme.welcome[2] }
        }
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(32)
        anchors.verticalCenter: parent.verticalCenter
        width: card.wordy ? parent.width - 2 * Theme.px(32) - (hand.visible ? hand.width + Theme.px(40) : 0) : Theme.px(500)

        Label {
            width: parent.width
            text: card.any ? qsTr("Continue") : qsTr("Welcome")
            font.weight: Font.DemiBold
            color: Theme.tone("#F0D9A4", Theme.brassLight, Theme.brassLight)
        }
        Title {
            width: parent.width
            wrapMode: card.wordy ? Text.WordWrap : Text.NoWrap
            elide: card.wordy ? Text.ElideNone : Text.ElideRight
            text: card.any ? card.last.title : qsTr("A lamp-lit table is ready")
            size: 32
            color: Theme.text
        }
        Label {
            width: parent.width
            topPadding: Theme.px(4)
            text: card.any ? card.last.sentence : qsTr("Choose a game from the shelf and an opponent to your liking.")
            color: Theme.tone("#E9E2CF", Theme.text, Theme.text)
            wrapMode: Text.WordWrap
            maximumLineCount: card.wordy ? 6 : 2
            elide: card.wordy ? Text.ElideNone : Text.ElideRight
        }
        // The scores, where there is no room for the players' portraits.
        Flow {
            width: parent.width
            visible: card.any && card.wordy
            topPadding: Theme.px(10)
            spacing: Theme.px(24)
            Repeater {
                model: card.any ? card.last.plaques : []
                Row {
                    id: standing
                    required property var modelData
                    spacing: Theme.px(8)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.name + ", " + modelData.score
                    Label {
                        id: whose
                        text: standing.modelData.name
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                    NumberLabel {
                        anchors.baseline: whose.baseline
                        text: standing.modelData.score
                        size: 18
                        Accessible.ignored: true
                    }
                }
            }
        }
        Flow {
            width: parent.width
            topPadding: Theme.px(18)
            spacing: Theme.px(12)

            PushButton {
                id: main
                primary: true
                size: 44
                focus: true
                iconName: "play"
                text: card.any ? qsTr("Continue") : qsTr("Play")
                onClicked: card.any ? card.continued(card.last.id) : card.gameAsked(card.firstGame.game)
            }
            PushButton {
                size: 44
                iconName: card.any ? "" : "graduation-cap"
                text: card.any ? qsTr("New match") : qsTr("Learn %1").arg("\u2068" + (card.firstGame?.title ?? "") + "\u2069")
                onClicked: card.any ? card.gameAsked(card.last.game) : card.lessonAsked(card.firstGame.game)
            }
            Label {
                visible: card.any
                height: main.height
                verticalAlignment: Text.AlignVCenter
                leftPadding: Theme.px(8)
                text: card.any ? card.last.saved : ""
                size: 13
                color: Theme.tone("#CFE0D2", Theme.text2, Theme.text2)
            }
        }
    }
    Column {
        id: company
        // The more play, the smaller they are.
        readonly property real each: Math.min(44, 176 / Math.max(1, card.any ? card.last.plaques.length : 1) - 4)
        visible: card.any && !card.wordy && card.width > Theme.px(1000)
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(556) + (card.width - Theme.px(1188)) * 0.4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(company.each < 44 ? 4 : 14)

        Repeater {
            model: card.any ? card.last.plaques : []
            Row {
                id: player
                required property var modelData
                spacing: Theme.px(12)
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.name + ", " + modelData.score

                Avatar {
                    portrait: player.modelData.portrait
                    size: company.each
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(100)
                    text: player.modelData.name
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                NumberLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(48)
                    text: player.modelData.score
                    size: 26
                    Accessible.ignored: true
                }
            }
        }
    }
    Item {
        id: hand

        readonly property var cards: card.any ? card.last.hand : []
        readonly property real wide: Theme.px(104)
        // All cards are shown; the more there are, the closer they lie.
        readonly property real step: Math.min(Theme.px(48), Theme.px(250) / Math.max(1, cards.length - 1))

        visible: cards.length > 0 && Theme.textScale < 1.6
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        x: Theme.rightToLeft ? Theme.px(30) : parent.width - width - Theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
        width: (cards.length - 1) * step + wide
        height: wide * 157 / 112
        Accessible.ignored: true

        Component {
            id: faceComponent
            Loader {
                id: made
                property var face: null
                // Not bound: the cards of another game come with faces of their own.
                onLoaded: (item as GameFace).face = Qt.binding(() => made.face)
            }
        }
        Repeater {
            model: hand.cards
            Item {
                id: shown
                required property var modelData
                required property int index
                readonly property real far: index - (hand.cards.length - 1) / 2
                x: index * hand.step
                y: far * far * Theme.px(2) * hand.step / Theme.px(48)
                width: hand.wide
                height: hand.height
                rotation: far * 3.4 * hand.step / Theme.px(48)
                transformOrigin: Item.Bottom
                antialiasing: true

                Shadow {}
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(9)
                    color: Theme.ivory
                    antialiasing: true
                }
                Loader {
                    anchors.fill: parent
                    sourceComponent: faceComponent
                    onLoaded: {
                        item.face = shown.modelData.face
                        item.source = card.last.face ?? ""
                    }
                }
            }
        }
    }
}
