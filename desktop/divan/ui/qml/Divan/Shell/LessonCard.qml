import QtQuick
import Divan.Bridge
import Divan.Kit

// What a lesson says now, on a card that keeps out of the way of what it points at.
Item {
    id: card

    required property TableBridge bridge
    required property CardTable table
    // Where it may lie, in the coordinates of its parent.
    required property rect room

    // Something lies over the whole table.
    property bool covered: false

    readonly property var page: bridge.lesson
    readonly property bool taught: bridge.taught
    // Between two pages the last one fades, so that the eyes follow the cards.
    readonly property bool reading: taught && !page.moving && !(table?.playing ?? false)

    signal clauseAsked(clause: string)
    signal playAsked()
    signal shelfAsked()

    width: Math.min(Theme.px(388) * Math.pow(Theme.textScale, 0.7), room.width - Theme.px(32))
    height: words.implicitHeight + Theme.px(32)
    visible: taught && !covered
    opacity: reading && place.settled ? 1 : 0
    enabled: reading
    Behavior on opacity { NumberAnimation { duration: Theme.ms(140) } }
    x: place.spot.x
    y: place.spot.y

    Accessible.role: Accessible.Pane
    Accessible.name: taught ? page.head : ""

    LessonPlace {
        id: place
        table: card.table
        ground: card.parent
        room: card.room
        extent: Qt.size(card.width, card.height)
        asks: card.taught && card.page.asks
        said: card.said
    }

    // The keys go where the page is turned: to its button, or to the table for a move.
    readonly property string said: reading ? page.text : ""
    onSaidChanged: takeFocus()
    onVisibleChanged: takeFocus()
    function takeFocus() {
        if (said === "" || !visible)
            return
        // What leads out of the lesson is not done by the key that turned the last page.
        const goal = page.asks || page.last ? table : next
        goal?.forceActiveFocus(Theme.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason)
    }
    // Moves on the way to the next page follow each other slowly enough to be seen.
    Timer {
        running: card.visible && card.page.moving && !(card.table?.playing ?? false)
        interval: 800
        repeat: true
        onTriggered: card.bridge.proceed()
    }

    Shadow { kind: "shadow-sheet" }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.paper
        border.width: Theme.px(1.5)
        border.color: Theme.brass
    }
    // Nothing that lies below it is meant.
    MouseArea { anchors.fill: parent }
    HoverHandler { blocking: true }

    Column {
        id: words
        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        Row {
            spacing: Theme.px(8)
            LayoutMirroring.enabled: Theme.rightToLeft
            width: parent.width
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "graduation-cap"
                size: 18 * Theme.pictureScale
                tint: Theme.inkLink
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                topPadding: Theme.px(2)
                text: card.taught ? card.page.head : ""
                size: 13
                color: Theme.ink3
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            LayoutMirroring.enabled: Theme.rightToLeft
            // Stays while the card fades.
            property string last: ""
            text: card.said === "" ? last : card.said
            onTextChanged: () => { last = text }
            color: Theme.ink
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            topPadding: Theme.px(4)
            spacing: Theme.px(10)
            LayoutMirroring.enabled: Theme.rightToLeft

            PushButton {
                id: next
                visible: card.taught && !card.page.asks && !card.page.last
                primary: true
                size: 36
                text: qsTr("Next")
                onClicked: card.bridge.proceed()
            }
            PushButton {
                visible: card.taught && card.page.last
                primary: true
                size: 36
                iconName: "play"
                text: qsTr("Play a match")
                onClicked: card.playAsked()
            }
            Row {
                visible: card.taught && card.page.asks
                height: Math.max(Theme.px(36), back.implicitHeight)
                spacing: Theme.px(8)
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "hand"
                    size: 18 * Theme.pictureScale
                    tint: Theme.inkLink
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    topPadding: Theme.px(2)
                    text: qsTr("Your move")
                    font.weight: Font.DemiBold
                    color: Theme.inkLink
                }
            }
            PushButton {
                id: back
                visible: card.taught && !card.page.first
                onPaper: true
                bare: true
                size: 36
                text: qsTr("Back")
                onClicked: card.bridge.undo()
            }
            PushButton {
                visible: card.taught && card.page.last
                onPaper: true
                size: 36
                text: qsTr("To the shelf")
                onClicked: card.shelfAsked()
            }
            PushButton {
                visible: card.taught && card.page.clause !== "" && !card.page.last
                onPaper: true
                bare: true
                size: 36
                text: qsTr("Rulebook")
                onClicked: card.clauseAsked(card.page.clause)
            }
        }
    }
}
