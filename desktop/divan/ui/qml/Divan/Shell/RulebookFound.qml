pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Divan.Bridge
import Divan.Kit

// What was found in the book, below the field: how often, and each place with its words.
Item {
    id: found

    required property RulebookBridge bridge
    property int chosen: 0
    signal placeAsked(place: int)

    implicitWidth: Theme.px(460) * Math.min(1.5, Theme.textScale)
    implicitHeight: head.height + (list.count > 0 ? list.contentHeight + Theme.px(16) : Theme.px(8))

    Shadow { kind: "shadow-sheet" }
    Plate { anchors.fill: parent }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        radius: Theme.px(11)
        color: Theme.pill
    }
    // Nothing below is hit by what happens here.
    TapHandler {}
    HoverHandler { blocking: true }

    Label {
        id: head
        anchors.left: parent.left
        anchors.right: parent.right
        leftPadding: Theme.px(18)
        rightPadding: Theme.px(18)
        topPadding: Theme.px(12)
        bottomPadding: Theme.px(6)
        text: found.bridge.found
        size: 13
        color: Theme.number
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.StatusBar
        Accessible.name: text
    }
    ListView {
        id: list
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: Theme.ms(120)
        model: found.bridge.results
        currentIndex: found.chosen
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Found")

        T.ScrollBar.vertical: ScrollMark {}

        delegate: Item {
            id: hit

            required property var modelData
            required property int index

            width: list.width
            height: words.implicitHeight + where.implicitHeight + Theme.px(18)
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.where + ", " + modelData.label + ": " + modelData.spoken
            Accessible.selected: ListView.isCurrentItem
            Accessible.onPressAction: found.placeAsked(modelData.place)

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: Theme.px(8)
                anchors.rightMargin: Theme.px(12)
                radius: Theme.px(8)
                color: hit.ListView.isCurrentItem ? Theme.chosen : hover.hovered ? Theme.hover : "transparent"
            }
            Label {
                id: where
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(18)
                anchors.right: label.left
                anchors.rightMargin: Theme.px(8)
                y: Theme.px(8)
                text: hit.modelData.where
                size: 13
                color: Theme.brassLight
                font.weight: Font.Medium
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                id: label
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(22)
                width: Math.min(implicitWidth, parent.width * 0.55)
                elide: Text.ElideRight
                y: Theme.px(8)
                text: hit.modelData.label
                size: 13
                color: Theme.number
                Accessible.ignored: true
            }
            Label {
                id: words
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(18)
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(22)
                anchors.top: where.bottom
                anchors.topMargin: Theme.px(2)
                text: hit.modelData.markup
                textFormat: Text.StyledText
                size: 14
                color: hit.ListView.isCurrentItem ? Theme.text : Theme.text2
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
            TapHandler {
                onTapped: {
                    Theme.clicked()
                    found.placeAsked(hit.modelData.place)
                }
            }
        }
    }
}
