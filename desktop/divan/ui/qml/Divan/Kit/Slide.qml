import QtQuick
import QtQuick.Templates as T

// A value on a scale.
T.Slider {
    id: slide

    property string label: ""

    implicitWidth: Theme.px(220)
    implicitHeight: Math.max(Theme.px(32), 24)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Slider
    Accessible.name: label

    background: Rectangle {
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - Theme.px(20)
        height: Theme.px(4)
        radius: height / 2
        color: Theme.sunk
        border.width: Theme.hairline
        border.color: Theme.line

        Rectangle {
            x: slide.mirrored ? parent.width - width : 0
            width: slide.position * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.brass
        }
    }
    handle: Rectangle {
        x: slide.visualPosition * (slide.width - width)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: slide.hovered || slide.pressed ? "#F5D995" : "#E9C67E"
        border.width: Theme.hairline
        border.color: Theme.brassDark
        FocusRing { corner: 10; shown: slide.visualFocus }
    }
}
