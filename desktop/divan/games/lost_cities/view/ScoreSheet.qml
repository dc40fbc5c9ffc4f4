pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The arithmetic of a round, as `view/scores.py` made it: a row a route, both players beside
// each other; large words have the players below each other, and scroll.
GameSheet {
    id: sheet

    readonly property var rows: detail.rows ?? []
    readonly property var heads: detail.heads ?? []
    readonly property bool several: (detail.rounds ?? []).length > 1
    readonly property string roundsLine: (detail.rounds ?? []).map(round => round.line).join("   ")
    readonly property string totalWord: several ? qsTr("This round") : qsTr("Total")
    readonly property real nameWidth: Theme.px(124)
    readonly property real halfWidth: (width - nameWidth) / 2
    readonly property real headHigh: Theme.px(26)
    readonly property real noteHigh: notes.visible ? notes.height + Theme.px(6) : 0
    readonly property real roundsHigh: several ? rounds.implicitHeight + Theme.px(4) : 0
    readonly property real rowHigh: Math.min(Theme.px(84), Math.max(Theme.px(44), (height - headHigh - Theme.px(50) - roundsHigh - noteHigh) / 5))

    PaperScroll {
        anchors.fill: parent
        visible: Theme.largeText
        from: 0.2
        to: 0.86
        contentHeight: all.implicitHeight

        Column {
            id: all
            width: parent.width
            spacing: Theme.px(10)

            Repeater {
                model: Theme.largeText ? sheet.heads : []
                RoutesStacked {
                    required property string modelData
                    required property int index
                    width: all.width
                    heading: modelData
                    rows: sheet.rows
                    half: index
                    first: index === 0
                    label: sheet.totalWord
                    total: (sheet.detail.roundTotals ?? [])[index] ?? ""
                }
            }
            Repeater {
                model: sheet.several ? sheet.detail.rounds : []
                Label {
                    required property var modelData
                    width: all.width
                    text: modelData.line
                    size: 13
                    color: Theme.ink2
                    wrapMode: Text.WordWrap
                }
            }
            BonusNotes {
                width: all.width
                notes: sheet.detail.notes ?? []
                onClauseAsked: clause => sheet.clauseAsked(clause)
            }
        }
    }
    Item {
        anchors.fill: parent
        visible: !Theme.largeText

        Row {
            x: Theme.rightToLeft ? 0 : sheet.nameWidth
            LayoutMirroring.enabled: false
            Repeater {
                model: Theme.rightToLeft ? sheet.heads.slice().reverse() : sheet.heads
                Label {
                    required property string modelData
                    width: sheet.halfWidth
                    text: modelData
                    size: 13
                    color: Theme.ink2
                    elide: Text.ElideRight
                }
            }
        }
        Column {
            id: table
            y: sheet.headHigh
            width: parent.width

            Repeater {
                model: sheet.rows
                Rectangle {
                    id: row
                    required property var modelData
                    required property int index
                    width: table.width
                    height: sheet.rowHigh
                    radius: Theme.px(8)
                    color: index % 2 === 0 ? "#1A967332" : "transparent"
                    Accessible.role: Accessible.Row
                    Accessible.name: modelData.label + ": " + modelData.halves.map((half, place) => sheet.detail.heads[place] + " " + half.formula + " " + half.points).join("; ")

                    Row {
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(10)
                        SignTile {
                            anchors.verticalCenter: parent.verticalCenter
                            game: "lost_cities"
                            sign: row.modelData.suit
                            size: 28
                        }
                        Label {
                            anchors.verticalCenter: parent.verticalCenter
                            topPadding: Theme.px(2)
                            width: sheet.nameWidth - Theme.px(54)
                            text: row.modelData.label
                            font.weight: Font.DemiBold
                            color: Theme.ink
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                    Repeater {
                        model: row.modelData.halves
                        RouteLine {
                            required property var modelData
                            required property int index
                            x: Theme.rightToLeft
                                ? (1 - index) * sheet.halfWidth
                                : sheet.nameWidth + index * sheet.halfWidth
                            width: sheet.halfWidth
                            height: row.height
                            suit: row.modelData.suit
                            half: modelData
                            divided: index > 0
                        }
                    }
                }
            }
            Rectangle {
                width: parent.width
                height: Theme.px(2)
                color: "#C99C4B"
            }
            TotalLine {
                width: parent.width
                label: sheet.totalWord
                values: sheet.detail.roundTotals ?? []
                nameWidth: sheet.nameWidth
                halfWidth: sheet.halfWidth
            }
            Item {
                width: parent.width
                height: sheet.roundsHigh
                Label {
                    id: rounds
                    visible: sheet.several
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(12)
                    text: sheet.roundsLine
                    size: 13
                    color: Theme.ink2
                }
            }
        }
        BonusNotes {
            id: notes
            anchors.bottom: parent.bottom
            width: parent.width
            visible: notes.notes.length > 0
            notes: sheet.detail.notes ?? []
            onClauseAsked: clause => sheet.clauseAsked(clause)
        }
    }
}
