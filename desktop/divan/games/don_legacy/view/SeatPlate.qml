pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A player: portrait, name, cards in hand, the score so far, and the sets that were laid.
Item {
    id: plate

    required property var player
    property var sets: []
    property string noSets: ""
    property string setsLabel: ""
    // The person's own sets lie beside the plate, not on it.
    property bool own: false

    implicitHeight: Theme.px(62)
    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.StaticText
    Accessible.name: [player.name, player.line, player.score, own ? "" : setsLabel].filter(part => part !== "").join(", ")

    Shadow { kind: "shadow-plaque" }
    Shadow { kind: "glow-seat"; visible: plate.player.to_act }
    Plate {
        anchors.fill: parent
        lit: plate.player.to_act
    }
    Avatar {
        id: portrait
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(9)
        anchors.verticalCenter: parent.verticalCenter
        portrait: plate.player.portrait
        size: 44
    }
    Column {
        anchors.left: portrait.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: ending.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            anchors.left: parent.left
            width: Math.min(implicitWidth, parent.width)
            text: plate.player.name
            size: 15
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            Accessible.ignored: true
        }
        Label {
            anchors.left: parent.left
            width: Math.min(implicitWidth, parent.width)
            visible: Theme.textScale < 1.5
            text: plate.player.line
            size: 13
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            color: Theme.text2
            Accessible.ignored: true
        }
    }
    Row {
        id: ending
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        LaidSets {
            id: laid
            visible: !plate.own && plate.sets.length > 0
            anchors.verticalCenter: parent.verticalCenter
            sets: plate.sets
            tile: 26
            most: plate.width * 0.36
        }
        Label {
            visible: !plate.own && plate.sets.length === 0 && plate.width > Theme.px(290 * Math.max(1, Theme.textScale))
            anchors.verticalCenter: parent.verticalCenter
            text: plate.noSets
            size: 13
            color: Theme.text2
            Accessible.ignored: true
        }
        NumberLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: plate.player.score
            size: 20
            Accessible.ignored: true
        }
    }
}
