import QtQuick
import QtQuick.Shapes

// A dashed outline where a card may lie, with the sign of what belongs there.
Item {
    id: slot

    property string sign: ""
    readonly property real corner: Theme.px(7)

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeColor: Theme.tone("#47F5ECDB", "#8CFFF9EA", "#FFFFFF")
            strokeWidth: Theme.px(1.5)
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 2]
            fillColor: "#1F000000"
            PathRectangle {
                x: 0
                y: 0
                width: slot.width
                height: slot.height
                radius: slot.corner
            }
        }
    }
    Icon {
        anchors.centerIn: parent
        visible: slot.sign !== ""
        name: slot.sign
        size: slot.width / Theme.u * 0.43
        tint: Theme.clothText
        opacity: Theme.contrast ? 0.9 : 0.45
    }
}
