import QtQuick
import Divan.Kit

// What can be done with a match; reached by Tab only on the line where the keyboard is.
Row {
    id: deeds

    required property MatchRow row
    readonly property int policy: row.current ? Qt.StrongFocus : Qt.ClickFocus

    spacing: Theme.px(4)

    // As wide on every line, whatever stands on it.
    PushButton {
        id: other
        visible: false
        size: 34
        iconName: open.iconName
        text: deeds.row.over ? qsTr("Continue") : qsTr("Look at the end")
    }
    PushButton {
        id: open
        visible: deeds.row.roomy
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(implicitWidth, other.implicitWidth, Theme.px(150))
        size: 34
        iconName: deeds.row.over ? "eye" : "play"
        text: deeds.row.over ? qsTr("Look at the end") : qsTr("Continue")
        enabled: deeds.row.readable
        whyNot: deeds.row.trouble
        focusPolicy: deeds.policy
        onClicked: deeds.row.opened()
    }
    ToolButton {
        visible: !deeds.row.roomy
        anchors.verticalCenter: parent.verticalCenter
        iconName: deeds.row.over ? "eye" : "play"
        text: deeds.row.over ? qsTr("Look at the end") : qsTr("Continue")
        keyHint: "⏎"
        enabled: deeds.row.readable
        whyNot: deeds.row.trouble
        focusPolicy: deeds.policy
        onClicked: deeds.row.opened()
    }
    Item {
        width: Theme.px(4)
        height: 1
    }
    ToolButton {
        anchors.verticalCenter: parent.verticalCenter
        iconName: "history"
        text: qsTr("Replay")
        enabled: deeds.row.readable
        whyNot: deeds.row.trouble
        focusPolicy: deeds.policy
        onClicked: deeds.row.replayed()
    }
    ToolButton {
        anchors.verticalCenter: parent.verticalCenter
        iconName: "chart-line"
        text: qsTr("Analysis")
        keyHint: "A"
        enabled: deeds.row.analysable
        whyNot: deeds.row.trouble !== "" ? deeds.row.trouble
            : deeds.row.over ? qsTr("Only the computer played in this match.") : qsTr("Possible when the match is over.")
        focusPolicy: deeds.policy
        onClicked: deeds.row.analysed()
    }
    ToolButton {
        anchors.verticalCenter: parent.verticalCenter
        iconName: "shield-check"
        text: qsTr("Verify the deal")
        keyHint: "V"
        enabled: deeds.row.readable && deeds.row.over
        whyNot: deeds.row.readable ? qsTr("Possible when the match is over.") : deeds.row.trouble
        focusPolicy: deeds.policy
        onClicked: deeds.row.verified()
    }
    ToolButton {
        anchors.verticalCenter: parent.verticalCenter
        iconName: "file-up"
        text: qsTr("Export…")
        keyHint: "Ctrl+E"
        enabled: deeds.row.readable
        whyNot: deeds.row.trouble
        focusPolicy: deeds.policy
        onClicked: deeds.row.exported()
    }
    ToolButton {
        anchors.verticalCenter: parent.verticalCenter
        iconName: "trash-2"
        text: qsTr("Delete")
        keyHint: "Del"
        focusPolicy: deeds.policy
        onClicked: deeds.row.removed()
    }
}
