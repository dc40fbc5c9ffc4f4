import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// A weapon on the sheet: its picture above its name.
T.AbstractButton {
    id: cell

    required property var mark
    readonly property bool out: mark.out ?? false
    readonly property string own: mark.own ?? ""

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: mark.said ?? ""
    Keys.onPressed: event => Theme.enter(event, cell)

    background: Rectangle {
        radius: Theme.px(5)
        color: cell.mark.asked ? "#40C99C4B" : cell.hovered ? "#268A6730" : "transparent"
        FocusRing { corner: 5; shown: cell.visualFocus }
    }
    contentItem: Item {
        Icon {
            id: sign
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(3)
            name: cell.mark.sign ?? ""
            size: 19
            tint: Theme.ink
            opacity: cell.out ? 0.4 : 1
        }
        Icon {
            visible: cell.mark.struck ?? false
            x: sign.x + sign.width + Theme.px(2)
            y: Theme.px(4)
            name: "x"
            size: 15
            tint: "#A8322C"
        }
        FitLabel {
            x: Theme.px(2)
            y: sign.y + sign.height
            width: parent.width - Theme.px(4)
            height: parent.height - y
            text: cell.mark.label ?? ""
            wraps: true
            size: 13
            font.strikeout: cell.out
            color: cell.out ? Theme.ink3 : Theme.ink
            horizontalAlignment: Text.AlignHCenter
        }
        Icon {
            visible: cell.own === "cross"
            anchors.centerIn: parent
            name: "x"
            size: 30
            tint: "#1F5C9E"
        }
        Rectangle {
            visible: cell.own === "circle"
            anchors.fill: parent
            anchors.margins: Theme.px(1)
            radius: Theme.px(14)
            color: "transparent"
            border.width: Theme.px(1.6)
            border.color: "#1F5C9E"
        }
    }
}
