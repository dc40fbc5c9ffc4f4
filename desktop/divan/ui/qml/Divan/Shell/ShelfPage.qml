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
        id: top
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

    // What does not fit below each other scrolls as one.
    Scroll {
        id: scroll

        readonly property real lead: Theme.px(4)
        readonly property real boxesLeast: Theme.px(190) + (boxes.plateHigh - Theme.px(74))
        readonly property real below: Math.max(Theme.px(98), Theme.px(56) + boxes.recordHigh + footer.implicitHeight)
        readonly property real least: lead + last.height + Theme.px(34) + boxesLeast + below

        y: Math.max(Theme.px(82), top.height + Theme.px(26))
        width: parent.width
        height: parent.height - y
        contentHeight: Math.max(height, least)
        interactive: contentHeight > height

        ContinueCard {
            id: last
            x: shelf.side
            y: scroll.lead
            width: parent.width - 2 * shelf.side
            height: Math.max(implicitHeight, Math.min(Theme.px(300), scroll.height - scroll.lead - scroll.below - boxes.boxMost - Theme.px(42)), Theme.px(216))
            bridge: shelf.bridge
            onContinued: id => {
                if (shelf.app.matches.resume(id))
                    shelf.tableAsked()
            }
            onGameAsked: game => shelf.setUp(game)
            onLessonAsked: game => {
                shelf.app.setUp.open(game)
                shelf.app.setUp.learn()
                shelf.tableAsked()
            }
        }

        // The plank with the boxes on it
        Rectangle {
            id: plank
            y: scroll.contentHeight - scroll.below
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
        GameShelf {
            id: boxes
            x: shelf.side
            width: parent.width - 2 * shelf.side
            boxHeight: Math.max(scroll.boxesLeast, Math.min(boxMost, plank.y - last.y - last.height - Theme.px(34)))
            y: plank.y - boxHeight
            games: shelf.bridge.games
            onOpened: game => shelf.setUp(game)
        }

        // The foot: three lines beside each other, or below each other where they are too long.
        Item {
            id: footer
            readonly property bool beside: daily.wish + rules.wish + fair.wish + Theme.px(48) < width
            x: shelf.side
            width: parent.width - 2 * shelf.side
            implicitHeight: beside ? Math.max(Theme.px(28), daily.height) : daily.height + rules.height + fair.height + Theme.px(16)
            height: implicitHeight
            y: scroll.contentHeight - height - Theme.px(12)

            FootLine {
                id: daily
                x: Theme.rightToLeft ? parent.width - width : 0
                most: parent.width
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
                id: rules
                x: footer.beside ? (parent.width - width) / 2 : daily.x + (Theme.rightToLeft ? daily.width - width : 0)
                y: footer.beside ? 0 : daily.height + Theme.px(8)
                most: parent.width
                iconName: "graduation-cap"
                text: qsTr("New here?")
                link: qsTr("Read the rules in three minutes")
                onFollowed: shelf.pageAsked("rulebook", {})
            }
            FootLine {
                id: fair
                x: footer.beside !== Theme.rightToLeft ? parent.width - width : 0
                y: footer.beside ? 0 : rules.y + rules.height + Theme.px(8)
                most: parent.width
                iconName: "eye"
                text: qsTr("Opponents see only what you see.")
                link: qsTr("How we prove it")
                onFollowed: shelf.pageAsked("rulebook", { section: "fair" })
            }
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
