import QtQuick
import Divan.Kit

// A clue for short: who speaks, and the value.
Rectangle {
    id: chip

    required property var clue

    implicitWidth: row.implicitWidth + Theme.px(14)
    implicitHeight: Theme.px(30)
    radius: Theme.px(6)
    color: Theme.ivory

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(6)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(18)
            height: width
            radius: Theme.px(4)
            color: chip.clue.colour
            Icon {
                anchors.centerIn: parent
                name: chip.clue.sign
                size: 13
                tint: "#FFFFFF"
            }
        }
        NumberLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.clue.value
            size: 15 * Math.min(1.2, Theme.textScale) / Theme.textScale
            font.weight: Font.Bold
            color: chip.clue.colour
        }
    }
}
