pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The rulebook reader: contents at the side, the book on its sheet, and a search in the bar.
Page {
    id: page

    objectName: "rulebookPage"
    readonly property RulebookBridge bridge: app.rulebook
    // What was found is shown until a place is chosen or something else is clicked.
    property bool finding: false

    title: qsTr("Rules of %1").arg("\u2068" + bridge.title + "\u2069")
    emblem: bridge.game + "/emblem"

    function go(place: int) {
        finding = false
        reader.forceActiveFocus()
        bridge.go(place)
    }
    function find() {
        search.begin()
        finding = true
    }

    Component.onCompleted: bridge.open(page.arguments.game ?? "", page.arguments.clause ?? "", page.arguments.section ?? "")

    tools: RulebookSearch {
        id: search
        bridge: page.bridge
        onTextEdited: page.finding = true
        onPlaceAsked: place => page.go(place)
        onLeaveAsked: {
            page.finding = false
            reader.forceActiveFocus()
        }
        onActiveFocusChanged: page.finding = activeFocus
    }

    RulebookContents {
        id: contents
        anchors.left: parent.left
        height: parent.height
        width: Theme.px(264) * Math.min(1.35, Math.sqrt(Theme.textScale))
        bridge: page.bridge
        onBookAsked: game => page.bridge.open(game, "", "")
        onPlaceAsked: place => page.bridge.go(place)
    }
    Item {
        anchors.left: contents.right
        anchors.right: parent.right
        height: parent.height

        RulebookText {
            id: reader
            anchors.fill: parent
            anchors.topMargin: remark.visible ? remark.height : 0
            visible: page.bridge.trouble === ""
            focus: true
            bridge: page.bridge
        }
        // The book is in another language than the app, and why
        Label {
            id: remark
            anchors.left: parent.left
            anchors.right: parent.right
            visible: text !== ""
            text: page.bridge.remark
            horizontalAlignment: Text.AlignHCenter
            leftPadding: Theme.px(24)
            rightPadding: Theme.px(24)
            topPadding: Theme.px(14)
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
        // There is no book
        Label {
            anchors.centerIn: parent
            width: Math.min(Theme.px(480), parent.width - Theme.px(48))
            visible: text !== ""
            text: page.bridge.trouble
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
    }

    MouseArea {
        anchors.fill: parent
        visible: results.visible
        onPressed: {
            page.finding = false
            reader.forceActiveFocus()
        }
    }
    RulebookFound {
        id: results
        visible: page.finding && page.bridge.found !== ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(8)
        width: Math.min(implicitWidth, parent.width - Theme.px(24))
        height: Math.min(implicitHeight, parent.height - Theme.px(24))
        bridge: page.bridge
        chosen: search.chosen
        onPlaceAsked: place => page.go(place)
    }

    Shortcut { sequences: [StandardKey.Find, "/"]; onActivated: page.find() }
}
