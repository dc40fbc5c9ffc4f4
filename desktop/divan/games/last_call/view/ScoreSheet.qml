pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// How a case ended: what was sealed, and for each player the leads and the points, as
// `view/scores.py` made it.
GameSheet {
    id: sheet

    readonly property var players: detail.players ?? []
    readonly property var faces: detail.faces ?? []
    readonly property real cardWide: Math.min(Theme.px(140), height * 0.34, width * 0.115)
    readonly property real caseWide: 3 * cardWide + 2 * Theme.px(12)
    readonly property real tableX: caseWide + Theme.px(40)
    // Where rows grow there may be more of them than are in sight: a bar stands at their end.
    readonly property real tableWide: width - tableX - (Theme.largeText ? Theme.px(14) : 0)
    readonly property real headGap: Theme.largeText ? Theme.px(4) : 0
    readonly property var heads: [detail.leadsTitle, detail.tokensTitle, detail.strongTitle, detail.solvedTitle, detail.pointsTitle]
    readonly property real pointWide: tableWide * 0.125
    readonly property real nameWide: tableWide * 0.26
    readonly property real leadsWide: tableWide - nameWide - 4 * pointWide
    // The headings and the rows, each with all leads of a player, are as high as they need.
    readonly property int mostLeads: players.reduce((most, player) => Math.max(most, player.leads.length), 0)
    readonly property real headHigh: Math.max(Theme.px(28), Theme.largeText ? Theme.linePx(15) : 0)
    readonly property real rowHigh: Math.max(mostLeads * Theme.linePx(13) + Theme.px(10),
        Math.min(Theme.px(84), (height - headHigh - Theme.px(6)) / Math.max(3, players.length)))
    // Turned over one after another.
    property int turned: Theme.reducedMotion ? 3 : 0

    function across(from: real, wide: real): real {
        return Theme.rightToLeft ? width - from - wide : from
    }
    Timer {
        running: sheet.turned < 3 && sheet.faces.length > 0
        repeat: true
        interval: 500
        onTriggered: sheet.turned += 1
    }
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    PaperScroll {
        anchors.fill: parent
        from: 0.2
        to: 0.86
        contentHeight: Math.max(below.y + below.height, sheet.headHigh + sheet.players.length * sheet.rowHigh)
        clip: contentHeight > height
        activeFocusOnTab: clip

        Label {
            x: sheet.across(0, width)
            text: sheet.detail.caseTitle ?? ""
            size: 15
            font.weight: Font.DemiBold
            color: Theme.ink2
        }
        Row {
            x: sheet.across(0, width)
            y: sheet.headHigh + Theme.px(2)
            spacing: Theme.px(12)
            layoutDirection: Theme.rightToLeft ? Qt.RightToLeft : Qt.LeftToRight

            Repeater {
                model: sheet.faces
                Item {
                    id: sealed
                    required property var modelData
                    required property int index
                    readonly property bool up: sheet.turned > index
                    width: sheet.cardWide
                    height: width * 157 / 112
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.name + " " + modelData.number

                    Shadow { kind: "shadow-card" }
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(9)
                        color: Theme.ivory
                    }
                    CardFace {
                        anchors.fill: parent
                        visible: sealed.up
                        face: sealed.modelData
                    }
                    CardBack {
                        anchors.fill: parent
                        visible: !sealed.up
                    }
                }
            }
        }
        Label {
            visible: sheet.faces.length === 0
            x: sheet.across(0, width)
            y: sheet.headHigh + Theme.px(6)
            width: sheet.caseWide
            text: sheet.detail.noCase ?? ""
            size: 14
            color: Theme.ink2
            wrapMode: Text.WordWrap
        }
        Column {
            id: below
            x: sheet.across(0, width)
            y: sheet.headHigh + Theme.px(2) + (sheet.faces.length > 0 ? sheet.cardWide * 157 / 112 + Theme.px(16) : Theme.px(40))
            width: sheet.caseWide
            spacing: Theme.px(4)
            LayoutMirroring.enabled: Theme.rightToLeft
            LayoutMirroring.childrenInherit: true

            Label {
                visible: text !== ""
                anchors.left: parent.left
                width: parent.width
                text: sheet.detail.removed ?? ""
                size: 13
                color: Theme.ink2
                wrapMode: Text.WordWrap
            }
            Repeater {
                model: sheet.detail.cases ?? []
                Label {
                    required property string modelData
                    width: sheet.caseWide
                    horizontalAlignment: Text.AlignLeft
                    text: modelData
                    size: 13
                    color: Theme.ink2
                }
            }
        }

        // A row a player
        Repeater {
            model: sheet.players.length > 0 ? sheet.heads : []
            Label {
                required property string modelData
                required property int index
                readonly property bool numbers: index > 0
                width: (numbers ? sheet.pointWide : sheet.leadsWide) - 2 * sheet.headGap
                x: sheet.across(sheet.tableX + sheet.nameWide + (numbers ? sheet.leadsWide + (index - 1) * sheet.pointWide + sheet.headGap : 0), width)
                height: Theme.largeText ? sheet.headHigh : undefined
                verticalAlignment: Text.AlignVCenter
                text: modelData
                size: 13
                wrapMode: Theme.largeText ? Text.WordWrap : Text.NoWrap
                fontSizeMode: Theme.largeText ? Text.Fit : Text.HorizontalFit
                minimumPixelSize: 9
                color: Theme.ink2
                horizontalAlignment: numbers ? Text.AlignHCenter : Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
            }
        }
        Repeater {
            model: sheet.players
            Rectangle {
                id: row
                required property var modelData
                required property int index
                x: sheet.across(sheet.tableX - Theme.px(12), width)
                y: sheet.headHigh + index * sheet.rowHigh
                width: sheet.tableWide + Theme.px(12)
                height: sheet.rowHigh - Theme.px(4)
                radius: Theme.px(8)
                color: modelData.isSolver ? "#40C99C4B" : index % 2 === 0 ? "#1A967332" : "transparent"
                Accessible.role: Accessible.Row
                Accessible.name: modelData.name + ": " + modelData.leads.map(lead => lead.name).join(", ") + "; " + modelData.points

                function within(from: real, wide: real): real {
                    return Theme.rightToLeft ? row.width - from - wide : from
                }
                Label {
                    x: row.within(Theme.px(12), width)
                    width: sheet.nameWide - Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.largeText ? row.height : undefined
                    verticalAlignment: Text.AlignVCenter
                    text: row.modelData.name
                    wrapMode: Theme.largeText ? Text.WordWrap : Text.NoWrap
                    fontSizeMode: Theme.largeText ? Text.Fit : Text.HorizontalFit
                    minimumPixelSize: 9
                    font.weight: Font.DemiBold
                    color: Theme.ink
                    horizontalAlignment: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
                    Accessible.ignored: true
                }
                Column {
                    x: row.within(Theme.px(12) + sheet.nameWide, width)
                    width: sheet.leadsWide
                    anchors.verticalCenter: parent.verticalCenter
                    Repeater {
                        model: row.modelData.leads
                        Row {
                            id: lead
                            required property var modelData
                            width: sheet.leadsWide
                            spacing: Theme.px(5)
                            layoutDirection: Theme.rightToLeft ? Qt.RightToLeft : Qt.LeftToRight
                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                name: lead.modelData.icon
                                size: 16
                                tint: Theme.ink2
                            }
                            Label {
                                text: lead.modelData.name
                                width: Math.min(implicitWidth, sheet.leadsWide - Theme.px(24))
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 9
                                size: 13
                                color: Theme.ink
                                Accessible.ignored: true
                            }
                        }
                    }
                }
                Icon {
                    visible: row.modelData.isSolver && row.modelData.solved === ""
                    x: row.within(Theme.px(12) + sheet.nameWide + sheet.leadsWide + 2 * sheet.pointWide, sheet.pointWide) + (sheet.pointWide - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    name: "check"
                    size: 22
                    tint: Theme.plusGreen
                }
                Repeater {
                    model: [row.modelData.tokens, row.modelData.strong, row.modelData.solved, row.modelData.points]
                    NumberLabel {
                        required property string modelData
                        required property int index
                        x: row.within(Theme.px(12) + sheet.nameWide + sheet.leadsWide + index * sheet.pointWide, width)
                        width: sheet.pointWide
                        y: (row.height - height) / 2
                        text: modelData
                        size: index === 3 ? 22 : 17
                        color: index === 3 ? Theme.ink : Theme.ink2
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
