pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A round on the score sheet: its clue, and the cards that went after it.
Rectangle {
    id: line

    required property var round
    property real high: Theme.px(72)
    property bool shaded: false

    height: Math.max(high, words.implicitHeight + Theme.px(8))
    radius: Theme.px(8)
    color: shaded ? "#1A967332" : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: [round.number, round.name, round.way, round.beside, ...round.gone.map(gone => gone.name)].filter(part => part !== "").join(", ")

    Item {
        id: card
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(60)
        height: Theme.px(60)
        MiniCard {
            anchors.centerIn: parent
            character: line.round.id
            across: line.round.across
            wide: 44
        }
    }
    Column {
        id: words
        anchors.left: card.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: gone.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: line.round.number
            size: 13
            color: Theme.ink2
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: line.round.name
            font.weight: Font.DemiBold
            color: Theme.ink
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: line.round.way
            size: 13
            color: line.round.across ? Theme.minusRed : Theme.plusGreen
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Row {
        id: gone
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        Repeater {
            model: line.round.gone
            Item {
                id: away
                required property var modelData
                width: Theme.px(46)
                height: Theme.px(58)

                MiniCard {
                    character: away.modelData.id
                    wide: 44
                }
                Rectangle {
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    width: Theme.px(20)
                    height: width
                    radius: width / 2
                    color: away.modelData.secret ? Theme.minusRed : "#3A2810"
                    Icon {
                        anchors.centerIn: parent
                        name: away.modelData.secret ? "triangle-alert" : "x"
                        size: 13
                        tint: "#FFFFFF"
                    }
                }
            }
        }
    }
}
