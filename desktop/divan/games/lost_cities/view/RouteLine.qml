pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// One player's route on the score sheet: its cards, the arithmetic, the points.
Item {
    id: line

    required property string suit
    required property var half
    property bool divided: false

    Rectangle {
        visible: line.divided
        x: Theme.rightToLeft ? parent.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.hairline
        height: parent.height - Theme.px(20)
        color: "#D8C69C"
    }
    RouteCards {
        readonly property real inset: line.divided ? Theme.px(10) : 0
        // They begin where the line does.
        x: Theme.rightToLeft ? line.width - width - inset : inset
        anchors.verticalCenter: parent.verticalCenter
        visible: line.half.started
        suit: line.suit
        numbers: line.half.cards
        most: line.width - Theme.px(90) - formula.implicitWidth
    }
    Label {
        id: formula
        anchors.left: parent.left
        anchors.leftMargin: line.divided ? Theme.px(10) : 0
        anchors.right: points.left
        anchors.rightMargin: Theme.px(8)
        horizontalAlignment: line.half.started ? Text.AlignRight : Text.AlignLeft
        anchors.verticalCenter: parent.verticalCenter
        topPadding: Theme.px(2)
        text: line.half.formula
        size: line.half.started ? 15 : 14
        color: line.half.started ? Theme.ink : Theme.ink3
        Accessible.ignored: true
    }
    NumberLabel {
        id: points
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(56)
        text: line.half.points
        size: line.half.started ? 22 : 20
        color: line.half.sign < 0 ? Theme.minusRed : line.half.started ? Theme.ink : Theme.ink3
        Accessible.ignored: true
    }
}
