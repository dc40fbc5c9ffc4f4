pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Bridge
import Divan.Kit

// The books, where there are several, and the sections of the one that is open.
Item {
    id: panel

    required property RulebookBridge bridge
    readonly property int lit: bridge.contents.findIndex(entry => entry.section === bridge.section)
    signal bookAsked(game: string)
    signal placeAsked(place: int)

    function follow(index: int) {
        Theme.clicked()
        placeAsked(bridge.contents[index].place)
    }

    onLitChanged: if (!list.activeFocus) list.currentIndex = lit

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.panelStart }
            GradientStop { position: 0.6; color: Theme.panelEnd }
        }
    }
    Rectangle {
        anchors.right: parent.right
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }

    // The books by their emblems
    Flow {
        id: books
        z: 1
        visible: panel.bridge.books.length > 1
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.px(12)
        y: visible ? Theme.px(12) : 0
        height: visible ? implicitHeight : 0
        spacing: Theme.px(4)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Rulebooks")

        Repeater {
            model: panel.bridge.books
            ToolButton {
                required property var modelData
                iconName: modelData.game + "/emblem"
                size: 44
                iconSize: 26
                text: modelData.title
                lit: modelData.game === panel.bridge.game
                Accessible.role: Accessible.RadioButton
                Accessible.checked: lit
                onClicked: panel.bookAsked(modelData.game)
            }
        }
    }
    ListView {
        id: list
        anchors.top: books.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        topMargin: Theme.px(14)
        bottomMargin: Theme.px(14)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.ms(120)
        model: panel.bridge.contents
        currentIndex: panel.lit
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Contents")

        Keys.onReturnPressed: panel.follow(currentIndex)
        Keys.onEnterPressed: panel.follow(currentIndex)
        Keys.onSpacePressed: panel.follow(currentIndex)
        onActiveFocusChanged: if (!activeFocus) currentIndex = panel.lit

        T.ScrollBar.vertical: ScrollMark {}

        delegate: Item {
            id: entry

            required property var modelData
            required property int index
            readonly property bool lit: index === panel.lit

            width: list.width
            height: Math.max(Theme.px(34), words.implicitHeight + Theme.px(12))
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.label
            Accessible.selected: lit
            Accessible.onPressAction: panel.follow(index)

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: Theme.px(10)
                anchors.rightMargin: Theme.px(12)
                radius: Theme.px(8)
                color: tap.pressed ? Theme.press : entry.lit || hover.hovered ? Theme.hover : "transparent"

                Rectangle {
                    visible: entry.lit
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(3)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(3)
                    height: parent.height - Theme.px(14)
                    radius: width / 2
                    color: Theme.mark
                }
                Label {
                    id: words
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(14)
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    topPadding: Theme.px(2)
                    text: entry.modelData.label
                    color: entry.lit ? Theme.brassLight : Theme.text2
                    font.weight: entry.lit ? Font.DemiBold : Font.Normal
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                FocusRing {
                    anchors.margins: 0
                    corner: 3
                    shown: list.activeFocus && Theme.keyboard && entry.ListView.isCurrentItem
                }
            }
            HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
            TapHandler { id: tap; onTapped: panel.follow(entry.index) }
        }
    }
}
