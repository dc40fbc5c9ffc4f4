pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The box of a note in a rulebook: brass at its edge, its name and the clauses it is about
// at its head. The words lie over it.
Item {
    id: box

    property string label: ""
    property var tags: []
    readonly property real wordsTop: head.y + head.height + Theme.px(4)
    signal clauseAsked(id: string)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: Theme.contrast ? "#FFFFFF" : "#149A6E1E"
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.ink
    }
    Rectangle {
        anchors.left: parent.left
        width: Theme.px(3)
        height: parent.height
        color: Theme.contrast ? Theme.ink : Theme.brass
    }
    Flow {
        id: head
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(18)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        y: Theme.px(11)
        spacing: Theme.px(8)

        Label {
            topPadding: Theme.px(1)
            text: box.label
            size: 14
            color: Theme.inkLink
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        Repeater {
            model: box.tags
            ClauseTag {
                required property var modelData
                number: modelData.number
                label: modelData.label
                leads: true
                onFollowed: box.clauseAsked(modelData.id)
            }
        }
    }
}
