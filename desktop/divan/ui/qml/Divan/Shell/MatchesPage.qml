pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Bridge
import Divan.Kit

// All matches, the one touched last first: to go on, to look back, to take in and out.
Page {
    id: page

    objectName: "matchesPage"
    readonly property MatchesBridge bridge: app.matches
    // Something lies over the list, and the keys are its own.
    readonly property bool covered: deleteAsk.visible || fair.visible

    title: qsTr("Matches")
    tools: [
        WordButton {
            objectName: "import"
            iconName: "file-down"
            text: qsTr("Import…")
            onClicked: page.askImport()
        }
    ]

    Component.onCompleted: {
        bridge.chooseGame("")
        bridge.chooseState("all")
        bridge.refresh()
        list.model = bridge.model
    }
    Component.onDestruction: bridge.clearNotice()

    function open(row: MatchRow) {
        if (row && row.readable && bridge.resume(row.match))
            tableAsked()
    }
    function replay(row: MatchRow) {
        if (row && row.readable && bridge.replay(row.match))
            tableAsked()
    }
    function analyse(row: MatchRow) {
        if (!row || !row.analysable || !bridge.replay(row.match))
            return
        app.analysis.open()
        tableAsked()
    }
    function verify(row: MatchRow) {
        if (row && row.readable && row.over && bridge.verify(row.match))
            fair.open()
    }
    function remove(row: MatchRow) {
        if (!row)
            return
        if (app.settings.confirmDelete)
            deleteAsk.about(row)
        else
            bridge.remove(row.match)
    }
    function askExport(row: MatchRow) {
        if (row && row.readable)
            fileDialogs().save(bridge.fileFor(row.match), file => bridge.takeOut(row.match, file))
    }
    function askImport() {
        fileDialogs().open(bringIn)
    }
    // Not by its type: that would load it with the page.
    function fileDialogs(): var {
        files.active = true
        return files.item
    }
    function bringIn(file: url) {
        const match = bridge.bringIn(file)
        if (match === "")
            return
        bridge.chooseGame("")
        bridge.chooseState("all")
        list.currentIndex = bridge.place(match)
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    MatchFilter {
        id: filter
        visible: page.bridge.count > 0
        x: (parent.width - width) / 2
        y: Theme.px(18)
        width: Math.min(Theme.px(1120), parent.width - Theme.px(64))
        bridge: page.bridge
    }
    // Wider than the list, so that rings and glows beside a line are not cut off.
    Item {
        id: room
        anchors.top: filter.bottom
        anchors.topMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true

        ListView {
            id: list

            readonly property MatchRow row: currentItem as MatchRow

            objectName: "matchList"
            focus: true
            x: filter.x
            width: filter.width
            height: parent.height
            topMargin: Theme.px(6)
            bottomMargin: Theme.px(24)
            spacing: Theme.px(8)
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: Theme.ms(120)
            // None made ahead: they would be half made when the page goes.
            cacheBuffer: 0
            activeFocusOnTab: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Matches")

            delegate: MatchRow {
                width: list.width
                current: ListView.isCurrentItem
                ringed: current && list.activeFocus && Theme.keyboard
                onPointed: list.currentIndex = index
                onOpened: page.open(this)
                onReplayed: page.replay(this)
                onAnalysed: page.analyse(this)
                onVerified: page.verify(this)
                onExported: page.askExport(this)
                onRemoved: page.remove(this)
            }

            T.ScrollBar.vertical: ScrollMark {
                parent: room
                x: Theme.rightToLeft ? 0 : parent.width - width
                height: parent.height
            }

            Keys.onPressed: event => {
                Theme.keyboard = true
                const acts = {
                    [Qt.Key_Return]: () => page.open(list.row),
                    [Qt.Key_Enter]: () => page.open(list.row),
                    [Qt.Key_V]: () => page.verify(list.row),
                    [Qt.Key_Delete]: () => page.remove(list.row),
                    [Qt.Key_A]: () => page.analyse(list.row),
                    [Qt.Key_Home]: () => list.currentIndex = 0,
                    [Qt.Key_End]: () => list.currentIndex = list.count - 1
                }
                if (!acts[event.key])
                    return
                acts[event.key]()
                event.accepted = true
            }
        }
    }
    Empty {
        visible: page.bridge.shown === 0
        anchors.centerIn: parent
        iconName: "library"
        title: page.bridge.count === 0 ? qsTr("No matches yet") : qsTr("No match like that")
        text: page.bridge.count === 0
            ? qsTr("Every match you begin is kept here by itself, move by move.")
            : qsTr("None of your matches is of this game and in this state.")
        action: page.bridge.count === 0 ? qsTr("To the shelf") : qsTr("Show all")
        onActed: {
            if (page.bridge.count === 0) {
                page.backAsked()
            } else {
                page.bridge.chooseGame("")
                page.bridge.chooseState("all")
                list.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            if (drop.hasUrls)
                page.bringIn(drop.urls[0])
        }
    }
    // Dialogs for files take a while to load: not before they are wanted.
    Loader {
        id: files
        active: false
        source: "MatchFiles.qml"
    }
    Shortcut {
        enabled: page.visible && !page.covered
        sequence: "Ctrl+I"
        onActivated: page.askImport()
    }
    Shortcut {
        enabled: page.visible && !page.covered
        sequence: "Ctrl+E"
        onActivated: page.askExport(list.row)
    }

    Notice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(12)
        z: 15000
        text: page.bridge.notice
        onDismissed: page.bridge.clearNotice()
    }
    Ask {
        id: deleteAsk

        property string match: ""

        function about(row: MatchRow) {
            match = row.match
            detail = [row.title, row.players, row.when].join(" · ") + "\n" + qsTr("It cannot be brought back.")
            open()
        }

        question: qsTr("Delete this match?")
        yes: qsTr("Delete")
        onAgreed: page.bridge.remove(match)
    }
    FairDeal {
        id: fair
        fallback: list
        deal: page.app.deal
    }
}
