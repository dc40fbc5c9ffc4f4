import QtQuick
import QtQuick.Templates as T

// An icon in the bar or a panel; its name is told on hover, on focus and to screen readers.
T.Button {
    id: tool

    required property string iconName
    property real size: 36
    property real iconSize: 20
    property bool lit: false
    property bool directional: false
    property color tint: Theme.text2
    property string keyHint: ""
    property string whyNot: ""

    implicitWidth: Math.max(Theme.px(size) * Theme.pictureScale, 24)
    implicitHeight: implicitWidth
    // A click leaves the focus where it is: on the cards, say.
    focusPolicy: Qt.TabFocus
    z: tip.visible ? 1 : 0
    hoverEnabled: true
    opacity: enabled ? 1 : 0.35

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: enabled ? "" : whyNot
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, tool)

    background: Rectangle {
        radius: Theme.px(8)
        color: tool.down ? Theme.press : tool.lit || tool.hovered ? Theme.hover : "transparent"
        FocusRing { corner: 8; shown: tool.visualFocus }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: tool.iconName
            size: tool.iconSize * Theme.pictureScale
            directional: tool.directional
            tint: tool.lit || tool.hovered ? Theme.brassLight : tool.tint
        }
    }

    Tip {
        id: tip
        shown: (tool.hovered || tool.visualFocus) && tool.text !== ""
        text: tool.text + (tool.keyHint === "" ? "" : "  " + tool.keyHint)
    }
}
