import QtQuick

// A line about something that happened beside the game; goes by itself, or with a click. Of a
// text that is longer than a few lines the end is left to screen readers.
Item {
    id: notice

    property string text: ""
    property bool lasting: false
    signal dismissed()

    visible: text !== ""
    readonly property real most: Math.min(Theme.px(760) * Theme.pictureScale, Theme.windowSize.width - Theme.px(40))
    implicitWidth: Math.min(row.implicitWidth + Theme.px(32), most)
    implicitHeight: Math.max(Theme.px(40), words.implicitHeight + Theme.px(18))
    Accessible.role: Accessible.Notification
    Accessible.name: text

    onTextChanged: timer.restart()

    Timer {
        id: timer
        interval: 4000 + Math.min(notice.text.length, 300) * 60
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
            width: Math.min(implicitWidth, notice.most - Theme.px(32) - sign.width - cross.width - 2 * row.spacing)
            text: notice.text
            size: 14
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
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
