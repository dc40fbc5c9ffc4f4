import QtQuick
import Divan.Kit

// Another player, with the envelope that lies before them.
Zone {
    id: box

    required property var player
    property bool tall: false
    readonly property bool open: player.offer === "open"
    // Two lines of large words need more room; `Table.othersHigh` gives it.
    readonly property real grown: Math.min(1.8, Theme.textScale)
    readonly property real headHigh: 30 * Math.min(1.3, Theme.textScale)

    glows: false

    function outline(): rect {
        return Qt.rect(0, 0, width, height)
    }

    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true
    Accessible.description: player.line

    Shadow { kind: "shadow-plaque" }
    Shadow { kind: "glow-target"; visible: box.player.chosen }
    Shadow { kind: "glow-seat"; visible: box.player.acts && !box.player.chosen }
    Plate {
        anchors.fill: parent
        lit: box.player.acts
    }
    Rectangle {
        visible: box.player.chosen || box.aimed && hover.hovered || box.table.under === box
        anchors.fill: parent
        radius: Theme.px(12)
        color: "#1AFFD978"
        border.width: Theme.px(2)
        border.color: Theme.lamp
    }
    Row {
        id: head
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        y: box.tall ? Theme.px(39 - box.headHigh) : (box.height - height) / 2
        width: box.width - Theme.px(18)
        spacing: Theme.px(8)

        Avatar {
            id: face
            anchors.verticalCenter: parent.verticalCenter
            portrait: box.player.portrait
            size: box.tall ? 30 : 36
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: head.width - face.width - head.spacing - (points.visible ? points.width + head.spacing : 0)

            FitLabel {
                width: parent.width
                height: Theme.px(box.tall ? box.headHigh : 22 * box.grown)
                text: box.player.name
                size: 14
                font.weight: Font.DemiBold
            }
            FitLabel {
                visible: !box.tall
                width: parent.width
                height: Theme.px(20 * box.grown)
                text: box.player.line
                size: 13
                color: Theme.text2
            }
        }
        NumberLabel {
            id: points
            visible: box.player.points !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: box.player.points
            size: 20
            color: Theme.brassLight
        }
    }
    Item {
        id: desk
        visible: box.tall
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(48)
        width: Math.min(box.width - Theme.px(20), Theme.px(128), (box.height - y - foot.height - Theme.px(8)) * 116 / 80)
        height: width * 80 / 116

        Image {
            visible: box.open || box.player.offer === "sealed"
            anchors.fill: parent
            opacity: box.player.payable ? 1 : 0.5
            source: Theme.art + "/baker_street/envelope.svg"
            sourceSize: Qt.size(0, Math.round(height * Screen.devicePixelRatio))
        }
        NumberLabel {
            visible: box.open
            x: desk.width * 57 / 116 - width / 2
            y: desk.height * 43 / 80 - height / 2
            text: box.player.value
            font.pixelSize: Math.max(1, Math.round(desk.width * 0.18))
            font.weight: Font.Bold
            color: "#FFEBD2"
            Accessible.ignored: true
        }
        Slot {
            visible: box.player.offer === "none" || box.player.offer === "waiting"
            anchors.fill: parent
        }
        FitLabel {
            visible: box.open && box.player.count !== ""
            width: parent.width
            height: Theme.px(18)
            y: parent.height - height
            text: box.player.count
            size: 12
            color: "#5A4326"
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Item {
        id: foot
        visible: box.tall
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(6)
        height: Theme.px(34)

        Icon {
            id: tick
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            visible: box.open && (box.aimed || box.player.chosen)
            name: box.player.chosen ? "circle-check" : "circle"
            size: 18
            tint: box.player.chosen ? Theme.mark : Theme.text2
        }
        FitLabel {
            anchors.left: tick.visible ? tick.right : parent.left
            anchors.leftMargin: tick.visible ? Theme.px(7) : 0
            anchors.right: parent.right
            height: parent.height
            wraps: true
            text: box.player.line
            size: 13
            color: box.player.chosen ? Theme.brassLight : Theme.text2
        }
    }
    FocusRing { corner: 12; shown: box.activeFocus && Theme.keyboard }
    HoverHandler {
        id: hover
        cursorShape: box.aimed ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
