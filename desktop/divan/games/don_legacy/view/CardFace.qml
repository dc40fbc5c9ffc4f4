pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A card face up, readable in the language of the person. `face` is of `view/pieces.py`: a clue
// with its value and what it shows, or a mystery with symbol, condition and effect. A card that
// is too small to be read shows its sign instead.
GameFace {
    id: root

    readonly property real k: width / 112
    readonly property bool clue: face?.kind === "clue"
    readonly property string ground: face?.motif ? "clue-" + face.motif : face?.symbol ? "mystery-" + face.symbol : ""
    readonly property string sided: Theme.rightToLeft ? "-right" : ""
    readonly property bool small: width < Theme.px(96)
    // On a card the size of the text can grow only a little; the reading pane shows the rest.
    readonly property real grown: Math.min(1.12, Theme.textScale)
    readonly property int side: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft
    readonly property var colours: ({ glass: "#2B5F8A", fingerprint: "#6A4A86", key: "#94611B", letter: "#9B3550", watch: "#2F6B52" })

    function fontPx(size: real): int {
        return Math.max(6, Math.round(size * root.k * root.grown))
    }

    component Words: Text {
        x: 11 * root.k
        width: root.width - 21 * root.k
        horizontalAlignment: root.side
        wrapMode: Text.WordWrap
        lineHeightMode: Text.FixedHeight
        lineHeight: 16 * root.k
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(5, Math.round(8.5 * root.k))
        color: Theme.ink
        font.family: Theme.bodyFont
        renderType: Text.QtRendering
        Accessible.ignored: true
    }

    Image {
        x: 2 * root.k
        y: 2 * root.k
        width: 108 * root.k
        height: 153 * root.k
        source: root.ground === "" ? "" : Theme.art + "/don_legacy/" + root.ground + root.sided + ".svg"
        sourceSize: Qt.size(0, Math.ceil(height * Screen.devicePixelRatio))
    }
    Item {
        visible: root.clue
        anchors.fill: parent

        Text {
            x: (Theme.rightToLeft ? 85 : 27) * root.k - width / 2
            y: 26 * root.k - height / 2
            text: root.face?.value ?? ""
            color: "#FFF1DC"
            font.family: Theme.numberFont
            font.weight: Font.Bold
            font.pixelSize: Math.max(1, Math.round(20 * root.k))
            horizontalAlignment: Text.AlignHCenter
            renderType: Text.QtRendering
            Accessible.ignored: true
        }
        Words {
            visible: !root.small
            y: 111 * root.k
            height: 19 * root.k
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            verticalAlignment: Text.AlignVCenter
            text: root.face?.title ?? ""
            font.weight: Font.DemiBold
            font.pixelSize: root.fontPx(14)
        }
        Words {
            visible: !root.small
            y: 129 * root.k
            height: 17 * root.k
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            verticalAlignment: Text.AlignVCenter
            text: root.face?.line ?? ""
            color: Theme.ink2
            font.pixelSize: root.fontPx(13)
        }
    }
    Item {
        visible: root.face !== null && !root.clue
        anchors.fill: parent

        Words {
            visible: !root.small
            y: 31 * root.k
            height: 41 * root.k
            verticalAlignment: Text.AlignVCenter
            text: root.face?.condition ?? ""
            font.pixelSize: root.fontPx(13)
        }
        Words {
            id: name
            visible: !root.small
            y: 70 * root.k
            height: 33 * root.k
            text: root.face?.title ?? ""
            color: root.face?.symbol ? root.colours[root.face.symbol] : Theme.ink
            font.weight: Font.DemiBold
            font.pixelSize: root.fontPx(13)
        }
        Words {
            visible: !root.small
            y: name.y + name.lineCount * 16 * root.k
            height: 151 * root.k - y
            text: root.face?.effect ?? ""
            font.pixelSize: root.fontPx(13)
        }
        Icon {
            visible: root.small
            anchors.horizontalCenter: parent.horizontalCenter
            y: 68 * root.k
            name: root.face?.symbol ? "don_legacy/sign-" + root.face.symbol : ""
            size: 66 * root.k / Theme.u
            tint: root.face?.symbol ? root.colours[root.face.symbol] : "#000000"
        }
    }
}
