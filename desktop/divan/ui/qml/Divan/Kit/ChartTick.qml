import QtQuick

// A line across a chart with its number at the left.
Item {
    id: tick

    property string text: ""
    property bool strong: false
    readonly property real labelWidth: label.implicitWidth

    Accessible.ignored: true

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: tick.strong ? Theme.edge : Theme.faint
    }
    NumberLabel {
        id: label
        x: -width - Theme.px(8)
        y: -height / 2
        text: tick.text
        size: 13
        color: Theme.text2
        Accessible.ignored: true
    }
}
