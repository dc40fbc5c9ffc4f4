pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Above the cards: who votes for which of them, and beside which one the clue lies.
Item {
    id: layer

    required property CardTable table
    // The places of the grid and the size of a card.
    required property list<real> xs
    required property list<real> ys
    required property real wide
    required property real high
    readonly property var detail: table.bridge.scene.detail ?? ({})
    readonly property int beside: detail.beside ?? -1

    anchors.fill: parent
    Accessible.ignored: true

    Repeater {
        model: layer.detail.marks ?? []

        Item {
            id: card
            required property var modelData
            readonly property real step: Math.min(Theme.px(32), (layer.high - Theme.px(30)) / Math.max(1, modelData.voters.length - 1))

            x: (layer.xs[modelData.cell] ?? 0) + layer.wide - Theme.px(22)
            y: (layer.ys[modelData.cell] ?? 0) - Theme.px(6)

            Repeater {
                model: card.modelData.voters
                SeatAvatar {
                    required property var modelData
                    required property int index
                    y: index * card.step
                    seat: modelData.seat
                    portrait: modelData.portrait
                    size: 28
                }
            }
        }
    }
    MiniCard {
        visible: layer.beside >= 0 && layer.detail.clue !== null
        x: (layer.xs[layer.beside] ?? 0) - Theme.px(6)
        y: (layer.ys[layer.beside] ?? 0) + layer.high * 0.79 - height
        character: layer.detail.clue?.id ?? ""
        across: layer.detail.clue?.across ?? false
        wide: 34

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(1)
            radius: Theme.px(5)
            color: "transparent"
            border.width: Theme.px(2)
            border.color: Theme.lamp
        }
    }
}
