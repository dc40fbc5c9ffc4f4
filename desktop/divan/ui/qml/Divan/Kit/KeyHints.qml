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
        Item {
            id: hint
            required property var modelData
            width: hints.width
            height: Math.max(cap.height, words.height)

            KeyCap {
                id: cap
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                text: hint.modelData.key
                tint: Theme.clothText
            }
            Label {
                id: words
                anchors.left: cap.right
                anchors.leftMargin: Theme.px(8)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: hint.modelData.text
                size: 13
                color: Theme.clothText
                wrapMode: Text.WordWrap
            }
        }
    }
}
