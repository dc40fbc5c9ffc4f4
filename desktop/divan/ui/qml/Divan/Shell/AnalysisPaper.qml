pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Bridge
import Divan.Kit

// What is written on the sheet of an analysis; all of it scrolls.
ListView {
    id: paper

    required property AnalysisBridge bridge
    required property int ply
    readonly property AnalysisLine row: currentItem as AnalysisLine
    readonly property Item focused: Window.activeFocusItem
    readonly property real side: Theme.px(36)
    // The person has scrolled; until then the beginning stays in sight, however it grows.
    property bool scrolled: false

    objectName: "analysisLines"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: Theme.ms(120)
    // None made ahead: they would be half made when the sheet goes.
    cacheBuffer: 0
    activeFocusOnTab: count > 0
    model: bridge.lines
    currentIndex: -1
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your decisions")
    onActiveFocusChanged: if (activeFocus && currentIndex < 0 && Theme.keyboard && count > 0) currentIndex = 0
    onFocusedChanged: if (Theme.keyboard) reveal(focused)
    onMovementStarted: scrolled = true
    onCurrentIndexChanged: if (currentIndex >= 0) scrolled = true
    onOriginYChanged: toTop.start()
    onContentHeightChanged: toTop.start()

    Timer {
        id: toTop
        interval: 1
        onTriggered: {
            if (paper.scrolled)
                return
            paper.forceLayout()
            paper.positionViewAtBeginning()
        }
    }
    // What stands above the lines comes into sight when it gets the focus.
    function reveal(item: Item) {
        for (let above = item; above; above = above.parent) {
            if (above === headerItem) {
                const top = item.mapToItem(headerItem, 0, 0).y + originY
                if (top < contentY || top + item.height > contentY + height) {
                    scrolled = true
                    contentY = Math.max(originY, top - Theme.px(28))
                }
                return
            }
        }
    }

    Keys.onPressed: event => {
        Theme.keyboard = true
        scrolled = true
        const acts = {
            [Qt.Key_Return]: () => row?.chosen(),
            [Qt.Key_Enter]: () => row?.chosen(),
            [Qt.Key_Home]: () => currentIndex = 0,
            [Qt.Key_End]: () => currentIndex = count - 1,
            [Qt.Key_PageUp]: () => contentY = Math.max(originY, contentY - height * 0.9),
            [Qt.Key_PageDown]: () => contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + height * 0.9))
        }
        if (!acts[event.key])
            return
        acts[event.key]()
        event.accepted = true
    }

    T.ScrollBar.vertical: ScrollMark { onPaper: true }

    header: Column {
        id: head
        x: paper.side
        width: paper.width - 2 * paper.side
        topPadding: Theme.px(22)
        bottomPadding: Theme.px(8)
        spacing: Theme.px(16)

        Row {
            spacing: Theme.px(12)
            Icon {
                id: sign
                y: Theme.px(6)
                name: "chart-line"
                size: 28 * Theme.pictureScale
                tint: "#9A6E1E"
            }
            Column {
                width: head.width - sign.width - Theme.px(12)
                Title {
                    width: parent.width
                    text: qsTr("Analysis")
                    size: 30
                    color: Theme.ink
                }
                Label {
                    width: parent.width
                    text: [paper.bridge.subtitle, paper.bridge.summary].filter(part => part !== "").join(". ")
                    size: 14
                    color: Theme.ink2
                    wrapMode: Text.WordWrap
                }
            }
        }
        AnalysisProgress {
            visible: paper.bridge.state !== ""
            width: head.width
            bridge: paper.bridge
        }
        AnalysisChart {
            objectName: "analysisChart"
            visible: bars.length > 0
            z: 1
            width: head.width
            height: Theme.px(190) * Theme.pictureScale
            bridge: paper.bridge
            ply: paper.ply
            onJumped: ply => paper.bridge.jump(ply)
        }
        Column {
            visible: paper.bridge.notes.length > 0
            width: head.width
            spacing: Theme.px(2)

            Repeater {
                model: paper.bridge.notes
                Label {
                    required property string modelData
                    width: head.width
                    text: modelData
                    size: 13
                    color: Theme.ink2
                    wrapMode: Text.WordWrap
                }
            }
        }
        Title {
            visible: worst.count > 0
            width: head.width
            text: qsTr("What cost most")
            size: 17
            color: Theme.ink
        }
        Grid {
            id: cards
            visible: worst.count > 0
            columns: Math.max(1, Math.min(worst.count, Math.floor(head.width / (Theme.px(300) * Math.sqrt(Theme.textScale)))))
            spacing: Theme.px(12)
            width: head.width

            Repeater {
                id: worst
                model: paper.bridge.worst
                AnalysisCard {
                    required property var modelData
                    width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                    height: cards.columns > 1 ? cards.tallest : implicitHeight
                    line: modelData
                    onClicked: paper.bridge.jump(line.ply)
                }
            }
            readonly property real tallest: {
                let high = 0
                for (let place = 0; place < worst.count; place++)
                    high = Math.max(high, (worst.itemAt(place) as Item)?.implicitHeight ?? 0)
                return high
            }
        }
        Title {
            visible: paper.count > 0
            width: head.width
            text: qsTr("Every decision")
            size: 17
            color: Theme.ink
        }
    }
    delegate: AnalysisLine {
        width: paper.width
        side: paper.side
        current: ListView.isCurrentItem
        ringed: current && paper.activeFocus && Theme.keyboard
        onPointed: paper.currentIndex = index
        onChosen: paper.bridge.jump(ply)
    }
    footer: Item {
        width: paper.width
        height: Theme.px(12)
    }
}
