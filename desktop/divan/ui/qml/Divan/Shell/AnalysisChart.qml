pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// What each decision cost, over the match: its beginning at the left in every language, as in
// the replay. Costs are bars, decisions that cost nothing dots; the costliest have a number.
Item {
    id: chart

    required property AnalysisBridge bridge
    // Where the replay stands.
    required property int ply
    readonly property var bars: bridge.chart.bars ?? []
    readonly property var ticks: bridge.chart.ticks ?? []
    readonly property int last: bridge.chart.last ?? 1
    property int current: -1
    readonly property real inset: Theme.px(12)
    readonly property real thick: Math.max(Theme.px(3), Math.min(Theme.px(12), plot.width / Math.max(1, last) * 0.8))

    signal jumped(ply: int)

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    activeFocusOnTab: bars.length > 0
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Cost of your decisions over the match")
    Accessible.description: current < 0 ? "" : bridge.told(current)
    Accessible.focusable: true
    Accessible.onPressAction: choose()
    onActiveFocusChanged: if (!activeFocus) current = -1

    Keys.onPressed: event => {
        const places = {
            [Qt.Key_Left]: current < 0 ? bars.length - 1 : Math.max(0, current - 1),
            [Qt.Key_Right]: Math.min(bars.length - 1, current + 1),
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: bars.length - 1
        }
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            choose()
        else if (places[event.key] !== undefined)
            go(places[event.key])
        else
            return
        event.accepted = true
    }

    function go(place: int) {
        Theme.keyboard = true
        current = place
        Accessible.announce(bridge.told(place))
    }
    function choose() {
        if (bars[current])
            jumped(bars[current].ply)
    }
    function across(ply: int): real {
        return inset + ply * (plot.width - 2 * inset) / Math.max(1, last)
    }
    function nearest(x: real): int {
        let found = -1
        for (let place = 0; place < bars.length; place++) {
            if (found < 0 || Math.abs(across(bars[place].ply) - x) < Math.abs(across(bars[found].ply) - x))
                found = place
        }
        return found
    }

    FocusRing { corner: 8; shown: chart.activeFocus && Theme.keyboard }

    Item {
        id: plot
        readonly property real labels: {
            let wide = 0
            for (let place = 0; place < scale.count; place++)
                wide = Math.max(wide, (scale.itemAt(place) as Tick)?.labelWidth ?? 0)
            return wide
        }
        x: labels === 0 ? 0 : labels + Theme.px(10)
        y: badgeRoom
        width: parent.width - x
        height: parent.height - y - ends.height - Theme.px(8)
        readonly property real badgeRoom: Theme.px(24) * Theme.pictureScale

        component Tick: Item {
            id: tick
            property string text: ""
            readonly property real labelWidth: label.implicitWidth

            Rectangle {
                width: parent.width
                height: Theme.hairline
                color: Theme.contrast ? Theme.ink3 : "#4D8A6730"
            }
            NumberLabel {
                id: label
                x: -width - Theme.px(8)
                y: -height / 2
                text: tick.text
                size: 13
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
        Repeater {
            id: scale
            model: chart.ticks
            Tick {
                required property var modelData
                y: plot.height * (1 - modelData.share)
                width: plot.width
                text: modelData.label
            }
        }
        // The moment that the table shows.
        Rectangle {
            visible: chart.ply > 0 && chart.ply < chart.last
            x: chart.across(chart.ply) - width / 2
            width: Theme.px(2)
            height: plot.height
            color: Theme.contrast ? Theme.ink : "#808A6730"
        }
        Rectangle {
            y: plot.height
            width: plot.width
            height: Theme.px(1.5)
            color: Theme.brassDark
        }
        Repeater {
            model: chart.bars.length
            Item {
                id: mark
                required property int index
                readonly property var bar: chart.bars[index] ?? null
                readonly property bool pointed: chart.current === index
                readonly property real high: bar ? plot.height * bar.share : 0
                x: bar ? chart.across(bar.ply) : 0
                y: plot.height

                Rectangle {
                    visible: mark.pointed
                    x: -width / 2
                    y: -plot.height
                    width: Math.max(chart.thick + Theme.px(8), Theme.px(14))
                    height: plot.height
                    radius: Theme.px(4)
                    color: "#338A6730"
                }
                Rectangle {
                    visible: mark.high > 0
                    x: -width / 2
                    y: -height
                    width: chart.thick
                    height: Math.max(Theme.px(3), mark.high)
                    radius: Math.min(width / 2, Theme.px(3))
                    color: (mark.bar?.rank ?? 0) > 0 ? Theme.minusRed : Theme.brassDark
                }
                // Nothing lost, or nothing known.
                Rectangle {
                    visible: mark.high === 0
                    x: -width / 2
                    y: -height / 2
                    width: Theme.px(6)
                    height: width
                    radius: width / 2
                    color: (mark.bar?.known ?? true) ? Theme.brassDark : Theme.paper
                    border.width: Theme.px(1)
                    border.color: Theme.brassDark
                }
                AnalysisBadge {
                    visible: rank > 0
                    x: -width / 2
                    y: -mark.high - height - Theme.px(2)
                    rank: mark.bar?.rank ?? 0
                    size: 18
                }
            }
        }
        // From the badges down to below the dots.
        Item {
            y: -plot.badgeRoom
            width: parent.width
            height: plot.badgeRoom + plot.height + Theme.px(8)

            HoverHandler {
                id: hover
                enabled: chart.bars.length > 0
                cursorShape: Qt.PointingHandCursor
                onPointChanged: chart.current = chart.nearest(point.position.x)
                onHoveredChanged: if (!hovered) chart.current = -1
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: point => {
                    chart.current = chart.nearest(point.position.x)
                    chart.choose()
                }
            }
        }
        Rectangle {
            id: told
            readonly property var bar: chart.bars[chart.current] ?? null
            visible: bar !== null
            z: 10
            x: bar ? Math.max(0, Math.min(chart.across(bar.ply) - width / 2, plot.width - width)) : 0
            y: plot.height + Theme.px(10)
            width: Math.min(words.implicitWidth, Theme.px(460), plot.width - Theme.px(24)) + Theme.px(24)
            height: words.height + Theme.px(14)
            radius: Theme.px(8)
            color: Theme.panelEnd
            border.width: Theme.hairline
            border.color: Theme.brass

            Label {
                id: words
                x: Theme.px(12)
                y: Theme.px(7)
                width: parent.width - 2 * x
                text: told.bar ? chart.bridge.told(chart.current) : ""
                size: 13
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
    Item {
        id: ends
        x: plot.x
        anchors.bottom: parent.bottom
        width: plot.width
        height: start.implicitHeight

        Label {
            id: start
            anchors.left: parent.left
            text: qsTr("Start", "the beginning of a match, in a chart")
            size: 13
            color: Theme.ink2
            Accessible.ignored: true
        }
        Label {
            anchors.right: parent.right
            text: qsTr("End", "the end of a match, in a chart")
            size: 13
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
}
