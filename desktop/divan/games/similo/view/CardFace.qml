import QtQuick
import Divan.Kit

// A character's card: the portrait, and the name where there is room for it. `face` is of
// `view/pieces.py`: id, name, and for cards of the grid gone, secret, aside.
GameFace {
    id: root

    readonly property real k: width / 112
    // Too small for words: the picture takes their place.
    readonly property bool small: width < Theme.px(80)
    readonly property bool gone: face?.gone ?? false

    Portrait {
        x: 2 * root.k
        y: 2 * root.k
        width: 108 * root.k
        height: (root.small ? 153 : 124) * root.k
        character: root.face?.id ?? ""
        filled: root.small
    }
    Text {
        visible: !root.small
        x: 4 * root.k
        y: 125 * root.k
        width: 104 * root.k
        height: 30 * root.k
        text: root.face?.name ?? ""
        color: Theme.ink
        font.family: Theme.bodyFont
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(1, Math.round(15 * root.k))
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        renderType: Text.QtRendering
        Accessible.ignored: true
    }
    // Not among the tied
    Rectangle {
        anchors.fill: parent
        radius: 9 * root.k
        visible: root.face?.aside ?? false
        color: "#700E1A1C"
    }
    // Removed
    Rectangle {
        anchors.fill: parent
        radius: 9 * root.k
        color: "#C9142F32"
        opacity: root.gone ? 1 : 0
        visible: opacity > 0
        Behavior on opacity { NumberAnimation { duration: Theme.ms(350) } }

        Rectangle {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -8 * root.k
            width: 38 * root.k
            height: width
            radius: width / 2
            color: "#B3000000"
            scale: root.gone ? 1 : 2
            Behavior on scale { NumberAnimation { duration: Theme.ms(350); easing.type: Easing.OutBack } }

            Icon {
                anchors.centerIn: parent
                name: "x"
                size: 22 * root.k / Theme.u
                tint: "#F5ECDB"
            }
        }
    }
    // The hidden character, for who may know it
    Rectangle {
        visible: root.face?.secret ?? false
        x: 6 * root.k
        y: 6 * root.k
        width: 30 * root.k
        height: width
        radius: width / 2
        color: Theme.lamp
        border.width: Math.max(1, 1.5 * root.k)
        border.color: Theme.lampText

        Icon {
            anchors.centerIn: parent
            name: "similo/emblem"
            size: 20 * root.k / Theme.u
            tint: Theme.lampText
        }
    }
}
