pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The table of Lost Cities: the opponent's routes above, the discard piles between, the own
// routes and the hand below. Sizes are in units of the window (`Theme.px`).
CardTable {
    id: table

    readonly property var suits: ["yellow", "blue", "white", "green", "red"]
    readonly property real wide: width / Theme.u
    readonly property real high: height / Theme.u
    // What is left over beyond 1020 x 672 goes to the routes and between the columns.
    readonly property real spareHigh: Math.max(0, high - 672)
    readonly property real pitch: Math.max(92, Math.min(104 * 1.6, 104 + (wide - 1020) / 7))
    readonly property real firstColumn: Math.max(258, (wide - 5 * pitch - 150) / 2 - 20)
    readonly property real pileX: firstColumn + 5 * pitch + 58
    readonly property real cardStep: Math.min(30, 21 + spareHigh * 7 / 80)
    readonly property real theirsTop: 16
    readonly property real theirsHigh: 152 + spareHigh * 0.3
    readonly property real discardsTop: theirsTop + theirsHigh + 20
    readonly property real ownTop: discardsTop + 135
    readonly property real handTop: high - 169
    readonly property real ownHigh: handTop - ownTop + 10

    // The tray under the discard piles
    Item {
        x: Theme.px(table.firstColumn - 20)
        y: Theme.px(table.discardsTop - 10)
        width: Theme.px(4 * table.pitch + 124)
        height: Theme.px(138)

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(14)
            color: "#33000000"
            border.width: Theme.hairline
            border.color: Theme.contrast ? Theme.brass : "#38EACB8C"
        }
        Shadow { kind: "inset-tray" }
    }
    Repeater {
        model: table.suits
        Item {
            id: column
            required property string modelData
            required property int index
            readonly property real at: table.firstColumn + index * table.pitch

            CardColumn {
                zoneId: "theirs." + column.modelData
                table: table
                cardWidth: 64
                rising: true
                step: table.cardStep
                outlined: true
                sign: "lost_cities/sign-" + column.modelData
                x: Theme.px(column.at)
                y: Theme.px(table.theirsTop)
                width: Theme.px(84)
                height: Theme.px(table.theirsHigh)
            }
            Pile {
                zoneId: "discard." + column.modelData
                table: table
                outlined: true
                sign: "lost_cities/sign-" + column.modelData
                x: Theme.px(column.at)
                y: Theme.px(table.discardsTop)
            }
            CardColumn {
                zoneId: "route." + column.modelData
                likely: 1
                table: table
                step: table.cardStep
                outlined: true
                sign: "lost_cities/sign-" + column.modelData
                x: Theme.px(column.at)
                y: Theme.px(table.ownTop)
                width: Theme.px(84)
                height: Theme.px(table.ownHigh)
            }
        }
    }
    Pile {
        id: pile
        zoneId: "pile"
        likely: 1
        table: table
        edges: true
        x: Theme.px(table.pileX)
        y: Theme.px(table.discardsTop - 4)
    }
    PileLabel { pile: pile }

    Fan {
        zoneId: "hand"
        table: table
        cardWidth: 112
        step: 72
        z: 10
        x: Theme.px(190)
        y: Theme.px(table.handTop)
        width: Theme.px(table.wide - 2 * 190)
        height: Theme.px(169)
    }

    // The opponent's hand lies behind their plaque.
    Zone {
        zoneId: "stash"
        table: table
        hidden: true
        cardWidth: 40
        x: Theme.px(24)
        y: Theme.px(20)
        width: Theme.px(60)
        height: Theme.px(52)
    }

    TableRail {
        table: table
        width: Theme.px(206)
        x: Theme.px(20)
        height: parent.height
    }
}
