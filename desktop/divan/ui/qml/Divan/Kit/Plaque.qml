import QtQuick

// A player: portrait, name, what there is to say, and the score so far. Where words are too
// large to stand beside the portrait they stand below it.
Item {
    id: plaque

    required property var player
    property real portraitSize: 44
    // What does not fit in one line goes on in the next, where there is room below.
    property bool wraps: stacked

    readonly property real inset: Theme.px(10)
    readonly property real gap: Theme.px(10)
    readonly property real wordsWide: Math.max(name.implicitWidth, line.visible ? line.implicitWidth : 0)
    readonly property real wish: portrait.width + wordsWide + score.implicitWidth + 2 * gap + Theme.px(24)
    readonly property bool stacked: Theme.largeText && width > 0 && width < wish - 1

    implicitWidth: wish
    implicitHeight: stacked
        ? Math.max(portrait.height, score.implicitHeight) + words.implicitHeight + Theme.px(16)
        : Math.max(Theme.px(60), portrait.height + Theme.px(16), words.implicitHeight + Theme.px(16))
    Accessible.role: Accessible.StaticText
    Accessible.name: [player.name, player.line, player.score].filter(part => part !== "").join(", ")

    Shadow { kind: "shadow-plaque" }
    Shadow { kind: "glow-seat"; visible: plaque.player.to_act }
    Plate {
        anchors.fill: parent
        lit: plaque.player.to_act
    }
    Item {
        anchors.fill: parent
        anchors.leftMargin: plaque.inset
        anchors.rightMargin: plaque.inset

        Avatar {
            id: portrait
            anchors.left: parent.left
            y: plaque.stacked ? Theme.px(8) : (parent.height - height) / 2
            portrait: plaque.player.portrait
            size: plaque.portraitSize
        }
        Column {
            id: words
            anchors.left: plaque.stacked ? parent.left : portrait.right
            anchors.leftMargin: plaque.stacked ? 0 : plaque.gap
            anchors.right: plaque.stacked ? parent.right : score.left
            anchors.rightMargin: plaque.stacked ? 0 : plaque.gap
            y: plaque.stacked ? parent.height - height - Theme.px(8) : (parent.height - height) / 2

            Label {
                id: name
                width: parent.width
                text: plaque.player.name
                size: 15
                font.weight: Font.DemiBold
                wrapMode: plaque.wraps ? Text.WordWrap : Text.NoWrap
                elide: plaque.wraps ? Text.ElideNone : Text.ElideRight
                // A long name beside a long score is rather drawn smaller than cut off.
                fontSizeMode: plaque.wraps ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: Math.round(font.pixelSize * 0.8)
                Accessible.ignored: true
            }
            Label {
                id: line
                visible: text !== ""
                width: parent.width
                wrapMode: name.wrapMode
                elide: name.elide
                text: plaque.player.line
                size: 13
                color: Theme.text2
                Accessible.ignored: true
            }
        }
        NumberLabel {
            id: score
            anchors.right: parent.right
            y: plaque.stacked ? portrait.y + (portrait.height - height) / 2 : (parent.height - height) / 2
            text: plaque.player.score
            size: text.length > 3 ? 20 : 24
            Accessible.ignored: true
        }
    }
}
