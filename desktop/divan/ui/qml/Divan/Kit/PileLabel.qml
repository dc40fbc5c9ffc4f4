import QtQuick

// The number of cards in a pile, on its lower edge, and what it is called below.
Item {
    id: label

    required property Pile pile

    parent: pile.table.overlay
    x: pile.x
    y: pile.y
    width: pile.width
    height: pile.height
    Accessible.ignored: true

    Rectangle {
        id: pill
        visible: label.pile.count !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height / 2 - Theme.px(2)
        width: Math.max(Theme.px(40), count.implicitWidth + Theme.px(16))
        height: Math.max(Theme.px(24), count.implicitHeight)
        radius: height / 2
        color: Theme.pill
        border.width: Theme.hairline
        border.color: Theme.brass

        NumberLabel {
            id: count
            anchors.centerIn: parent
            text: label.pile.count
            size: 14
            color: Theme.brassLight
        }
    }
    Label {
        visible: Theme.u > 0.78 || Theme.textScale < 1.3
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height + Theme.px(16)
        text: label.pile.caption
        size: 13
        color: Theme.clothText
    }
}
