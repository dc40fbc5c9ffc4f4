import QtQuick

// Asks once before something that cannot be taken back. Everything else waits. The golden button
// is the one that does no harm; what there is to say may be long, and then scrolls.
Cover {
    id: ask

    property string question: ""
    property string detail: ""
    property string yes: qsTr("Yes")
    property string no: qsTr("Cancel")
    signal agreed()
    signal closed()

    function open() {
        visible = true
    }
    function close() {
        visible = false
        closed()
    }

    first: noButton

    visible: false
    anchors.fill: parent
    z: 20000
    Accessible.role: Accessible.Dialog
    Accessible.name: question
    Accessible.description: detail
    Keys.onEscapePressed: close()

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        TapHandler { onTapped: ask.close() }
        HoverHandler { blocking: true }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(Theme.px(440) * Math.sqrt(Theme.textScale), parent.width - Theme.px(40))
        height: Math.min(content.implicitHeight + Theme.px(44), parent.height - Theme.px(20))

        Shadow { kind: "shadow-sheet" }
        Plate { anchors.fill: parent; radius: Theme.px(16); solid: true }
        TapHandler {}

        Column {
            id: content
            anchors.centerIn: parent
            width: parent.width - Theme.px(48)
            spacing: Theme.px(12)

            Title {
                id: title
                width: parent.width
                text: ask.question
                size: 19
                wrapMode: Text.WordWrap
            }
            Scroll {
                visible: ask.detail !== ""
                width: parent.width
                height: Math.min(says.implicitHeight, ask.height - Theme.px(64) - title.implicitHeight - buttons.implicitHeight - 2 * content.spacing)
                contentHeight: says.implicitHeight

                Label {
                    id: says
                    width: parent.width
                    text: ask.detail
                    wrapMode: Text.Wrap
                    color: Theme.text2
                }
            }
            Flow {
                id: buttons
                readonly property real wish: noButton.implicitWidth + yesButton.implicitWidth + spacing
                spacing: Theme.px(12)
                topPadding: Theme.px(8)
                anchors.right: parent.right
                width: Math.min(wish, parent.width)

                PushButton {
                    id: noButton
                    primary: true
                    text: ask.no
                    onClicked: ask.close()
                    KeyNavigation.right: yesButton
                    KeyNavigation.left: yesButton
                }
                PushButton {
                    id: yesButton
                    warning: true
                    text: ask.yes
                    KeyNavigation.right: noButton
                    KeyNavigation.left: noButton
                    onClicked: {
                        ask.close()
                        ask.agreed()
                    }
                }
            }
        }
    }
}
