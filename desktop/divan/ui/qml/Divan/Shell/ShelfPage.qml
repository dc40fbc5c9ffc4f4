pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The shelf: the match to go on with first, then the games in their boxes.
FocusScope {
    id: shelf

    required property ApplicationBridge app
    readonly property ShelfBridge bridge: app.shelf
    readonly property real side: Theme.px(46)
    readonly property real spare: Math.max(0, height / Theme.u - 720)

    signal pageAsked(page: string, args: var)
    signal tableAsked()

    function setUp(game: string) {
        app.setUp.open(game)
        pageAsked("setup", {})
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The shelf")

    Cloth {
        anchors.fill: parent
        colours: Theme.room
        asGiven: true
    }

    // Wordmark and tools
    Row {
        anchors.left: parent.left
        anchors.leftMargin: shelf.side
        y: Theme.px(22)
        spacing: Theme.px(12)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "common/wordmark-star"
            size: 36
            tint: Theme.brassLight
        }
        Title {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Divan")
            size: 34
            color: Theme.text
            font.letterSpacing: Theme.rightToLeft ? 0 : Theme.px(0.5)
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: shelf.side - Theme.px(12)
        y: Theme.px(26)
        spacing: Theme.px(2)

        Repeater {
            model: [
                { icon: "library", text: qsTr("Matches"), page: "matches" },
                { icon: "book-open", text: qsTr("Rulebooks"), page: "rulebook" },
                { icon: "chart-column", text: qsTr("Statistics"), page: "statistics" },
                { icon: "settings", text: qsTr("Settings"), page: "settings" }
            ]
            WordButton {
                required property var modelData
                iconName: modelData.icon
                text: modelData.text
                onClicked: shelf.pageAsked(modelData.page, {})
            }
        }
    }

    ContinueCard {
        id: last
        x: shelf.side
        y: Theme.px(86)
        width: parent.width - 2 * shelf.side
        height: Theme.px(216 + shelf.spare * 0.25)
        bridge: shelf.bridge
        onContinued: id => {
            if (shelf.app.matches.resume(id))
                shelf.tableAsked()
        }
        onGameAsked: game => shelf.setUp(game)
        onRulesAsked: shelf.pageAsked("rulebook", {})
    }

    // The plank with the boxes on it
    Rectangle {
        id: plank
        y: parent.height - Theme.px(98)
        width: parent.width
        height: Theme.px(22)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.plank[0] }
            GradientStop { position: 0.45; color: Theme.plank[1] }
            GradientStop { position: 1; color: Theme.plank[2] }
        }
        Rectangle { width: parent.width; height: Theme.hairline; color: "#59FFE2AA" }
        Rectangle {
            y: parent.height
            width: parent.width
            height: Theme.px(16)
            gradient: Gradient {
                GradientStop { position: 0; color: "#73000000" }
                GradientStop { position: 1; color: "transparent" }
            }
        }
    }
    ListView {
        id: boxes

        readonly property real boxHigh: Math.min(Theme.px(272 + shelf.spare * 0.5), plank.y - y)
        readonly property real gap: Theme.px(32)

        x: shelf.side
        anchors.bottom: plank.top
        anchors.bottomMargin: -boxHeightBelow
        readonly property real boxHeightBelow: Theme.px(32)
        width: parent.width - 2 * shelf.side
        height: Theme.px(272 + 32 + shelf.spare * 0.4)
        orientation: ListView.Horizontal
        spacing: gap
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        model: shelf.bridge.games
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")

        delegate: GameBox {
            required property var modelData
            box: modelData
            width: Theme.px(212)
            height: boxes.height
            boxHeight: boxes.height - Theme.px(32)
            onOpened: shelf.setUp(modelData.game)
        }
    }

    // The foot
    Item {
        x: shelf.side
        width: parent.width - 2 * shelf.side
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        height: Theme.px(28)

        FootLine {
            id: daily
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            iconName: "calendar-days"
            text: qsTr("Daily deal, %1:").arg(shelf.bridge.daily.date ?? "")
            link: [shelf.bridge.daily.title ?? "", shelf.bridge.daily.line ?? ""].filter(part => part !== "").join(" · ")
            onFollowed: {
                if (shelf.bridge.daily.waiting !== "") {
                    if (shelf.app.matches.resume(shelf.bridge.daily.waiting))
                        shelf.tableAsked()
                    return
                }
                shelf.app.setUp.openDaily(shelf.bridge.daily.game)
                shelf.pageAsked("setup", {})
            }
        }
        FootLine {
            // Whoever has played today's deal is not new, and its result needs the room.
            visible: (parent.width - width) / 2 > Math.max(daily.width, fair.width) + Theme.px(8)
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            iconName: "graduation-cap"
            text: qsTr("New here?")
            link: qsTr("Read the rules in three minutes")
            onFollowed: shelf.pageAsked("rulebook", {})
        }
        FootLine {
            id: fair
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "eye"
            text: qsTr("Opponents see only what you see.")
            link: qsTr("How we prove it")
            onFollowed: shelf.pageAsked("rulebook", { section: "fair" })
        }
    }

    // Why the match that was to go on could not be opened.
    Notice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(12)
        z: 15000
        text: shelf.app.matches.notice
        onDismissed: shelf.app.matches.clearNotice()
    }
}
