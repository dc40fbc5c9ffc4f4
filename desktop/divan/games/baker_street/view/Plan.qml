pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The house from above: three rows of three rooms, and twelve arrows.
Item {
    id: house

    required property CardTable table
    required property var plan
    readonly property real margin: Theme.px(14)
    readonly property real head: Theme.px(34) * Math.min(1.25, Theme.textScale)
    readonly property real foot: Theme.px(30) * Math.min(1.25, Theme.textScale)
    readonly property real gapX: Theme.px(32)
    readonly property real gapY: Theme.px(28)
    readonly property real roomWide: (width - 2 * margin - 2 * gapX) / 3
    readonly property real roomHigh: (height - head - foot - 2 * gapY) / 3

    function roomX(place: int): real {
        return margin + (place % 3) * (roomWide + gapX)
    }
    function roomY(place: int): real {
        return head + Math.floor(place / 3) * (roomHigh + gapY)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.tone("#3D000000", "#33000000", "#000000")
        border.width: Theme.hairline
        border.color: Theme.contrast ? Theme.brass : "#38EACB8C"
    }
    Shadow { kind: "inset-tray" }
    Item {
        x: house.margin
        width: parent.width - 2 * house.margin
        height: house.head
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Title {
            id: title
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: house.plan.title ?? ""
            color: Theme.tone("#EACB8C", "#FFE9B8", "#FFE2A0")
            size: 16 * Math.min(1.5, Theme.textScale) / Theme.textScale
        }
        FitLabel {
            anchors.left: title.right
            anchors.leftMargin: Theme.px(10)
            anchors.right: parent.right
            height: parent.height
            text: house.plan.struck ?? ""
            size: 13
            color: Theme.clothText
            horizontalAlignment: Text.AlignRight
        }
    }
    Item {
        x: house.margin
        y: parent.height - house.foot
        width: parent.width - 2 * house.margin
        height: house.foot
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        FitLabel {
            anchors.left: parent.left
            width: parent.width * 0.42
            height: parent.height
            text: house.plan.legend ?? ""
            size: 13
            color: Theme.clothText
        }
        FitLabel {
            anchors.right: parent.right
            width: parent.width * 0.56
            height: parent.height
            text: house.plan.faces ?? ""
            size: 13
            color: Theme.clothText
            horizontalAlignment: Text.AlignRight
        }
    }
    Repeater {
        model: 12
        PlanArrow {
            id: way
            required property int index
            readonly property var arrow: house.plan.arrows?.[index] ?? ({ id: "", label: "", from: 0, to: 1, struck: false, own: "" })
            upright: arrow.to - arrow.from === 3
            x: house.roomX(arrow.from) + (upright ? (house.roomWide - width) / 2 : house.roomWide)
            y: house.roomY(arrow.from) + (upright ? house.roomHigh : (house.roomHigh - height) / 2)
            width: upright ? Theme.px(36) : house.gapX
            height: upright ? house.gapY : Theme.px(36)
            text: arrow.label
            struck: arrow.struck
            own: arrow.own
            onClicked: house.table.bridge.act("mark " + way.arrow.id)
        }
    }
    Repeater {
        model: ["board_game_room", "hall", "kitchen", "billiard_room", "study", "dining_room", "library", "salon", "conservatory"]
        RoomPlate {
            required property string modelData
            required property int index
            zoneId: "room." + modelData
            table: house.table
            hidden: !house.visible
            room: house.plan.rooms?.[index] ?? ({ kind: "", sign: "", guests: [], weapons: [], count: "", label: "", note: "", asked: false })
            x: house.roomX(index)
            y: house.roomY(index)
            width: house.roomWide
            height: house.roomHigh
        }
    }
}
