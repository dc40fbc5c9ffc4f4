import QtQuick

// A part of a hundred on a scale, with its number beside it. What is dragged counts when it
// is let go.
Row {
    id: line

    property alias label: slide.label
    property alias from: slide.from
    property alias to: slide.to
    property alias stepSize: slide.stepSize
    property int value: 0
    // What it would be if it were let go now.
    readonly property int now: Math.round(slide.value)
    signal chosen(value: int)

    spacing: Theme.px(10)

    function settle() {
        if (!slide.pressed && now !== value)
            chosen(now)
    }

    Slide {
        id: slide
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(200)
        from: 0
        to: 100
        stepSize: 5
        snapMode: Slide.SnapAlways
        value: line.value
        onMoved: line.settle()
        onPressedChanged: line.settle()
    }
    NumberLabel {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(Theme.px(52), implicitWidth)
        text: qsTr("%L1 %", "per cent").arg(line.now)
        size: 15
    }
}
