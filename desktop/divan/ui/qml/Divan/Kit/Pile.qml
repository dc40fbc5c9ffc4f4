pragma ComponentBehavior: Bound

import QtQuick

// Cards on top of each other; only the top one shows, with the edges of those below. One that
// `spreads` shows the heads of all, rising above it, while somebody rests on it.
Zone {
    id: pile

    property bool edges: false
    property bool spreads: false
    // How much of a card is its head, in parts of its width, and how far the heads may rise, in
    // pixels.
    property real head: 0.29
    property real room: 0
    // How far it is spread, from 0 to 1.
    property real spread: 0
    readonly property bool rested: spreads && crowd > 1 && !table.busy && !table.listening
        && (table.pointed?.home === pile || (activeFocus && Theme.keyboard))
    draws: true
    readonly property string caption: info ? info.caption : ""

    z: spread > 0 ? 30 : 0
    onRestedChanged: {
        wish.stop()
        if (!rested)
            leave.restart()
        else if (leave.running)
            leave.stop()
        else
            wish.restart()
    }

    function turn(to: real) {
        spreading.stop()
        spreading.to = to
        spreading.start()
    }
    function slot(place: int, crowd: int): var {
        const step = Math.min(head * cardPx, room / Math.max(1, crowd - 1))
        return { x: width / 2, y: height / 2 - spread * step * (crowd - 1 - place), rotation: 0 }
    }

    width: cardPx
    height: cardHigh

    Timer {
        id: wish
        interval: 450
        onTriggered: pile.turn(1)
    }
    // From one of its cards to the next nothing is rested on for a moment.
    Timer {
        id: leave
        interval: 100
        onTriggered: pile.turn(0)
    }
    NumberAnimation {
        id: spreading
        target: pile
        property: "spread"
        duration: Theme.ms(160)
        easing.type: Easing.OutCubic
    }
    Repeater {
        id: edgesBelow
        model: pile.edges ? 4 : pile.spreads ? Math.max(0, Math.min(3, pile.crowd - 1)) : 0
        Rectangle {
            id: edge
            required property int index
            readonly property real shift: Theme.px(1.5) * (edgesBelow.count - index)
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
