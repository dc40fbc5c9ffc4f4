import QtQuick

// What the keys do at a table: where the focus is, where it goes by itself, and where the arrows
// take it. The table is one stop of the Tab key: the place where the focus was last.
Item {
    id: keys

    required property CardTable table
    // The card or place that has the focus, or had it last.
    property Item focused: null
    property string lastPicked: ""

    readonly property Item keyed: Window.activeFocusItem
    readonly property bool mayAct: table.bridge.mayAct
    readonly property string pickedCard: table.pickedCard

    onKeyedChanged: follow()
    onMayActChanged: attention.start()
    onPickedCardChanged: {
        if (pickedCard !== "")
            lastPicked = pickedCard
        attention.start()
    }

    Item {
        id: stop
        activeFocusOnTab: !keys.table.asleep
        onActiveFocusChanged: if (activeFocus) keys.rove()
    }
    Timer {
        id: attention
        interval: 0
        onTriggered: keys.refocus()
    }

    // Let the table itself have the focus no longer than it takes to find the right place.
    function follow() {
        if (keyed === table)
            attention.start()
    }

    function take(event: KeyEvent) {
        if (table.asleep)
            return
        switch (event.key) {
        case Qt.Key_Tab: leave(true); break
        case Qt.Key_Backtab: leave(false); break
        case Qt.Key_Left:
        case Qt.Key_Right:
            // In a replay they go to the move before and the next.
            if (table.bridge.replaying)
                return
            step(event.key === Qt.Key_Left ? -1 : 1, 0)
            break
        case Qt.Key_Up: step(0, -1); break
        case Qt.Key_Down: step(0, 1); break
        case Qt.Key_Return:
        case Qt.Key_Enter:
            // A key that is held down means what it meant first.
            if (!event.isAutoRepeat)
                enter()
            break
        case Qt.Key_Escape:
            // What is said lies on top of what is picked.
            if (table.bridge.telling)
                table.bridge.hush()
            else if (table.busy)
                table.putBack()
            else
                return
            break
        default: return
        }
        event.accepted = true
    }

    function focusables(): list<Item> {
        const found = table.handCards()
        for (const id in table.zoneItems) {
            const zone = table.zoneItems[id]
            if (!zone.hand && !zone.hidden && (zone.aimed || !table.busy))
                found.push(zone)
        }
        return found
    }

    function focusOn(item: Item) {
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
        focused = item
    }

    function rove() {
        const held = focused && focused.visible && focusables().includes(focused) ? focused : null
        focusOn(held ?? table.targets()[0] ?? table.handCards()[0] ?? focusables()[0] ?? null)
    }

    // The focus goes by itself to where the next thing is to be done, as long as it is on the
    // table at all.
    function refocus() {
        if (table.asleep || table.choosing || !table.activeFocus)
            return
        if (focused?.activeFocus && ((focused as Zone)?.aimed ?? false))
            return
        const hand = table.handCards()
        const held = [focused, table.cardCalled(lastPicked)].find(card => hand.includes(card))
        focusOn(table.targets()[0] ?? held ?? hand[0] ?? null)
    }

    function leave(forwards: bool) {
        Theme.keyboard = true
        stop.nextItemInFocusChain(forwards)?.forceActiveFocus(forwards ? Qt.TabFocusReason : Qt.BacktabFocusReason)
    }

    function middle(item: Item): point {
        const zone = item as Zone
        if (zone) {
            const place = zone.outline()
            return item.mapToItem(table, place.x + place.width / 2, place.y + place.height / 2)
        }
        return item.mapToItem(table, item.width / 2, item.height / 2)
    }

    // Go to the nearest thing in a direction; sideways distance counts double.
    function step(dx: int, dy: int) {
        const blind = !Theme.keyboard
        Theme.keyboard = true
        const here = focused && focused.visible ? middle(focused) : null
        // Whoever has not seen the focus yet is shown first where it is.
        if (!here || blind) {
            rove()
            return
        }
        // With a card picked, left and right are for the places where it may go.
        const goals = table.busy && dx !== 0 && (focused as Zone)?.aimed ? table.targets() : []
        let best = null
        let least = Infinity
        for (const item of goals.length > 1 ? goals : focusables()) {
            const there = middle(item)
            const along = (there.x - here.x) * dx + (there.y - here.y) * dy
            const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
            if (item === focused || along < Theme.px(8))
                continue
            const distance = along + 2 * aside
            if (distance < least) {
                least = distance
                best = item
            }
        }
        if (best)
            focusOn(best)
        else if (goals.length > 1)
            focusOn(goals[(goals.indexOf(focused) + 1) % goals.length])
    }

    function enter() {
        // Whoever has not seen the focus yet means what glows; if nothing does, the focus is shown.
        const blind = !Theme.keyboard
        Theme.keyboard = true
        // Whoever types faster than the focus moves means where it is going.
        if (attention.running || blind) {
            attention.stop()
            refocus()
        }
        if (blind && table.targets().length === 0)
            return
        const zone = focused as Zone
        if (zone)
            table.chooseZone(zone.zoneId)
        else
            (focused as TableCard)?.tapped()
    }

    function pickNumber(number: int) {
        Theme.keyboard = true
        const card = table.handCards().filter(held => (held as TableCard).home.numbered)[number - 1] ?? null
        // One that cannot be picked only says why; the focus stays where something can be done.
        if (card && ((card as TableCard).canPick || table.targets().length === 0))
            focusOn(card);
        (card as TableCard)?.tapped()
    }
}
