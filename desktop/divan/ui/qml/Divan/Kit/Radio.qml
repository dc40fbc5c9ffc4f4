import QtQuick

// The round mark of the one that is chosen.
Rectangle {
    property bool on: false

    implicitWidth: Theme.px(20)
    implicitHeight: Theme.px(20)
    radius: width / 2
    color: "transparent"
    border.width: Theme.px(1.5)
    border.color: Theme.brass
    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        visible: parent.on
        width: Theme.px(10)
        height: width
        radius: width / 2
        color: Theme.mark
    }
}
