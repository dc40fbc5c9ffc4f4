import QtQuick

// A match in a chart: full where it was won, hollow where it was lost, a diamond for a draw.
Item {
    id: point

    property string end: ""
    property real size: 10
    property bool pointed: false

    width: Theme.px(size)
    height: width
    Accessible.ignored: true

    Rectangle {
        visible: point.pointed
        anchors.centerIn: parent
        width: parent.width + Theme.px(10)
        height: width
        radius: width / 2
        color: Theme.chosen
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: point.end === "drawn" ? Theme.px(0.5) : 0
        radius: point.end === "drawn" ? 0 : width / 2
        rotation: point.end === "drawn" ? 45 : 0
        color: point.end === "won" ? Theme.mark : Theme.pill
        border.width: Theme.px(2)
        border.color: Theme.mark
        antialiasing: true
    }
}
