import QtQuick

// The little lamp that burns where something is to be done.
Rectangle {
    id: dot

    property bool pulsing: false

    implicitWidth: Theme.px(8)
    implicitHeight: Theme.px(8)
    radius: width / 2
    color: Theme.mark
    Accessible.ignored: true

    Rectangle {
        z: -1
        anchors.centerIn: parent
        width: Theme.px(16)
        height: width
        radius: width / 2
        color: Theme.mark
        opacity: 0.25
    }
    SequentialAnimation on opacity {
        running: dot.pulsing && !Theme.reducedMotion
        loops: Animation.Infinite
        alwaysRunToEnd: true
        NumberAnimation { to: 0.35; duration: 700 }
        NumberAnimation { to: 1; duration: 700 }
    }
}
