pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Bridge
import Divan.Kit

// What is written on the sheet of an analysis; all of it scrolls.
Item {
    id: paper

    required property AnalysisBridge bridge
    required property int ply
    readonly property Item lines: lines
    readonly property Item focused: Window.activeFocusItem
    readonly property real side: Theme.px(36)
    // The person has scrolled; until then the beginning stays in sight, however it grows.
    property bool scrolled: false

    onFocusedChanged: if (Theme.keyboard) reveal(focused)

    Timer {
        id: toTop
        interval: 1
        onTriggered: {
            if (paper.scrolled)
                return
            list.forceLayout()
            list.positionViewAtBeginning()
        }
    }
    // What stands above the lines comes into sight when it gets the focus.
    function reveal(item: Item) {
        for (let above = item; above; above = above.parent) {
            if (above === list.headerItem) {
                const top = item.mapToItem(list.headerItem, 0, 0).y + list.originY
                if (top < list.contentY || top + item.height > list.contentY + list.height) {
                    scrolled = true
                    list.contentY = Math.max(list.originY, top - Theme.px(28))
                }
                return
            }
        }
    }
    function scroll(by: real) {
        const end = list.originY + list.contentHeight - list.height
        list.contentY = Math.max(list.originY, Math.min(end, list.contentY + by))
    }

    ListView {
        id: list

        readonly property AnalysisLine row: currentItem as AnalysisLine

        objectName: "analysisList"
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: Theme.ms(120)
        // None made ahead: they would be half made when the sheet goes.
        cacheBuffer: 0
        model: paper.bridge.lines
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your decisions")
        // By itself the list follows its current line only where nothing moved it just before.
        function show(place: int) {
            currentIndex = place
            positionViewAtIndex(place, ListView.Contain)
        }

        onMovementStarted: paper.scrolled = true
        onCurrentIndexChanged: if (currentIndex >= 0) paper.scrolled = true
        onOriginYChanged: toTop.start()
        onContentHeightChanged: toTop.start()

        T.ScrollBar.vertical: ScrollMark { onPaper: true }

        header: Column {
            id: head
            x: paper.side
            width: list.width - 2 * paper.side
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
                objectName: "analysisCards"
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
                visible: list.count > 0
                width: head.width
                text: qsTr("Every decision")
                size: 17
                color: Theme.ink
            }
        }
        delegate: AnalysisLine {
            width: list.width
            side: paper.side
            current: ListView.isCurrentItem
            ringed: current && lines.activeFocus && Theme.keyboard
            onPointed: list.currentIndex = index
            onChosen: paper.bridge.jump(ply)
        }
        footer: Item {
            width: list.width
            height: Theme.px(12)
        }
    }
    // The lines for the keyboard. The list itself would give the focus to whatever above them
    // had it last, and they could not be reached again.
    Item {
        id: lines

        objectName: "analysisLines"
        width: parent.width
        height: parent.height
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your decisions")
        Accessible.description: list.row?.line ?? ""
        Accessible.focusable: true
        // The focus may come before it is known that a key brought it.
        readonly property bool reached: activeFocus && Theme.keyboard
        onReachedChanged: if (reached && list.currentIndex < 0 && list.count > 0)
            list.show(0)

        Keys.onPressed: event => {
            Theme.keyboard = true
            paper.scrolled = true
            const acts = {
                [Qt.Key_Up]: () => go(Math.max(0, list.currentIndex - 1)),
                [Qt.Key_Down]: () => go(Math.min(list.count - 1, list.currentIndex + 1)),
                [Qt.Key_Home]: () => go(0),
                [Qt.Key_End]: () => go(list.count - 1),
                [Qt.Key_PageUp]: () => paper.scroll(-list.height * 0.9),
                [Qt.Key_PageDown]: () => paper.scroll(list.height * 0.9),
                [Qt.Key_Return]: () => list.row?.chosen(),
                [Qt.Key_Enter]: () => list.row?.chosen()
            }
            if (!acts[event.key])
                return
            acts[event.key]()
            event.accepted = true
        }

        function go(place: int) {
            list.show(place)
            if (list.row)
                Accessible.announce(list.row.line)
        }
    }
}
