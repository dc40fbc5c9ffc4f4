import QtQuick

// A line about something that happened beside the game; goes by itself, or with a click.
Item {
    id: notice

    property string text: ""
    property bool lasting: false
    signal dismissed()

    visible: text !== ""
    implicitWidth: Math.min(row.implicitWidth + Theme.px(32), Theme.px(760))
    implicitHeight: Math.max(Theme.px(40), words.implicitHeight + Theme.px(18))
    Accessible.role: Accessible.Notification
    Accessible.name: text

    onTextChanged: timer.restart()

    Timer {
        id: timer
        interval: 4000 + notice.text.length * 60
        running: notice.visible && !notice.lasting && !hover.hovered
        onTriggered: notice.dismissed()
    }
    HoverHandler { id: hover }
    Shadow { kind: "shadow-plaque" }
    Plate { anchors.fill: parent; lit: true; solid: true; radius: Math.min(height / 2, Theme.px(20)) }
    Row {
        id: row
        x: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        Icon {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            name: "info"
            size: 18
            tint: Theme.brassLight
        }
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Theme.px(760) - Theme.px(32) - sign.width - cross.width - 2 * row.spacing)
            text: notice.text
            size: 14
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        ToolButton {
            id: cross
            anchors.verticalCenter: parent.verticalCenter
            iconName: "x"
            size: 28
            iconSize: 16
            text: qsTr("Close")
            onClicked: notice.dismissed()
        }
    }
}
