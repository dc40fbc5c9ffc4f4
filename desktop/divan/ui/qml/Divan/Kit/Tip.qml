import QtQuick

// The name of the parent, shown below it after a moment.
Rectangle {
    id: tip

    property bool shown: false
    property string text: ""

    readonly property Item lamp: parent

    visible: opacity > 0
    opacity: 0
    z: 100
    width: words.implicitWidth + Theme.px(20)
    height: words.implicitHeight + Theme.px(10)
    radius: height / 2
    color: Theme.tip
    border.width: Theme.hairline
    border.color: Theme.line
    y: (lamp ? lamp.height : 0) + Theme.px(6)
    x: {
        if (!lamp || !shown)
            return 0
        const wish = (lamp.width - width) / 2
        const left = lamp.mapToItem(null, 0, 0).x
        const most = Theme.windowSize.width - left - width - Theme.px(6)
        return Math.max(Theme.px(6) - left, Math.min(wish, most))
    }
    Accessible.ignored: true

    states: State {
        when: tip.shown
        PropertyChanges { tip.opacity: 1 }
    }
    transitions: Transition {
        to: "*"
        SequentialAnimation {
            PauseAnimation { duration: tip.shown ? 450 : 0 }
            NumberAnimation { property: "opacity"; duration: Theme.ms(100) }
        }
    }

    Label {
        id: words
        anchors.centerIn: parent
        topPadding: Theme.px(2)
        text: tip.text
        size: 13
    }
}
