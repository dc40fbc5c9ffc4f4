import QtQuick

// A key of the keyboard.
Rectangle {
    id: cap

    property alias text: word.text
    property color tint: Theme.text2

    implicitWidth: Math.max(Theme.px(20), word.implicitWidth + Theme.px(10))
    implicitHeight: Math.max(Theme.px(20), word.implicitHeight)
    radius: Theme.px(5)
    color: "transparent"
    border.width: Theme.hairline
    border.color: Theme.contrast ? tint : Qt.alpha(tint, 0.45)

    Label {
        id: word
        anchors.centerIn: parent
        size: 12
        color: cap.tint
    }
}
