pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// A match on the table: the bar above, the game's table, the panel at the side.
FocusScope {
    id: screen

    required property ApplicationBridge app
    objectName: "tableScreen"
    readonly property TableBridge bridge: app.table
    readonly property SettingsBridge settings: app.settings

    // How wide it is for what is on it: all grows with the window, but words never get tiny.
    readonly property real wide: Math.min(width, width / Theme.u)
    // Below this width, which grows with the words, there is no room for a panel beside the table.
    readonly property bool narrow: wide < 1152 * Math.min(1.35, Math.sqrt(Theme.textScale))
    readonly property bool panelOpen: settings.panel === "auto" ? !narrow && !drawer : settings.panel === "open"
    readonly property GamePanel panel: panelLoader.item as GamePanel
    readonly property real panelWidth: {
        const wish = panel?.wish ?? 260
        const more = wish > 260 ? 0 : Math.min(80, Math.max(0, width / Theme.u - 1280) / 4)
        return Math.min(width * 0.72, Theme.px(wish + more) * Math.min(1.35, Math.sqrt(Theme.textScale)))
    }
    // A game's own panel lies over the table where it is narrow or words are large; the usual
    // one never does.
    readonly property bool drawer: bridge.panelFile !== "" && (narrow || (Theme.textScale > 1.3 && wide < 1920))
    readonly property real panelRoom: panelOpen && !drawer ? panelWidth : 0
    readonly property CardTable table: game.item as CardTable

    // What lies over the table, the topmost first; it holds the keys until it is closed.
    readonly property list<Cover> covers: [undoAsk, resignAsk, fair, ...bar.boxes, analysis, sheet]
    readonly property Cover topmost: covers.find(cover => cover.visible) ?? null
    // No key and no bot's move does anything to the table or takes the focus to it.
    readonly property bool covered: topmost !== null || (table?.covered ?? false)

    // What the keys do now.
    readonly property var keys: {
        if (bridge.taught && !bridge.mayAct)
            return bridge.lesson.last || bridge.lesson.moving ? [] : [{ key: "Space", text: qsTr("read on") }]
        if (bridge.replaying)
            return [
                { key: "← →", text: qsTr("move by move") },
                ...(app.analysis.active ? [{ key: "Pg ↑↓", text: qsTr("decisions") }] : []),
                { key: "Space", text: qsTr("play", "let the moves of a replay run") }
            ]
        if (bridge.awaiting === "step")
            return [{ key: "Space", text: qsTr("next move") }]
        if (!bridge.mayAct)
            return []
        const picked = bridge.scene.picked !== ""
        const deed = table?.deed ?? ""
        const first = deed === "" ? [{ key: "1–9", text: qsTr("pick a card") }]
            : [{ key: "Enter", text: deed }, ...((table?.choice ?? 0) > 1 ? [{ key: "← →", text: qsTr("somewhere else") }] : [])]
        const last = picked ? { key: "Esc", text: qsTr("put it back") } : { key: "W", text: qsTr("why not?") }
        return [...first, last, ...(bridge.taught ? [] : [{ key: "H", text: qsTr("hint") }])]
    }

    signal backAsked()
    signal shelfAsked()
    signal pageAsked(page: string, args: var)

    // Where the rulebook opens: at what the lesson speaks of, or at the phase of the game.
    readonly property string clause: bridge.lesson.clause || bridge.scene.clause || ""
    function showRules(clause: string) {
        pageAsked("rulebook", { game: bridge.game, clause: clause })
    }
    function togglePanel() {
        settings.change("panel_open", !panelOpen)
    }
    function askWhy() {
        const item = table && Theme.keyboard ? table.keys.focused : null
        const id = (item as Zone)?.zoneId ?? (item as TableCard)?.cardId ?? ""
        bridge.why(bridge.scene.picked || id)
    }
    function proceed() {
        if (bridge.awaiting !== "" || (bridge.taught && !bridge.lesson.asks && !bridge.lesson.moving))
            bridge.proceed()
    }
    function fairDeal() {
        app.deal.aboutTable()
        fair.open()
    }
    function resign() {
        if (!bridge.mayResign)
            return
        if (settings.confirmResign)
            resignAsk.open()
        else
            bridge.resign()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: bridge.title

    // What a control with the focus does not want: Space presses a button that has it.
    Keys.onPressed: event => {
        if (covered)
            return
        if (event.key === Qt.Key_Escape && bridge.telling) {
            bridge.hush()
        } else if (bridge.replaying && bar.replay.take(event.key)) {
            table?.hurry()
        } else if (app.analysis.active && (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)) {
            app.analysis.step(event.key === Qt.Key_PageDown ? 1 : -1)
        } else if (event.key === Qt.Key_Space) {
            // What plays over the table ends first; what comes after it is to be read.
            const played = table?.playing ?? false
            table?.hurry()
            if (!played)
                proceed()
        } else {
            return
        }
        event.accepted = true
    }
    Binding {
        target: screen.table
        property: "asleep"
        value: screen.covered
        when: screen.table !== null
    }
    Binding {
        target: screen.table
        property: "stepWide"
        value: step.visible ? step.width : aside.visible ? aside.width : 0
        when: screen.table !== null
    }

    Cloth {
        anchors.fill: parent
        colours: screen.table && screen.table.cloth.length > 0 ? screen.table.cloth : usual
    }
    Item {
        id: area
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        x: Theme.rightToLeft ? screen.panelRoom : 0
        width: parent.width - screen.panelRoom
        LayoutMirroring.enabled: false

        Loader {
            id: game
            anchors.fill: parent
            focus: true
            // What draws the cards of the game on the table.
            property Component face: null

            function load() {
                if (screen.bridge.tableFile === "")
                    return
                // With a parent: what only a table refers to is taken for rubbish now and then, and
                // cards that come later would be blank.
                const last = face
                face = Qt.createComponent(screen.bridge.faceFile, Component.PreferSynchronous, screen)
                setSource(screen.bridge.tableFile, { bridge: screen.bridge, face: face, focus: true })
                last?.destroy()
                (item as Item)?.forceActiveFocus()
            }
            Component.onCompleted: load()
        }
        KeyHints {
            visible: screen.settings.keyHints && (screen.table?.roomForKeys ?? false) && area.width / Theme.u > 940 && Theme.textScale < 1.3
            x: area.width - width - Theme.px(20)
            y: area.height - height - Theme.px(56)
            LayoutMirroring.enabled: Theme.rightToLeft
            LayoutMirroring.childrenInherit: true
            width: Theme.px(146)
            keys: screen.keys
        }
        PushButton {
            id: step
            visible: screen.bridge.awaiting === "step" && !(screen.table?.covered ?? false)
            x: (screen.table?.stepSpot.x ?? area.width) - width
            y: (screen.table?.stepSpot.y ?? area.height / 2) - height / 2
            primary: true
            iconName: "step-forward"
            text: qsTr("Next move")
            onClicked: screen.proceed()
            onVisibleChanged: if (!visible && activeFocus) screen.table?.forceActiveFocus()
        }
        PushButton {
            id: aside
            visible: screen.bridge.sheetAside && !(screen.table?.covered ?? false)
            x: (screen.table?.stepSpot.x ?? area.width) - width
            y: (screen.table?.stepSpot.y ?? area.height / 2) - height / 2
            primary: true
            iconName: "trophy"
            text: qsTr("Score sheet")
            onClicked: screen.bridge.showSheet(true)
        }
    }
    Connections {
        target: screen.bridge
        function onOpened() {
            game.load()
            panelLoader.load()
        }
        // One game's pieces cannot draw another game's cards.
        function onCleared() {
            game.setSource("")
            panelLoader.setSource("")
        }
        function onUndoAsked() { undoAsk.open() }
    }
    Connections {
        target: screen.table
        function onClauseAsked(clause: string) { screen.showRules(clause) }
    }

    Loader {
        id: panelLoader
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: screen.panelWidth
        x: Theme.rightToLeft ? 0 : parent.width - width
        visible: screen.panelOpen

        function load() {
            if (screen.bridge.tableFile === "")
                return
            if (screen.bridge.panelFile === "")
                sourceComponent = usualPanel
            else
                setSource(screen.bridge.panelFile, { bridge: screen.bridge })
        }
        Component.onCompleted: load()

        Component {
            id: usualPanel
            SidePanel { bridge: screen.bridge }
        }
    }
    Binding {
        target: screen.panel
        property: "drawer"
        value: screen.drawer
        when: screen.panel !== null
    }
    Connections {
        target: screen.panel
        function onClauseAsked(clause: string) { screen.showRules(clause) }
    }
    SheetView {
        id: sheet
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: screen.bridge.sheetShown
        below: screen.topmost !== null && screen.topmost !== sheet
        fallback: screen.table
        app: screen.app
        onShelfAsked: screen.shelfAsked()
        onClauseAsked: clause => screen.showRules(clause)
    }
    AnalysisSheet {
        id: analysis
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: screen.app.analysis.shown
        below: screen.topmost !== null && screen.topmost !== analysis
        fallback: screen.table
        app: screen.app
    }
    TableBar {
        id: bar
        width: parent.width
        screen: screen
        z: 100
    }
    LessonCard {
        id: lesson
        objectName: "lesson"
        bridge: screen.bridge
        table: screen.table
        room: Qt.rect(area.x, area.y, area.width, area.height)
        covered: screen.covered
        z: 50
        onClauseAsked: clause => screen.showRules(clause)
        onShelfAsked: screen.shelfAsked()
        onPlayAsked: {
            screen.app.setUp.open(screen.bridge.game)
            screen.pageAsked("setup", {})
        }
    }
    Notice {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: bar.bottom
        anchors.topMargin: Theme.px(12)
        z: 15000
        text: screen.bridge.notice
        onDismissed: screen.bridge.clearNotice()
    }
    Ask {
        id: undoAsk
        fallback: screen.table
        question: qsTr("Take back and practise?")
        detail: qsTr("Something hidden was revealed since. You can take it back, but then the match is practice and does not count.")
        yes: qsTr("Take back")
        onAgreed: screen.bridge.undoAsPractice()
    }
    Ask {
        id: resignAsk
        fallback: screen.table
        question: qsTr("Give up this match?")
        detail: qsTr("Your opponent wins. You can also leave it: it waits on the shelf.")
        yes: qsTr("Give up")
        onAgreed: screen.bridge.resign()
    }

    FairDeal {
        id: fair
        fallback: screen.table
        deal: screen.app.deal
    }

    // Keys that act wherever the focus is
    component Key: Shortcut {
        enabled: screen.visible && !screen.covered
    }
    Key { sequence: "U"; onActivated: screen.bridge.undo() }
    Key { sequence: "Shift+U"; onActivated: screen.bridge.redo() }
    Key { sequences: [StandardKey.Undo]; onActivated: screen.bridge.undo() }
    Key { sequences: [StandardKey.Redo]; onActivated: screen.bridge.redo() }
    Key { sequence: "H"; onActivated: screen.bridge.askHint() }
    Key { sequence: "W"; onActivated: screen.askWhy() }
    Key { sequences: ["L", "N"]; onActivated: screen.togglePanel() }
    Key { sequence: "S"; onActivated: screen.bridge.showSheet(true) }
    Key { sequence: "A"; onActivated: screen.app.analysis.open() }
    Key { sequence: "R"; onActivated: screen.showRules(screen.clause) }
    Instantiator {
        model: 9
        Key {
            required property int index
            sequence: String(index + 1)
            onActivated: screen.table?.keys.pickNumber(index + 1)
        }
    }
}
