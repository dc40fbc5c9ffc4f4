pragma ComponentBehavior: Bound

import QtQuick

// Cards on top of each other; only the top one shows, with the edges of those below.
Zone {
    id: pile

    property bool edges: false
    draws: true
    readonly property string caption: info ? info.caption : ""

    width: cardPx
    height: cardHigh

    Repeater {
        model: pile.edges ? 4 : 0
        Rectangle {
            id: edge
            required property int index
            readonly property real shift: Theme.px(1.5) * (4 - index)
            visible: pile.crowd > 0
            x: edge.shift
            y: edge.shift
            width: pile.cardPx
            height: pile.cardHigh
            radius: Theme.px(7)
            color: Theme.paperEdge
            border.width: Theme.hairline
            border.color: "#59000000"
        }
    }
}
