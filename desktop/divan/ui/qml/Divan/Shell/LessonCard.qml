import QtQuick
import QtQuick.Templates as T
import Divan.Bridge
import Divan.Kit

// What a lesson says now, on a card that keeps out of the way of what it points at.
Item {
    id: card

    required property TableBridge bridge
    required property CardTable table
    // Where it may lie, in the coordinates of its parent.
    required property rect room

    // Something lies over the whole table.
    property bool covered: false

    readonly property var page: bridge.lesson
    readonly property bool taught: bridge.taught
    // Between two pages the last one fades, so that the eyes follow the cards.
    readonly property bool reading: taught && !page.moving && !(table?.playing ?? false)

    signal clauseAsked(clause: string)
    signal playAsked()
    signal shelfAsked()

    width: Math.min(Theme.px(388) * Math.pow(Theme.textScale, 0.7), room.width - Theme.px(32))
    height: words.implicitHeight + Theme.px(32)
    visible: taught && !covered
    opacity: reading && settled ? 1 : 0
    enabled: reading
    Behavior on opacity { NumberAnimation { duration: Theme.ms(140) } }
    x: leftAt(along)
    y: topAt(down)

    Accessible.role: Accessible.Pane
    Accessible.name: taught ? page.head : ""

    // Places: how far it lies along the room and down it, in parts of what is free.

    property real along: 0.5
    property real down: 0.5
    property bool settled: false
    readonly property real edge: Theme.px(12)
    Behavior on along { enabled: card.settled; NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic } }
    Behavior on down { enabled: card.settled; NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic } }

    function leftAt(part: real): real {
        return room.x + edge + part * (room.width - 2 * edge - width)
    }
    function topAt(part: real): real {
        return room.y + edge + part * (room.height - 2 * edge - height)
    }

    // Where something lies, in the parent's coordinates; a card that still flies, where it goes.
    function extent(item: Item): rect {
        const card = item as TableCard
        if (card) {
            const there = card.table.mapToItem(parent, card.rest.x, card.rest.y)
            return Qt.rect(there.x - card.width / 2, there.y - card.height / 2, card.width, card.height)
        }
        const zone = item as Zone
        const own = zone ? zone.outline() : Qt.rect(0, 0, item.width, item.height)
        const at = item.mapToItem(parent, own.x, own.y)
        return Qt.rect(at.x, at.y, own.width, own.height)
    }
    // The words and buttons on the table, with how much each matters; cards speak for themselves.
    function spoken(item: Item): var {
        if (item instanceof T.Button)
            return [{ place: extent(item), weight: page.asks ? 10 : 2 }]
        if (item instanceof Text)
            return [{ place: extent(item), weight: 3 }]
        const found = []
        for (const child of item.children) {
            if (child.visible && child.opacity > 0 && !(child instanceof TableCard))
                found.push(...spoken(child))
        }
        return found
    }
    // Everything on the table that should be seen, each with how much it matters: what is pointed
    // at most, then what is needed while a move is asked for, then the rest.
    function obstacles(): var {
        const shows = table.advised.map(id => table.zoneItems[id] ?? table.cardCalled(id)).filter(item => item)
        const cards = table.cardItems().filter(item => item)
        const hand = table.handCards().filter(item => (item as TableCard).canPick)
        const zones = Object.values(table.zoneItems).filter(zone => !zone.hidden)
        return [
            ...shows.map(item => ({ place: extent(item), weight: 100 })),
            ...hand.map(item => ({ place: extent(item), weight: page.asks ? 10 : 2 })),
            ...table.furniture.map(item => ({ place: extent(item), weight: page.asks ? 6 : 2 })),
            ...[...zones, ...cards].map(item => ({ place: extent(item), weight: 1 })),
            ...spoken(table)
        ]
    }
    function shared(one: rect, other: rect): real {
        const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
        return wide > 0 && high > 0 ? wide * high : 0
    }
    // How much of what is seen it would cover at a place.
    function hidden(seen: var, across: real, deep: real): real {
        const here = Qt.rect(leftAt(across) - edge, topAt(deep) - edge, width + 2 * edge, height + 2 * edge)
        return seen.reduce((sum, each) => sum + each.weight * shared(here, each.place), 0)
    }
    // Go where it covers least; stay where that would hardly be better.
    function place() {
        if (!taught || !table)
            return
        const seen = obstacles()
        const cost = (across, deep) => hidden(seen, across, deep)
        let best = Qt.point(along, down)
        let least = settled ? 0.8 * cost(along, down) : Infinity
        const steps = [0.5, 0.75, 0.25, 1, 0]
        for (const deep of steps) {
            for (const across of steps) {
                const here = cost(across, deep)
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
    // The keys go where the page is turned: to its button, or to the table for a move.
    readonly property string said: reading ? page.text : ""
    onSaidChanged: {
        soon.restart()
        takeFocus()
    }
    onVisibleChanged: takeFocus()
    function takeFocus() {
        if (said === "" || !visible)
            return
        // What leads out of the lesson is not done by the key that turned the last page.
        const goal = page.asks || page.last ? table : next
        goal?.forceActiveFocus(Theme.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason)
    }
    onRoomChanged: soon.restart()
    onHeightChanged: soon.restart()
    onTableChanged: {
        settled = false
        soon.restart()
    }
    // Once a page is there it stays where it is, as long as the room does.
    Timer {
        id: soon
        interval: 60
        onTriggered: {
            card.place()
            again.restart()
        }
    }
    // Some cards find their place later; only what is needed is worth another move.
    Timer {
        id: again
        interval: 500
        onTriggered: {
            const needed = card.taught && card.table ? card.obstacles().filter(each => each.weight >= 10) : []
            if (card.hidden(needed, card.along, card.down) > 0)
                card.place()
        }
    }
    // Moves on the way to the next page follow each other slowly enough to be seen.
    Timer {
        running: card.visible && card.page.moving && !(card.table?.playing ?? false)
        interval: 800
        repeat: true
        onTriggered: card.bridge.proceed()
    }

    Shadow { kind: "shadow-sheet" }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.paper
        border.width: Theme.px(1.5)
        border.color: Theme.brass
    }
    // Nothing that lies below it is meant.
    MouseArea { anchors.fill: parent }
    HoverHandler { blocking: true }

    Column {
        id: words
        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        Row {
            spacing: Theme.px(8)
            LayoutMirroring.enabled: Theme.rightToLeft
            width: parent.width
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "graduation-cap"
                size: 18 * Theme.pictureScale
                tint: Theme.inkLink
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                topPadding: Theme.px(2)
                text: card.taught ? card.page.head : ""
                size: 13
                color: Theme.ink3
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            LayoutMirroring.enabled: Theme.rightToLeft
            // Stays while the card fades.
            property string last: ""
            text: card.said === "" ? last : card.said
            onTextChanged: () => { last = text }
            color: Theme.ink
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            topPadding: Theme.px(4)
            spacing: Theme.px(10)
            LayoutMirroring.enabled: Theme.rightToLeft

            PushButton {
                id: next
                visible: card.taught && !card.page.asks && !card.page.last
                primary: true
                size: 36
                text: qsTr("Next")
                onClicked: card.bridge.proceed()
            }
            PushButton {
                visible: card.taught && card.page.last
                primary: true
                size: 36
                iconName: "play"
                text: qsTr("Play a match")
                onClicked: card.playAsked()
            }
            Row {
                visible: card.taught && card.page.asks
                height: Math.max(Theme.px(36), back.implicitHeight)
                spacing: Theme.px(8)
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "hand"
                    size: 18 * Theme.pictureScale
                    tint: Theme.inkLink
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    topPadding: Theme.px(2)
                    text: qsTr("Your move")
                    font.weight: Font.DemiBold
                    color: Theme.inkLink
                }
            }
            PushButton {
                id: back
                visible: card.taught && !card.page.first
                onPaper: true
                bare: true
                size: 36
                text: qsTr("Back")
                onClicked: card.bridge.undo()
            }
            PushButton {
                visible: card.taught && card.page.last
                onPaper: true
                size: 36
                text: qsTr("To the shelf")
                onClicked: card.shelfAsked()
            }
            PushButton {
                visible: card.taught && card.page.clause !== "" && !card.page.last
                onPaper: true
                bare: true
                size: 36
                text: qsTr("Rulebook")
                onClicked: card.clauseAsked(card.page.clause)
            }
        }
    }
}
