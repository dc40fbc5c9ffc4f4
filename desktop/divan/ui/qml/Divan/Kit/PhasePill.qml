import QtQuick

// The pill in the bar: who is to act or what goes on, and what to do.
Rectangle {
    id: pill

    required property var prompt
    property real most: 600

    implicitWidth: Math.min(row.implicitWidth + Theme.px(28), most)
    implicitHeight: Math.max(Theme.px(32), row.implicitHeight + Theme.px(4))
    radius: height / 2
    color: Theme.tone("#47000000", "#99FFFFFF", "#000000")
    border.width: Theme.hairline
    border.color: Theme.line
    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: [prompt?.who ?? "", prompt?.what ?? ""].filter(part => part !== "").join(": ")

    Row {
        id: row
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
        width: pill.width - Theme.px(28)

        LampDot {
            anchors.verticalCenter: parent.verticalCenter
            pulsing: pill.prompt?.busy ?? false
        }
        Label {
            visible: text !== ""
            topPadding: Theme.px(2)
            text: pill.prompt?.who ?? ""
            font.weight: Font.DemiBold
            color: Theme.brassLight
            Accessible.ignored: true
        }
        Label {
            topPadding: Theme.px(2)
            text: pill.prompt?.what ?? ""
            Accessible.ignored: true
        }
    }
}
