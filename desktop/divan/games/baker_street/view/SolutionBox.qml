pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// What is left of the solution, and why.
Rectangle {
    id: box

    required property var solution
    signal clauseAsked(clause: string)

    radius: Theme.px(12)
    color: Theme.contrast ? "#000000" : "#2C1E15"
    height: inside.height + Theme.px(20)
    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true

    Column {
        id: inside
        x: Theme.px(14)
        y: Theme.px(9)
        width: parent.width - Theme.px(28)
        spacing: Theme.px(7)

        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, Theme.px(22))
            Title {
                id: title
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                text: box.solution.title
                color: Theme.contrast ? "#FFE2A0" : "#EACB8C"
            }
            FitLabel {
                anchors.left: title.right
                anchors.leftMargin: Theme.px(8)
                anchors.right: parent.right
                height: parent.height
                text: box.solution.when
                size: 13
                color: "#CDBD9F"
                horizontalAlignment: Text.AlignRight
            }
        }
        Row {
            id: parts
            width: parent.width
            spacing: Theme.px(8)
            Repeater {
                model: 3
                Rectangle {
                    id: part
                    required property int index
                    readonly property var shown: box.solution.parts[index] ?? ({ label: "", value: "", sure: false })
                    width: (parts.width - 2 * parts.spacing) / 3
                    height: Theme.px(50) * Math.min(1.4, Theme.textScale)
                    radius: Theme.px(8)
                    color: "transparent"
                    border.width: Theme.hairline
                    border.color: shown.sure ? "#C99C4B" : "#66C99C4B"
                    Accessible.role: Accessible.StaticText
                    Accessible.name: shown.label + ": " + shown.value

                    FitLabel {
                        x: Theme.px(8)
                        width: parent.width - Theme.px(16)
                        height: parent.height * 0.44
                        topPadding: 0
                        text: part.shown.label
                        size: 13
                        color: "#CDBD9F"
                    }
                    FitLabel {
                        x: Theme.px(8)
                        y: parent.height * 0.46
                        width: parent.width - Theme.px(16)
                        height: parent.height * 0.52
                        topPadding: 0
                        text: part.shown.value
                        size: 15
                        font.weight: part.shown.sure ? Font.DemiBold : Font.Normal
                        color: part.shown.sure ? "#F5ECDB" : "#CDBD9F"
                    }
                }
            }
        }
        Row {
            width: parent.width
            spacing: Theme.px(8)
            Label {
                width: parent.width - link.width - Theme.px(8)
                text: box.solution.why
                size: 13
                lineHeight: Theme.rightToLeft ? 0.95 : 0.88
                wrapMode: Text.WordWrap
                color: "#CDBD9F"
            }
            Link {
                id: link
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(3)
                visible: box.solution.clause !== ""
                text: box.solution.clauseLabel
                size: 13
                colour: "#FFD978"
                onFollowed: box.clauseAsked(box.solution.clause)
            }
        }
    }
}
