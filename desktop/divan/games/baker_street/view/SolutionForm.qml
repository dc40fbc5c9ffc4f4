pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Who, with what and why: two choices make a solution.
Item {
    id: form

    required property CardTable table
    required property var boxes
    readonly property var shown: boxes.form ?? ({ rows: [], lines: [], symbols: [] })
    readonly property var ids: ["robbie", "countess", "colonel", "de_wits", "doctor", "singer", "smit_brothers", "governess"]
    readonly property var motives: ["greed", "jealousy", "revenge", "blackmail", "inheritance", "passion", "fear", "ambition"]
    readonly property var weapons: [
        "ice_skate", "cricket_bat", "skipping_rope", "poisoned_dart", "meat_knife", "frying_pan", "tea_towel", "doctored_tea",
        "chisel", "hammer", "rope", "rat_poison", "hatpin", "walking_stick", "silk_scarf", "poison_ring"]
    readonly property real pad: Theme.px(16)
    readonly property real headHigh: Theme.px(34) * Math.min(1.2, Theme.textScale)
    readonly property real footHigh: Math.max(Theme.px(56), deeds.height + Theme.px(18))
    readonly property real titleSize: 16 * Math.min(1.2, Theme.textScale) / Theme.textScale
    readonly property real bodyHigh: height - headHigh - footHigh - Theme.px(10)

    // As the detective's sheet beside it: the questions and their columns from where one reads.
    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    Shadow { kind: "shadow-plaque" }
    Plate { anchors.fill: parent; lit: true }

    Item {
        anchors.left: suspects.left
        y: Theme.px(6)
        width: suspects.width
        height: form.headHigh
        Title {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: form.shown.who ?? ""
            size: form.titleSize
        }
    }
    Item {
        id: suspects
        anchors.left: parent.left
        anchors.leftMargin: form.pad
        y: form.headHigh + Theme.px(8)
        width: (form.width - 3 * form.pad) * 0.5
        height: form.bodyHigh
        readonly property real gap: Theme.px(5)
        readonly property real rowHigh: (height - 7 * gap) / 8
        readonly property real nameWide: width * 0.32
        readonly property real chipWide: (width - nameWide - 3 * gap) / 3

        Repeater {
            model: 8
            Item {
                id: row
                required property int index
                readonly property var suspect: form.shown.rows[index] ?? ({ id: "", label: "", struck: false, motives: [] })
                y: index * (suspects.rowHigh + suspects.gap)
                width: suspects.width
                height: suspects.rowHigh

                Face {
                    id: face
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    suspect: row.suspect.id
                    size: Math.min(30, suspects.rowHigh / Theme.u)
                    opacity: row.suspect.struck ? 0.45 : 1
                }
                FitLabel {
                    anchors.left: face.right
                    anchors.leftMargin: Theme.px(8)
                    width: suspects.nameWide - face.width - Theme.px(8)
                    height: parent.height
                    text: row.suspect.label
                    size: 13
                    font.weight: Font.DemiBold
                    font.strikeout: row.suspect.struck
                    color: row.suspect.struck ? Theme.number : Theme.text
                    horizontalAlignment: Text.AlignLeft
                }
                Row {
                    anchors.left: parent.left
                    anchors.leftMargin: suspects.nameWide + suspects.gap
                    spacing: suspects.gap

                    Repeater {
                        model: [0, 1, 3]
                        FormChip {
                            required property int modelData
                            required property int index
                            zoneId: "accuse." + form.ids[row.index] + "." + form.motives[(row.index + modelData) % 8]
                            table: form.table
                            hidden: !form.visible
                            choice: row.suspect.motives[index] ?? ({})
                            width: suspects.chipWide
                            height: row.height
                        }
                    }
                }
            }
        }
    }
    Item {
        anchors.left: armoury.left
        y: Theme.px(6)
        width: armoury.width
        height: form.headHigh
        Title {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: form.shown.what ?? ""
            size: form.titleSize
        }
    }
    Item {
        id: armoury
        anchors.left: suspects.right
        anchors.leftMargin: form.pad
        y: form.headHigh + Theme.px(8)
        width: suspects.width
        height: form.bodyHigh
        readonly property real gap: Theme.px(6)
        readonly property real headRow: Theme.px(20) * Math.min(1.3, Theme.textScale)
        readonly property real cellWide: (width - 3 * gap) / 4
        readonly property real cellHigh: (height - headRow - 4 * gap) / 4

        Row {
            anchors.left: parent.left
            spacing: armoury.gap

            Repeater {
                model: form.shown.symbols
                FitLabel {
                    required property string modelData
                    width: armoury.cellWide
                    height: armoury.headRow
                    text: modelData
                    size: 13
                    color: Theme.text2
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
        Grid {
            anchors.left: parent.left
            y: armoury.headRow + armoury.gap
            columns: 4
            spacing: armoury.gap

            Repeater {
                model: form.weapons
                FormChip {
                    required property string modelData
                    required property int index
                    zoneId: "weapon." + modelData
                    table: form.table
                    hidden: !form.visible
                    column: armoury.cellHigh > Theme.px(52)
                    choice: form.shown.lines[Math.floor(index / 4)]?.weapons[index % 4] ?? ({})
                    width: armoury.cellWide
                    height: armoury.cellHigh
                }
            }
        }
    }
    Item {
        x: form.pad
        width: form.width - 2 * form.pad
        y: form.height - form.footHigh
        height: form.footHigh - Theme.px(10)

        FitLabel {
            anchors.left: parent.left
            width: parent.width - deeds.width - Theme.px(16)
            height: parent.height
            text: form.shown.chosen ?? ""
            wraps: true
            size: 16
            font.weight: Font.DemiBold
            color: Theme.brassLight
        }
        Row {
            id: deeds
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            layoutDirection: Qt.RightToLeft
            spacing: Theme.px(10)

            DeedButton {
                zoneId: "deed.2"
                table: form.table
                action: form.visible ? form.boxes.deeds?.[0] ?? null : null
                iconName: "mail"
            }
            DeedButton {
                zoneId: "deed.3"
                table: form.table
                action: form.visible ? form.boxes.deeds?.[1] ?? null : null
            }
        }
    }
}
