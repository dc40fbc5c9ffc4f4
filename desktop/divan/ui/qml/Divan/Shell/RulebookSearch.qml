import QtQuick
import Divan.Bridge
import Divan.Kit

// The field to look for words or the number of a rule; arrows and Enter go through what
// was found, which the page shows below the bar.
Field {
    id: field

    required property RulebookBridge bridge
    property int chosen: 0
    property int count: bridge.results.length
    signal placeAsked(place: int)
    signal leaveAsked()

    function begin() {
        forceActiveFocus(Qt.ShortcutFocusReason)
        selectAll()
    }
    function wipe() {
        text = ""
        bridge.search("")
    }
    function go() {
        if (chosen < count)
            placeAsked(bridge.results[chosen].place)
    }

    implicitWidth: Theme.px(300) * Math.min(1.4, Theme.textScale)
    implicitHeight: Math.max(Theme.px(36), contentHeight + Theme.px(8))
    readonly property real after: Theme.px(40)
    leftPadding: Theme.rightToLeft ? after : before
    rightPadding: Theme.rightToLeft ? before : after
    iconName: "search"
    label: qsTr("Search the rules")
    placeholderText: qsTr("Search the rules")
    maximumLength: 80
    Accessible.description: bridge.found

    onTextEdited: {
        chosen = 0
        bridge.search(text)
    }
    Keys.onDownPressed: chosen = Math.min(chosen + 1, count - 1)
    Keys.onUpPressed: chosen = Math.max(0, chosen - 1)
    Keys.onReturnPressed: go()
    Keys.onEnterPressed: go()
    Keys.onEscapePressed: {
        if (text !== "")
            wipe()
        else
            leaveAsked()
    }

    ToolButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        visible: field.text !== ""
        iconName: "x"
        size: 28
        iconSize: 16
        focusPolicy: Qt.NoFocus
        text: qsTr("Clear")
        onClicked: {
            field.wipe()
            field.forceActiveFocus()
        }
    }
}
