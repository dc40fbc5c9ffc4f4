import QtQuick
import Divan.Kit

// A card face up: the drawn picture, and its number in the digits of the language. `face` is
// of `view/pieces.py`: suit, rank, number.
GameFace {
    id: root

    readonly property real k: width / 112
    readonly property color ink: face && (face.suit === "blue" || face.suit === "red") ? "#FFFFFF" : "#141414"

    Image {
        x: 2 * root.k
        y: 2 * root.k
        width: 108 * root.k
        height: 153 * root.k
        source: root.face ? Theme.art + "/lost_cities/" + root.face.suit + "-" + root.face.rank + ".svg" : ""
        sourceSize: Qt.size(0, Math.ceil(height * Screen.devicePixelRatio))
    }
    Text {
        x: 12 * root.k
        y: 20 * root.k - height / 2
        text: root.face ? root.face.number : ""
        color: root.ink
        font.family: Theme.numberFont
        font.weight: Font.Bold
        font.pixelSize: Math.max(1, Math.round(25 * root.k))
        horizontalAlignment: Text.AlignLeft
        renderType: Text.QtRendering
        Accessible.ignored: true
    }
}
