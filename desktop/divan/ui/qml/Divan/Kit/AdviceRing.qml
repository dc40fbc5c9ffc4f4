import QtQuick

// What a hint speaks of: a ring around the parent, with the lamp of the hint at its corner.
Rectangle {
    id: ring

    property bool shown: false

    anchors.fill: parent
    anchors.margins: -Theme.px(4)
    visible: shown
    color: "transparent"
    radius: Theme.px(11)
    border.width: Theme.px(3)
    border.color: Theme.lamp
    Accessible.ignored: true

    Rectangle {
        x: -width * 0.35
        y: -height * 0.35
        width: Theme.px(24)
        height: width
        radius: width / 2
        color: Theme.lamp

        Icon {
            anchors.centerIn: parent
            name: "lightbulb"
            size: 16
            tint: Theme.lampText
        }
    }
}
