pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// One player's route on the score sheet: its cards, the arithmetic, the points.
Item {
    id: line

    required property string suit
    required property var half
    property bool divided: false

    readonly property var colours: ({ yellow: "#F5C518", blue: "#0B3C7D", white: "#FFFFFF", green: "#3FB27F", red: "#B3202C" })
    readonly property color ink: suit === "blue" || suit === "red" ? "#FFFFFF" : "#141414"

    Rectangle {
        visible: line.divided
        x: Theme.rightToLeft ? parent.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.hairline
        height: parent.height - Theme.px(20)
        color: "#D8C69C"
    }
    Row {
        id: cards
        // Cards rise from left to right in every language, but begin where the line does.
        LayoutMirroring.enabled: false
        readonly property real inset: line.divided ? Theme.px(10) : 0
        x: Theme.rightToLeft ? line.width - width - inset : inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        visible: line.half.started

        readonly property real wide: Math.min(Theme.px(25), (line.width - Theme.px(90) - formula.implicitWidth) / Math.max(1, line.half.cards.length) - Theme.px(6))

        Repeater {
            model: line.half.cards
            Rectangle {
                id: chip
                required property string modelData
                width: cards.wide + Theme.px(4)
                height: Theme.px(38)
                radius: Theme.px(5)
                color: Theme.ivory
                border.width: Theme.hairline
                border.color: "#40000000"

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: Theme.px(2)
                    radius: Theme.px(4)
                    color: line.colours[line.suit]
                    border.width: line.suit === "white" ? Theme.hairline : 0
                    border.color: "#26000000"

                    Icon {
                        anchors.centerIn: parent
                        visible: chip.modelData === ""
                        name: "lost_cities/handshake"
                        size: 18
                        tint: line.ink
                    }
                    NumberLabel {
                        anchors.centerIn: parent
                        text: chip.modelData
                        size: chip.modelData.length > 1 ? 13 : 16
                        color: line.ink
                    }
                }
            }
        }
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
