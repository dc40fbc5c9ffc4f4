pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The analysis over the replay of a match: a chart, the costliest decisions in words, and all
// decisions. Each leads to its moment on the table.
Cover {
    id: view

    required property ApplicationBridge app
    readonly property AnalysisBridge bridge: app.analysis
    readonly property AnalysisPaper paper: body.item as AnalysisPaper

    function dismiss() {
        bridge.show(false)
    }

    first: paper?.lines ?? null
    Keys.onEscapePressed: dismiss()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_A) {
            dismiss()
            event.accepted = true
        }
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Analysis")

    Rectangle {
        anchors.fill: parent
        color: "#61080F0C"
        TapHandler {}
        HoverHandler { blocking: true }
    }
    Paper {
        id: sheet
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(20)
        width: Math.min(parent.width - 2 * Theme.px(60), Theme.px(1400))
        height: parent.height - Theme.px(40)
    }
    // Made when it is wanted: what stands on it costs time at every finding.
    Loader {
        id: body
        anchors.fill: sheet
        anchors.bottomMargin: foot.height + Theme.px(28)
        active: view.visible
        onLoaded: (item as AnalysisPaper).lines.forceActiveFocus(Qt.PopupFocusReason)
        sourceComponent: AnalysisPaper { bridge: view.bridge; ply: view.app.table.ply }
    }
    Rectangle {
        anchors.bottom: body.bottom
        anchors.horizontalCenter: sheet.horizontalCenter
        width: sheet.width - Theme.px(72)
        height: Theme.hairline
        color: "#808A6730"
    }
    Flow {
        id: foot
        anchors.left: sheet.left
        anchors.leftMargin: Theme.px(36)
        anchors.right: sheet.right
        anchors.rightMargin: Theme.px(36)
        anchors.bottom: sheet.bottom
        anchors.bottomMargin: Theme.px(16)
        spacing: Theme.px(12)

        PushButton {
            size: 44
            onPaper: true
            iconName: "eye"
            text: qsTr("Look at the table")
            onClicked: view.dismiss()
        }
    }
}
