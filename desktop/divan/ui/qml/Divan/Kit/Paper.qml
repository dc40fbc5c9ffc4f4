import QtQuick

// A sheet of good paper under the lamp.
Item {
    id: paper

    property real corner: 16

    Shadow { kind: "shadow-sheet" }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(paper.corner)
        color: Theme.brass
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        radius: Theme.px(paper.corner) - Theme.hairline
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.sheet[0] }
            GradientStop { position: 0.55; color: Theme.sheet[1] }
            GradientStop { position: 1; color: Theme.sheet[2] }
        }
    }
}
