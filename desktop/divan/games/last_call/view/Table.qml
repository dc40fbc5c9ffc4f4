pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The table of Last Call: the opponents with what lies in front of them above, the case file
// and the reserve in the middle, the own cards below. Sizes are in units of the window
// (`Theme.px`); `view/table_scene.py` makes `detail`.
CardTable {
    id: table

    readonly property var scene: bridge.scene
    readonly property var detail: scene.detail ?? ({})
    readonly property var plaques: scene.plaques ?? []
    readonly property int seats: detail.seats ?? 3
    readonly property bool composing: (detail.notebook?.composing ?? "") !== ""
    readonly property real wide: width / Theme.u
    readonly property real high: height / Theme.u
    // What is left over of the height goes between the rows.
    readonly property real spare: Math.max(0, high - 672)
    readonly property real gap: Math.min(40, spare / 5)
    readonly property real pitch: Math.min(420, (wide - 32 + 12) / Math.max(1, seats - 1))
    readonly property real first: (wide - pitch * (seats - 1) + 12) / 2
    // Large words need higher plaques, and leave less to the cards below them.
    readonly property bool large: Theme.textScale > 1.3
    readonly property real plaqueHigh: Math.max(60, (Theme.textPx(15) + Theme.textPx(13)) * 1.55 / Theme.u + 16)
    readonly property real frontTop: (large ? 18 : 24) + plaqueHigh + gap * 0.5
    readonly property real ownWide: Math.min(250, 152 * Theme.textScale)
    readonly property real frontX: large ? 20 : ownWide + 32
    readonly property real fileTop: 196 + gap * 1.7
    readonly property real ownTop: 346 + gap * 2.8
    readonly property real stripTop: 442 + gap * 3.4
    readonly property real handTop: high - 174
    readonly property real fileWide: Math.min(540, (wide - 32) * 0.65)
    readonly property real fileX: wide > 900 ? (wide - fileWide - 250) / 2 : 16
    readonly property real reserveX: fileX + fileWide + 32
    readonly property real actionsWide: Math.min(280, (wide - 32) * 0.33)
    readonly property real actionsX: wide - 16 - actionsWide

    roomForKeys: false
    choosing: composing
    playing: drama.visible
    furniture: [caseFile]
    stepSpot: Qt.point(Theme.px(actionsX + actionsWide), Theme.px(ownTop + 46))
    cloth: ["#3B587A", "#27405E", "#192C45", "#0F1B2C"]
    onComposingChanged: if (!composing) forceActiveFocus()

    function press(action: string) {
        hurry()
        bridge.act(action)
    }

    // The opponents
    Repeater {
        model: 3
        // Zones stand in the table itself: cards follow where a zone goes, not what it is in.
        Item {
            id: place
            required property int index
            readonly property int seat: index + 1
            readonly property var player: table.plaques[seat] ?? null
            readonly property real at: Theme.px(table.first + index * table.pitch)
            readonly property real room: Theme.px(table.pitch - 12)
            visible: seat < table.seats
            width: parent.width
            height: parent.height

            Loader {
                active: place.player !== null
                x: place.at
                y: Theme.px(14)
                width: place.room
                sourceComponent: Plaque {
                    player: place.player
                    width: place.room
                    opacity: table.detail.notebook?.columns[place.seat]?.out ?? false ? 0.55 : 1
                    LayoutMirroring.enabled: Theme.rightToLeft
                    LayoutMirroring.childrenInherit: true
                }
            }
            // The opponent's hand lies behind their plaque.
            Zone {
                zoneId: "stash." + place.seat
                table: table
                hidden: true
                cardWidth: 40
                x: place.at + Theme.px(10)
                y: Theme.px(18)
                width: Theme.px(60)
                height: Theme.px(52)
            }
            Zone {
                zoneId: "player." + place.seat
                table: table
                enabled: aimed
                x: place.at
                y: Theme.px(14)
                width: place.room
                height: Theme.px(table.plaqueHigh)
                Accessible.ignored: !aimed
                function outline(): rect {
                    return Qt.rect(0, 0, width, height)
                }
            }
            CardRow {
                zoneId: "front." + place.seat
                table: table
                widest: table.large ? 48 : 72
                x: place.at + Theme.px(4)
                y: Theme.px(table.frontTop)
                width: place.room - Theme.px(8)
                height: Theme.px((table.large ? 68 : 106) + table.gap * 0.7)
            }
        }
    }

    CaseFile {
        id: caseFile
        x: Theme.px(table.fileX)
        y: Theme.px(table.fileTop)
        width: Theme.px(table.fileWide)
        height: Theme.px(137)
        file: table.detail.caseFile ?? null
        composing: table.composing
        onPressed: action => table.press(action)
    }

    // The reserve, and beside it the card that was shown to the person
    Pile {
        id: reserve
        zoneId: "reserve"
        likely: 1
        table: table
        edges: true
        outlined: true
        cardWidth: 78
        x: Theme.px(table.reserveX)
        y: Theme.px(table.fileTop + 12)
    }
    PileLabel { pile: reserve }
    Column {
        visible: (table.detail.shown ?? "") === ""
        x: Theme.px(table.reserveX + 98)
        y: Theme.px(table.fileTop + 16)
        // No wider than its words: from right to left they begin at its far edge.
        readonly property real room: Theme.px(Math.min(table.large ? 400 : 150, table.wide - table.reserveX - 106))
        width: Math.min(room, Math.max(reserveTitle.implicitWidth, reserveNote.visible ? reserveNote.implicitWidth : 0))
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Label {
            id: reserveTitle
            anchors.left: parent.left
            width: parent.width
            text: table.detail.reserve?.title ?? ""
            size: 14
            font.weight: Font.DemiBold
            color: Theme.clothText
            wrapMode: Text.WordWrap
        }
        Label {
            id: reserveNote
            visible: Theme.textScale < 1.6
            anchors.left: parent.left
            width: parent.width
            text: table.detail.reserve?.note ?? ""
            size: 13
            color: Theme.clothText
            wrapMode: Text.WordWrap
        }
    }
    Zone {
        id: shown
        zoneId: "shown"
        table: table
        enabled: false
        cardWidth: 66
        x: Theme.px(table.reserveX + 100)
        y: Theme.px(table.fileTop + 4)
        width: Theme.px(66)
        height: Theme.px(93)
        Accessible.ignored: label === ""
    }
    // Large words stand beside the card that was shown, others below it.
    Label {
        visible: shown.label !== ""
        x: Theme.px(table.reserveX + (table.large ? 176 : 92))
        y: Theme.px(table.fileTop + (table.large ? 8 : 100))
        width: table.large ? table.width - x - Theme.px(12) : Theme.px(Math.min(150, table.wide - table.reserveX - 100))
        text: shown.label
        size: 13
        color: Theme.clothText
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }

    // The person
    Loader {
        active: table.plaques.length > 0
        x: Theme.px(16)
        // Large words above the hand reach higher: it stands beside the hand, at its foot.
        y: table.large ? table.height - height - Theme.px(14) : Theme.px(table.ownTop + 46) - height / 2
        width: Theme.px(table.ownWide)
        sourceComponent: Plaque {
            player: table.plaques[0]
            width: Theme.px(table.ownWide)
            wraps: true
            opacity: table.detail.out ?? false ? 0.55 : 1
            LayoutMirroring.enabled: Theme.rightToLeft
            LayoutMirroring.childrenInherit: true
        }
    }
    CardRow {
        zoneId: "front.0"
        likely: 2
        table: table
        widest: table.large ? 48 : 64
        step: table.wide > 900 ? 60 : 46
        x: Theme.px(table.frontX)
        y: Theme.px(table.ownTop)
        width: Theme.px(table.actionsX - table.frontX - 12)
        height: Theme.px(92 + table.gap * 0.4)
    }
    Buttons {
        x: Theme.px(table.actionsX)
        y: Theme.px(table.ownTop - (table.large ? 9 : 0))
        width: Theme.px(table.actionsWide)
        height: Theme.px(table.large ? 84 : 92)
        actions: table.scene.actions ?? []
        jump: table.detail.out ?? false ? table.detail.jump : ""
        onPressed: action => table.press(action)
        onJumped: table.bridge.jumpToEnd()
    }

    // One line above the hand: why not, a hint, or what was said last
    Item {
        id: strip
        // The buttons stay in sight beside large words.
        readonly property real lineWide: table.large ? Theme.px(table.actionsX - 28) : width
        x: Theme.px(16)
        y: Theme.px(table.stripTop)
        width: parent.width - Theme.px(32)
        height: Theme.px(table.handTop - table.stripTop)
        z: 5

        RefusalLine {
            id: refusal
            width: strip.lineWide
            anchors.bottom: parent.bottom
            refusal: table.scene.refusal ?? null
            onClauseAsked: clause => table.clauseAsked(clause)
        }
        HintLine {
            id: hint
            width: strip.lineWide
            anchors.bottom: refusal.visible ? refusal.top : parent.bottom
            anchors.bottomMargin: refusal.visible ? Theme.px(6) : 0
            hint: table.bridge.hint
            waiting: table.bridge.hinting
        }
        Rectangle {
            id: talk
            visible: said.text !== "" && !refusal.visible && !hint.visible
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(table.large ? 2 : 8)
            width: Math.min(parent.width, said.implicitWidth + Theme.px(32))
            height: said.height + Theme.px(12)
            radius: Math.min(height / 2, Theme.px(16))
            color: Theme.chip
            border.width: Theme.hairline
            border.color: Theme.faint

            Label {
                id: said
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(7)
                width: Math.min(implicitWidth, talk.parent.width - Theme.px(32))
                text: table.detail.talk?.text ?? ""
                size: 13
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }

    Fan {
        zoneId: "hand"
        table: table
        cardWidth: 112
        step: 69
        turn: 0.7
        z: 10
        x: Theme.px(14)
        y: Theme.px(table.handTop)
        width: parent.width - Theme.px(28)
        height: Theme.px(169)
    }

    Drama {
        id: drama
        parent: table
        anchors.fill: parent
        z: 9500
        play: table.detail.drama ?? ({})
        face: table.face
        hurried: table
    }

    // The letters on the buttons
    Repeater {
        model: (table.scene.actions ?? []).filter(action => action.key.length === 1)
        Item {
            id: key
            required property var modelData
            Shortcut {
                sequence: key.modelData.key
                enabled: table.visible && key.modelData.enabled && !table.asleep
                onActivated: {
                    Theme.keyboard = true
                    table.press(key.modelData.id)
                }
            }
        }
    }
    Shortcut {
        sequence: "Escape"
        enabled: table.visible && table.composing && !table.asleep && !table.bridge.telling
        onActivated: table.press("cancel")
    }
}
