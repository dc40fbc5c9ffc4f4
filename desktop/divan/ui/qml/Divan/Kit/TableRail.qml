pragma ComponentBehavior: Bound

import QtQuick

// The left rail of a table for two: the opponent and their last move above, the person
// below, and between them the lines that give a hint and say why something cannot be done.
// Those are never higher than the room between the two players: what is longer scrolls, and
// where they need the place of the last move that steps back.
Item {
    id: rail

    required property CardTable table
    // How far above the lower edge the lines end: above the hand where it lies beside them.
    property real foot: Theme.px(208)
    readonly property var scene: table.bridge.scene
    readonly property var plaques: scene.plaques ?? []
    readonly property real gap: Theme.px(10)
    readonly property real head: rival.y + rival.height + gap

    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    Loader {
        id: rival
        active: rail.plaques.length > 1
        y: Theme.px(16)
        width: parent.width
        sourceComponent: Plaque {
            player: rail.plaques[1]
            width: rail.width
        }
    }
    Scroll {
        id: last
        readonly property real room: rail.height - Math.max(rail.foot, you.height + Theme.px(16) + rail.gap) - rail.head
        readonly property real wanted: lines.implicitHeight > 0 ? lines.implicitHeight + rail.gap : 0
        // Not by `visible`: what is not visible does not know how high it would be.
        opacity: wanted === 0 || chip.implicitHeight + wanted <= room ? 1 : 0
        enabled: opacity > 0
        y: rail.head
        width: parent.width
        height: Math.min(chip.implicitHeight, room)
        contentHeight: chip.implicitHeight

        LastMoveChip {
            id: chip
            width: last.width
            move: rail.scene.last_move ?? null
            face: rail.table.face
        }
    }
    Scroll {
        id: said
        y: rail.height - (rail.height - rail.head - last.room) - height
        width: parent.width
        height: Math.min(lines.implicitHeight, last.room)
        contentHeight: lines.implicitHeight

        Column {
            id: lines
            width: said.width
            spacing: rail.gap

            // The newest first, so that it is in sight.
            RefusalLine {
                width: parent.width
                refusal: rail.scene.refusal ?? null
                onClauseAsked: clause => rail.table.clauseAsked(clause)
            }
            HintLine {
                width: parent.width
                hint: rail.table.bridge.hint
                waiting: rail.table.bridge.hinting
            }
        }
    }
    Loader {
        id: you
        active: rail.plaques.length > 0
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        sourceComponent: Plaque {
            player: rail.plaques[0]
            width: Math.min(implicitWidth, rail.width)
        }
    }
}
