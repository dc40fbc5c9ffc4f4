pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge

// A table with cards. A game says where its zones lie; everything that can be done with
// cards is here: drag, pick-then-place, keys, and a tree for screen readers.
FocusScope {
    id: table

    required property TableBridge bridge
    required property Component face
    default property alias pieces: zonesLayer.data
    // For what lies above the cards: the numbers of piles.
    readonly property Item overlay: overlayLayer

    readonly property var zones: bridge.scene.zones ?? ({})
    property var zoneItems: ({})
    readonly property var crowds: bridge.scene.crowds ?? ({})
    property bool ready: false
    // A card is picked: what is no target steps back.
    readonly property bool busy: pickedCard !== ""
    readonly property string pickedCard: bridge.scene.picked ?? ""
    property Zone under: null
    // Several cards can be chosen at once: a tap chooses one or leaves it, and where one is
    // dropped is told to the presenter as `place CARD ZONE`.
    property bool several: false
    // Something is being chosen with controls of the game's own: the focus stays with them.
    property bool choosing: false
    // Whether the corner beside the hand is free for the hints about keys.
    property bool roomForKeys: true

    // The card to be read closely, for a table that shows it larger: the one that is pointed at,
    // else the one that has the focus, else the one that is picked. There is nothing to read on
    // a card face down.
    property TableCard pointed: null
    readonly property TableCard beheld: {
        const zone = tableKeys.focused as Zone
        const near = Theme.keyboard ? (zone ? cardIn(zone) : tableKeys.focused as TableCard) : null
        const picked = busy ? cardCalled(pickedCard) : null
        return [pointed, near, picked].find(card => card?.up) ?? null
    }

    // The top card of a place; the cards are in no particular order.
    function cardIn(zone: Zone): TableCard {
        const lying = cardItems().filter(card => card && card.zone === zone.zoneId)
        return (lying.sort((one, other) => other.place - one.place)[0] ?? null) as TableCard
    }

    function cardCalled(cardId: string): TableCard {
        return (cardItems().find(card => card && card.cardId === cardId) ?? null) as TableCard
    }
    // The ids of the cards and places that the hint speaks of.
    readonly property var advised: bridge.advised
    // How many places there are to choose from.
    readonly property int choice: targets().length
    // What Enter does, in the words of the place where it would do it; "" where nothing.
    readonly property string deed: {
        const zone = Theme.keyboard ? tableKeys.focused as Zone : null
        return (zone?.aimed ? zone : targets()[0] as Zone)?.deed ?? ""
    }

    // Where the button for the next move stands: its right edge and the middle of its height.
    property point stepSpot: Qt.point(width - Theme.px(24), height / 2)
    // How wide the button at `stepSpot` is, in pixels; 0 while there is none.
    property real stepWide: 0
    // Something of the game's own lies over the whole table.
    property bool covered: false
    // Something plays over the table for a while, and ends by itself or when it is hurried.
    property bool playing: false
    // What should be seen besides cards and places: a lesson keeps clear of it.
    property list<Item> furniture: []
    // Something lies over the table, its own or the screen's, which says so: no key reaches the
    // table, and the focus stays where it is.
    property bool asleep: false
    // A lesson says something here, or shows moves: nothing is to be done.
    readonly property bool listening: bridge.taught && !bridge.mayAct
    // The four colours of the felt, from the light of the lamp outwards; none for the usual one.
    property list<color> cloth: []

    signal hurried()
    signal clauseAsked(clause: string)

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Pane

    // Gestures

    function pick(cardId: string) {
        hurry()
        bridge.pick(cardId)
    }

    function putBack() {
        bridge.putBack()
    }

    function chooseZone(zoneId: string) {
        hurry()
        bridge.choose(zoneId)
    }

    // Let everything that moves arrive at once.
    function hurry() {
        hurried()
    }

    function drop(card: TableCard) {
        if (card.drawable) {
            const from = card.zone
            if (zoneUnder(card)?.hand)
                chooseZone(from)
            card.letGo()
            return
        }
        const zone = zoneUnder(card)
        under = null
        if (several) {
            if (zone && zone.aimed)
                bridge.act("place " + card.cardId + " " + zone.zoneId)
            card.letGo()
        } else if (zone && !zone.hand) {
            bridge.choose(zone.zoneId)
            // Not a place where it may go: it returns, and a line says why.
            if (!zone.aimed)
                card.letGo()
        } else {
            bridge.putBack()
        }
    }

    function hoverOver(card: TableCard) {
        under = card.drawable ? null : zoneUnder(card)
    }

    // The zone that a held card is meant for: it covers 30 % of it or is within 48 px,
    // a target rather than another.
    function zoneUnder(card: TableCard): Zone {
        const left = card.x + card.held.x
        const top = card.y + card.held.y
        let best = null
        let most = 0
        for (const id in zoneItems) {
            const zone = zoneItems[id]
            // What is drawn goes to the hand and nowhere else.
            if (zone.hidden || zone === card.home || (card.drawable && !zone.hand))
                continue
            const place = zone.reach()
            const at = zone.mapToItem(table, place.x, place.y)
            const wide = Math.min(left + card.width, at.x + place.width) - Math.max(left, at.x)
            const high = Math.min(top + card.height, at.y + place.height) - Math.max(top, at.y)
            let part = wide > 0 && high > 0 ? wide * high / (card.width * card.height) : 0
            if (part < 0.3) {
                const dx = Math.max(at.x - left - card.width / 2, left + card.width / 2 - at.x - place.width, 0)
                const dy = Math.max(at.y - top - card.height / 2, top + card.height / 2 - at.y - place.height, 0)
                part = Math.hypot(dx, dy) <= Theme.px(48) ? 0.3 : 0
            }
            const weight = part === 0 ? 0 : part + (zone.aimed ? 10 : 0)
            if (weight > most) {
                most = weight
                best = zone
            }
        }
        return best
    }

    // Keys

    readonly property alias keys: tableKeys
    TableKeys {
        id: tableKeys
        table: table
    }
    Keys.onPressed: event => tableKeys.take(event)
    onAsleepChanged: if (!asleep && activeFocus) tableKeys.rove()

    // What lies on it

    function cardItems(): list<Item> {
        const found = []
        for (let i = 0; i < cards.count; i++)
            found.push(cards.itemAt(i))
        return found
    }

    function handCards(): list<Item> {
        return cardItems().filter(card => card && card.home && card.home.hand)
            .sort((one, other) => one.home.order - other.home.order || one.homePlace - other.homePlace)
    }

    // Where a card may go, or come from: the place that is chosen most often first.
    function targets(): list<Item> {
        const aimed = Object.values(zoneItems).filter(zone => zone.aimed)
        return aimed.sort((one, other) => other.likely - one.likely)
    }

    function collect(item: Item, found: var) {
        for (const child of item.children) {
            if (child instanceof Zone)
                found[child.zoneId] = child
            collect(child, found)
        }
    }

    // Cards whose place changed set out together, once all of them know where to.
    function settleSoon() {
        soon.start()
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: {
            table.deals = 0
            for (const card of table.cardItems())
                (card as TableCard)?.settle()
        }
    }

    property int deals: 0
    // How many cards set out from the pile before this one, since the last move.
    function dealt(): int {
        soon.start()
        return deals++
    }

    Component.onCompleted: {
        const found = {}
        collect(zonesLayer, found)
        zoneItems = found
        ready = true
    }

    Connections {
        target: table.bridge
        function onAnnounced(sentence: string) {
            table.Accessible.announce(sentence)
        }
    }
    TapHandler {
        // A click on nothing finishes what moves and puts the card back.
        onTapped: {
            table.hurry()
            if (table.busy && !table.several)
                table.putBack()
        }
    }

    Item {
        id: zonesLayer
        anchors.fill: parent
    }
    Item {
        id: cardsLayer
        anchors.fill: parent

        Repeater {
            id: cards
            model: table.ready ? table.bridge.cards : null
            onItemAdded: tableKeys.follow()
            delegate: TableCard { table: table }
        }
    }
    Repeater {
        model: table.ready ? Object.values(table.zoneItems) : null
        delegate: Loader {
            id: framed
            required property var modelData
            readonly property Zone zone: modelData as Zone
            active: !zone.hand && !zone.hidden
            sourceComponent: TargetFrame {
                zone: framed.zone
                under: table.under === framed.zone
            }
        }
    }
    Item {
        id: overlayLayer
        anchors.fill: parent
    }
}
