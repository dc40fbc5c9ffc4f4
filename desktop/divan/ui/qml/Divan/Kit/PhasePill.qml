import QtQuick

// The pill in the bar: who is to act or what goes on, and what to do. Where there is no room
// for all of it the end is cut, and the whole is told on hover.
Rectangle {
    id: pill

    required property var prompt
    property real most: 600

    readonly property string whole: [prompt?.who ?? "", prompt?.what ?? ""].filter(part => part !== "").join(": ")
    // How wide it is with all its words.
    readonly property real wish: Math.ceil(lamp.width + gap + (who.visible ? who.implicitWidth + gap : 0) + what.implicitWidth) + Theme.px(28)
    readonly property real gap: Theme.px(10)

    implicitWidth: Math.max(Theme.px(40), Math.min(wish, most))
    implicitHeight: Math.max(Theme.px(32), row.implicitHeight + Theme.px(4))
    radius: height / 2
    color: Theme.tone("#47000000", "#99FFFFFF", "#000000")
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: whole

    Row {
        id: row
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: pill.gap
        width: pill.width - Theme.px(28)

        LampDot {
            id: lamp
            anchors.verticalCenter: parent.verticalCenter
            pulsing: pill.prompt?.busy ?? false
        }
        Label {
            id: who
            visible: text !== ""
            width: Math.min(implicitWidth, row.width - lamp.width - row.spacing)
            elide: Text.ElideRight
            topPadding: Theme.px(2)
            text: pill.prompt?.who ?? ""
            font.weight: Font.DemiBold
            color: Theme.brassLight
            Accessible.ignored: true
        }
        Label {
            id: what
            width: Math.max(0, row.width - lamp.width - row.spacing - (who.visible ? who.width + row.spacing : 0))
            elide: Text.ElideRight
            topPadding: Theme.px(2)
            text: pill.prompt?.what ?? ""
            Accessible.ignored: true
        }
    }
    HoverHandler { id: hover }
    Tip {
        shown: hover.hovered && pill.width < pill.wish
        text: pill.whole
    }
}
