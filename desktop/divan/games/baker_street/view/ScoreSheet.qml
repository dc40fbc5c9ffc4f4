pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Who was right, what it brought, and at the end what happened, as `view/scores.py` made it.
GameSheet {
    id: sheet

    readonly property var rows: detail.rows ?? []
    readonly property var truth: detail.truth ?? null
    readonly property real tableWide: truth ? Math.min(width * 0.52, width - Theme.px(420)) : width
    // The points are large to begin with: their row grows with them half-way.
    readonly property real pointSize: 26 * Math.min(1.5, Theme.textScale) / Theme.textScale
    readonly property real rowHigh: Math.max(Theme.px(50), Theme.largeText ? Theme.linePx(pointSize) : 0, Math.min(Theme.px(74), (height - Theme.px(70)) / Math.max(1, rows.length)))

    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    PaperScroll {
        id: scroll
        anchors.fill: parent
        from: 0.2
        to: 0.86
        contentHeight: Math.max(table.implicitHeight, story.height)
        activeFocusOnTab: contentHeight > height

        Column {
            id: table
            anchors.left: parent.left
            width: sheet.tableWide

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
                    Accessible.name: [modelData.name, modelData.verdict, modelData.again, modelData.points].filter(part => part !== "").join(", ")

                    Avatar {
                        id: face
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        portrait: row.modelData.portrait
                        size: 38
                    }
                    FitLabel {
                        id: name
                        anchors.left: face.right
                        anchors.leftMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        width: row.width * 0.28
                        height: parent.height - Theme.px(8)
                        text: row.modelData.name
                        size: 15
                        font.weight: Font.DemiBold
                        color: Theme.ink
                    }
                    Icon {
                        id: sign
                        anchors.left: name.right
                        anchors.leftMargin: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        name: row.modelData.mark === "right" ? "circle-check" : row.modelData.mark === "wrong" ? "x" : "minus"
                        size: 20
                        tint: row.modelData.mark === "right" ? Theme.plusGreen : row.modelData.mark === "wrong" ? Theme.minusRed : Theme.ink3
                    }
                    FitLabel {
                        anchors.left: sign.right
                        anchors.leftMargin: Theme.px(8)
                        anchors.right: points.left
                        anchors.rightMargin: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        height: parent.height - Theme.px(8)
                        text: row.modelData.again === "" ? row.modelData.verdict : row.modelData.verdict + " · " + row.modelData.again
                        wraps: true
                        size: 14
                        color: Theme.ink2
                    }
                    NumberLabel {
                        id: points
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.points
                        size: sheet.pointSize
                        color: row.modelData.marked ? Theme.winRed : Theme.ink
                        Accessible.ignored: true
                    }
                }
            }
            Item {
                width: 1
                height: Theme.px(10)
            }
            Label {
                visible: text !== ""
                anchors.left: parent.left
                width: parent.width - Theme.px(12)
                text: sheet.detail.own ?? ""
                size: 14
                wrapMode: Text.WordWrap
                color: Theme.ink
            }
            Row {
                anchors.left: parent.left
                spacing: Theme.px(8)
                Label {
                    width: Math.min(implicitWidth, table.width - rule.width - Theme.px(20))
                    text: sheet.detail.note ?? ""
                    size: 13
                    wrapMode: Text.WordWrap
                    color: Theme.ink2
                }
                Link {
                    id: rule
                    text: sheet.detail.clauseLabel ?? ""
                    size: 13
                    colour: Theme.inkLink
                    onFollowed: sheet.clauseAsked(sheet.detail.clause)
                }
            }
        }

        // What happened
        Loader {
            id: story
            anchors.right: parent.right
            active: sheet.truth !== null
            width: sheet.width - sheet.tableWide - Theme.px(24)
            sourceComponent: Rectangle {
                radius: Theme.px(12)
                color: Theme.contrast ? "#000000" : "#2C1E15"
                implicitHeight: told.height + Theme.px(28)

                Column {
                    id: told
                    x: Theme.px(18)
                    y: Theme.px(14)
                    width: parent.width - Theme.px(36)
                    spacing: Theme.px(10)

                    Title {
                        anchors.left: parent.left
                        text: sheet.truth?.title ?? ""
                        size: 19
                        color: "#EACB8C"
                    }
                    Row {
                        anchors.left: parent.left
                        spacing: Theme.px(14)
                        Face {
                            suspect: sheet.truth?.murderer ?? ""
                            size: 76
                        }
                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.px(62)
                            height: width
                            radius: Theme.px(10)
                            color: Theme.ivory
                            Icon {
                                anchors.centerIn: parent
                                name: sheet.truth?.weapon ?? ""
                                size: 44
                                tint: "#8E2F33"
                            }
                        }
                    }
                    Label {
                        width: parent.width
                        text: sheet.truth?.text ?? ""
                        size: 17
                        font.weight: Font.DemiBold
                        wrapMode: Text.WordWrap
                        color: "#F5ECDB"
                    }
                    Label {
                        width: parent.width
                        text: sheet.truth?.way ?? ""
                        size: 14
                        wrapMode: Text.WordWrap
                        color: "#CDBD9F"
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.px(8)
                        Repeater {
                            model: sheet.truth?.places ?? []
                            Row {
                                id: place
                                required property var modelData
                                spacing: Theme.px(5)
                                Accessible.role: Accessible.StaticText
                                Accessible.name: modelData.name + ": " + modelData.room
                                Face {
                                    suspect: place.modelData.id
                                    size: 24
                                }
                                Label {
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: place.modelData.room
                                    size: 13
                                    color: "#CDBD9F"
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
