pragma ComponentBehavior: Bound

import QtQuick

// What the opponent did last, with the card.
Rectangle {
    id: chip

    property var move: null
    required property Component face

    visible: move !== null && move !== undefined
    implicitHeight: Math.max(Theme.px(102), content.implicitHeight + Theme.px(20))
    radius: Theme.px(12)
    color: Theme.chip
    border.width: Theme.hairline
    border.color: Theme.faint
    Accessible.role: Accessible.StaticText
    Accessible.name: visible ? [move.title, move.text, move.detail].join(", ") : ""

    Column {
        id: content
        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - Theme.px(24)
        spacing: Theme.px(8)

        Item {
            width: parent.width
            height: title.height
            Label {
                id: title
                anchors.left: parent.left
                width: parent.width - (sign.visible ? sign.width + Theme.px(6) : 0)
                wrapMode: Text.WordWrap
                text: chip.visible ? chip.move.title : ""
                size: 13
                color: Theme.text2
                Accessible.ignored: true
            }
            Icon {
                id: sign
                visible: !Theme.largeText
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                name: "history"
                size: 16
                tint: Theme.brassLight
            }
        }
        Row {
            width: parent.width
            spacing: Theme.px(10)

            Rectangle {
                id: card
                visible: chip.visible && chip.move.face !== null
                width: Theme.px(40)
                height: Theme.px(56)
                radius: Theme.px(4)
                color: Theme.ivory
                LayoutMirroring.enabled: false
                LayoutMirroring.childrenInherit: true

                Loader {
                    anchors.fill: parent
                    active: card.visible
                    sourceComponent: chip.face
                    onLoaded: (item as GameFace).face = Qt.binding(() => chip.move?.face ?? null)
                }
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - card.width - parent.spacing

                Label {
                    width: parent.width
                    text: chip.visible ? chip.move.text : ""
                    size: 14
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: chip.visible ? chip.move.detail : ""
                    size: 14
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
