pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The arithmetic of one player for large words: a route a line, its sum below its cards, and
// the total at the end.
Column {
    id: block

    required property string heading
    // The rows of the sheet, and which half of each is this player's.
    required property var rows
    required property int half
    required property string label
    required property string total
    property bool first: false

    readonly property real nameWide: Math.min(width * 0.3, Theme.px(110) * Theme.textScale + Theme.px(54))

    Title {
        width: parent.width
        topPadding: Theme.px(8)
        bottomPadding: Theme.px(4)
        text: block.heading
        size: 17
        color: Theme.ink
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: block.rows
        Rectangle {
            id: row
            required property var modelData
            required property int index
            readonly property var half: modelData.halves[block.half]

            width: block.width
            height: Math.max(name.implicitHeight, middle.implicitHeight, points.implicitHeight) + Theme.px(14)
            radius: Theme.px(8)
            color: index % 2 === 0 ? "#1A967332" : "transparent"
            Accessible.role: Accessible.Row
            Accessible.name: [block.heading, modelData.label, half.formula, half.points].join(", ")

            SignTile {
                id: tile
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                game: "lost_cities"
                sign: row.modelData.suit
                size: 28
            }
            Label {
                id: name
                anchors.left: tile.right
                anchors.leftMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                width: block.nameWide - Theme.px(54)
                text: row.modelData.label
                font.weight: Font.DemiBold
                color: Theme.ink
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Column {
                id: middle
                anchors.left: name.right
                anchors.leftMargin: Theme.px(4)
                anchors.right: points.left
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(2)

                RouteCards {
                    x: Theme.rightToLeft ? middle.width - width : 0
                    visible: row.half.started
                    suit: row.modelData.suit
                    numbers: row.half.cards
                    most: middle.width
                }
                Label {
                    width: parent.width
                    text: row.half.formula
                    size: row.half.started ? 15 : 14
                    color: row.half.started ? Theme.ink : Theme.ink3
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
            NumberLabel {
                id: points
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                text: row.half.points
                size: row.half.started ? 22 : 20
                color: row.half.sign < 0 ? Theme.minusRed : row.half.started ? Theme.ink : Theme.ink3
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        width: parent.width
        height: Theme.px(2)
        color: "#C99C4B"
    }
    Item {
        width: parent.width
        height: Math.max(word.implicitHeight, sum.implicitHeight) + Theme.px(8)
        Accessible.role: Accessible.Row
        Accessible.name: [block.heading, block.label, block.total].join(", ")

        Label {
            id: word
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            text: block.label
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.ignored: true
        }
        NumberLabel {
            id: sum
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            text: block.total
            size: 26
            color: block.first ? Theme.winRed : Theme.ink
            Accessible.ignored: true
        }
    }
}
