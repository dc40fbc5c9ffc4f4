import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// A game to look at: its sign, its name and a line about it.
T.RadioButton {
    id: tab

    required property string game
    property string note: ""

    implicitHeight: words.implicitHeight + Theme.px(18)
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: note
    Keys.onPressed: event => Theme.enter(event, tab)
    onClicked: Theme.clicked()

    background: Item {
        Plate {
            anchors.fill: parent
            lit: tab.checked
            opacity: tab.hovered || tab.checked ? 1 : 0.8
        }
        FocusRing { corner: 12; shown: tab.visualFocus }
    }
    contentItem: Item {
        Icon {
            id: sign
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            name: tab.game + "/emblem"
            size: 28
            tint: tab.checked ? Theme.brassLight : Theme.brass
        }
        Column {
            id: words
            anchors.left: sign.right
            anchors.leftMargin: Theme.px(10)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: tab.text
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: tab.note
                size: 13
                color: Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
