import QtQuick

// A player: portrait, name, what there is to say, and the score so far.
Item {
    id: plaque

    required property var player
    property real portraitSize: 44

    implicitWidth: portrait.width + Math.max(name.implicitWidth, line.implicitWidth) + score.implicitWidth + 2 * row.spacing + Theme.px(24)
    implicitHeight: Math.max(Theme.px(60), row.implicitHeight + Theme.px(16))
    Accessible.role: Accessible.StaticText
    Accessible.name: [player.name, player.line, player.score].filter(part => part !== "").join(", ")

    Shadow { kind: "shadow-plaque" }
    Shadow { kind: "glow-seat"; visible: plaque.player.to_act }
    Plate {
        anchors.fill: parent
        lit: plaque.player.to_act
    }
    Row {
        id: row
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - Theme.px(20)
        spacing: Theme.px(10)

        Avatar {
            id: portrait
            portrait: plaque.player.portrait
            size: plaque.portraitSize
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            readonly property real room: row.width - portrait.width - score.width - 2 * row.spacing
            width: plaque.width > plaque.implicitWidth ? room : Math.min(implicitWidth, room)

            Label {
                id: name
                anchors.left: parent.left
                width: Math.min(implicitWidth, parent.room)
                text: plaque.player.name
                size: 15
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                id: line
                anchors.left: parent.left
                visible: text !== ""
                width: Math.min(implicitWidth, parent.room)
                elide: Text.ElideRight
                text: plaque.player.line
                size: 13
                color: Theme.text2
                Accessible.ignored: true
            }
        }
        NumberLabel {
            id: score
            anchors.verticalCenter: parent.verticalCenter
            text: plaque.player.score
            size: text.length > 3 ? 20 : 24
            Accessible.ignored: true
        }
    }
}
