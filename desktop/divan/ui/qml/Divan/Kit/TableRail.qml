pragma ComponentBehavior: Bound

import QtQuick

// The left rail of a table for two: the opponent and their last move above, the person
// below, and between them the line that says why something cannot be done.
Item {
    id: rail

    required property CardTable table
    readonly property var scene: table.bridge.scene
    readonly property var plaques: scene.plaques ?? []

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
    LastMoveChip {
        y: rival.y + rival.height + Theme.px(10)
        width: parent.width
        move: rail.scene.last_move ?? null
        face: rail.table.face
    }
    Column {
        // Above the cards of the hand, also when one of them is raised.
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(208)
        width: parent.width
        spacing: Theme.px(10)

        HintLine {
            width: parent.width
            hint: rail.table.bridge.hint
            waiting: rail.table.bridge.hinting
        }
        RefusalLine {
            width: parent.width
            refusal: rail.scene.refusal ?? null
            onClauseAsked: clause => rail.table.clauseAsked(clause)
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
