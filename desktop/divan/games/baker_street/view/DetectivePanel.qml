pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// The detective's sheet, the clues read, and the log, on three leaves of a notebook.
GamePanel {
    id: panel

    readonly property var sheet: bridge.scene.detail?.sheet ?? ({})
    property int leaf: 0

    wish: 412
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    Shadow { kind: "shadow-notebook" }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.contrast ? "#FFFFFF" : Theme.rightToLeft ? "#F1E7D1" : "#D9C9A6" }
            GradientStop { position: 0.06; color: Theme.contrast ? "#FFFFFF" : Theme.rightToLeft ? "#F6EEDC" : "#F6EEDC" }
            GradientStop { position: 0.5; color: Theme.contrast ? "#FFFFFF" : "#FBF6EA" }
            GradientStop { position: 0.94; color: Theme.contrast ? "#FFFFFF" : Theme.rightToLeft ? "#F6EEDC" : "#F3E9D4" }
            GradientStop { position: 1; color: Theme.contrast ? "#FFFFFF" : Theme.rightToLeft ? "#D9C9A6" : "#F1E7D1" }
        }
        TapHandler {}
    }
    Rectangle {
        x: Theme.rightToLeft ? parent.width - width : 0
        width: Theme.px(10)
        height: parent.height
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.rightToLeft ? "#00000000" : "#59000000" }
            GradientStop { position: 1; color: Theme.rightToLeft ? "#59000000" : "#00000000" }
        }
    }
    Row {
        id: tabs
        x: Theme.px(18)
        y: Theme.px(8)
        width: parent.width - Theme.px(36)
        layoutDirection: Theme.rightToLeft ? Qt.RightToLeft : Qt.LeftToRight
        spacing: Theme.px(6)
        Accessible.role: Accessible.PageTabList

        Repeater {
            model: ["notebook-pen", "layers", "history"]
            T.AbstractButton {
                id: tab
                required property string modelData
                required property int index
                readonly property bool chosen: panel.leaf === index
                width: (tabs.width - 2 * tabs.spacing) * [0.42, 0.34, 0.24][index]
                height: Theme.px(34) * Math.min(1.4, Theme.textScale)
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                text: panel.sheet.tabs?.[index] ?? ""
                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.selected: chosen
                Keys.onPressed: event => Theme.enter(event, tab)
                onClicked: {
                    Theme.clicked()
                    panel.leaf = index
                }
                background: Rectangle {
                    radius: Theme.px(8)
                    color: tab.chosen ? "#3DC99C4B" : tab.hovered ? "#1A8A6730" : "transparent"
                    border.width: tab.chosen ? Theme.hairline : 0
                    border.color: "#BCA677"
                    FocusRing { corner: 8; shown: tab.visualFocus }
                }
                contentItem: Item {
                    Icon {
                        id: sign
                        x: Theme.rightToLeft ? parent.width - width - Theme.px(7) : Theme.px(7)
                        anchors.verticalCenter: parent.verticalCenter
                        name: tab.modelData
                        size: 17
                        tint: "#6A4A22"
                    }
                    FitLabel {
                        x: Theme.rightToLeft ? Theme.px(5) : sign.x + sign.width + Theme.px(6)
                        width: parent.width - sign.width - Theme.px(18)
                        height: parent.height
                        text: tab.text
                        size: 14
                        font.weight: tab.chosen ? Font.DemiBold : Font.Normal
                        color: Theme.ink
                        horizontalAlignment: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
                    }
                }
            }
        }
    }
    Item {
        id: leaves
        y: tabs.y + tabs.height + Theme.px(6)
        width: parent.width
        height: parent.height - y - Theme.px(4)

        SheetPage {
            visible: panel.leaf === 0
            anchors.fill: parent
            bridge: panel.bridge
            sheet: panel.sheet
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
        CluePage {
            visible: panel.leaf === 1
            anchors.fill: parent
            sheet: panel.sheet
            onClauseAsked: clause => panel.clauseAsked(clause)
        }
        Rectangle {
            visible: panel.leaf === 2
            anchors.fill: parent
            anchors.leftMargin: Theme.px(16)
            anchors.rightMargin: Theme.px(12)
            anchors.bottomMargin: Theme.px(8)
            radius: Theme.px(12)
            color: Theme.panelEnd

            ScorePanel {
                id: scores
                visible: heads.length > 0
                x: Theme.px(12)
                y: Theme.px(8)
                width: parent.width - Theme.px(24)
                heads: panel.bridge.scene.score_heads ?? []
                rows: panel.bridge.scene.score ?? []
                LayoutMirroring.enabled: Theme.rightToLeft
                LayoutMirroring.childrenInherit: true
            }
            ToolButton {
                id: copy
                x: Theme.rightToLeft ? Theme.px(8) : parent.width - width - Theme.px(8)
                y: scores.visible ? scores.y + scores.height + Theme.px(2) : Theme.px(6)
                iconName: "copy"
                size: 28
                iconSize: 16
                text: qsTr("Copy the log")
                onClicked: panel.bridge.copyLog()
            }
            LogPanel {
                y: copy.y + copy.height
                x: Theme.px(6)
                width: parent.width - Theme.px(12)
                height: parent.height - y - Theme.px(6)
                model: panel.bridge.log
                canJump: panel.bridge.replaying
                onJumped: ply => panel.bridge.seek(ply)
                LayoutMirroring.enabled: Theme.rightToLeft
                LayoutMirroring.childrenInherit: true
            }
        }
    }
}
