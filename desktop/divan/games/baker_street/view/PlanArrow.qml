pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// An arrow between two rooms; choosing it marks it, or asks why it is struck.
T.AbstractButton {
    id: arrow

    property bool upright: false
    property bool struck: false
    property string own: ""
    readonly property bool out: struck || own === "cross"
    readonly property color colour: out ? "#9C8A6B" : Theme.contrast ? "#FFE2A0" : "#EACB8C"

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onPressed: event => Theme.enter(event, arrow)

    contentItem: Item {
        Item {
            anchors.centerIn: parent
            width: Theme.px(24)
            height: Theme.px(12)
            rotation: arrow.upright ? 90 : 0
            opacity: arrow.out ? 0.5 : 1

            component Line: Rectangle {
                height: Theme.px(2.8)
                radius: height / 2
                color: arrow.colour
                antialiasing: true
            }
            Line { anchors.verticalCenter: parent.verticalCenter; width: parent.width }
            Line { x: 0; y: parent.height / 2 - height / 2; width: Theme.px(8); transformOrigin: Item.Left; rotation: 42 }
            Line { x: 0; y: parent.height / 2 - height / 2; width: Theme.px(8); transformOrigin: Item.Left; rotation: -42 }
            Line { x: parent.width - width; y: parent.height / 2 - height / 2; width: Theme.px(8); transformOrigin: Item.Right; rotation: 42 }
            Line { x: parent.width - width; y: parent.height / 2 - height / 2; width: Theme.px(8); transformOrigin: Item.Right; rotation: -42 }
        }
        Icon {
            visible: arrow.out
            anchors.centerIn: parent
            name: "x"
            size: 22
            tint: arrow.struck ? "#F0785C" : "#9CC4F0"
        }
        Rectangle {
            visible: arrow.own === "circle"
            anchors.centerIn: parent
            width: Theme.px(24)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.px(2)
            border.color: "#9CC4F0"
        }
    }
    background: Rectangle {
        radius: Theme.px(6)
        color: arrow.hovered ? "#26EACB8C" : "transparent"
        FocusRing { corner: 6; shown: arrow.visualFocus }
    }
}
