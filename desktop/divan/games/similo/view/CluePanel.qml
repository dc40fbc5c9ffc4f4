pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The side panel: the used clues, the course of the game and the traits of a character, or
// the log.
GamePanel {
    id: panel
    objectName: "cluePanel"

    readonly property var scene: bridge.scene
    readonly property var detail: scene.detail ?? ({})
    readonly property var told: detail.panel ?? ({})
    property string tab: "clues"

    component Rule: Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.faint
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.panelStart }
            GradientStop { position: 0.6; color: Theme.panelEnd }
        }
    }
    Rectangle {
        x: Theme.rightToLeft ? parent.width - width : 0
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }
    TapHandler { enabled: panel.drawer }
    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        anchors.topMargin: Theme.px(12)
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Choices {
            id: tabs
            anchors.left: parent.left
            values: panel.detail.tabs ?? []
            value: panel.tab
            onChosen: value => panel.tab = value
        }
        ScorePanel {
            id: scores
            anchors.top: tabs.bottom
            anchors.topMargin: Theme.px(10)
            visible: panel.tab === "log" && heads.length > 0
            width: parent.width
            heads: panel.scene.score_heads ?? []
            rows: panel.scene.score ?? []
        }
        LogPanel {
            anchors.top: scores.visible ? scores.bottom : tabs.bottom
            anchors.topMargin: Theme.px(10)
            anchors.bottom: copy.top
            anchors.bottomMargin: Theme.px(4)
            x: -Theme.px(8)
            width: parent.width + Theme.px(16)
            visible: panel.tab === "log"
            model: panel.bridge.log
            canJump: panel.bridge.replaying
            onJumped: ply => panel.bridge.seek(ply)
        }
        ToolButton {
            id: copy
            visible: panel.tab === "log"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(8)
            iconName: "copy"
            size: 28
            iconSize: 16
            text: qsTr("Copy the log")
            onClicked: panel.bridge.copyLog()
        }
        Scroll {
            id: scroll
            visible: panel.tab === "clues"
            anchors.top: tabs.bottom
            anchors.topMargin: Theme.px(12)
            anchors.bottom: parent.bottom
            width: parent.width
            contentHeight: notes.implicitHeight + Theme.px(12)
            interactive: contentHeight > height

            Column {
                id: notes
                x: Theme.rightToLeft ? scroll.width - width : 0
                width: scroll.width - (scroll.interactive ? Theme.px(10) : 0)
                spacing: Theme.px(9)

                Label {
                    width: parent.width
                    visible: (panel.told.clues ?? []).length === 0
                    text: panel.told.none ?? ""
                    size: 13
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                }
                Repeater {
                    model: panel.told.clues ?? []
                    ClueLine {
                        required property var modelData
                        width: notes.width
                        clue: modelData
                    }
                }
                Rule {}
                Title {
                    width: parent.width
                    text: qsTr("Course of the game")
                }
                Row {
                    id: course
                    width: parent.width
                    spacing: Theme.px(6)
                    Repeater {
                        id: steps
                        model: panel.told.steps ?? []
                        Rectangle {
                            id: step
                            required property var modelData
                            width: Math.min(Theme.px(32), (course.width - 5 * course.spacing) / Math.max(1, steps.count))
                            height: Math.max(Theme.px(30), count.implicitHeight + Theme.px(4))
                            radius: Theme.px(7)
                            color: modelData.now ? "#E9C67E" : modelData.done ? Theme.chosen : Theme.wash
                            border.width: Theme.hairline
                            border.color: Theme.line

                            NumberLabel {
                                id: count
                                anchors.centerIn: parent
                                text: step.modelData.number
                                size: 15
                                color: step.modelData.now ? "#241706" : Theme.text
                            }
                        }
                    }
                }
                Label {
                    width: parent.width
                    text: panel.told.course ?? ""
                    size: 13
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                }
                Rule { visible: traits.visible || hint.visible }
                Title {
                    width: parent.width
                    visible: traits.visible
                    text: panel.told.looked?.title ?? ""
                    wrapMode: Text.WordWrap
                }
                Traits {
                    id: traits
                    width: parent.width
                    visible: traits.traits.length > 0
                    traits: panel.told.looked?.traits ?? []
                }
                Label {
                    width: parent.width
                    visible: text !== ""
                    text: panel.told.looked?.marked ?? ""
                    size: 13
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                }
                Label {
                    id: hint
                    width: parent.width
                    visible: !traits.visible && text !== ""
                    text: panel.told.hint ?? ""
                    size: 13
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
