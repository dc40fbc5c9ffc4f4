import QtQuick
import Divan.Kit

// A line at the foot of the shelf that leads somewhere. The link goes below the words where both
// do not fit into `most`.
Flow {
    id: line

    required property string iconName
    required property string text
    required property string link
    property real most: wish
    // How wide it is in one line.
    readonly property real wish: Math.ceil(words.implicitWidth + way.implicitWidth) + spacing
    signal followed()

    width: Math.min(wish, most)
    spacing: Theme.px(8)

    Row {
        id: words
        spacing: line.spacing
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: line.iconName
            size: 16 * Theme.pictureScale
            tint: Theme.brassLight
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: line.text
            size: 13
            color: Theme.text2
        }
    }
    Link {
        id: way
        text: line.link
        size: 13
        onFollowed: line.followed()
    }
}
