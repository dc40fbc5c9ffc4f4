pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Where the clue of this round lies, upright or crossways, and beside it those used before.
Item {
    id: tray

    required property CardTable table
    readonly property var detail: table.bridge.scene.detail ?? ({})
    readonly property var clue: detail.clue ?? null
    readonly property var turned: detail.usedTurned ?? []
    readonly property bool across: clue?.across ?? false
    // Large words stand below the used clues, others below the card.
    readonly property bool large: Theme.textScale > 1.3
    readonly property real wordsHigh: large ? 0 : words.implicitHeight + Theme.px(10)
    // The card of this round has room to lie crossways.
    readonly property real clueWide: Math.max(40, Math.min((height - wordsHigh - Theme.px(20)) / Theme.u * 112 / 157, width * 0.5 / Theme.u * 112 / 157, 190))
    readonly property real clueLong: clueWide * 157 / 112
    readonly property real usedX: Theme.px(clueLong + 40)
    readonly property real usedWide: {
        const room = (width - usedX - Theme.px(12)) / Theme.u
        const high = (height - usedTitle.implicitHeight - (large ? words.implicitHeight : 0) - Theme.px(22)) / Theme.u
        return Math.max(24, Math.min(room / 3 - 8, high / 2 - 6, 110) * 112 / 157)
    }
    readonly property real usedLong: usedWide * 157 / 112

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: "#33000000"
        border.width: Theme.hairline
        border.color: Theme.contrast ? Theme.brass : "#38EACB8C"
    }
    Shadow { kind: "inset-tray" }

    Zone {
        id: clueZone
        zoneId: "clue"
        table: tray.table
        hand: true
        numbered: false
        order: 1
        cardWidth: tray.clueWide
        outlined: true
        x: Theme.px(14)
        y: Theme.px(12)
        width: Theme.px(tray.clueLong + 8)
        height: tray.height - tray.wordsHigh - Theme.px(16)

        function slot(place: int, crowd: int): var {
            return { x: width / 2, y: height / 2, rotation: 0, lying: tray.across ? 90 : 0 }
        }
    }
    Column {
        id: words
        x: tray.large ? tray.usedX : Theme.px(12)
        y: tray.height - height - Theme.px(8)
        width: tray.large ? tray.width - x - Theme.px(8) : Theme.px(tray.clueLong + 16)
        Accessible.ignored: true

        Label {
            width: parent.width
            visible: tray.clue !== null
            text: tray.clue ? (tray.across ? "✕ " : "✓ ") + tray.clue.way : ""
            size: 14
            font.weight: Font.DemiBold
            color: tray.across ? "#F6B8A4" : "#A6E0B0"
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
        Label {
            width: parent.width
            visible: tray.clue !== null
            text: tray.clue?.beside ?? ""
            size: 13
            color: Theme.clothText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
    }
    Rectangle {
        x: tray.usedX - Theme.px(6)
        y: Theme.px(14)
        width: Theme.hairline
        height: tray.height - Theme.px(28)
        color: "#30EACB8C"
    }
    Label {
        id: usedTitle
        x: tray.usedX + Theme.px(4)
        y: Theme.px(8)
        width: tray.width - x - Theme.px(10)
        text: tray.detail.usedTitle ?? ""
        size: 13
        color: Theme.clothText
        horizontalAlignment: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
        Accessible.ignored: true
    }
    Zone {
        id: usedZone
        zoneId: "used"
        table: tray.table
        hand: true
        numbered: false
        order: 2
        cardWidth: tray.usedWide
        x: tray.usedX
        y: usedTitle.y + usedTitle.implicitHeight + Theme.px(4)
        width: tray.width - x - Theme.px(8)
        height: tray.height - y - Theme.px(8) - (tray.large ? words.implicitHeight : 0)

        function slot(place: int, crowd: int): var {
            const pitchX = Math.min(Theme.px(tray.usedLong + 8), width / 3)
            const pitchY = Math.min(Theme.px(tray.usedLong + 6), height / 2)
            return {
                x: pitchX * (place % 3 + 0.5),
                y: pitchY * (Math.floor(place / 3) + 0.5),
                rotation: 0,
                lying: tray.turned[place] ? 90 : 0
            }
        }
    }
}
