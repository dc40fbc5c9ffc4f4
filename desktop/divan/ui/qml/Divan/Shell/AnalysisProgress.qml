import QtQuick
import Divan.Bridge
import Divan.Kit

// How far an analysis is, and a way to call it off or to go on with it.
Item {
    id: progress

    required property AnalysisBridge bridge
    // Words and button do not fit beside each other.
    readonly property bool stacked: words.implicitWidth + button.implicitWidth + Theme.px(40) > width

    implicitHeight: button.visible && stacked ? button.y + button.height
        : Math.max(words.implicitHeight + Theme.px(16), button.visible ? button.height : 0)

    Label {
        id: words
        anchors.left: parent.left
        width: progress.stacked ? parent.width : implicitWidth
        text: progress.bridge.state
        size: 14
        color: Theme.ink2
        wrapMode: Text.WordWrap
    }
    Rectangle {
        id: track
        anchors.left: parent.left
        anchors.top: words.bottom
        anchors.topMargin: Theme.px(6)
        width: progress.stacked || !button.visible ? parent.width : parent.width - button.width - Theme.px(24)
        height: Theme.px(6)
        radius: height / 2
        color: "#338A6730"
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.ink
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Progress of the analysis")
        Accessible.description: progress.bridge.state

        Rectangle {
            anchors.left: parent.left
            width: Math.max(height, parent.width * progress.bridge.progress)
            height: parent.height
            radius: height / 2
            color: Theme.brassDark
        }
    }
    PushButton {
        id: button
        objectName: "analysisButton"
        visible: progress.bridge.running || progress.bridge.canResume
        anchors.right: parent.right
        y: progress.stacked ? track.y + track.height + Theme.px(10) : 0
        size: 36
        onPaper: true
        iconName: progress.bridge.running ? "x" : "rotate-cw"
        text: progress.bridge.running ? qsTr("Cancel") : qsTr("Go on")
        onClicked: progress.bridge.running ? progress.bridge.cancel() : progress.bridge.resume()
    }
}
