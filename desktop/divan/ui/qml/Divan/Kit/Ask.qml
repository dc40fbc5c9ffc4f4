import QtQuick

// Asks once before something that cannot be taken back. Everything else waits.
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
        height: content.implicitHeight + Theme.px(44)

        Shadow { kind: "shadow-sheet" }
        Plate { anchors.fill: parent; radius: Theme.px(16); solid: true }
        TapHandler {}

        Column {
            id: content
            anchors.centerIn: parent
            width: parent.width - Theme.px(48)
            spacing: Theme.px(12)

            Title {
                width: parent.width
                text: ask.question
                size: 19
                wrapMode: Text.WordWrap
            }
            Label {
                visible: text !== ""
                width: parent.width
                text: ask.detail
                wrapMode: Text.WordWrap
                color: Theme.text2
            }
            Row {
                spacing: Theme.px(12)
                topPadding: Theme.px(8)
                anchors.right: parent.right

                PushButton {
                    id: noButton
                    text: ask.no
                    onClicked: ask.close()
                    KeyNavigation.right: yesButton
                    KeyNavigation.left: yesButton
                }
                PushButton {
                    id: yesButton
                    primary: true
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
