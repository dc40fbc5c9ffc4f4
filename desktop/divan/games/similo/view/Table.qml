pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The table of Similo: the grid in its tray, and beside it the guide, the clues, the votes
// and, for the guide, the hand. Sizes are in units of the window (`Theme.px`).
CardTable {
    id: table

    readonly property var detail: bridge.scene.detail ?? ({})
    readonly property int cells: detail.cells ?? 0
    readonly property bool guides: detail.guides ?? false
    readonly property bool givesClue: detail.givesClue ?? false
    readonly property var actions: bridge.scene.actions ?? []

    readonly property int columns: cells === 20 ? 5 : 4
    readonly property int rows: cells === 12 ? 3 : 4
    readonly property real wide: width / Theme.u
    readonly property real high: height / Theme.u
    readonly property real gapX: 12
    readonly property real gapY: 8
    readonly property real frame: 11
    readonly property bool large: Theme.textScale > 1.3
    readonly property real leastSide: large ? 404 * Math.sqrt(Theme.textScale) : 404
    readonly property real cardWide: Math.min(
        (wide - 15 - 28 - 20 - leastSide - 2 * frame - gapX * (columns - 1)) / columns,
        (high - 16 - 2 * frame - gapY * (rows - 1)) / rows * 112 / 157, 210)
    readonly property real cardLong: cardWide * 157 / 112
    readonly property real trayWide: columns * cardWide + (columns - 1) * gapX + 2 * frame
    readonly property real trayHigh: rows * cardLong + (rows - 1) * gapY + 2 * frame
    readonly property real sideWide: Math.min(600, wide - 15 - trayWide - 28 - 20)
    readonly property real trayX: 15 + Math.max(0, (wide - 15 - trayWide - 28 - sideWide - 20) / 2)
    readonly property real trayY: Math.max(8, (high - trayHigh) / 2)
    readonly property real sideX: trayX + trayWide + 28

    roomForKeys: false
    covered: view.visible
    // Large words leave no room among the clues: the button stands at the end of the guide's plate.
    stepSpot: !large ? Qt.point(guide.x + guide.width - Theme.px(12), clues.y + clues.height - Theme.px(32))
        : Qt.point(guide.x + (Theme.rightToLeft ? Theme.px(12) + stepWide : guide.width - Theme.px(12)), guide.y + guide.height / 2)
    cloth: ["#35686B", "#234E52", "#17373B", "#0D2225"]

    function placeX(index: int): real {
        return Theme.px(trayX + frame + index % columns * (cardWide + gapX))
    }
    function placeY(index: int): real {
        return Theme.px(trayY + frame + Math.floor(index / columns) * (cardLong + gapY))
    }

    Shortcut {
        sequence: "T"
        enabled: table.visible && !table.asleep && table.givesClue
        onActivated: table.bridge.act("way.")
    }
    Shortcut {
        sequence: "Z"
        enabled: table.visible && !table.asleep
        onActivated: table.zoom()
    }

    // Show the card that has the focus, or else the one looked at last.
    function zoom() {
        const card = table.keys.focused as TableCard
        if (Theme.keyboard && card?.up)
            bridge.act("look." + card.cardId)
        view.open = !view.open
    }

    // The grid
    Item {
        x: Theme.px(table.trayX)
        y: Theme.px(table.trayY)
        width: Theme.px(table.trayWide)
        height: Theme.px(table.trayHigh)

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
        model: 20

        Zone {
            required property int index
            zoneId: "cell." + index
            table: table
            hand: !table.givesClue
            order: 10 + index
            wordless: true
            pickedLift: 8
            hidden: index >= table.cells
            outlined: index < table.cells
            cardWidth: table.cardWide
            x: table.placeX(index)
            y: table.placeY(index)
            width: Theme.px(table.cardWide)
            height: Theme.px(table.cardLong)
        }
    }

    // Beside it
    GuideBox {
        id: guide
        x: Theme.px(table.sideX)
        y: Theme.px(table.large ? 12 : Math.max(12, Math.min(table.trayY, 40)))
        width: Theme.px(table.sideWide)
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        guide: table.detail.guide ?? ({ seat: 0, name: "", portrait: "", line: "", acts: false })
        clueNumber: table.detail.clueNumber ?? ""
        taken: table.large && table.stepWide > 0 ? table.stepWide + Theme.px(12) : 0
    }
    ClueTray {
        id: clues
        table: table
        x: guide.x
        y: guide.y + guide.height + Theme.px(11)
        width: guide.width
        height: Theme.px((table.guides ? table.large ? 130 : 150 : table.large ? 190 : 250) + Math.max(0, table.high - 672) * 0.4)
    }
    VotesBox {
        table: table
        x: guide.x
        y: clues.y + clues.height + Theme.px(11)
        width: guide.width
        height: (table.guides ? hand.y - Theme.px(4) : foot.y - Theme.px(11)) - y
    }
    Fan {
        id: hand
        zoneId: "hand"
        table: table
        hidden: !table.guides
        numbered: table.givesClue
        cardWidth: table.large ? 76 : 98
        step: 84
        pickedTurn: table.detail.way === "horizontal" ? 90 : 0
        z: 10
        x: guide.x
        y: foot.y - height - Theme.px(2)
        width: guide.width
        height: Theme.px(table.large ? 124 : 156)
    }
    // New cards come from behind the guide's portrait.
    Zone {
        zoneId: "box"
        table: table
        hidden: true
        cardWidth: 40
        x: guide.x
        y: guide.y
        width: Theme.px(68)
        height: Theme.px(60)
    }

    // What can be done
    Item {
        id: foot
        x: guide.x
        width: guide.width
        height: Math.max(Theme.px(46), buttons.implicitHeight)
        y: table.height - height - guide.y
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Row {
            id: buttons
            width: parent.width
            spacing: Theme.px(12)

            Repeater {
                model: table.actions.length

                PushButton {
                    required property int index
                    readonly property var deed: table.actions[index]
                    readonly property real others: (zoomButton.width + Theme.px(12)) + (table.actions.length - 1) * (foot.width * 0.3 + Theme.px(12))
                    text: deed?.label ?? ""
                    primary: deed?.primary ?? false
                    enabled: deed?.enabled ?? false
                    size: 46
                    width: primary ? foot.width - others : foot.width * 0.3
                    onClicked: table.bridge.act(deed.id)
                }
            }
            Choices {
                visible: table.givesClue
                anchors.verticalCenter: parent.verticalCenter
                values: table.detail.ways ?? []
                value: table.detail.way ?? ""
                onChosen: value => table.bridge.act("way." + value)
            }
            PushButton {
                id: zoomButton
                size: 46
                iconName: "search"
                text: table.givesClue || table.large && table.actions.length > 1 ? "" : table.detail.zoom ?? ""
                Accessible.name: table.detail.zoom ?? ""
                enabled: (table.detail.panel?.looked.id ?? "") !== ""
                onClicked: table.zoom()
            }
        }
    }
    VoteMarks {
        parent: table.overlay
        table: table
        wide: Theme.px(table.cardWide)
        high: Theme.px(table.cardLong)
        xs: Array.from({ length: table.cells }, (all, index) => table.placeX(index))
        ys: Array.from({ length: table.cells }, (all, index) => table.placeY(index))
    }
    LargeView {
        id: view
        z: 10
        parent: table.overlay
        anchors.fill: parent
        fallback: table
        looked: table.detail.panel?.looked ?? ({})
    }
}
