pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// How a game went, as `view/scores.py` tells it: who was hidden, the clues round by round with
// the cards that went, the final guess, and the games of the match.
GameSheet {
    id: sheet

    readonly property var rounds: detail.rounds ?? []
    readonly property var games: detail.games ?? []

    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    // The hidden character
    Scroll {
        id: secret
        onPaper: true
        anchors.left: parent.left
        width: Math.min(parent.width * 0.26, Theme.px(270))
        height: parent.height
        contentHeight: person.implicitHeight
        interactive: contentHeight > height

        Column {
            id: person
            width: secret.width
            spacing: Theme.px(6)

            Label {
                width: parent.width
                visible: picture.visible
                text: sheet.detail.secretHead ?? ""
                size: 14
                wrapMode: Text.WordWrap
                color: Theme.ink2
                horizontalAlignment: Text.AlignHCenter
            }
            Portrait {
                id: picture
                visible: character !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, (sheet.height - Theme.px(150)) * 108 / 124)
                height: width * 124 / 108
                character: sheet.detail.secret ?? ""
            }
            Title {
                width: parent.width
                text: sheet.detail.secretName ?? ""
                size: 22
                color: Theme.ink
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }
            Label {
                width: parent.width
                text: sheet.detail.ending ?? ""
                size: 14
                color: sheet.detail.found ? Theme.plusGreen : Theme.minusRed
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }
            Label {
                width: parent.width
                text: sheet.detail.guide ?? ""
                size: 14
                color: Theme.ink2
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }
        }
    }
    Rectangle {
        id: rule
        anchors.left: secret.right
        anchors.leftMargin: Theme.px(20)
        width: Theme.hairline
        height: parent.height
        color: "#CDB885"
    }
    Scroll {
        id: scroll
        onPaper: true
        anchors.left: rule.right
        anchors.leftMargin: Theme.px(20)
        anchors.right: parent.right
        height: parent.height
        contentHeight: story.implicitHeight

        Column {
            id: story
            width: scroll.width - Theme.px(12)
            spacing: Theme.px(2)

            Repeater {
                model: sheet.games
                Item {
                    id: game
                    required property var modelData
                    width: story.width
                    height: Math.max(Theme.px(34), label.implicitHeight + Theme.px(8))
                    Accessible.role: Accessible.Row
                    Accessible.name: [modelData.label, modelData.guide, modelData.result].join(", ")

                    Icon {
                        id: mark
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        name: game.modelData.found ? "circle-check" : "x"
                        size: 18
                        tint: game.modelData.found ? Theme.plusGreen : Theme.minusRed
                    }
                    Label {
                        id: label
                        anchors.left: mark.right
                        anchors.leftMargin: Theme.px(10)
                        anchors.right: result.left
                        anchors.verticalCenter: parent.verticalCenter
                        text: game.modelData.label + " · " + game.modelData.guide
                        size: 14
                        color: Theme.ink
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    Label {
                        id: result
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        text: game.modelData.result
                        size: 14
                        font.weight: Font.DemiBold
                        color: game.modelData.found ? Theme.plusGreen : Theme.minusRed
                        Accessible.ignored: true
                    }
                }
            }
            Item {
                visible: sheet.games.length > 0
                width: 1
                height: Theme.px(12)
            }
            Repeater {
                model: sheet.rounds
                RoundLine {
                    required property var modelData
                    required property int index
                    width: story.width
                    high: Math.max(Theme.px(62), Math.min(Theme.px(84), (scroll.height - Theme.px(20)) / (sheet.rounds.length + 1)))
                    round: modelData
                    shaded: index % 2 === 0
                }
            }
            RoundLine {
                visible: (sheet.detail.guess?.id ?? "") !== ""
                width: story.width
                high: Theme.px(66)
                round: ({
                    id: sheet.detail.guess?.id ?? "",
                    name: sheet.detail.guess?.name ?? "",
                    number: sheet.detail.guess?.label ?? "",
                    across: false, way: "", beside: "", gone: []
                })
                shaded: sheet.rounds.length % 2 === 0
            }
        }
    }
}
