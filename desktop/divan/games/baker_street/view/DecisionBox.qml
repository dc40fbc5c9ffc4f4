pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// What is to be decided: whom to ask about, what to offer, pay or put away; or what goes on.
Zone {
    id: box

    required property var boxes
    readonly property var shown: boxes.box ?? ({ title: "", hint: "", rows: [], sum: "", empty: "" })
    // Little room, or large words: faces stand for names, and figures grow no further.
    readonly property bool tight: width / Theme.u < 400 || Theme.textScale > 1.2
    readonly property real cap: Math.min(Theme.textScale, 1.2) / Theme.textScale
    readonly property bool asking: boxes.mode === "request"
    // Large words: the button stands in the line of the title, so that the suspects have its room.
    readonly property bool deedsAbove: asking && Theme.largeText
    readonly property bool listing: ["offers", "payment", "discards"].includes(boxes.mode)

    zoneId: "box"
    glows: false

    function outline(): rect {
        return Qt.rect(0, 0, width, height)
    }

    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    Shadow { kind: "shadow-plaque" }
    Plate {
        anchors.fill: parent
        lit: box.table.under === box
    }
    Item {
        id: head
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        y: Theme.px(8)
        height: Math.max(Theme.px(26) * Math.min(1.4, Theme.textScale), Theme.largeText ? title.implicitHeight : 0, box.deedsAbove ? deeds.height : 0)
        visible: box.asking || box.listing

        Title {
            id: title
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: box.asking ? box.boxes.whom : box.shown.title
            size: 16 * Math.min(1.4, Theme.textScale) / Theme.textScale
        }
        FitLabel {
            anchors.left: title.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: parent.right
            visible: !box.tight
            height: parent.height
            text: box.asking ? box.boxes.orRoom : box.shown.hint
            size: 13
            color: Theme.text2
            horizontalAlignment: Text.AlignRight
        }
    }

    // Asking: a chip a suspect
    Item {
        id: suspects
        visible: box.asking
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.px(12)
        anchors.rightMargin: Theme.px(12)
        y: head.y + head.height + Theme.px(6)
        height: (box.deedsAbove ? box.height - Theme.px(2) : deeds.y) - y - Theme.px(8)
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        readonly property real gap: Theme.px(6)

        Repeater {
            model: ["robbie", "countess", "colonel", "de_wits", "doctor", "singer", "smit_brothers", "governess"]
            SuspectChip {
                required property string modelData
                required property int index
                zoneId: "suspect." + modelData
                table: box.table
                hidden: !suspects.visible
                suspect: box.boxes.suspects?.[index] ?? ({ id: "", label: "", chosen: false, struck: false })
                width: (suspects.width - 3 * suspects.gap) / 4
                height: (suspects.height - suspects.gap) / 2
                x: (index % 4) * (width + suspects.gap)
                y: Math.floor(index / 4) * (height + suspects.gap)
            }
        }
    }

    // Offering, paying, putting away: the cards chosen and their sum
    Flow {
        id: rows
        visible: box.listing
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(16)
        y: head.y + head.height + Theme.px(6)
        width: box.width - Theme.px(32) - total.width - Theme.px(12)
        spacing: Theme.px(6)

        Label {
            visible: text !== ""
            width: parent.width
            text: box.shown.empty
            size: 14 * box.cap
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
        Repeater {
            model: box.shown.rows
            Row {
                id: line
                required property var modelData
                // Beside each other only where large words leave too little height for each below.
                width: Theme.largeText ? implicitWidth + Theme.px(14) : rows.width
                spacing: Theme.px(10)

                Avatar {
                    visible: box.tight && line.modelData.portrait !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    portrait: line.modelData.portrait
                    size: 26
                }
                FitLabel {
                    visible: !box.tight && line.modelData.name !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(76)
                    height: Theme.px(30)
                    text: line.modelData.name
                    size: 14
                }
                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(4)
                    Repeater {
                        model: line.modelData.cards.slice(0, 5)
                        ClueChip {
                            required property var modelData
                            clue: modelData
                        }
                    }
                }
                NumberLabel {
                    visible: text !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    text: "\u2066" + line.modelData.sum + "\u2069"
                    size: 16 * box.cap
                    width: line.modelData.sum === "" ? 0 : implicitWidth
                }
                Icon {
                    visible: line.modelData.sum !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    name: line.modelData.ok ? "check" : "x"
                    size: 18
                    tint: line.modelData.ok ? Theme.good : Theme.bad
                }
            }
        }
    }
    FitLabel {
        id: total
        visible: box.listing && Theme.textScale <= 1.3
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        y: head.y + head.height + Theme.px(2)
        width: Math.min(implicitWidth, box.width * 0.36)
        height: Theme.px(36)
        text: box.shown.sum
        font.family: Theme.numberFont
        font.weight: Theme.numberWeight
        size: 24 * box.cap
        color: Theme.brassLight
        horizontalAlignment: Text.AlignRight
    }

    // Waiting
    FitLabel {
        visible: !box.asking && !box.listing
        anchors.fill: parent
        anchors.margins: Theme.px(16)
        text: box.boxes.round?.text ?? ""
        wraps: true
        size: 15
        lineHeight: 1
        color: Theme.text2
    }
    Row {
        id: deeds
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        y: box.deedsAbove ? head.y + (head.height - height) / 2 : box.height - Theme.px(10) - height
        layoutDirection: Qt.RightToLeft
        spacing: Theme.px(10)
        visible: box.asking || box.listing

        Repeater {
            model: 2
            DeedButton {
                required property int index
                zoneId: "deed." + index
                table: box.table
                action: deeds.visible ? box.boxes.deeds?.[index] ?? null : null
                iconName: box.boxes.mode === "payment" && index === 0 ? "arrow-left-right" : box.boxes.mode === "offers" && index === 0 ? "mail" : ""
            }
        }
    }
}
