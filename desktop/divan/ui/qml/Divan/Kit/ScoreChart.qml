pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

// Scores over time, a point a match: the first at the left in every language. What a match
// was is told on hover and by the arrow keys.
Item {
    id: chart

    // Of `StatisticsBridge.chart`.
    required property var numbers
    readonly property var points: numbers.points ?? []
    property int current: -1

    readonly property real inset: Theme.px(14)
    readonly property real span: Math.max(1, (numbers.high ?? 1) - (numbers.low ?? 0))

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    activeFocusOnTab: points.length > 0
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Scores over time")
    Accessible.description: points[current]?.line ?? ""
    Accessible.focusable: true
    Keys.onLeftPressed: go(current < 0 ? points.length - 1 : Math.max(0, current - 1))
    Keys.onRightPressed: go(Math.min(points.length - 1, current + 1))
    onActiveFocusChanged: if (!activeFocus) current = -1
    onPointsChanged: current = -1

    function go(place: int) {
        current = place
        Accessible.announce(points[place].line)
    }
    function across(place: int): real {
        const gaps = points.length - 1
        return gaps < 1 ? plot.width / 2 : inset + place * (plot.width - 2 * inset) / gaps
    }
    function up(score: real): real {
        return plot.height * (numbers.high - score) / span
    }
    function nearest(x: real): int {
        const gaps = points.length - 1
        const place = gaps < 1 ? 0 : Math.round((x - inset) * gaps / (plot.width - 2 * inset))
        return Math.max(0, Math.min(gaps, place))
    }

    FocusRing { corner: 8; shown: chart.activeFocus && Theme.keyboard }

    Item {
        id: plot
        readonly property real labels: {
            let wide = 0
            for (let i = 0; i < scale.count; i++)
                wide = Math.max(wide, (scale.itemAt(i) as ChartTick)?.labelWidth ?? 0)
            return wide
        }
        x: labels + Theme.px(10)
        y: Theme.px(12)
        width: parent.width - x - Theme.px(8)
        height: parent.height - y - dates.height - Theme.px(10)

        Repeater {
            id: scale
            model: chart.numbers.ticks ?? []
            ChartTick {
                required property var modelData
                y: chart.up(modelData.value)
                width: plot.width
                text: modelData.label
                strong: modelData.value === 0
            }
        }
        Shape {
            visible: chart.points.length > 1
            ShapePath {
                strokeWidth: -1
                fillColor: Theme.hover
                PathPolyline {
                    path: [
                        Qt.point(chart.across(0), chart.up(0)),
                        ...chart.points.map((point, place) => Qt.point(chart.across(place), chart.up(point.score))),
                        Qt.point(chart.across(chart.points.length - 1), chart.up(0))
                    ]
                }
            }
            ShapePath {
                strokeWidth: Theme.px(2)
                strokeColor: Theme.brass
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin
                PathPolyline {
                    path: chart.points.map((point, place) => Qt.point(chart.across(place), chart.up(point.score)))
                }
            }
        }
        Shape {
            visible: chart.points.length > 1
            y: chart.up(chart.numbers.average ?? 0)
            ShapePath {
                strokeWidth: Theme.px(1.5)
                strokeColor: Theme.text2
                strokeStyle: ShapePath.DashLine
                dashPattern: [4, 4]
                fillColor: "transparent"
                PathLine { x: plot.width; y: 0 }
            }
        }
        Repeater {
            model: chart.points.length
            ChartPoint {
                required property int index
                readonly property var point: chart.points[index]
                x: chart.across(index) - width / 2
                y: chart.up(point?.score ?? 0) - height / 2
                end: point?.end ?? ""
                size: chart.points.length > 36 ? 7 : 10
                pointed: chart.current === index
            }
        }
        HoverHandler {
            id: hover
            enabled: chart.points.length > 0
            onPointChanged: chart.current = chart.nearest(point.position.x)
            onHoveredChanged: if (!hovered) chart.current = -1
        }
        Rectangle {
            id: told
            readonly property var point: chart.points[chart.current] ?? null
            readonly property real wish: point ? chart.up(point.score) - height - Theme.px(14) : 0
            visible: point !== null
            z: 10
            x: point ? Math.max(0, Math.min(chart.across(chart.current) - width / 2, plot.width - width)) : 0
            y: wish >= -Theme.px(8) ? wish : chart.up(point.score) + Theme.px(14)
            width: words.implicitWidth + Theme.px(24)
            height: words.implicitHeight + Theme.px(12)
            radius: Theme.px(8)
            color: Theme.tip
            border.width: Theme.hairline
            border.color: Theme.brass

            Column {
                id: words
                anchors.centerIn: parent
                NumberLabel {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: told.point?.label ?? ""
                    size: 18
                    Accessible.ignored: true
                }
                Label {
                    text: told.point ? told.point.endLabel + " · " + told.point.date : ""
                    size: 13
                    color: Theme.text2
                    Accessible.ignored: true
                }
            }
        }
    }
    Item {
        id: dates
        x: plot.x
        anchors.bottom: parent.bottom
        width: plot.width
        height: first.implicitHeight

        Label {
            id: first
            anchors.left: parent.left
            text: chart.numbers.first ?? ""
            size: 13
            color: Theme.text2
            Accessible.ignored: true
        }
        Label {
            visible: chart.points.length > 1
            anchors.right: parent.right
            text: chart.numbers.last ?? ""
            size: 13
            color: Theme.text2
            Accessible.ignored: true
        }
    }
}
