pragma ComponentBehavior: Bound

import QtQuick

// What happened, a line a turn; a click jumps to that moment where that is possible.
ListView {
    id: list

    property int current: -1
    property int onlySeat: -2
    property bool canJump: false
    signal jumped(ply: int)
    // The newest line stays in sight until somebody looks back.
    property bool following: true

    // Pictures in a line are as large as its words, and icons that ask for ink have their colour.
    function drawn(markup: string, ink: color): string {
        const k = Theme.textPx(13) / 13
        const tint = "/" + String(ink).slice(-6).toUpperCase() + '"'
        return markup.replace(/\/ink"/g, tint).replace(/(width|height)="(\d+)"/g, (all, side, px) => side + '="' + Math.round(px * k) + '"')
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // No lines made ahead: they would be half made when the table goes.
    cacheBuffer: 0
    activeFocusOnTab: true
    Accessible.role: Accessible.List

    onCountChanged: {
        following = true
        toEnd.start()
    }
    onHeightChanged: toEnd.start()
    // A line knows only once it is drawn that it takes two rows.
    onContentHeightChanged: if (following) toEnd.start()
    onMovementStarted: following = false
    onMovementEnded: following = atYEnd
    Component.onCompleted: toEnd.start()

    // The newest line is in sight once all lines know how high they are.
    Timer {
        id: toEnd
        interval: 1
        onTriggered: {
            list.forceLayout()
            list.positionViewAtEnd()
        }
    }

    delegate: Rectangle {
        id: line

        required property int index
        required property int ply
        required property string number
        required property int seat
        required property string markup
        required property string plain
        required property string trail

        readonly property bool shown: list.onlySeat === -2 || list.onlySeat === seat
        readonly property bool last: index === list.count - 1

        width: list.width
        height: shown ? Math.max(Theme.px(29), words.implicitHeight + Theme.px(10)) : 0
        visible: shown
        radius: Theme.px(6)
        color: last ? Theme.hover : tap.containsPress || (list.canJump && hover.hovered) ? Theme.hover : "transparent"
        Accessible.role: Accessible.ListItem
        Accessible.name: number + " " + plain
        Accessible.onPressAction: if (list.canJump) list.jumped(line.ply)

        Label {
            id: turn
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(8)
            anchors.baseline: words.baseline
            width: Theme.px(22) * Theme.textScale
            text: line.number
            size: 13
            lineHeightMode: Text.FixedHeight
            lineHeight: Math.round(font.pixelSize * 1.46)
            color: Theme.number
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
        Label {
            id: words
            anchors.left: turn.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: origin.left
            anchors.rightMargin: Theme.px(4)
            y: Theme.px(5)
            text: list.drawn(line.markup, color)
            textFormat: Text.StyledText
            size: 13
            lineHeightMode: Text.FixedHeight
            lineHeight: Math.round(font.pixelSize * 1.46)
            color: line.last ? Theme.text : Theme.text2
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            id: origin
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            y: Theme.px(5)
            text: list.drawn(line.trail, color)
            textFormat: Text.StyledText
            size: 13
            lineHeightMode: Text.FixedHeight
            lineHeight: Math.round(font.pixelSize * 1.46)
            color: Theme.text2
            Accessible.ignored: true
        }
        HoverHandler {
            id: hover
            enabled: list.canJump
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            id: tap
            property bool containsPress: pressed
            enabled: list.canJump
            onTapped: list.jumped(line.ply)
        }
    }
}
