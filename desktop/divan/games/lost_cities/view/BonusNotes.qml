pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// What was added or counted beyond the plain arithmetic, each with its clause.
Column {
    id: list

    required property var notes
    signal clauseAsked(clause: string)

    Repeater {
        model: list.notes
        Flow {
            id: note
            required property var modelData
            width: list.width
            spacing: Theme.px(6)
            Label {
                text: note.modelData.bonus
                size: 13
                font.weight: Font.DemiBold
                color: Theme.plusGreen
            }
            Label {
                width: Math.min(implicitWidth, list.width)
                wrapMode: Text.WordWrap
                text: note.modelData.text
                size: 13
                color: Theme.ink2
            }
            Link {
                text: note.modelData.clauseLabel
                size: 13
                colour: Theme.inkLink
                onFollowed: list.clauseAsked(note.modelData.clause)
            }
        }
    }
}
