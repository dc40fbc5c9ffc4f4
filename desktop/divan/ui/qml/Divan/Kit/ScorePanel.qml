pragma ComponentBehavior: Bound

import QtQuick

// The scores as they stand: a row each, a column a player.
Column {
    id: panel

    required property var heads
    required property var rows
    property string game: ""

    // As wide as the longest name, as far as there is room.
    readonly property real larger: Math.max(1, Math.sqrt(Theme.textScale))
    readonly property real widest: Math.max(0, ...heads.map(head => metrics.advanceWidth(head)))
    readonly property real valueWidth: Math.min(width / (heads.length + 2) * larger, Math.max(Theme.px(58) * larger, Math.ceil(widest) + Theme.px(8)))

    FontMetrics {
        id: metrics
        font.family: Theme.bodyFont
        font.pixelSize: Theme.textPx(13)
    }

    Accessible.role: Accessible.Table

    Item {
        width: panel.width
        height: heading.implicitHeight + Theme.px(4)

        Row {
            id: heading
            anchors.right: parent.right
            Repeater {
                model: panel.heads
                Label {
                    required property string modelData
                    width: panel.valueWidth
                    text: modelData
                    size: 13
                    color: Theme.text2
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                }
            }
        }
    }
    Repeater {
        model: panel.rows

        Item {
            id: row

            required property var modelData

            width: panel.width
            height: Math.max(Theme.px(modelData.total ? 32 : 27), name.implicitHeight + Theme.px(4))
            Accessible.role: Accessible.Row
            Accessible.name: modelData.label + ": " + modelData.values.map((value, place) => panel.heads[place] + " " + value).join(", ")

            Rectangle {
                visible: row.modelData.total
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }
            SignTile {
                id: tile
                visible: row.modelData.sign !== ""
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                game: panel.game
                sign: row.modelData.sign
            }
            Label {
                id: name
                anchors.left: tile.visible ? tile.right : parent.left
                anchors.leftMargin: tile.visible ? Theme.px(8) : 0
                anchors.right: values.left
                anchors.verticalCenter: parent.verticalCenter
                topPadding: Theme.px(2)
                text: row.modelData.label
                size: 14
                font.weight: row.modelData.total ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Row {
                id: values
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                Repeater {
                    model: row.modelData.values
                    NumberLabel {
                        required property string modelData
                        width: panel.valueWidth
                        text: modelData
                        size: row.modelData.total ? 17 : 15
                        color: row.modelData.total ? Theme.brassLight : modelData === "–" ? Theme.number : Theme.text
                        horizontalAlignment: Text.AlignRight
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
