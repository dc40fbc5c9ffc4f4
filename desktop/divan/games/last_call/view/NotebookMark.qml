import QtQuick
import QtQuick.Shapes

// A tick, a cross, a faded cross or a question mark, drawn with a pen or a pencil.
Item {
    id: root

    property string mark: ""
    property color ink: "#4F3F2F"
    property bool pencil: false
    readonly property real k: width / 14

    Shape {
        anchors.fill: parent
        visible: root.mark !== ""
        opacity: root.mark === "was_no" ? 0.35 : 1
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.ink
            strokeWidth: (root.mark === "yes" ? 2.4 : 1.8) * root.k * (root.pencil ? 0.75 : 1)
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            scale: Qt.size(root.k, root.k)
            PathSvg {
                path: root.mark === "yes" ? "M2 7.5 5.5 11 12 3"
                    : root.mark === "maybe" ? "M4.6 5C4.6 2 9.4 2 9.4 5C9.4 7 7 7 7 9M7 11.6V11.8"
                    : root.mark === "" ? "" : "M3 3 11 11M11 3 3 11"
            }
        }
    }
}
