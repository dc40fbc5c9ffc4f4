import QtQuick
import Divan.Bridge
import Divan.Kit

// Going to and fro in a match that is only looked at.
Row {
    id: tools

    required property TableBridge bridge
    property bool playing: false

    spacing: Theme.px(4)
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    function seek(ply: int) {
        playing = false
        bridge.seek(Math.max(0, Math.min(ply, bridge.lastPly)))
    }
    function toggle() {
        playing = !playing && bridge.ply < bridge.lastPly
    }

    // Return whether the key was one of a replay's.
    function take(key: int): bool {
        switch (key) {
        case Qt.Key_Left: seek(bridge.ply - 1); break
        case Qt.Key_Right: seek(bridge.ply + 1); break
        case Qt.Key_Home: seek(0); break
        case Qt.Key_End: seek(bridge.lastPly); break
        case Qt.Key_Space: toggle(); break
        default: return false
        }
        return true
    }

    ToolButton { iconName: "skip-back"; text: qsTr("To the start"); enabled: tools.bridge.ply > 0; onClicked: tools.seek(0) }
    ToolButton { iconName: "chevron-left"; text: qsTr("One move back"); enabled: tools.bridge.ply > 0; onClicked: tools.seek(tools.bridge.ply - 1) }
    ToolButton {
        iconName: tools.playing ? "pause" : "play"
        text: tools.playing ? qsTr("Pause") : qsTr("Play")
        enabled: tools.bridge.ply < tools.bridge.lastPly
        onClicked: tools.toggle()
    }
    ToolButton { iconName: "chevron-right"; text: qsTr("One move on"); enabled: tools.bridge.ply < tools.bridge.lastPly; onClicked: tools.seek(tools.bridge.ply + 1) }
    ToolButton { iconName: "skip-forward"; text: qsTr("To the end"); enabled: tools.bridge.ply < tools.bridge.lastPly; onClicked: tools.seek(tools.bridge.lastPly) }
    Slide {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(160)
        label: qsTr("Moment of the match")
        from: 0
        to: Math.max(1, tools.bridge.lastPly)
        stepSize: 1
        value: tools.bridge.ply
        onMoved: tools.seek(value)
    }
    Timer {
        running: tools.playing && tools.visible
        interval: 900
        repeat: true
        onTriggered: {
            if (tools.bridge.ply < tools.bridge.lastPly)
                tools.bridge.seek(tools.bridge.ply + 1)
            else
                tools.playing = false
        }
    }
}
