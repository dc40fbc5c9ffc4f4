pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A room on the plan: its sign, its name, what hangs in it, and who claims to have been there.
Zone {
    id: plate

    required property var room
    readonly property bool scene: room.kind === "scene"
    readonly property bool start: room.kind === "start"
    // Where the plate is low the scene's name stands beside its sign, and others begin below it.
    readonly property bool low: height < Theme.px(86)
    readonly property bool beside: low && scene
    readonly property real nameTop: beside ? Theme.px(5) : low ? Math.max(height * 0.32, Theme.px(28)) : height * 0.32
    readonly property color ink: scene ? "#FFEFE0" : "#1F1710"

    glows: false

    function outline(): rect {
        return Qt.rect(0, 0, width, height)
    }

    Rectangle {
        visible: plate.room.asked
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: Theme.px(11)
        color: Theme.lamp
        Shadow { kind: "glow-target" }
    }
    Shadow { kind: "shadow-plaque" }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        border.width: hover.hovered && plate.aimed || Theme.contrast ? Theme.px(2) : 0
        border.color: Theme.contrast ? "#000000" : Theme.lamp
        gradient: Gradient {
            GradientStop { position: 0; color: plate.scene ? "#8E2F33" : plate.start ? (Theme.contrast ? "#FFFFFF" : "#FBF6EA") : "#E3D2AE" }
            GradientStop { position: 1; color: plate.scene ? "#5E1A20" : plate.start ? (Theme.contrast ? "#FFFFFF" : "#EADDC0") : "#CDB684" }
        }
    }
    Icon {
        x: Theme.px(8)
        y: Theme.px(7)
        name: plate.room.sign
        size: 22
        tint: plate.scene ? "#FFD9A8" : "#5A4326"
    }
    Row {
        id: guests
        x: plate.width - width - Theme.px(6)
        y: Theme.px(6)
        spacing: plate.room.guests.length > 2 ? -Theme.px(7) : Theme.px(2)

        Rectangle {
            visible: plate.room.count !== ""
            width: Math.max(height, many.implicitWidth + Theme.px(8))
            height: Theme.px(22)
            radius: height / 2
            color: "#5A4326"
            NumberLabel {
                id: many
                anchors.centerIn: parent
                text: plate.room.count
                font.pixelSize: Math.max(1, Math.round(parent.height * 0.68))
                color: "#FFF4DC"
            }
        }
        Repeater {
            model: plate.room.guests
            Face {
                required property string modelData
                suspect: modelData
                size: 22
            }
        }
    }
    FitLabel {
        x: Theme.px(plate.beside ? 33 : 4)
        y: plate.nameTop
        width: (plate.beside ? guests.x : plate.width - Theme.px(4)) - x
        height: plate.height * (plate.scene ? 0.58 : 0.72) - y
        wraps: true
        text: plate.room.label
        size: 13
        font.weight: Font.DemiBold
        color: plate.ink
        horizontalAlignment: Text.AlignHCenter
    }
    FitLabel {
        visible: plate.scene
        wraps: true
        x: Theme.px(4)
        y: plate.height * 0.57
        width: plate.width - Theme.px(8)
        height: plate.height * 0.4
        text: plate.room.note
        size: 13
        color: plate.ink
        horizontalAlignment: Text.AlignHCenter
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: plate.height - height - Theme.px(6)
        spacing: Theme.px(14)

        Repeater {
            model: plate.room.weapons
            Icon {
                id: weapon
                required property var modelData
                name: modelData.sign
                size: 20
                tint: plate.ink
                opacity: modelData.struck ? 0.42 : 1
                Rectangle {
                    visible: weapon.modelData.struck
                    anchors.centerIn: parent
                    width: parent.width * 1.2
                    height: Theme.px(2.4)
                    rotation: -45
                    color: "#A8322C"
                }
            }
        }
    }
    FocusRing { corner: 8; shown: plate.activeFocus && Theme.keyboard }
    HoverHandler {
        id: hover
        cursorShape: plate.aimed ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
