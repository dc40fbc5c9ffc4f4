import QtQuick
import Divan.Kit

// Who the guide is, and how many clues have been given.
Item {
    id: box

    required property var guide
    required property string clueNumber
    // How much of its end lies under a button, in pixels.
    property real taken: 0
    readonly property bool large: Theme.textScale > 1.3

    implicitHeight: Math.max(Theme.px(62), words.implicitHeight + Theme.px(16))
    Accessible.role: Accessible.StaticText
    Accessible.name: [guide.name, guide.line, clueNumber].join(", ")

    Shadow { kind: "shadow-plaque" }
    Shadow { kind: "glow-seat"; visible: box.guide.acts }
    Plate {
        anchors.fill: parent
        lit: box.guide.acts
    }
    SeatAvatar {
        id: portrait
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        seat: box.guide.seat
        portrait: box.guide.portrait
        size: 44
    }
    Column {
        id: words
        anchors.left: portrait.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: number.left
        anchors.rightMargin: Theme.px(10) + box.taken
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: box.guide.name
            font.weight: Font.DemiBold
            wrapMode: box.taken > 0 ? Text.NoWrap : Text.WordWrap
            elide: box.taken > 0 ? Text.ElideRight : Text.ElideNone
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: box.large ? box.clueNumber : box.guide.line
            size: 13
            color: Theme.text2
            wrapMode: box.taken > 0 ? Text.NoWrap : Text.WordWrap
            elide: box.taken > 0 ? Text.ElideRight : Text.ElideNone
            Accessible.ignored: true
        }
    }
    Label {
        id: number
        visible: !box.large
        width: visible ? implicitWidth : 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        text: box.clueNumber
        size: 14
        font.weight: Font.DemiBold
        color: Theme.brassLight
        Accessible.ignored: true
    }
}
