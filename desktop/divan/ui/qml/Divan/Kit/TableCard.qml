pragma ComponentBehavior: Bound

import QtQuick

// One card on its way through the match. It stands where its zone says; when that changes
// it flies there, when its face changes it turns over. What is animated is the way between
// two places, not pixels, so a resize in mid-flight does no harm.
Item {
    id: card

    required property CardTable table
    required property int index
    required property string cardId
    required property string zone
    required property int place
    required property int crowd
    required property var face
    required property string label
    required property bool canPick
    required property string whyNot
    required property string badge
    required property bool picked
    required property string origin

    // Where it belongs at rest; follows the model when `settle` has noted where it was.
    property Zone home: null
    property int homePlace: 0
    property int homeCrowd: 1
    property string lastZone: ""

    readonly property var spot: home ? home.slot(homePlace, homeCrowd) : { x: 0, y: 0, rotation: 0 }
    readonly property point rest: {
        const moved = home ? home.x + home.y + home.width + home.height : 0
        const at = home && moved > -1e9 ? home.mapToItem(table, spot.x, spot.y) : Qt.point(0, 0)
        return Qt.point(at.x + 0 * (table.width + table.height), at.y)
    }

    // The way: from a place given in parts of the table's size, to where it rests.
    property real way: 1
    property real fromX: 0
    property real fromY: 0
    property real fromWidth: 0
    property real fromTurn: 0

    // While a finger or the mouse holds it, and until what was done with it is settled.
    property point held: Qt.point(0, 0)
    property bool holding: false

    readonly property bool pointed: hover.hovered && !holding && (home?.hand ?? false)
    readonly property bool raised: pointed || (activeFocus && Theme.keyboard)
    // It lies on top of a pile from which it can be taken now.
    readonly property bool drawable: (home?.draws ?? false) && home.aimed && !table.busy && !table.several && place === crowd - 1
    readonly property bool flying: way < 1
    readonly property bool up: face !== null && face !== undefined
    property var shownFace: face
    property real turned: up ? 1 : 0

    // Of the cards of a zone the later ones lie on top, or the earlier ones.
    readonly property int rank: (home as Fan)?.showsRight ? homeCrowd - 1 - homePlace : homePlace

    width: home ? home.cardPx : 0
    height: width * 157 / 112
    x: rest.x * way + fromX * table.width * (1 - way) - width / 2
    y: rest.y * way + fromY * table.height * (1 - way) - height / 2
    z: holding ? 9000 : flying ? 6000 + rank : (home ? home.z * 100 : 0) + rank + (body.lying !== 0 ? 60 : 0)
    visible: home !== null && !(home.hidden && !flying)

    activeFocusOnTab: false
    Accessible.role: Accessible.ListItem
    Accessible.name: badge === "" ? label : badge + ". " + label
    Accessible.description: canPick ? "" : whyNot
    Accessible.focusable: true
    Accessible.selectable: canPick
    Accessible.selected: picked
    Accessible.ignored: !visible || !up
    Accessible.onPressAction: card.tapped()

    readonly property string arrangement: zone + "/" + place + "/" + crowd
    onArrangementChanged: table.settleSoon()
    onPickedChanged: if (!picked && holding && !drag.active) table.settleSoon()
    onUpChanged: flip()
    onRaisedChanged: {
        const fan = home as Fan
        if (fan)
            fan.pointed = raised ? homePlace : -1
    }
    Component.onCompleted: appear()

    Connections {
        target: card.table
        function onHurried() {
            flight.complete()
            turning.complete()
        }
    }

    function appear() {
        const there = table.zoneItems[zone] ?? null
        const start = origin === "" ? null : table.zoneItems[origin] ?? null
        if (start && there) {
            const at = start.mapToItem(table, start.width / 2, start.height / 2)
            depart(at.x, at.y, start.cardPx, 0)
            turned = 0
            arrive(there)
            flight.fly(160, Math.min(table.dealt() * 45, 740))
            flip()
        } else {
            arrive(there)
            turned = up ? 1 : 0
        }
    }

    // Take the new place in, remembering the old one as the start of the way.
    function settle() {
        const there = table.zoneItems[zone] ?? null
        if (there === home && place === homePlace && crowd === homeCrowd) {
            if (!picked && !drag.active)
                letGo()
            return
        }
        const far = zone !== lastZone
        const shown = home !== null
        if (shown)
            departFromHere()
        arrive(there)
        if (shown)
            flight.fly(far ? (up && !wasUp ? 350 : 240) : 160, 0)
        wasUp = up
    }
    property bool wasUp: up

    function letGo() {
        if (!holding)
            return
        departFromHere()
        flight.fly(180, 0)
    }

    function departFromHere() {
        const mid = Qt.point(x + width / 2 + held.x, y + height / 2 + held.y)
        depart(mid.x, mid.y, width * body.flown * body.swell, body.rotation)
        holding = false
        held = Qt.point(0, 0)
    }

    function depart(atX: real, atY: real, wide: real, turn: real) {
        fromX = table.width > 0 ? atX / table.width : 0
        fromY = table.height > 0 ? atY / table.height : 0
        fromWidth = table.width > 0 ? wide / table.width : 0
        fromTurn = turn
        way = 0
    }

    function arrive(there: Zone) {
        home = there
        homePlace = place
        homeCrowd = crowd
        lastZone = zone
    }

    function flip() {
        if (up)
            shownFace = face
        turning.stop()
        turning.to = up ? 1 : 0
        turning.start()
    }
    onFaceChanged: if (up) shownFace = face

    function tapped() {
        // Where it belongs counts, though it may still be on its way there.
        if (table.zoneItems[zone]?.hand ?? false)
            picked && !table.several ? table.putBack() : table.pick(cardId)
        else
            table.chooseZone(zone)
    }

    SequentialAnimation {
        id: flight

        function fly(duration: int, delay: int) {
            stop()
            wait.duration = Theme.ms(delay)
            travel.duration = Theme.ms(duration)
            start()
        }

        PauseAnimation { id: wait }
        NumberAnimation {
            id: travel
            target: card
            property: "way"
            from: 0
            to: 1
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Theme.standard
        }
    }
    NumberAnimation {
        id: turning
        target: card
        property: "turned"
        duration: Theme.ms(220)
        easing.type: Easing.InOutQuad
    }

    Item {
        id: body

        // How it is turned about its middle: crossways, say.
        property real lying: card.picked || card.holding ? card.home?.pickedTurn ?? 0 : card.spot.lying ?? 0
        readonly property real lift: card.picked ? card.home?.pickedLift ?? 24 : card.raised && !card.holding ? 12 : 0
        property real liftPx: Theme.px(lift)
        property real swell: card.raised && !card.picked && !card.holding ? 1.06 : 1
        // On its way between places of different size.
        readonly property real flown: card.flying && card.width > 0
            ? card.fromWidth * card.table.width / card.width * (1 - card.way) + card.way : 1
        // Grows from its foot, so that it does not sink below the edge of the window.
        transformOrigin: Item.Bottom
        width: card.width
        height: card.height
        x: card.held.x
        y: card.held.y - (card.holding ? 0 : liftPx)
        scale: swell
        transform: [
            Rotation {
                origin.x: body.width / 2
                origin.y: body.height / 2
                angle: body.lying
            },
            Scale {
                origin.x: body.width / 2
                origin.y: body.height / 2
                xScale: body.flown
                yScale: body.flown
            }
        ]
        rotation: card.picked || card.holding ? 0 : card.spot.rotation * card.way + card.fromTurn * (1 - card.way)

        Behavior on liftPx { NumberAnimation { duration: Theme.ms(100); easing.type: Easing.BezierSpline; easing.bezierCurve: Theme.decelerate } }
        Behavior on swell { NumberAnimation { duration: Theme.ms(100) } }
        Behavior on lying { NumberAnimation { duration: Theme.ms(180); easing.type: Easing.BezierSpline; easing.bezierCurve: Theme.standard } }
        Behavior on rotation { enabled: !card.flying; NumberAnimation { duration: Theme.ms(100) } }

        Item {
            id: turnable
            anchors.fill: parent
            transform: Scale {
                origin.x: turnable.width / 2
                xScale: Math.abs(2 * card.turned - 1)
            }
            Shadow {
                kind: card.picked || card.holding ? "shadow-picked" : card.raised ? "shadow-hover" : "shadow-card"
            }
            Shadow {
                visible: card.picked
                kind: "glow-lamp"
            }
            Rectangle {
                visible: card.picked
                anchors.fill: parent
                anchors.margins: -Theme.px(3)
                radius: paper.radius + Theme.px(3)
                color: Theme.lamp
            }
            Rectangle {
                id: paper
                anchors.fill: parent
                radius: Theme.px(card.width > Theme.px(100) ? 9 : 7)
                color: Theme.ivory
            }
            Loader {
                anchors.fill: parent
                active: card.shownFace !== null && card.shownFace !== undefined
                visible: card.turned > 0.5
                sourceComponent: card.table.face
                onLoaded: {
                    (item as GameFace).face = Qt.binding(() => card.shownFace)
                }
            }
            Loader {
                anchors.fill: parent
                active: card.turned < 1
                visible: card.turned <= 0.5
                sourceComponent: CardBack {}
            }
        }
        Rectangle {
            visible: card.table.busy && !card.picked && !card.holding && !card.flying && !(card.home?.aimed ?? false) && !(card.home?.hand ?? false)
            anchors.fill: parent
            radius: paper.radius
            color: "#3D0E1A14"
        }
        FocusRing { corner: 8; shown: card.activeFocus && Theme.keyboard }
        AdviceRing { shown: !card.flying && card.table.advised.includes(card.cardId) }
        // What it was chosen for
        Rectangle {
            visible: card.badge !== "" && !card.flying
            anchors.horizontalCenter: parent.horizontalCenter
            y: -height * 0.55
            width: Math.min(word.implicitWidth + Theme.px(24), parent.width + Theme.px(8))
            height: Math.max(Theme.px(26), word.implicitHeight + Theme.px(4))
            radius: height / 2
            color: Theme.lamp

            Label {
                id: word
                anchors.centerIn: parent
                topPadding: Theme.px(2)
                width: Math.min(implicitWidth, parent.width - Theme.px(12))
                text: card.badge
                size: 13 * Math.min(1.3, Theme.textScale) / Theme.textScale
                font.weight: Font.DemiBold
                color: Theme.lampText
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }

    HoverHandler {
        id: hover
        blocking: true
        cursorShape: card.canPick || (card.home?.aimed ?? false) ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: {
            if (hovered)
                card.table.pointed = card
            else if (card.table.pointed === card)
                card.table.pointed = null
        }
    }
    Component.onDestruction: {
        if (card.table && card.table.pointed === card)
            card.table.pointed = null
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            Theme.keyboard = false
            card.tapped()
        }
    }
    DragHandler {
        id: drag
        target: null
        enabled: card.canPick || card.drawable
        dragThreshold: 6
        cursorShape: Qt.ClosedHandCursor
        onActiveChanged: {
            if (active) {
                Theme.keyboard = false
                card.holding = true
                if (card.canPick && !card.picked && !card.table.several)
                    card.table.pick(card.cardId)
            } else if (card.holding) {
                card.table.drop(card)
            }
        }
        onActiveTranslationChanged: {
            if (active) {
                card.held = Qt.point(activeTranslation.x, activeTranslation.y)
                card.table.hoverOver(card)
            }
        }
    }
}
