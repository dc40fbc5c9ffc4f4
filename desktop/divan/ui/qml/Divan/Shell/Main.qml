pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Divan.Bridge
import Divan.Kit

// The window: one page at a time, and the table below while a match lies on it.
Window {
    id: window

    required property ApplicationBridge app

    // Pages that were opened on top of each other: the last one shows.
    property var trail: [{ page: "shelf", arguments: {} }]
    readonly property string page: trail[trail.length - 1].page

    title: page === "table" ? app.table.title + " – " + qsTr("Divan") : qsTr("Divan")
    color: Theme.window
    minimumWidth: Math.min(1024, Screen.desktopAvailableWidth)
    minimumHeight: Math.min(640, Screen.desktopAvailableHeight)

    function go(page: string, args: var) {
        trail = [...trail, { page: page, arguments: args ?? {} }]
    }
    function back() {
        if (trail.length < 2)
            return
        if (page === "table")
            app.table.closeMatch()
        trail = trail.slice(0, -1)
    }
    function toShelf() {
        app.table.closeMatch()
        trail = trail.slice(0, 1)
    }
    // Put the match that was opened just now on top, whatever was open before.
    function toTable() {
        trail = [trail[0], { page: "table", arguments: {} }]
    }

    // Of the content, whose width and height change together: all sizes follow once.
    Binding { target: Theme; property: "windowSize"; value: Qt.size(window.contentItem.width, window.contentItem.height) }
    Binding { target: Theme; property: "textScale"; value: window.app.settings.textSize / 100 }
    Binding { target: Theme; property: "reducedMotion"; value: window.app.settings.reducedMotion }
    Binding { target: Theme; property: "contrast"; value: window.app.settings.theme === "contrast" }
    Binding { target: Theme; property: "daylight"; value: window.app.settings.theme === "daylight" }
    Binding { target: Theme; property: "rightToLeft"; value: window.app.settings.rightToLeft }
    Binding { target: Theme; property: "cardBack"; value: window.app.settings.cardBack }

    LayoutMirroring.enabled: window.app.settings.rightToLeft
    LayoutMirroring.childrenInherit: true

    // A control tells how it got the focus; a Tab that it takes itself is not seen below.
    onActiveFocusItemChanged: {
        const reason = (activeFocusItem as T.Control)?.focusReason
        if (reason === Qt.TabFocusReason || reason === Qt.BacktabFocusReason)
            Theme.keyboard = true
        else if (reason === Qt.MouseFocusReason)
            Theme.keyboard = false
    }

    FocusScope {
        anchors.fill: parent
        focus: true

        Keys.onEscapePressed: window.back()
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
                Theme.keyboard = true
        }

        Loader {
            id: shelf
            anchors.fill: parent
            active: true
            visible: window.page === "shelf"
            focus: visible
            sourceComponent: ShelfPage {
                app: window.app
                onPageAsked: (page, args) => window.go(page, args)
                onTableAsked: window.toTable()
            }
        }
        Loader {
            id: table
            anchors.fill: parent
            visible: window.page === "table"
            focus: visible

            // By its file, so that the shelf is there before the table is even read.
            readonly property bool wanted: window.trail.some(step => step.page === "table")
            onWantedChanged: wanted ? setSource("TableScreen.qml", { app: window.app }) : source = ""

            Connections {
                target: table.item
                ignoreUnknownSignals: true
                function onBackAsked() { window.back() }
                function onShelfAsked() { window.toShelf() }
                function onPageAsked(page: string, args: var) { window.go(page, args) }
            }
        }
        Loader {
            id: other
            anchors.fill: parent
            readonly property bool wanted: window.page !== "shelf" && window.page !== "table"
            visible: wanted
            focus: visible

            // The file of each page beside the shelf and the table.
            readonly property var files: ({
                setup: "SetUpPage.qml",
                matches: "MatchesPage.qml",
                rulebook: "RulebookPage.qml",
                settings: "SettingsPage.qml",
                statistics: "StatisticsPage.qml",
                about: "AboutPage.qml"
            })

            function show() {
                if (!wanted) {
                    source = ""
                    return
                }
                const top = window.trail[window.trail.length - 1]
                setSource(files[top.page], { app: window.app, arguments: top.arguments })
            }

            Connections {
                target: window
                function onTrailChanged() { other.show() }
            }
            Connections {
                target: other.item
                ignoreUnknownSignals: true
                function onBackAsked() { window.back() }
                function onPageAsked(page: string, args: var) { window.go(page, args) }
                function onTableAsked() { window.toTable() }
            }
        }
    }

    onPageChanged: {
        if (page === "shelf")
            app.shelf.refresh()
        const pages = { shelf: shelf, table: table }
        const shown = pages[page] ?? other
        attention.shown = shown
        attention.start()
    }
    // The page that came up gets the keys, once it is there.
    Timer {
        id: attention
        property Loader shown: shelf
        interval: 0
        onTriggered: (shown.item as Item)?.forceActiveFocus()
    }

    Connections {
        target: Theme
        function onClicked() { window.app.sound("button") }
    }

    Shortcut {
        sequences: [StandardKey.FullScreen, "F11"]
        onActivated: window.app.settings.change("full_screen", !window.app.settings.fullScreen)
    }

    Notice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(60)
        z: 19000
        text: window.app.notice
        lasting: true
        onDismissed: window.app.clearNotice()
    }
}
