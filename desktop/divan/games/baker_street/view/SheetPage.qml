pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The sheet: who and why, with what, and what is left of the solution.
Scroll {
    id: page

    required property TableBridge bridge
    required property var sheet
    signal clauseAsked(clause: string)

    readonly property real pad: Theme.px(18)
    readonly property real k: Math.min(1.5, Theme.textScale)
    readonly property real free: height - 2 * title.height - solution.height - symbols.height - Theme.px(26)
    // Eight rows of 1 and four of 1.75 share what is free.
    readonly property real rowHigh: Math.max(Theme.px(25) * page.k, Math.min(Theme.px(34) * page.k, free / 15))
    readonly property real lineHigh: Math.max(Theme.px(43) * page.k, rowHigh * 1.72)
    readonly property real inner: width - 2 * pad

    onPaper: true
    contentHeight: content.height + Theme.px(12)

    component Band: Rectangle {
        property bool dark: false
        radius: Theme.px(5)
        color: dark ? "#21785A28" : "#0F785A28"
    }

    Column {
        id: content
        x: page.pad
        width: page.inner

        FitLabel {
            id: title
            width: parent.width
            height: Theme.px(26) * page.k
            topPadding: 0
            text: page.sheet.whoTitle ?? ""
            size: 15
            font.weight: Font.DemiBold
            color: "#7A3F63"
            horizontalAlignment: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
        }
        Repeater {
            model: 8
            Band {
                id: row
                required property int index
                readonly property var suspect: page.sheet.rows?.[index] ?? ({ motives: [] })
                readonly property real nameWide: width * 0.335
                dark: index % 2 === 0
                width: content.width
                height: page.rowHigh

                Face {
                    x: Theme.rightToLeft ? row.width - width - Theme.px(4) : Theme.px(4)
                    anchors.verticalCenter: parent.verticalCenter
                    size: Math.min(24, row.height / Theme.u - 2)
                    suspect: row.suspect.portrait ?? ""
                    opacity: row.suspect.out ? 0.45 : 1
                }
                SheetEntry {
                    x: Theme.rightToLeft ? row.width - row.nameWide : Theme.px(30)
                    width: row.nameWide - Theme.px(30)
                    height: parent.height
                    mark: row.suspect
                    strong: true
                    onClicked: page.bridge.act("mark " + row.suspect.id)
                }
                Repeater {
                    model: 3
                    SheetEntry {
                        id: motive
                        required property int index
                        readonly property real wide: (row.width - row.nameWide) / 3
                        mark: row.suspect.motives?.[index] ?? ({})
                        strong: (mark.ticks ?? 0) > 2
                        x: Theme.rightToLeft ? row.width - row.nameWide - (index + 1) * wide : row.nameWide + index * wide
                        width: wide
                        height: row.height
                        onClicked: page.bridge.act("mark " + motive.mark.id)

                        Rectangle {
                            visible: motive.mark.many !== "" && !motive.out
                            width: Theme.px(24)
                            height: Theme.px(18)
                            radius: height / 2
                            color: "#DDEBD3"
                            border.width: Theme.hairline
                            border.color: "#7FA86B"
                            Label {
                                anchors.centerIn: parent
                                text: "✓" + motive.mark.many
                                size: 12
                                font.weight: Font.Bold
                                color: "#2F6B3A"
                            }
                        }
                        Repeater {
                            model: motive.out || motive.mark.many !== "" ? 0 : motive.mark.ticks ?? 0
                            Icon {
                                name: "check"
                                size: 15
                                tint: "#1F6B2F"
                            }
                        }
                    }
                }
            }
        }
        FitLabel {
            width: parent.width
            height: title.height
            topPadding: 0
            text: page.sheet.withTitle ?? ""
            size: 15
            font.weight: Font.DemiBold
            color: "#2B6B66"
            horizontalAlignment: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
        }
        Item {
            id: symbols
            width: parent.width
            height: Theme.px(20) * page.k
            readonly property real signWide: Theme.px(40)

            Repeater {
                model: 4
                FitLabel {
                    required property int index
                    readonly property var symbol: page.sheet.symbols?.[index] ?? ({ label: "", struck: false })
                    readonly property real wide: (symbols.width - symbols.signWide) / 4
                    x: Theme.rightToLeft ? symbols.width - symbols.signWide - (index + 1) * wide : symbols.signWide + index * wide
                    width: wide
                    height: symbols.height
                    text: symbol.label
                    size: 13
                    font.strikeout: symbol.struck
                    color: Theme.ink2
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
        Repeater {
            model: 4
            Band {
                id: line
                required property int index
                readonly property var weapons: page.sheet.lines?.[index] ?? ({ sign: "", label: "", cells: [] })
                dark: index % 2 === 0
                width: content.width
                height: page.lineHigh

                Icon {
                    x: Theme.rightToLeft ? line.width - width - Theme.px(8) : Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    name: line.weapons.sign
                    size: 25
                    tint: Theme.ink2
                    Accessible.role: Accessible.StaticText
                    Accessible.name: line.weapons.label
                    Accessible.ignored: false
                }
                Repeater {
                    model: 4
                    SheetWeapon {
                        id: weapon
                        required property int index
                        readonly property real wide: (line.width - symbols.signWide) / 4
                        mark: line.weapons.cells[index] ?? ({})
                        x: Theme.rightToLeft ? line.width - symbols.signWide - (index + 1) * wide : symbols.signWide + index * wide
                        width: wide
                        height: line.height
                        onClicked: page.bridge.act("mark " + weapon.mark.id)
                    }
                }
            }
        }
        Item {
            width: 1
            height: Theme.px(8)
        }
        SolutionBox {
            id: solution
            width: parent.width
            solution: page.sheet.solution ?? ({ title: "", when: "", parts: [], why: "", clause: "", clauseLabel: "" })
            onClauseAsked: clause => page.clauseAsked(clause)
        }
    }
}
