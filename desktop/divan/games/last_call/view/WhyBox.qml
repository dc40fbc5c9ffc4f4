pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// Why a mark of the notebook is there: the claim, then the facts from which it follows.
Item {
    id: box

    property var why: null
    signal clauseAsked(clause: string)
    signal closed()

    Accessible.role: Accessible.StaticText
    Accessible.name: why ? [why.title].concat(why.lines.map(line => line.text)).join(" ") : ""
    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    Icon {
        id: sign
        anchors.left: parent.left
        y: Theme.px(2)
        name: "lightbulb"
        size: 18
        tint: Theme.brassLight
    }
    Label {
        id: title
        anchors.left: sign.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: close.left
        anchors.rightMargin: Theme.px(8)
        text: box.why?.title ?? ""
        size: 15
        font.weight: Font.DemiBold
        color: Theme.brassLight
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    ToolButton {
        id: close
        anchors.right: parent.right
        iconName: "x"
        size: 26
        iconSize: 16
        text: box.why?.closeLabel ?? ""
        onClicked: box.closed()
    }
    Scroll {
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(4)
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: lines.height
        activeFocusOnTab: contentHeight > height
        Keys.onUpPressed: goTo(contentY - Theme.px(40))
        Keys.onDownPressed: goTo(contentY + Theme.px(40))

        Column {
            id: lines
            width: parent.width
            spacing: Theme.px(3)

            Repeater {
                model: box.why?.lines ?? []
                Item {
                    id: line
                    required property var modelData
                    width: lines.width - Theme.px(12)
                    height: Math.max(said.implicitHeight, clause.implicitHeight)

                    Label {
                        id: turn
                        anchors.left: parent.left
                        width: modelWidth
                        readonly property real modelWidth: line.modelData.turn === "" ? 0 : Math.max(Theme.px(58), implicitWidth + Theme.px(6))
                        text: line.modelData.turn
                        size: 13
                        color: Theme.number
                        Accessible.ignored: true
                    }
                    Label {
                        id: said
                        anchors.left: turn.right
                        anchors.right: clause.left
                        anchors.rightMargin: Theme.px(8)
                        text: line.modelData.text
                        size: 13
                        color: Theme.text
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    Link {
                        id: clause
                        anchors.right: parent.right
                        visible: text !== ""
                        text: line.modelData.clauseLabel
                        size: 13
                        onFollowed: box.clauseAsked(line.modelData.clause)
                    }
                }
            }
        }
    }
}
