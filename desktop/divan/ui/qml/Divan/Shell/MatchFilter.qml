pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// Which matches are shown: by their state, and by game where there are several.
Item {
    id: filter

    required property MatchesBridge bridge

    implicitHeight: visible ? line.implicitHeight : 0

    Flow {
        id: line
        width: parent.width
        spacing: Theme.px(16)

        Choices {
            objectName: "stateFilter"
            label: qsTr("State")
            values: [
                { value: "all", label: qsTr("All", "matches") },
                { value: "open", label: qsTr("Under way", "matches") },
                { value: "over", label: qsTr("Finished", "matches") }
            ]
            value: filter.bridge.state
            onChosen: value => filter.bridge.chooseState(value)
        }
        Row {
            visible: filter.bridge.games.length > 1
            spacing: Theme.px(4)
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Game")

            Repeater {
                model: filter.bridge.games
                ToolButton {
                    required property var modelData
                    iconName: modelData.value + "/emblem"
                    text: modelData.label
                    lit: filter.bridge.game === modelData.value
                    onClicked: filter.bridge.chooseGame(lit ? "" : modelData.value)
                }
            }
        }
    }
}
