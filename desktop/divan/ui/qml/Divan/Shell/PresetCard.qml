import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// A set of rules to choose.
T.RadioButton {
    id: card

    property string title: ""
    property string note: ""

    implicitHeight: words.implicitHeight + Theme.px(28)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: title
    Accessible.description: note
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, card)

    background: Item {
        Plate {
            anchors.fill: parent
            lit: card.checked
            opacity: card.hovered || card.checked ? 1 : 0.8
        }
        FocusRing { corner: 12; shown: card.visualFocus }
    }
    contentItem: Item {
        Radio {
            id: dot
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            on: card.checked
        }
        Column {
            id: words
            anchors.left: dot.right
            anchors.leftMargin: Theme.px(14)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            Label {
                width: parent.width
                text: card.title
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: card.note
                size: 13
                color: Theme.text2
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
}
