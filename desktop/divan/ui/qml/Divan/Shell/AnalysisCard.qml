import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// One of the costliest decisions in words; pressed, it leads to that moment.
T.AbstractButton {
    id: card

    required property var line

    implicitHeight: words.implicitHeight + Theme.px(28)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: line.line
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, card)

    background: Rectangle {
        radius: Theme.px(12)
        color: card.down ? "#338A6730" : card.hovered ? "#248A6730" : Theme.contrast ? "#FFFFFF" : "#148A6730"
        border.width: Theme.hairline
        border.color: Theme.contrast ? Theme.ink : "#808A6730"
        FocusRing { corner: 12; shown: card.visualFocus }
    }
    contentItem: Item {
        Column {
            id: words
            x: Theme.px(14)
            y: Theme.px(14)
            width: parent.width - 2 * x
            spacing: Theme.px(6)

            Item {
                width: parent.width
                height: Math.max(badge.height, cost.implicitHeight, place.implicitHeight)

                AnalysisBadge {
                    id: badge
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    rank: card.line.rank
                }
                Label {
                    id: place
                    anchors.left: badge.right
                    anchors.leftMargin: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Move %1").arg(card.line.number)
                    size: 13
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Label {
                    id: cost
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: card.line.cost
                    font.weight: Font.Bold
                    color: Theme.minusRed
                    Accessible.ignored: true
                }
            }
            Label {
                width: parent.width
                text: card.line.made
                font.weight: Font.DemiBold
                color: Theme.ink
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: card.line.advice
                size: 14
                color: Theme.ink2
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
