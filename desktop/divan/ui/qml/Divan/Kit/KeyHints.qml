pragma ComponentBehavior: Bound

import QtQuick

// Which keys do what now.
Column {
    id: hints

    // Pairs of a key and what it does.
    property var keys: []

    spacing: Theme.px(6)
    Accessible.ignored: true

    Repeater {
        model: hints.keys
        Row {
            id: hint
            required property var modelData
            spacing: Theme.px(8)
            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                text: hint.modelData.key
                tint: Theme.clothText
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: hint.modelData.text
                size: 13
                color: Theme.clothText
            }
        }
    }
}
