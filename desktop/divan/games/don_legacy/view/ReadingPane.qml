pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Beside the open rows: a card larger, with its condition checked and what playing it means;
// else what is to be done now, and what the others did. What an ability shows lies here too.
Item {
    id: pane

    required property CardTable table

    readonly property var scene: table.bridge.scene
    readonly property var detail: scene.detail ?? ({})
    readonly property var card: table.beheld?.face ?? null
    readonly property string asks: detail.asks ?? ""
    readonly property bool shows: asks === "exchange" || asks === "keep"
    readonly property bool told: !!scene.refusal || table.bridge.hint !== "" || table.bridge.hinting
    // Large text takes the whole pane, and scrolls; pictures would leave it no room.
    readonly property bool wordy: Theme.textScale > 1.25
    readonly property bool reads: card !== null && !shows && !wordy
    readonly property real cardWide: told ? 100 : 130
    readonly property real inset: Theme.px(16)
    readonly property var mine: (scene.actions ?? []).filter(action => !["lay", "end", "linger"].includes(action.id.split(".")[0]))
    signal clauseAsked(clause: string)

    Shadow { kind: "shadow-plaque" }
    Plate {
        anchors.fill: parent
        radius: Theme.px(14)
    }

    // What an ability shows
    component Shown: Zone {
        x: Theme.px(16)
        y: Theme.px(16)
        width: cardPx
        height: cardHigh
    }
    Shown {
        zoneId: "seen"
        table: pane.table
        cardWidth: 130
    }
    Shown {
        zoneId: "look.0"
        table: pane.table
        cardWidth: 112
    }
    Shown {
        zoneId: "look.1"
        table: pane.table
        cardWidth: 112
        x: Theme.px(148)
    }
    Label {
        id: asked
        visible: pane.shows && !pane.told && !pane.wordy
        readonly property bool aside: pane.asks === "exchange"
        LayoutMirroring.enabled: Theme.rightToLeft
        x: aside ? Theme.px(162) : pane.inset
        y: aside ? pane.inset : Theme.px(196)
        width: pane.width - x - pane.inset
        height: buttons.y - y
        text: pane.detail.now ?? ""
        size: 14
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
    }

    // The card that is read
    Rectangle {
        id: large
        visible: pane.reads
        x: pane.inset
        y: pane.inset
        width: Theme.px(pane.cardWide)
        height: width * 157 / 112
        radius: Theme.px(10)
        color: Theme.ivory

        Shadow { z: -1; kind: "shadow-card" }
        Loader {
            anchors.fill: parent
            active: large.visible
            sourceComponent: pane.table.face
            onLoaded: (item as GameFace).face = Qt.binding(() => pane.card)
        }
    }
    Item {
        id: beside
        visible: pane.reads
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        x: large.x + large.width + Theme.px(14)
        y: pane.inset
        width: pane.width - x - Theme.px(12)
        height: large.height

        Column {
            id: words
            width: parent.width
            spacing: Theme.px(6)

            Title {
                width: parent.width
                text: pane.reads ? pane.card.title : ""
                size: 16
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                height: Math.min(implicitHeight, Theme.px(64) * Theme.textScale)
            }
            Item {
                visible: check.text !== ""
                width: parent.width
                height: check.height

                Icon {
                    id: mark
                    anchors.left: parent.left
                    y: Theme.px(1)
                    name: pane.reads && pane.card.ok ? "check" : "x"
                    size: 16
                    tint: pane.reads && pane.card.ok ? Theme.good : Theme.bad
                }
                Label {
                    id: check
                    anchors.left: mark.right
                    anchors.leftMargin: Theme.px(6)
                    anchors.right: parent.right
                    text: pane.reads ? pane.card.check ?? "" : ""
                    size: 13
                    wrapMode: Text.WordWrap
                }
            }
        }
        Label {
            y: words.height + Theme.px(6)
            width: parent.width
            height: Math.max(0, parent.height - y)
            visible: height > Theme.px(30) && !pane.told
            text: pane.reads ? pane.card.how : ""
            size: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
        }
    }
    Column {
        visible: pane.reads && !pane.told && gives.text !== ""
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        x: pane.inset
        y: large.y + large.height + Theme.px(12)
        width: pane.width - 2 * pane.inset

        Label {
            id: gives
            width: parent.width
            text: pane.reads ? pane.card.gives ?? "" : ""
            size: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
        Link {
            anchors.left: parent.left
            text: pane.detail.giveClauseLabel ?? ""
            size: 13
            onFollowed: pane.clauseAsked(pane.detail.giveClause)
        }
    }

    // Nothing is read: what is to be done, and what the others did
    Column {
        id: now
        visible: !pane.reads && !pane.shows && !pane.told && !pane.wordy
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        x: pane.inset
        y: Theme.px(14)
        width: pane.width - 2 * pane.inset
        spacing: Theme.px(6)

        Title {
            width: parent.width
            text: pane.scene.prompt?.who || pane.scene.prompt?.what || ""
            size: 16
            wrapMode: Text.WordWrap
        }
        Label {
            width: parent.width
            visible: pane.asks !== ""
            text: pane.detail.now ?? ""
            size: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
    }
    Item {
        id: news
        readonly property var entries: pane.detail.since ?? []
        readonly property real each: Theme.px(22) * Theme.textScale
        readonly property int room: Math.max(0, Math.floor((height - newsTitle.height - Theme.px(4)) / each))
        readonly property int shown: Math.min(entries.length, room)
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        visible: now.visible && shown > 0
        x: pane.inset
        y: now.y + now.height + Theme.px(12)
        width: now.width
        height: buttons.y - y - Theme.px(10)
        clip: true

        Title {
            id: newsTitle
            anchors.left: parent.left
            text: pane.detail.sinceTitle ?? ""
            size: 14
        }
        Column {
            anchors.top: newsTitle.bottom
            anchors.topMargin: Theme.px(4)
            width: parent.width

            Repeater {
                model: news.shown
                Label {
                    required property int index
                    width: parent.width
                    height: news.each
                    text: news.entries[news.entries.length - news.shown + index] ?? ""
                    textFormat: Text.StyledText
                    size: 13
                    elide: Text.ElideRight
                    maximumLineCount: 1
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                }
            }
        }
    }

    // Why not, and what the strongest would do
    Column {
        id: lines
        visible: pane.told && !pane.wordy
        x: pane.inset
        width: pane.width - 2 * pane.inset
        y: pane.reads || pane.shows ? buttons.y - height - Theme.px(10) : pane.inset
        spacing: Theme.px(8)

        HintLine {
            width: parent.width
            hint: pane.table.bridge.hint
            waiting: pane.table.bridge.hinting
        }
        RefusalLine {
            width: parent.width
            refusal: pane.scene.refusal ?? null
            onClauseAsked: clause => pane.clauseAsked(clause)
        }
    }
    Scroll {
        id: spelled
        visible: pane.wordy
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        x: Theme.px(12)
        y: Theme.px(12)
        width: pane.width - Theme.px(24)
        height: Math.max(Theme.px(40), buttons.y - y - Theme.px(8))
        contentHeight: all.height

        Column {
            id: all
            readonly property var read: pane.shows || pane.told ? null : pane.card
            width: spelled.width
            spacing: Theme.px(8)

            Item {
                width: 1
                height: Theme.px(180)
                visible: pane.shows
            }
            HintLine {
                width: parent.width
                hint: pane.table.bridge.hint
                waiting: pane.table.bridge.hinting
            }
            RefusalLine {
                width: parent.width
                refusal: pane.scene.refusal ?? null
                onClauseAsked: clause => pane.clauseAsked(clause)
            }
            Title {
                visible: !pane.told && !pane.shows
                width: parent.width
                text: all.read?.title ?? (pane.scene.prompt?.who || pane.scene.prompt?.what || "")
                size: 16
                wrapMode: Text.WordWrap
            }
            Repeater {
                model: pane.told ? 0 : 3
                Label {
                    required property int index
                    readonly property var says: all.read
                        ? [all.read.condition ?? all.read.line, all.read.effect ?? all.read.how, all.read.check ?? ""]
                        : [pane.asks === "" ? "" : pane.detail.now ?? "", "", ""]
                    visible: text !== ""
                    width: all.width
                    text: says[index] ?? ""
                    size: 13
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
    Flow {
        id: buttons
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        x: pane.inset
        y: pane.height - height - Theme.px(14)
        width: pane.width - 2 * pane.inset
        spacing: Theme.px(8)

        Repeater {
            // A number, so that a button keeps the focus while it only changes its word.
            model: pane.mine.length
            PushButton {
                required property int index
                readonly property var deed: pane.mine[index] ?? null
                size: 36
                text: deed?.label ?? ""
                primary: deed?.primary ?? false
                onClicked: pane.table.bridge.act(deed.id)
            }
        }
        PushButton {
            visible: pane.table.busy
            size: 36
            text: pane.detail.putBack ?? ""
            onClicked: pane.table.putBack()
        }
        PushButton {
            visible: pane.asks !== "" && !pane.wordy && !pane.table.bridge.taught
            size: 36
            iconName: "lightbulb"
            text: pane.detail.hint ?? ""
            onClicked: pane.table.bridge.askHint()
        }
    }
}
