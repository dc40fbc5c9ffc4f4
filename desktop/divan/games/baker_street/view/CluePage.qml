pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// Every clue that was ever read, sorted by who speaks.
Scroll {
    id: page

    required property var sheet
    signal clauseAsked(clause: string)

    onPaper: true
    contentHeight: list.height + Theme.px(12)

    Column {
        id: list
        x: Theme.px(18)
        width: page.width - Theme.px(36)
        spacing: Theme.px(4)
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Label {
            visible: (page.sheet.clues ?? []).length === 0
            width: parent.width
            text: page.sheet.noClues ?? ""
            wrapMode: Text.WordWrap
            color: Theme.ink2
        }
        Repeater {
            model: page.visible ? page.sheet.clues ?? [] : []
            T.AbstractButton {
                id: row
                required property var modelData
                required property int index
                width: list.width
                height: words.height + Theme.px(10)
                focusPolicy: Qt.TabFocus
                hoverEnabled: true
                onClicked: page.clauseAsked(modelData.clause)
                Keys.onPressed: event => Theme.enter(event, row)
                Accessible.role: Accessible.Button
                Accessible.name: [modelData.sender, modelData.value, modelData.text, modelData.trail].join(" ")

                Rectangle {
                    id: tile
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(6)
                    y: Theme.px(6)
                    width: Theme.px(38)
                    height: Theme.px(22)
                    radius: Theme.px(5)
                    color: row.modelData.colour
                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.px(3)
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: row.modelData.sign
                            size: 13
                            tint: "#FFFFFF"
                        }
                        NumberLabel {
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.modelData.value
                            size: 13
                            color: "#FFFFFF"
                            Accessible.ignored: true
                        }
                    }
                }
                Column {
                    id: words
                    anchors.left: tile.right
                    anchors.leftMargin: Theme.px(8)
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(8)
                    y: Theme.px(5)

                    Label {
                        width: parent.width
                        text: row.modelData.text
                        size: 13
                        wrapMode: Text.WordWrap
                        color: Theme.ink
                        Accessible.ignored: true
                    }
                    Label {
                        visible: text !== ""
                        width: parent.width
                        text: row.modelData.trail
                        size: 12
                        color: Theme.ink3
                        Accessible.ignored: true
                    }
                }
                background: Rectangle {
                    radius: Theme.px(5)
                    color: row.hovered ? "#338A6730" : row.index % 2 === 0 ? "#21785A28" : "#0F785A28"
                    FocusRing { corner: 5; shown: row.visualFocus }
                }
                HoverHandler { cursorShape: Qt.PointingHandCursor }
            }
        }
    }
}
