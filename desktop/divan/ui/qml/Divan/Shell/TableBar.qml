pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The bar above a table: back, the game, the phase, and the tools.
Rectangle {
    id: bar

    required property TableScreen screen
    readonly property TableBridge bridge: screen.bridge
    readonly property list<Cover> boxes: [paceBox, menuBox]
    readonly property ReplayTools replay: replay

    // What the pill and the words beside it have. Large words leave the name to the emblem, and
    // do so whatever the pill says, so that nothing comes and goes with every move.
    readonly property real room: width - tools.width - back.width - emblem.width - 4 * start.spacing - Theme.px(32)
    readonly property real pillWish: pill.wish + (practiceTag.visible ? practiceTag.width + start.spacing : 0)
        + (unsaved.visible ? unsaved.width + start.spacing : 0)
    readonly property real usualPill: Theme.px(340) * Theme.textScale
    readonly property bool named: !Theme.largeText || title.implicitWidth + usualPill < room
    readonly property bool remarked: !Theme.largeText || (named ? title.implicitWidth : 0) + remark.implicitWidth + usualPill < room

    implicitHeight: Math.max(Theme.px(48), 40, pill.implicitHeight + Theme.px(8))
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.barTop }
        GradientStop { position: 1; color: Theme.barEnd }
    }
    Accessible.role: Accessible.ToolBar

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.edge
    }
    Row {
        id: start
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        ToolButton {
            id: back
            iconName: "chevron-left"
            iconSize: 22
            directional: true
            text: qsTr("Back to the shelf")
            keyHint: "Esc"
            onClicked: bar.screen.backAsked()
        }
        Icon {
            id: emblem
            anchors.verticalCenter: parent.verticalCenter
            name: bar.bridge.game === "" ? "" : bar.bridge.game + "/emblem"
            size: 24 * Theme.pictureScale
            tint: Theme.brass
            Accessible.ignored: bar.named
            Accessible.role: Accessible.StaticText
            Accessible.name: bar.bridge.title
        }
        Title {
            id: title
            visible: bar.named
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.px(8)
            rightPadding: Theme.px(8)
            text: bar.bridge.title
            size: 19
            color: Theme.text
        }
        Label {
            id: remark
            visible: text !== "" && bar.remarked
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.px(6)
            rightPadding: Theme.px(6)
            text: bar.bridge.scene.remark ?? ""
            size: 14
            color: Theme.text2
        }
        PhasePill {
            id: pill
            anchors.verticalCenter: parent.verticalCenter
            prompt: bar.bridge.pause.what !== undefined ? bar.bridge.pause : bar.bridge.scene.prompt ?? null
            most: bar.room - (bar.pillWish - wish)
                - (title.visible ? title.width + start.spacing : 0) - (remark.visible ? remark.width + start.spacing : 0)
        }
        Rectangle {
            id: practiceTag
            visible: bar.bridge.practice
            anchors.verticalCenter: parent.verticalCenter
            width: practice.implicitWidth + Theme.px(20)
            height: Math.max(Theme.px(26), practice.implicitHeight)
            radius: height / 2
            color: "transparent"
            border.width: Theme.hairline
            border.color: Theme.line
            Label {
                id: practice
                anchors.centerIn: parent
                topPadding: Theme.px(2)
                text: qsTr("practice")
                size: 13
                color: Theme.text2
            }
        }
        UnsavedMark {
            id: unsaved
            visible: bar.bridge.unsaved
            anchors.verticalCenter: parent.verticalCenter
            onClicked: bar.bridge.tellUnsaved()
        }
    }

    component Divider: Item {
        width: Theme.px(13)
        height: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.hairline
            height: parent.height
            color: Theme.line
        }
    }

    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        ReplayTools {
            id: replay
            visible: bar.bridge.replaying
            anchors.verticalCenter: parent.verticalCenter
            bridge: bar.bridge
        }
        ToolButton {
            visible: bar.bridge.replaying && bar.screen.app.analysis.available
            iconName: "chart-line"
            text: qsTr("Analysis")
            keyHint: "A"
            onClicked: bar.screen.app.analysis.open()
        }
        ToolButton {
            visible: !bar.bridge.replaying
            iconName: "undo-2"
            directional: true
            text: qsTr("Take back")
            keyHint: "U"
            enabled: bar.bridge.undoCost !== "nothing_to_undo"
            onClicked: bar.bridge.undo()
        }
        ToolButton {
            visible: !bar.bridge.replaying && !bar.bridge.taught
            iconName: "redo-2"
            directional: true
            text: qsTr("Redo the move")
            keyHint: "⇧U"
            enabled: bar.bridge.canRedo
            onClicked: bar.bridge.redo()
        }
        Divider {}
        ToolButton {
            visible: !bar.bridge.replaying && !bar.bridge.taught
            iconName: "lightbulb"
            text: qsTr("Hint")
            keyHint: "H"
            enabled: bar.bridge.mayAct
            lit: bar.bridge.hint !== "" || bar.bridge.hinting
            onClicked: bar.bridge.askHint()
        }
        ToolButton {
            visible: !bar.bridge.replaying
            iconName: "circle-help"
            text: qsTr("Why not? What now?")
            keyHint: "W"
            onClicked: bar.screen.askWhy()
        }
        ToolButton {
            iconName: "book-open"
            text: qsTr("Rules at this point")
            keyHint: "R"
            onClicked: bar.screen.showRules(bar.screen.clause)
        }
        Divider {}
        ToolButton {
            id: pace
            visible: !bar.bridge.replaying && !bar.bridge.taught
            iconName: "gauge"
            text: qsTr("Pace of the opponents")
            lit: paceBox.open
            onClicked: paceBox.open = !paceBox.open
        }
        ToolButton {
            id: menu
            iconName: "ellipsis"
            text: qsTr("More")
            lit: menuBox.open
            onClicked: menuBox.open = !menuBox.open
        }
        ToolButton {
            iconName: "settings"
            text: qsTr("Settings")
            onClicked: bar.screen.pageAsked("settings", {})
        }
        ToolButton {
            iconName: "panel-right"
            directional: true
            text: bar.screen.panelOpen ? qsTr("Close the panel") : qsTr("Open the panel")
            keyHint: "L"
            lit: bar.screen.panelOpen
            onClicked: bar.screen.togglePanel()
        }
    }

    function below(item: Item, box: Item): real {
        const wish = item.mapToItem(bar, item.width / 2, 0).x - box.width / 2
        return Math.max(Theme.px(8), Math.min(wish, bar.width - box.width - Theme.px(8)))
    }

    Popover {
        id: paceBox
        parent: bar.screen
        fallback: bar.screen.table
        x: open ? bar.below(pace, this) : 0
        y: bar.height + Theme.px(6)

        Choices {
            label: qsTr("Pace of the opponents")
            values: [
                { value: "step", label: qsTr("Step", "pace: one move at a time") },
                { value: "slow", label: qsTr("Slow", "pace") },
                { value: "normal", label: qsTr("Normal", "pace") },
                { value: "fast", label: qsTr("Fast", "pace") },
                { value: "instant", label: qsTr("Instant", "pace") }
            ]
            value: bar.screen.settings.pace
            onChosen: value => {
                bar.screen.settings.change("pace", value)
                paceBox.open = false
            }
        }
    }
    Popover {
        id: menuBox
        parent: bar.screen
        fallback: bar.screen.table
        x: open ? bar.below(menu, this) : 0
        y: bar.height + Theme.px(6)

        Column {
            WordButton {
                iconName: "trophy"
                text: qsTr("Score sheet")
                enabled: bar.bridge.sheet.title !== undefined
                opacity: enabled ? 1 : 0.4
                onClicked: { menuBox.open = false; bar.bridge.showSheet(true) }
            }
            WordButton {
                visible: bar.screen.app.analysis.available
                iconName: "chart-line"
                text: qsTr("Analysis")
                onClicked: { menuBox.open = false; bar.screen.app.analysis.open() }
            }
            WordButton {
                iconName: "shield-check"
                text: bar.bridge.seed !== "" ? qsTr("Verify the deal") : qsTr("Fair deal")
                onClicked: { menuBox.open = false; bar.screen.fairDeal() }
            }
            WordButton {
                visible: bar.bridge.mayResign
                iconName: "flag"
                text: qsTr("Give up")
                onClicked: { menuBox.open = false; bar.screen.resign() }
            }
            WordButton {
                iconName: "home"
                text: qsTr("To the shelf")
                onClicked: { menuBox.open = false; bar.screen.backAsked() }
            }
        }
    }
}
