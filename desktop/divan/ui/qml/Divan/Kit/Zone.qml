import QtQuick

// A place for cards. It knows where each of its cards lies (`slot`); the cards themselves
// are drawn by the table, so that they can fly from one zone to another.
Item {
    id: zone

    required property string zoneId
    required property CardTable table
    property real cardWidth: 84
    // A hand: its cards answer to gestures themselves.
    property bool hand: false
    // Its cards can be picked by the keys 1 to 9; where several zones are hands, those of
    // the lowest order come first.
    property bool numbered: hand
    property int order: 0
    // How far a card of it is turned about its middle while it is picked up.
    property real pickedTurn: 0
    // How far a picked card rises.
    property real pickedLift: 24
    // Cards that lie here are not drawn: an opponent's hand behind a plaque.
    property bool hidden: false
    property bool outlined: false
    // A place that draws itself what a target looks like has no glow around it.
    property bool glows: true
    // How likely a person wants it where several places will do; the focus goes there first.
    property int likely: 0
    // As a target it only glows; what happens there is plain, or is said elsewhere.
    property bool wordless: false
    // Its top card can be dragged to the hand, which does what choosing the place would.
    property bool draws: false
    property string sign: ""
    property int stack: 0

    readonly property var info: table.zones[zoneId] ?? null
    readonly property string label: info ? info.label : ""
    readonly property string target: info ? info.target : ""
    readonly property string deed: info ? info.deed : ""
    readonly property string count: info ? info.count : ""
    readonly property bool aimed: target !== "" && !table.listening
    readonly property real cardPx: Theme.px(cardWidth)
    readonly property real cardHigh: cardPx * 157 / 112
    // How many cards lie here, told by the table.
    readonly property int crowd: table.crowds[zoneId] ?? 0

    // Where card `place` of `crowd` lies: its centre, in this item, its rotation, and, where
    // cards lie crossways, how far they are turned about their middle (`lying`).
    function slot(place: int, crowd: int): var {
        return { x: width / 2, y: height / 2, rotation: 0 }
    }

    // What is outlined when the zone is a target, in this item.
    function outline(): rect {
        return Qt.rect((width - cardPx) / 2, (height - cardHigh) / 2, cardPx, cardHigh)
    }

    // Where a card that is let go belongs to it, in this item.
    function reach(): rect {
        return outline()
    }

    Accessible.role: aimed ? Accessible.Button : Accessible.StaticText
    Accessible.name: aimed ? label + ". " + target : label
    Accessible.focusable: true
    Accessible.onPressAction: zone.table.chooseZone(zone.zoneId)

    Slot {
        visible: zone.outlined && zone.crowd === 0
        sign: zone.sign
        readonly property rect place: zone.outline()
        x: place.x
        y: place.y
        width: place.width
        height: zone.cardHigh
    }

    TapHandler {
        enabled: !zone.hidden && !zone.hand
        gesturePolicy: TapHandler.WithinBounds
        onTapped: zone.table.chooseZone(zone.zoneId)
    }
}
