import QtQuick
import Divan.Kit

// A small card of a character, upright or crossways, where it cannot be played: in lists.
Item {
    id: mini

    required property string character
    property bool across: false
    property real wide: 40
    readonly property real longSide: Theme.px(wide * 1.25)

    implicitWidth: across ? longSide : Theme.px(wide)
    implicitHeight: across ? Theme.px(wide) : longSide
    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: Theme.px(mini.wide)
        height: mini.longSide
        rotation: mini.across ? 90 : 0
        radius: Theme.px(4)
        color: Theme.ivory
        border.width: Theme.hairline
        border.color: "#40000000"

        Portrait {
            anchors.fill: parent
            anchors.margins: Theme.px(2)
            character: mini.character
            filled: true
        }
    }
}
