import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// An opponent to choose: portrait, name, temper.
T.RadioButton {
    id: card

    property string portrait: ""
    property string title: ""
    property string note: ""

    implicitHeight: words.implicitHeight + picture.height + Theme.px(40)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: title
    Accessible.description: note
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, card)

    background: Item {
        Shadow { kind: "glow-seat"; visible: card.checked }
        Plate {
            anchors.fill: parent
            lit: card.checked
            opacity: card.hovered || card.checked ? 1 : 0.8
        }
        FocusRing { corner: 12; shown: card.visualFocus }
    }
    contentItem: Item {
        Avatar {
            id: picture
            portrait: card.portrait
            size: 72
            ring: card.checked ? Theme.mark : Theme.brassDark
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(16)
        }
        Column {
            id: words
            anchors.top: picture.bottom
            anchors.topMargin: Theme.px(10)
            x: Theme.px(12)
            width: parent.width - Theme.px(24)
            Label {
                width: parent.width
                text: card.title
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: card.note
                size: 13
                color: Theme.text2
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
}
