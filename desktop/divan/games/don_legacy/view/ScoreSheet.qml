pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The arithmetic of the match, as `view/scores.py` made it: a row a detective, the best first.
GameSheet {
    id: sheet

    readonly property var rows: detail.rows ?? []
    readonly property var notes: detail.notes ?? []
    readonly property real nameWide: Theme.px(210) * Math.min(1.3, Theme.textScale)
    readonly property real endWide: Theme.px(130 + 100 * Math.max(1, Theme.textScale))
    // The points are large to begin with; rows have no room for twice that.
    readonly property real pointSize: Math.min(26 * Math.min(1.5, Theme.textScale), rowHigh / Theme.u * 0.7) / Theme.textScale
    // Two lines of clues find room in a row.
    readonly property real tile: Math.max(8, Math.min(24, (rowHigh / Theme.u - 12) / 2))
    readonly property real middle: width - nameWide - endWide
    readonly property real headHigh: Theme.px(26) * Math.max(1, Theme.textScale * 0.8)
    readonly property real notesHigh: notes.length > 0 ? foot.height + Theme.px(8) : 0
    readonly property real rowHigh: Math.min(Theme.px(118), (height - headHigh - notesHigh) / Math.max(1, rows.length))

    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    component Head: Label {
        size: 13
        color: Theme.ink2
    }
    Head {
        anchors.left: parent.left
        anchors.leftMargin: sheet.nameWide
        text: sheet.detail.heads?.[0] ?? ""
    }
    Head {
        anchors.left: parent.left
        anchors.leftMargin: sheet.nameWide + sheet.middle * 0.42
        text: sheet.detail.heads?.[1] ?? ""
    }
    Head {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        text: sheet.detail.heads?.[2] ?? ""
    }
    Repeater {
        model: sheet.rows

        Rectangle {
            id: row
            required property var modelData
            required property int index
            y: sheet.headHigh + index * sheet.rowHigh
            width: sheet.width
            height: sheet.rowHigh - Theme.px(4)
            radius: Theme.px(8)
            color: modelData.won ? "#33C99C4B" : index % 2 === 0 ? "#1A967332" : "transparent"
            Accessible.role: Accessible.Row
            Accessible.name: modelData.name + ": " + modelData.formula + " " + modelData.points

            Avatar {
                id: portrait
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                portrait: row.modelData.portrait
                size: 44
                ring: row.modelData.won ? Theme.brass : "#66523B29"
            }
            Label {
                anchors.left: portrait.right
                anchors.leftMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                width: sheet.nameWide - Theme.px(76)
                height: Theme.largeText ? row.height : undefined
                verticalAlignment: Text.AlignVCenter
                text: row.modelData.name
                font.weight: Font.DemiBold
                color: Theme.ink
                wrapMode: Text.WordWrap
                fontSizeMode: Theme.largeText ? Text.Fit : Text.FixedSize
                minimumPixelSize: 9
                Accessible.ignored: true
            }
            LaidSets {
                anchors.left: parent.left
                anchors.leftMargin: sheet.nameWide
                anchors.verticalCenter: parent.verticalCenter
                sets: row.modelData.sets
                tile: 28
                most: sheet.middle * 0.4
            }
            Flow {
                id: clues
                anchors.left: parent.left
                anchors.leftMargin: sheet.nameWide + sheet.middle * 0.42
                anchors.verticalCenter: parent.verticalCenter
                width: sheet.middle * 0.56
                spacing: Theme.px(4)

                Repeater {
                    model: row.modelData.clues
                    Rectangle {
                        id: disc
                        required property string modelData
                        width: Theme.px(sheet.tile)
                        height: width
                        radius: width / 2
                        color: "#7A1F24"
                        NumberLabel {
                            anchors.centerIn: parent
                            text: disc.modelData
                            font.pixelSize: Math.max(1, Math.round(Theme.px(sheet.tile * 0.58)))
                            color: "#FFF1DC"
                            Accessible.ignored: true
                        }
                    }
                }
                Repeater {
                    model: row.modelData.left
                    SignTile {
                        required property string modelData
                        game: "don_legacy"
                        sign: modelData
                        size: sheet.tile
                        opacity: 0.55
                    }
                }
            }
            NumberLabel {
                id: points
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(52) * Math.max(1, Theme.textScale)
                text: row.modelData.points
                size: sheet.pointSize
                color: row.modelData.won ? Theme.winRed : Theme.ink
                Accessible.ignored: true
            }
            Label {
                anchors.right: points.left
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                topPadding: Theme.px(2)
                text: row.modelData.formula
                size: 15
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width

        Repeater {
            model: sheet.notes
            Row {
                id: note
                required property var modelData
                anchors.left: parent.left
                spacing: Theme.px(6)
                Label {
                    text: note.modelData.text
                    size: 13
                    color: Theme.ink2
                }
                Link {
                    text: note.modelData.clauseLabel
                    size: 13
                    colour: Theme.inkLink
                    onFollowed: sheet.clauseAsked(note.modelData.clause)
                }
            }
        }
    }
}
