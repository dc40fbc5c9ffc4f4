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

    // Cards are as large as the longest routes of both sides let them be, with the number in
    // the corner of every card in sight: a header is this part of a card's width.
    readonly property real header: 0.29
    readonly property int theirLongest: Math.max(4, longest("theirs."))
    readonly property int ownLongest: Math.max(4, longest("route."))
    readonly property real gaps: 16 + 20 + 17 + 22
    readonly property real wanted: columnHigh(64, theirLongest) + 84 * 157 / 112 + columnHigh(84, ownLongest) + 157
    readonly property real fit: Math.min(1, (high - gaps) / wanted)
    readonly property real theirCard: Math.floor(64 * fit)
    readonly property real ownCard: Math.floor(84 * fit)
    readonly property real handCard: Math.floor(112 * fit)
    // What is left over goes to the routes.
    readonly property real spareHigh: high - gaps - wanted * fit

    // Large words need a wider rail; the hand then lies beside it, not in front of its foot.
    readonly property real railWide: 206 * Math.min(1.45, Theme.textScale)
    readonly property bool wideRail: Theme.largeText
    readonly property real firstLeast: wideRail ? railWide + 52 : 258
    readonly property real pitch: Math.max(92 * fit, Math.min(104 * 1.6, 104 + (wide - 1020) / 7, (wide - firstLeast - 190) / 5))
    readonly property real firstColumn: Math.max(firstLeast, (wide - 5 * pitch - 150) / 2 - 20)
    readonly property real pileX: firstColumn + 5 * pitch + (wideRail ? 30 : 58)
    readonly property real theirsTop: 16
    readonly property real theirsHigh: columnHigh(theirCard, theirLongest) + spareHigh * 0.35
    readonly property real discardsTop: theirsTop + theirsHigh + 20
    readonly property real pileHigh: ownCard * 157 / 112
    readonly property real ownTop: discardsTop + pileHigh + 17
    readonly property real handHigh: handCard * 157 / 112 + 12
    readonly property real handTop: high - handHigh
    readonly property real ownHigh: handTop - ownTop + 10

    // Below the pile and its name, at the far side of the routes.
    stepSpot: Qt.point(width - Theme.px(20), Theme.px(discardsTop + pileHigh + 70) + Theme.textPx(13))

    function longest(kind: string): int {
        return Math.max(...suits.map(suit => crowds[kind + suit] ?? 0))
    }
    function columnHigh(card: real, count: int): real {
        return card * (157 / 112 + header * (count - 1))
    }
    // How far the cards of a column lie below one another.
    function stepDown(card: real): real {
        return Math.min(30, card * header + spareHigh * 0.04)
    }

    // The tray under the discard piles
    Item {
        x: Theme.px(table.firstColumn - 20)
        y: Theme.px(table.discardsTop - 10)
        width: Theme.px(4 * table.pitch + table.ownCard + 40)
        height: Theme.px(table.pileHigh + 20)

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
                cardWidth: table.theirCard
                rising: true
                step: table.stepDown(table.theirCard)
                outlined: true
                sign: "lost_cities/sign-" + column.modelData
                x: Theme.px(column.at)
                y: Theme.px(table.theirsTop)
                width: Theme.px(table.ownCard)
                height: Theme.px(table.theirsHigh)
            }
            Pile {
                zoneId: "discard." + column.modelData
                table: table
                cardWidth: table.ownCard
                outlined: true
                spreads: true
                head: table.header
                room: Theme.px(table.discardsTop - table.theirsTop)
                sign: "lost_cities/sign-" + column.modelData
                x: Theme.px(column.at)
                y: Theme.px(table.discardsTop)
            }
            CardColumn {
                zoneId: "route." + column.modelData
                likely: 1
                table: table
                cardWidth: table.ownCard
                step: table.stepDown(table.ownCard)
                outlined: true
                sign: "lost_cities/sign-" + column.modelData
                x: Theme.px(column.at)
                y: Theme.px(table.ownTop)
                width: Theme.px(table.ownCard)
                height: Theme.px(table.ownHigh)
            }
        }
    }
    Pile {
        id: pile
        zoneId: "pile"
        likely: 1
        table: table
        cardWidth: table.ownCard
        edges: true
        x: Theme.px(table.pileX)
        y: Theme.px(table.discardsTop - 4)
    }
    PileLabel { pile: pile }

    Fan {
        zoneId: "hand"
        table: table
        cardWidth: table.handCard
        step: table.handCard * 72 / 112
        z: 10
        x: Theme.px(table.wideRail ? table.railWide + 32 : 190)
        y: Theme.px(table.handTop)
        width: Theme.px(table.wide - (table.wideRail ? table.railWide + 52 : 2 * 190))
        height: Theme.px(table.handHigh)
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
        width: Theme.px(table.railWide)
        foot: table.wideRail ? 0 : Theme.px(table.handHigh + 39)
        x: Theme.px(20)
        height: parent.height
    }
}
