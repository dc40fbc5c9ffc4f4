pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Bridge
import Divan.Kit

// The open book: one long sheet of paper, read with the wheel, the scroll mark or the keys.
FocusScope {
    id: reader

    required property RulebookBridge bridge

    // About 70 characters make a line.
    readonly property real measure: Theme.textPx(16) * 33
    // The margin has room for two numbers beside each other. Where the text would suffer
    // by it there is none, and the numbers stand above their paragraphs.
    readonly property real gutter: Theme.textPx(13) * 6.9
    readonly property real margin: width - Theme.px(48) - 2 * side - gutter < measure * 0.8 ? 0 : gutter
    readonly property real side: Theme.px(36)
    // How far below the upper edge a place comes to lie that somebody is sent to.
    readonly property real headroom: Theme.px(28)

    // What lies at the upper edge, and which part of it is above: it stays there when the
    // window, the text size or the language changes.
    property int anchorPlace: 0
    property real anchorPart: 0
    // Where the sheet came to rest after somebody was sent to a place.
    property real restedAt: -1000
    // A change of place that comes with a change of the layout is nobody's wish.
    property real settledHeight: -1
    property bool restoring: false

    function paragraphAt(place: int): RulebookParagraph {
        return paragraphs.itemAt(place) as RulebookParagraph
    }
    function clamped(y: real): real {
        return Math.max(0, Math.min(y, scroll.contentHeight - scroll.height))
    }
    function glideTo(y: real, duration: int) {
        glide.stop()
        if (Theme.reducedMotion) {
            scroll.contentY = clamped(y)
            return
        }
        glide.duration = duration
        glide.to = clamped(y)
        glide.start()
    }
    function scrollBy(distance: real) {
        glideTo((glide.running ? glide.to : scroll.contentY) + distance, 160)
    }
    function show(place: int) {
        const found = paragraphAt(place)
        if (!found)
            return
        anchorPlace = place
        anchorPart = 0
        glide.stop()
        restore()
        restedAt = scroll.contentY
        mark.paragraph = found
        mark.flash()
    }
    // Put what lay at the upper edge there again, before anything is drawn.
    function restore() {
        const found = paragraphAt(anchorPlace)
        const rested = Math.abs(scroll.contentY - restedAt) < 2
        settledHeight = scroll.contentHeight
        if (!found)
            return
        restoring = true
        scroll.contentY = clamped(found.y + found.above + anchorPart * found.height - headroom)
        restoring = false
        if (rested)
            restedAt = scroll.contentY
    }
    // The last paragraph that begins above a height.
    function placeAt(y: real): int {
        let low = 0
        let high = paragraphs.count - 1
        while (low < high) {
            const middle = Math.ceil((low + high) / 2)
            if (paragraphs.itemAt(middle).y <= y)
                low = middle
            else
                high = middle - 1
        }
        return low
    }
    function takeNote() {
        if (paragraphs.count === 0 || restoring || settledHeight !== scroll.contentHeight)
            return
        const y = scroll.contentY + headroom
        anchorPlace = placeAt(y)
        const found = paragraphAt(anchorPlace)
        anchorPart = found.height > 0 ? (y - found.y - found.above) / found.height : 0
        if (Math.abs(scroll.contentY - restedAt) < 2)
            return
        bridge.read(scroll.atYEnd && scroll.contentY > 0 ? paragraphs.count - 1 : anchorPlace)
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Document
    Accessible.name: bridge.title

    Keys.onUpPressed: scrollBy(-Theme.px(64))
    Keys.onDownPressed: scrollBy(Theme.px(64))
    Keys.onSpacePressed: event => scrollBy((event.modifiers & Qt.ShiftModifier ? -0.88 : 0.88) * scroll.height)
    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_PageUp]: () => scrollBy(-0.88 * scroll.height),
            [Qt.Key_PageDown]: () => scrollBy(0.88 * scroll.height),
            [Qt.Key_Home]: () => glideTo(0, 280),
            [Qt.Key_End]: () => glideTo(scroll.contentHeight, 280)
        }
        const step = steps[event.key]
        if (step) {
            step()
            event.accepted = true
        }
    }

    Connections {
        target: reader.bridge
        function onOpened() {
            mark.paragraph = null
            reader.restedAt = -1000
            reader.anchorPlace = 0
            reader.anchorPart = 0
            scroll.contentY = 0
        }
        function onWent(place: int) { reader.show(place) }
        function onMoved(before: int, place: int) {
            mark.paragraph = reader.paragraphAt(reader.bridge.target)
            reader.anchorPlace = Math.max(0, reader.anchorPlace + place - before)
            reader.restore()
        }
    }
    onHeightChanged: restore()
    TapHandler { onTapped: reader.forceActiveFocus() }

    Item {
        id: sheet
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(20)
        width: Math.min(parent.width - Theme.px(48), reader.margin + reader.measure + 2 * reader.side + Theme.px(20))
        height: parent.height - Theme.px(40)

        Paper { anchors.fill: parent }
        FocusRing { corner: 16; shown: reader.activeFocus && Theme.keyboard }
    }
    Flickable {
        id: scroll
        anchors.fill: parent
        anchors.topMargin: Theme.px(21)
        anchors.bottomMargin: Theme.px(21)
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        onContentYChanged: reader.takeNote()
        onContentHeightChanged: reader.restore()
        onMovementStarted: glide.stop()

        T.ScrollBar.vertical: ScrollMark {
            parent: sheet
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.px(10)
            anchors.rightMargin: Theme.px(4)
            onPaper: true
        }

        NumberAnimation {
            id: glide
            target: scroll
            property: "contentY"
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Theme.decelerate
        }
        Item {
            anchors.fill: column
            LayoutMirroring.enabled: reader.bridge.rightToLeft
            LayoutMirroring.childrenInherit: true
            RulebookMark { id: mark }
        }
        Column {
            id: column
            anchors.horizontalCenter: parent.horizontalCenter
            width: sheet.width - 2 * reader.side
            topPadding: Theme.px(28)
            bottomPadding: Theme.px(48)
            // The paper runs as its book does, even where the app runs the other way.
            LayoutMirroring.enabled: reader.bridge.rightToLeft
            LayoutMirroring.childrenInherit: true

            Repeater {
                id: paragraphs
                model: reader.bridge.model
                RulebookParagraph {
                    width: column.width
                    margin: reader.margin
                    titleFont: reader.bridge.rightToLeft === Theme.rightToLeft ? Theme.titleFont : "Fraunces"
                    onClauseAsked: id => reader.bridge.goToClause(id)
                }
            }
        }
    }
    component Edge: PaperEdge {
        anchors.horizontalCenter: sheet.horizontalCenter
        width: sheet.width - Theme.px(40)
    }
    Edge {
        anchors.top: scroll.top
        beyond: scroll.contentY
    }
    Edge {
        lower: true
        anchors.bottom: scroll.bottom
        beyond: scroll.contentHeight - scroll.height - scroll.contentY
    }
}
