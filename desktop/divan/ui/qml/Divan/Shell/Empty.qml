import QtQuick
import Divan.Kit

// A page that has nothing to show yet: a friendly line, and a way on.
Column {
    id: empty

    required property string iconName
    required property string title
    required property string text
    required property string action
    signal acted()

    width: Math.min(Theme.px(480) * Math.sqrt(Theme.textScale), (parent?.width ?? 0) - Theme.px(64))
    spacing: Theme.px(14)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(92)
        height: width
        radius: width / 2
        color: Theme.sunk
        border.width: Theme.hairline
        border.color: Theme.line

        Icon {
            anchors.centerIn: parent
            name: empty.iconName
            size: 40
            tint: Theme.brass
        }
    }
    Title {
        width: parent.width
        text: empty.title
        size: 24
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
    Label {
        width: parent.width
        text: empty.text
        color: Theme.text2
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        lineHeight: 1.25
    }
    PushButton {
        anchors.horizontalCenter: parent.horizontalCenter
        primary: true
        size: 44
        focus: true
        text: empty.action
        onClicked: empty.acted()
    }
}
