pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The sets that a player has laid: three tiles of a symbol each, over one another.
Row {
    id: row

    property var sets: []
    property real tile: 30
    property real most: 400

    readonly property real high: tile * 1.4
    readonly property real gap: Math.min(12, sets.length > 1 ? (most / Theme.u - sets.length * (tile + 14)) / (sets.length - 1) : 12)

    spacing: Theme.px(Math.max(-tile * 0.6, gap))
    Accessible.ignored: true

    Repeater {
        // A number, so that the tiles stay when nothing was laid.
        model: row.sets.length

        Item {
            id: laid
            required property int index
            readonly property string symbol: row.sets[index] ?? ""
            readonly property real tile: row.tile
            readonly property real high: row.high
            width: Theme.px(tile + 14)
            height: Theme.px(high)

            component Tile: Rectangle {
                id: card
                property string sign: ""
                property string symbol: ""
                property real tile: 30
                width: Theme.px(tile)
                height: Theme.px(tile * 1.4)
                radius: Theme.px(4)
                color: Theme.ivory
                border.width: Theme.hairline
                border.color: "#66000000"

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: Theme.px(2)
                    radius: Theme.px(3)
                    color: ({ glass: "#2B5F8A", fingerprint: "#6A4A86", key: "#94611B", letter: "#9B3550", watch: "#2F6B52" })[card.symbol] ?? "transparent"

                    Icon {
                        visible: card.sign !== ""
                        anchors.centerIn: parent
                        name: card.sign === "" ? "" : "don_legacy/sign-" + card.sign
                        size: card.tile - 10
                        tint: "#FFFFFF"
                    }
                }
            }
            Tile {
                tile: laid.tile
                symbol: laid.symbol
            }
            Tile {
                x: Theme.px(7)
                tile: laid.tile
                symbol: laid.symbol
            }
            Tile {
                x: Theme.px(14)
                tile: laid.tile
                symbol: laid.symbol
                sign: laid.symbol
            }
        }
    }
}
