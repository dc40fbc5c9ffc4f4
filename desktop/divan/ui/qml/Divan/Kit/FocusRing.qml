import QtQuick

// A ring of 3 with a gap of 2 around the parent, for whoever uses the keyboard.
Rectangle {
    property real corner: 10
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -Theme.px(5)
    visible: shown
    color: "transparent"
    radius: Theme.px(corner + 5)
    border.width: Theme.px(3)
    border.color: Theme.focus

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(3)
        color: "transparent"
        radius: Theme.px(parent.corner + 2)
        border.width: Theme.px(2)
        border.color: Theme.focusGap
    }
}
