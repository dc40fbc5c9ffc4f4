import QtQuick
import Divan.Kit

// A clue card face up: the drawn picture, its number in the digits of the language, and the
// name of its item where there is room. `face` is of `view/pieces.py`: symbol, place, number,
// name, strong.
GameFace {
    id: root

    readonly property real k: width / 112
    readonly property bool small: width < Theme.px(84)

    Image {
        x: 2 * root.k
        y: 2 * root.k
        width: 108 * root.k
        height: 153 * root.k
        source: root.face ? Theme.art + "/last_call/" + root.face.symbol + "-" + root.face.place + (root.small ? "-small" : "") + ".svg" : ""
        sourceSize: Qt.size(0, Math.ceil(height * Screen.devicePixelRatio))
    }
    Text {
        x: (root.small ? 9 : 12) * root.k
        y: 21 * root.k - height / 2
        text: root.face ? root.face.number : ""
        color: "#FFFFFF"
        font.family: Theme.numberFont
        font.weight: Font.Bold
        font.pixelSize: Math.max(1, Math.round((root.small ? 27 : 25) * root.k))
        horizontalAlignment: Text.AlignLeft
        renderType: Text.QtRendering
        Accessible.ignored: true
    }
    Text {
        visible: !root.small
        x: 10 * root.k
        y: 138 * root.k - height / 2
        width: 96 * root.k
        text: root.face ? root.face.name : ""
        color: "#1F1710"
        font.family: Theme.bodyFont
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(1, Math.round(13.5 * root.k))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(10 * root.k))
        horizontalAlignment: Text.AlignLeft
        renderType: Text.QtRendering
        Accessible.ignored: true
    }
    // A strong clue bears a star.
    Rectangle {
        visible: root.face?.strong ?? false
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 8 * root.k
        width: 34 * root.k
        height: width
        radius: width / 2
        color: "#2C1E15"
        border.width: Theme.hairline
        border.color: "#EACB8C"

        Icon {
            anchors.centerIn: parent
            name: "award"
            size: 22 * root.k / Theme.u
            tint: "#EACB8C"
        }
    }
}
