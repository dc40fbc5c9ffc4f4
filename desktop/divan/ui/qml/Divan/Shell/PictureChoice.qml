import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// One of several things that are best chosen by what they look like.
T.RadioButton {
    id: choice

    property string title: ""
    default property alias picture: frame.data

    implicitHeight: frame.height + word.implicitHeight + Theme.px(22)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: title
    Keys.onPressed: event => Theme.enter(event, choice)
    onClicked: Theme.clicked()

    background: Rectangle {
        radius: Theme.px(10)
        color: choice.checked ? Theme.chosen : choice.hovered ? Theme.hover : "transparent"
        border.width: choice.checked ? Theme.px(1.5) : Theme.hairline
        border.color: choice.checked ? Theme.brass : Theme.faint
        FocusRing { corner: 10; shown: choice.visualFocus }
    }
    contentItem: Item {
        Item {
            id: frame
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(10)
            width: childrenRect.width
            height: childrenRect.height
        }
        Label {
            id: word
            anchors.top: frame.bottom
            anchors.topMargin: Theme.px(6)
            x: Theme.px(4)
            width: parent.width - 2 * x
            text: choice.title
            size: 14
            font.weight: choice.checked ? Font.DemiBold : Font.Normal
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
