import QtQuick
import Divan.Kit

// A clue: who speaks, what it is worth, what is said, and what it can be asked for by. `face`
// is of `view/pieces.py`. Sizes are those of a card of 134.
GameFace {
    id: root

    readonly property real k: width / 134
    readonly property color colour: face ? face.colour : "#000000"
    readonly property int start: Theme.rightToLeft ? Text.AlignRight : Text.AlignLeft

    Rectangle {
        id: paper
        anchors.fill: parent
        anchors.margins: 5 * root.k
        radius: 5 * root.k
        border.width: Theme.hairline
        border.color: "#471F1710"
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.contrast ? "#FFFFFF" : "#FFFDF6" }
            GradientStop { position: 1; color: Theme.contrast ? "#FFFFFF" : "#F3EAD7" }
        }
    }
    Rectangle {
        id: head
        x: 5 * root.k
        y: 5 * root.k
        width: root.width - 10 * root.k
        height: 32 * root.k
        topLeftRadius: 5 * root.k
        topRightRadius: 5 * root.k
        color: root.colour

        FitLabel {
            x: (Theme.rightToLeft ? 34 : 7) * root.k
            width: head.width - 41 * root.k
            height: head.height
            text: root.face ? root.face.name : ""
            font.pixelSize: Math.max(11, Math.round(13 * root.k))
            font.weight: Font.DemiBold
            color: "#FFFFFF"
            horizontalAlignment: root.start
        }
        Rectangle {
            x: Theme.rightToLeft ? 5 * root.k : parent.width - width - 5 * root.k
            anchors.verticalCenter: parent.verticalCenter
            width: 24 * root.k
            height: width
            radius: width / 2
            color: "#FBF6EA"

            NumberLabel {
                anchors.centerIn: parent
                text: root.face ? root.face.value : ""
                font.pixelSize: Math.max(1, Math.round(15 * root.k))
                font.weight: Font.Bold
                color: root.colour
                Accessible.ignored: true
            }
        }
    }
    Icon {
        visible: root.face !== null && root.face !== undefined
        x: (Theme.rightToLeft ? 10 : root.width / root.k - 74) * root.k
        y: root.height - 90 * root.k
        name: visible ? "baker_street/sender-" + root.face.sender : ""
        size: 64 * root.k / Theme.u
        tint: root.colour
        opacity: 0.1
    }
    FitLabel {
        x: 12 * root.k
        y: 43 * root.k
        width: root.width - 22 * root.k
        height: shows.y - y - 3 * root.k
        textFormat: Text.StyledText
        text: !root.face ? "" : root.face.note === "" ? root.face.text
            : root.face.text + "<br><font color='#5F4E39'>" + root.face.note + "</font>"
        font.pixelSize: Math.max(11, Math.round(13 * root.k * Math.min(1.3, Theme.textScale)))
        wraps: true
        color: "#1F1710"
        verticalAlignment: Text.AlignTop
        horizontalAlignment: root.start
    }
    FitLabel {
        id: shows
        wraps: true
        x: 12 * root.k
        width: root.width - 22 * root.k
        height: Math.max(11, 13 * root.k) * 2.5
        y: root.height - height - 8 * root.k
        text: root.face ? root.face.shows : ""
        font.pixelSize: Math.max(11, Math.round(13 * root.k))
        font.weight: Font.DemiBold
        color: root.colour
        verticalAlignment: Text.AlignBottom
        horizontalAlignment: root.start
    }
    Rectangle {
        anchors.fill: paper
        radius: paper.radius
        rotation: 0
        gradient: Gradient {
            GradientStop { position: 0; color: "#00FFFFFF" }
            GradientStop { position: 0.7; color: "#00000000" }
            GradientStop { position: 1; color: "#0D000000" }
        }
    }
}
