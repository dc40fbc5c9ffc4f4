pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// What the finished matches of a game add up to, against whom, and the scores over time.
Page {
    id: page

    objectName: "statisticsPage"
    readonly property StatisticsBridge bridge: app.statistics
    readonly property var figures: bridge.figures
    readonly property bool any: bridge.games.length > 0
    readonly property bool wide: body.width > Theme.px(500) * (1 + Theme.textScale)

    title: qsTr("Statistics")
    Component.onCompleted: bridge.refresh()

    Scroll {
        id: scroll
        anchors.fill: parent
        focus: true
        visible: page.any
        contentHeight: body.y + body.implicitHeight + Theme.px(20)

        Column {
            id: body
            x: (scroll.width - width) / 2
            y: Theme.px(20)
            width: Math.min(Theme.px(1216), scroll.width - 2 * Theme.px(32))
            spacing: Theme.px(16)

            Radios {
                id: tabs
                visible: page.bridge.games.length > 1
                width: parent.width
                spacing: Theme.px(10)
                label: qsTr("Games")

                Repeater {
                    model: page.bridge.games.length
                    GameTab {
                        id: tab
                        required property int index
                        readonly property var played: page.bridge.games[index]
                        width: (tabs.width - (page.bridge.games.length - 1) * tabs.spacing) / page.bridge.games.length
                        game: played?.game ?? ""
                        text: played?.title ?? ""
                        note: played?.line ?? ""
                        checked: page.bridge.game === game
                        focusPolicy: tabs.policy(tab, checked)
                        onClicked: page.bridge.choose(game)
                    }
                }
            }
            Grid {
                id: sums
                columns: page.wide ? 6 : 3
                spacing: Theme.px(12)
                width: parent.width
                readonly property real each: (width - (columns - 1) * spacing) / columns

                FigurePlate { width: sums.each; label: qsTr("Played", "how many matches"); value: page.figures.played }
                FigurePlate { width: sums.each; label: qsTr("Won", "how many matches"); value: page.figures.won; note: page.figures.share }
                FigurePlate { width: sums.each; label: qsTr("Drawn", "how many matches"); value: page.figures.drawn }
                FigurePlate { width: sums.each; label: qsTr("Most points"); value: page.figures.best }
                FigurePlate { width: sums.each; label: qsTr("Points on average"); value: page.figures.average }
                FigurePlate { width: sums.each; label: qsTr("Won in a row"); value: page.figures.streak }
            }
            Grid {
                id: lower
                columns: page.wide ? 2 : 1
                spacing: Theme.px(16)
                width: parent.width
                // What is left of the window, but never too little.
                readonly property real high: Math.max(Theme.px(330), page.wide ? scroll.height - body.y - y - note.height - 2 * Theme.px(18) : 0)

                Item {
                    width: page.wide ? Theme.px(384) : parent.width
                    height: Math.max(levels.implicitHeight + Theme.px(32), page.wide ? lower.high : 0)

                    Plate { anchors.fill: parent }
                    Column {
                        id: levels
                        x: Theme.px(18)
                        y: Theme.px(16)
                        width: parent.width - 2 * x

                        Title {
                            id: rivals
                            width: parent.width
                            bottomPadding: Theme.px(6)
                            text: qsTr("Won against")
                            size: 17
                        }
                        Repeater {
                            model: page.bridge.levels
                            LevelLine {
                                required property var modelData
                                width: levels.width
                                height: Math.max(implicitHeight, page.wide ? (lower.high - rivals.height - Theme.px(36)) / 4 : 0)
                                level: modelData
                            }
                        }
                    }
                }
                Item {
                    width: page.wide ? parent.width - Theme.px(384) - lower.spacing : parent.width
                    height: lower.high

                    Plate { anchors.fill: parent }
                    Title {
                        id: heading
                        x: Theme.px(18)
                        y: Theme.px(16)
                        width: parent.width - 2 * x
                        text: page.bridge.chart.whole ?? true ? qsTr("Scores over time") : qsTr("Scores of the last %L1 matches").arg(page.bridge.chart.points.length)
                        size: 17
                    }
                    ScoreChart {
                        objectName: "scoreChart"
                        visible: points.length > 0
                        anchors.top: heading.bottom
                        anchors.topMargin: Theme.px(10)
                        anchors.bottom: legend.top
                        anchors.bottomMargin: Theme.px(10)
                        x: Theme.px(18)
                        width: parent.width - 2 * x
                        numbers: page.bridge.chart
                    }
                    Label {
                        visible: page.bridge.chart.points === undefined
                        anchors.centerIn: parent
                        width: parent.width - Theme.px(48)
                        text: qsTr("There are no points to show here.")
                        color: Theme.text2
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.WordWrap
                    }
                    ChartLegend {
                        id: legend
                        visible: page.bridge.chart.points !== undefined
                        x: Theme.px(18)
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.px(16)
                        width: parent.width - 2 * x
                        average: page.bridge.chart.averageLabel ?? ""
                    }
                }
            }
            Row {
                id: note
                width: parent.width
                spacing: Theme.px(8)

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "info"
                    size: 16
                }
                Label {
                    width: parent.width - Theme.px(24)
                    text: qsTr("Practice matches do not count, nor do matches that only the computer played.")
                    size: 13
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
    Empty {
        visible: !page.any
        anchors.centerIn: parent
        iconName: "chart-column"
        title: qsTr("Nothing to count yet")
        text: qsTr("When you have finished a match, what you won, your best scores and how they grow show here. Practice matches do not count.")
        action: qsTr("To the shelf")
        onActed: page.backAsked()
    }
}
