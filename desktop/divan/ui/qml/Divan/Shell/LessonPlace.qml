import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// Where the card of a lesson lies: where it hides least of what is pointed at, of what a move is
// made with, and of everything else on the table.
Item {
    id: place

    required property CardTable table
    // What the card lies on, and where on it the card may lie.
    required property Item ground
    required property rect room
    required property size extent
    required property bool asks
    // What the card says; "" while it says nothing. Each page has a place of its own.
    required property string said

    readonly property point spot: Qt.point(leftAt(along), topAt(down))
    // A place was chosen.
    property bool settled: false

    // How far it lies along the room and down it, in parts of what is free, from 0 to 1.
    property real along: 0.5
    property real down: 0.5
    readonly property real edge: Theme.px(12)
    Behavior on along { enabled: place.settled; Slip {} }
    Behavior on down { enabled: place.settled; Slip {} }
    component Slip: NumberAnimation {
        duration: Theme.ms(220)
        easing.type: Easing.OutCubic
    }

    onSaidChanged: soon.restart()
    onRoomChanged: soon.restart()
    onExtentChanged: soon.restart()
    onTableChanged: {
        settled = false
        soon.restart()
    }
    // Once a page is there it stays where it is, as long as the room does.
    Timer {
        id: soon
        interval: 60
        onTriggered: {
            place.choose()
            again.restart()
        }
    }
    // Some cards find their place later; only what is needed is worth another move.
    Timer {
        id: again
        interval: 500
        onTriggered: {
            if (place.said !== "" && place.table && place.hidden(place.obstacles().filter(each => each.weight >= 10), place.along, place.down) > 0)
                place.choose()
        }
    }

    // Go where least is hidden; stay where that would hardly be better.
    function choose() {
        if (said === "" || !table)
            return
        const seen = obstacles()
        const steps = [0.5, 0.75, 0.25, 1, 0]
        let best = Qt.point(along, down)
        let least = settled ? 0.8 * hidden(seen, along, down) : Infinity
        for (const deep of steps) {
            for (const across of steps) {
                const here = hidden(seen, across, deep)
                if (here < least) {
                    least = here
                    best = Qt.point(across, deep)
                }
            }
        }
        along = best.x
        down = best.y
        settled = true
    }

    function leftAt(part: real): real {
        return room.x + edge + part * (room.width - 2 * edge - extent.width)
    }
    function topAt(part: real): real {
        return room.y + edge + part * (room.height - 2 * edge - extent.height)
    }

    // How much of what is seen the card would hide there, by area and weight.
    function hidden(seen: var, across: real, deep: real): real {
        const here = Qt.rect(leftAt(across) - edge, topAt(deep) - edge, extent.width + 2 * edge, extent.height + 2 * edge)
        return seen.reduce((sum, each) => sum + each.weight * shared(here, each.area), 0)
    }
    function shared(one: rect, other: rect): real {
        const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
        return wide > 0 && high > 0 ? wide * high : 0
    }

    // Everything on the table that should be seen, each with how much it matters: what is pointed
    // at most, then what is needed while a move is asked for, then the rest.
    function obstacles(): var {
        const shows = table.advised.map(id => table.zoneItems[id] ?? table.cardCalled(id)).filter(item => item)
        const cards = table.cardItems().filter(item => item)
        const hand = table.handCards().filter(item => (item as TableCard).canPick)
        const zones = Object.values(table.zoneItems).filter(zone => !zone.hidden)
        return [
            ...shows.map(item => ({ area: area(item), weight: 100 })),
            ...hand.map(item => ({ area: area(item), weight: asks ? 10 : 2 })),
            ...table.furniture.map(item => ({ area: area(item), weight: asks ? 6 : 2 })),
            ...[...zones, ...cards].map(item => ({ area: area(item), weight: 1 })),
            ...spoken(table)
        ]
    }
    // The words and buttons on the table; cards speak for themselves.
    function spoken(item: Item): var {
        if (item instanceof T.Button)
            return [{ area: area(item), weight: asks ? 10 : 2 }]
        if (item instanceof Text)
            return [{ area: area(item), weight: 3 }]
        const found = []
        for (const child of item.children) {
            if (child.visible && child.opacity > 0 && !(child instanceof TableCard))
                found.push(...spoken(child))
        }
        return found
    }
    // What something takes up, on the ground; a card that flies, where it goes.
    function area(item: Item): rect {
        const card = item as TableCard
        if (card) {
            const there = card.table.mapToItem(ground, card.rest.x, card.rest.y)
            return Qt.rect(there.x - card.width / 2, there.y - card.height / 2, card.width, card.height)
        }
        const zone = item as Zone
        const own = zone ? zone.outline() : Qt.rect(0, 0, item.width, item.height)
        const at = item.mapToItem(ground, own.x, own.y)
        return Qt.rect(at.x, at.y, own.width, own.height)
    }
}
