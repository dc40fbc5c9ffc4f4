pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// What can be done besides laying cards: in one column, or two where there is more to choose.
Item {
    id: box

    property var actions: []
    // What it says on the button with which one who is out leaves the rest to the others.
    property string jump: ""
    signal pressed(action: string)
    signal jumped()

    readonly property int columns: actions.length > 2 ? 2 : 1
    readonly property int lines: Math.max(1, Math.ceil(actions.length / columns))
    readonly property real space: Theme.px(8)
    readonly property real most: Math.max(Theme.px(38), (height - space) / 2)

    Grid {
        columns: box.columns
        spacing: box.space
        width: parent.width
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Repeater {
            model: box.actions
            T.Button {
                id: button
                required property var modelData
                readonly property bool primary: modelData.primary
                readonly property color word: primary ? "#241706" : Theme.brassLight
                text: modelData.label
                enabled: modelData.enabled
                width: (box.width - (box.columns - 1) * box.space) / box.columns
                height: Math.min(box.most, Math.max(Theme.px(26), (box.height - (box.lines - 1) * box.space) / box.lines))
                opacity: enabled ? 1 : 0.45
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.description: modelData.why_not
                onClicked: {
                    Theme.clicked()
                    box.pressed(modelData.id)
                }
                Keys.onPressed: event => Theme.enter(event, button)

                background: Rectangle {
                    radius: Theme.px(10)
                    color: button.primary ? button.hovered ? "#E9C67E" : "#D7AA57"
                        : button.down ? Theme.washPress : button.hovered ? Theme.washHover : Theme.wash
                    border.width: Theme.hairline
                    border.color: Theme.brass
                    FocusRing { corner: 10; shown: button.visualFocus }
                }
                contentItem: Item {
                    Icon {
                        id: sign
                        readonly property string shown: ({ guess: "message-circle-question", final: "search-check", submit: "check" })[button.modelData.id] ?? ""
                        visible: shown !== ""
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        name: shown
                        size: 18
                        tint: button.word
                    }
                    KeyCap {
                        id: key
                        visible: text !== "" && Theme.textScale < 1.4
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        text: button.modelData.key
                        tint: button.word
                    }
                    Label {
                        anchors.left: sign.visible ? sign.right : parent.left
                        anchors.right: key.visible ? key.left : parent.right
                        anchors.leftMargin: sign.visible ? Theme.px(8) : Theme.px(10)
                        anchors.rightMargin: Theme.px(6)
                        anchors.verticalCenter: parent.verticalCenter
                        topPadding: Theme.px(2)
                        text: button.text
                        // As large as a button's height allows.
                        size: 15 * Math.min(1.6, Theme.textScale) / Theme.textScale
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        font.weight: Font.DemiBold
                        color: button.word
                        horizontalAlignment: sign.visible ? Text.AlignLeft : Text.AlignHCenter
                        Accessible.ignored: true
                    }
                }
                Tip {
                    shown: button.hovered && !button.enabled && text !== ""
                    text: button.modelData.why_not
                }
            }
        }
    }
    PushButton {
        visible: box.jump !== "" && box.actions.length === 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(24)
        size: 36
        iconName: "skip-forward"
        text: box.jump
        onClicked: box.jumped()
    }
}
