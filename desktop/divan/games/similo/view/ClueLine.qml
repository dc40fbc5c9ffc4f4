import QtQuick
import Divan.Kit

// A clue in the panel: the card as it lay, what it said, who went.
Item {
    id: line

    required property var clue

    implicitHeight: Math.max(card.height, words.implicitHeight)
    Accessible.role: Accessible.ListItem
    Accessible.name: [clue.name, clue.way, clue.beside, clue.removed].filter(part => part !== "").join(", ")

    Item {
        id: card
        anchors.left: parent.left
        width: Theme.px(52)
        height: Theme.px(52)
        MiniCard {
            anchors.centerIn: parent
            character: line.clue.id
            across: line.clue.across
            wide: 40
        }
    }
    Column {
        id: words
        anchors.left: card.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: line.clue.name
            size: 14
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: line.clue.way
            size: 13
            color: line.clue.across ? Theme.bad : Theme.good
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: line.clue.removed
            size: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
