import QtQuick
import Divan.Kit

// How it went against one level of opponent: the part that was won of all that was played.
Item {
    id: line

    required property var level

    implicitHeight: Math.max(Theme.px(62), words.implicitHeight + Theme.px(16))
    Accessible.role: Accessible.StaticText
    Accessible.name: level.name + ": " + level.line

    Avatar {
        id: face
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        portrait: line.level.level
        size: Math.min(56, Math.max(42, line.height / Theme.u - 30))
        opacity: line.level.played > 0 ? 1 : 0.5
    }
    Column {
        id: words
        anchors.left: face.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: name.implicitHeight

            Label {
                id: name
                anchors.left: parent.left
                anchors.right: result.left
                anchors.rightMargin: Theme.px(8)
                text: line.level.name
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                id: result
                anchors.right: parent.right
                anchors.baseline: name.baseline
                text: line.level.line
                size: 14
                color: Theme.text2
                Accessible.ignored: true
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.px(8)
            radius: height / 2
            color: Theme.sunk
            border.width: Theme.hairline
            border.color: Theme.line

            Rectangle {
                visible: line.level.won > 0
                anchors.left: parent.left
                width: Math.max(height, parent.width * line.level.won)
                height: parent.height
                radius: height / 2
                color: Theme.track
            }
        }
    }
}
