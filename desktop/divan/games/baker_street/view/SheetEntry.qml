import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// Something on the sheet that can be marked: a name, struck or not, with the person's own
// mark in blue. Choosing it marks it, or asks why it is struck.
T.AbstractButton {
    id: entry

    required property var mark
    property bool strong: false
    property int align: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
    property real size: 13
    property real inset: Theme.px(3)
    default property alias extra: extras.data
    readonly property bool out: mark.out ?? false
    readonly property string own: mark.own ?? ""

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: mark.said ?? ""
    Keys.onPressed: event => Theme.enter(event, entry)

    background: Rectangle {
        radius: Theme.px(5)
        color: entry.mark.asked ? "#40C99C4B" : entry.hovered ? "#268A6730" : "transparent"
        FocusRing { corner: 5; shown: entry.visualFocus }
    }
    contentItem: Item {
        FitLabel {
            id: word
            x: entry.inset
            width: parent.width - 2 * entry.inset - extras.implicitWidth
            height: parent.height
            text: entry.mark.label ?? ""
            size: entry.size
            font.weight: entry.strong && !entry.out ? Font.DemiBold : Font.Normal
            font.strikeout: entry.mark.struck || entry.own === "cross"
            color: entry.out ? Theme.ink3 : Theme.ink
            horizontalAlignment: entry.align
            LayoutMirroring.enabled: false
        }
        Row {
            id: extras
            anchors.verticalCenter: parent.verticalCenter
            x: entry.align === Text.AlignHCenter ? 0
                : Theme.rightToLeft ? Math.max(0, word.x + word.width - word.paintedWidth - width - Theme.px(3))
                : Math.min(parent.width - width, word.x + word.paintedWidth + Theme.px(3))
            spacing: -Theme.px(2)
        }
        Icon {
            visible: entry.own === "cross"
            x: Math.max(0, word.x + (Theme.rightToLeft ? word.width - word.paintedWidth : 0) + word.paintedWidth / 2 - width / 2)
            anchors.verticalCenter: parent.verticalCenter
            name: "x"
            size: 20
            tint: "#1F5C9E"
        }
        Rectangle {
            visible: entry.own === "circle"
            anchors.fill: parent
            anchors.topMargin: Theme.px(1)
            anchors.bottomMargin: Theme.px(1)
            radius: height / 2
            color: "transparent"
            border.width: Theme.px(1.6)
            border.color: "#1F5C9E"
        }
    }
}
