import QtQuick
import Divan.Kit

// One guesser: the portrait, the vote, and the reason for it.
Item {
    id: row

    required property var vote
    property bool divided: false

    implicitHeight: Math.max(Theme.px(44), words.implicitHeight + Theme.px(8))
    opacity: vote.old && !vote.done ? 0.85 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: [vote.name, vote.vote, vote.text].filter(part => part !== "").join(", ")

    Rectangle {
        visible: row.divided
        width: parent.width
        height: Theme.hairline
        color: Theme.faint
    }
    SeatAvatar {
        id: portrait
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(2)
        anchors.verticalCenter: parent.verticalCenter
        seat: row.vote.seat
        portrait: row.vote.portrait
        size: 30
    }
    Rectangle {
        visible: row.vote.done
        x: portrait.x + portrait.width - width * 0.7
        y: portrait.y + portrait.height - height * 0.8
        width: Theme.px(16)
        height: width
        radius: width / 2
        color: Theme.contrast ? "#000000" : "#1D4F27"
        Icon {
            anchors.centerIn: parent
            name: "check"
            size: 12
            tint: "#FFFFFF"
        }
    }
    Column {
        id: words
        anchors.left: portrait.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: pill.visible ? pill.left : parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: row.vote.name
            size: 14
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: row.vote.text
            size: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: pill
        visible: row.vote.vote !== ""
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(chosen.implicitWidth + Theme.px(24), row.width * 0.42)
        height: chosen.implicitHeight + Theme.px(8)
        radius: Math.min(height / 2, Theme.px(16))
        color: Theme.wash
        border.width: Theme.hairline
        border.color: Theme.brass

        Label {
            id: chosen
            anchors.centerIn: parent
            topPadding: Theme.px(2)
            width: Math.min(implicitWidth, row.width * 0.42 - Theme.px(16))
            text: row.vote.vote
            size: 13
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
