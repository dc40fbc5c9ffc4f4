import QtQuick
import Divan.Kit

// A line at the foot of the shelf that leads somewhere.
Row {
    id: line

    required property string iconName
    required property string text
    required property string link
    signal followed()

    spacing: Theme.px(8)

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: line.iconName
        size: 16
        tint: Theme.brassLight
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: line.text
        size: 13
        color: Theme.text2
    }
    Link {
        anchors.verticalCenter: parent.verticalCenter
        text: line.link
        size: 13
        onFollowed: line.followed()
    }
}
