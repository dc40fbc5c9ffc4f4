pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The sum at the foot of the score sheet.
Item {
    id: line

    required property string label
    required property var values
    required property real nameWidth
    required property real halfWidth

    height: Theme.px(46)
    Accessible.role: Accessible.Row
    Accessible.name: label + ": " + values.join(", ")

    Label {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: line.label
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
    Repeater {
        model: line.values
        NumberLabel {
            required property string modelData
            required property int index
            x: (Theme.rightToLeft ? (1 - index) * line.halfWidth : line.nameWidth + index * line.halfWidth) + (Theme.rightToLeft ? Theme.px(14) : 0)
            width: line.halfWidth - Theme.px(14)
            y: (line.height - height) / 2
            text: modelData
            size: 26
            color: index === 0 ? Theme.winRed : Theme.ink
            Accessible.ignored: true
        }
    }
}
