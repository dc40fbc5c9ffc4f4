pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The table of Baker Street: the plan of the house, the request and the others with their
// offers, what is to be decided, and the hand. Sizes are in units of the window (`Theme.px`).
CardTable {
    id: table

    readonly property var boxes: bridge.scene.detail?.boxes ?? ({ mode: "wait", others: [], request: { who: "", and: "", missing: "", things: [] } })
    readonly property var plan: bridge.scene.detail?.plan ?? ({})
    readonly property bool solving: boxes.mode === "solutions"
    readonly property bool tall: boxes.tall ?? false
    readonly property real wide: width / Theme.u
    readonly property real high: height / Theme.u
    // What is left over beyond 868 x 672 makes the plan and the boxes larger, then the air.
    readonly property real infoHigh: Math.round(34 * Math.min(1.8, 1 + (Theme.textScale - 1) * 1.2))
    readonly property real topHigh: Math.min(560, high - 242 - infoHigh)
    readonly property real planWide: Math.min(520, 386 + Math.max(0, wide - 868) * 0.4)
    readonly property real boxWide: Math.min(640, wide - planWide - 48)
    readonly property real planX: (wide - planWide - boxWide - 16) / 2
    readonly property real topY: 12 + Math.max(0, (high - 242 - infoHigh - topHigh) / 2)
    readonly property real boxX: planX + planWide + 16
    readonly property real othersTop: topY + 64
    readonly property real othersHigh: !tall ? 62 * Math.min(1.35, Theme.textScale) : Theme.textScale > 1.3 ? 124 : Math.max(150, topHigh * 0.45)

    several: true
    stepSpot: Qt.point(width - Theme.px(24), Theme.px(high - 246))
    cloth: ["#6A4A32", "#4C3322", "#352317", "#20150E"]

    Plan {
        table: table
        plan: table.plan
        visible: !table.solving
        x: Theme.px(table.planX)
        y: Theme.px(table.topY)
        width: Theme.px(table.planWide)
        height: Theme.px(table.topHigh)
    }
    RequestBar {
        visible: !table.solving
        request: table.boxes.request
        x: Theme.px(table.boxX)
        y: Theme.px(table.topY)
        width: Theme.px(table.boxWide)
        height: Theme.px(52)
    }
    Repeater {
        model: table.boxes.others.length
        PlayerBox {
            id: seat
            required property int index
            readonly property real each: (table.boxWide - 12 * (table.boxes.others.length - 1)) / Math.max(1, table.boxes.others.length)
            player: table.boxes.others[index] ?? ({ seat: 0, name: "", portrait: "", line: "", points: "", offer: "", value: "", count: "", chosen: false, acts: false, payable: true })
            zoneId: "offer." + player.seat
            table: table
            tall: table.tall
            hidden: table.solving
            visible: !table.solving
            x: Theme.px(table.boxX + index * (each + 12))
            y: Theme.px(table.othersTop)
            width: Theme.px(each)
            height: Theme.px(table.othersHigh)

            Zone {
                zoneId: "stash." + seat.player.seat
                table: table
                hidden: true
                cardWidth: 40
                anchors.fill: parent
            }
        }
    }
    DecisionBox {
        table: table
        boxes: table.boxes
        visible: !table.solving
        hidden: table.solving
        x: Theme.px(table.boxX)
        y: Theme.px(table.othersTop + table.othersHigh + 12)
        width: Theme.px(table.boxWide)
        height: Theme.px(table.topY + table.topHigh) - y
    }
    SolutionForm {
        table: table
        boxes: table.boxes
        visible: table.solving
        x: Theme.px(table.planX)
        y: Theme.px(table.topY)
        width: Theme.px(table.planWide + 16 + table.boxWide)
        height: Theme.px(table.topHigh)
    }
    Zone {
        zoneId: "stack"
        table: table
        hidden: true
        cardWidth: 60
        x: Theme.px(table.boxX + table.boxWide - 80)
        y: Theme.px(table.topY + table.topHigh - 80)
        width: Theme.px(60)
        height: Theme.px(84)
    }

    // What to do, or why not
    InfoLine {
        table: table
        boxes: table.boxes
        x: Theme.px(16)
        width: table.width - Theme.px(32)
        y: Theme.px(table.high - 228 - table.infoHigh)
        height: Theme.px(table.infoHigh)
        z: 5
    }
    Fan {
        zoneId: "hand"
        table: table
        cardWidth: 134
        step: 142
        turn: 0
        showsRight: Theme.rightToLeft
        z: 10
        x: Theme.px(8)
        y: Theme.px(table.high - 204)
        width: table.width - Theme.px(16)
        height: Theme.px(206)
    }
}
