pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Traits as small tags; those shared with the last clue are marked.
Flow {
    id: tags

    property var traits: []
    property bool onPaper: false

    spacing: Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: traits.map(trait => trait.text).join(", ")

    Repeater {
        model: tags.traits
        Rectangle {
            id: tag
            required property var modelData
            width: Math.min(tags.width, word.implicitWidth + Theme.px(22))
            height: word.implicitHeight + Theme.px(9)
            radius: height / 2
            color: modelData.shared ? (tags.onPaper ? "#E9C67E" : "#5A2F28") : tags.onPaper ? "#14000000" : Theme.wash
            border.width: modelData.shared ? Theme.px(1.5) : Theme.hairline
            border.color: modelData.shared ? (tags.onPaper ? "#8A6730" : "#F0A58E") : tags.onPaper ? "#668A6730" : Theme.line

            Label {
                id: word
                anchors.centerIn: parent
                topPadding: Theme.px(2)
                text: (tag.modelData.shared ? "● " : "") + tag.modelData.text
                size: 13
                color: tags.onPaper ? Theme.ink : tag.modelData.shared ? "#FFF3EA" : Theme.text
                Accessible.ignored: true
            }
        }
    }
}
