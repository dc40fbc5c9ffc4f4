import QtQuick

// Lets what scrolls on a sheet of paper come and go softly at its upper or lower edge.
Rectangle {
    id: edge

    // How far there is to scroll beyond this edge.
    property real beyond: 0
    property bool lower: false
    // Which part of the sheet is above the edge: its colour there.
    property real part: lower ? 1 : 0
    readonly property color paper: part < 0.55 ? between(Theme.sheet[0], Theme.sheet[1], part / 0.55)
        : between(Theme.sheet[1], Theme.sheet[2], (part - 0.55) / 0.45)

    function between(a: color, b: color, t: real): color {
        return Qt.rgba(a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, 1)
    }

    height: Theme.px(28)
    rotation: lower ? 180 : 0
    opacity: Math.max(0, Math.min(1, beyond / height))
    visible: opacity > 0
    gradient: Gradient {
        GradientStop { position: 0.3; color: edge.paper }
        GradientStop { position: 1; color: Qt.alpha(edge.paper, 0) }
    }
}
