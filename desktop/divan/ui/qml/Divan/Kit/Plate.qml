import QtQuick

// A walnut box with a brass hairline: plaques, chips and boxes stand on it.
Rectangle {
    property bool lit: false
    // True where nothing that lies below may shine through.
    property bool solid: false

    radius: Theme.px(12)
    border.width: lit ? Theme.px(1.5) : Theme.hairline
    border.color: lit ? Theme.brass : Theme.plateEdge
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.plateTop }
        GradientStop { position: 1; color: Theme.plateEnd }
    }

    Rectangle {
        z: -1
        anchors.fill: parent
        visible: parent.solid
        radius: parent.radius
        color: Theme.panelEnd
    }
}
