pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Who votes for whom, and why; a picked card can be dropped here to vote for it.
Zone {
    id: box

    readonly property var detail: table.bridge.scene.detail ?? ({})
    readonly property var votes: detail.votes ?? ({})
    readonly property var rows: votes.rows ?? []

    zoneId: "ballot"
    wordless: true
    likely: 1

    function outline(): rect {
        return Qt.rect(0, 0, width, height)
    }

    Shadow { kind: "shadow-plaque" }
    Plate { anchors.fill: parent }
    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Item {
            id: head
            y: Theme.px(8)
            width: parent.width
            height: title.implicitHeight + Theme.px(4)

            Title {
                id: title
                anchors.left: parent.left
                anchors.right: where.left
                anchors.rightMargin: Theme.px(8)
                text: box.votes.title ?? ""
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
            }
            Label {
                id: where
                anchors.right: parent.right
                anchors.baseline: title.baseline
                text: box.votes.where ?? ""
                size: 13
                color: Theme.text2
            }
        }
        Scroll {
            id: list
            anchors.top: head.bottom
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(4)
            width: parent.width
            contentHeight: lines.implicitHeight
            interactive: contentHeight > height

            Column {
                id: lines
                x: Theme.rightToLeft ? list.width - width : 0
                width: list.width - (list.interactive ? Theme.px(10) : 0)

                Repeater {
                    model: box.rows
                    VoteRow {
                        required property var modelData
                        required property int index
                        width: lines.width
                        vote: modelData
                        divided: index > 0
                    }
                }
            }
        }
        Column {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(8)
            width: parent.width
            spacing: Theme.px(6)

            Label {
                width: parent.width
                visible: text !== "" && !message.visible && !hint.visible
                text: box.votes.outcome || box.votes.empty || ""
                size: 13
                color: Theme.brassLight
                wrapMode: Text.WordWrap
            }
            HintLine {
                id: hint
                width: parent.width
                hint: box.table.bridge.hint
                waiting: box.table.bridge.hinting
            }
            RefusalLine {
                id: message
                width: parent.width
                refusal: box.table.bridge.scene.refusal ?? null
                onClauseAsked: clause => box.table.clauseAsked(clause)
            }
        }
    }
}
