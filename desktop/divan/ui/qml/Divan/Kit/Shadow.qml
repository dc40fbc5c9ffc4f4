import QtQuick

// A soft shadow or glow around the parent (or inside it): one picture, stretched between
// its corners. `shadows.json` beside the pictures tells how far each reaches.
Item {
    id: shadow

    property string kind: "shadow-card"
    readonly property var shape: Theme.shadows[kind] ?? null
    // Screen pixels for one pixel of the picture.
    readonly property real k: shape ? Theme.u / shape.scale : 1

    anchors.fill: parent
    Accessible.ignored: true

    BorderImage {
        visible: shadow.shape !== null
        x: visible ? -shadow.shape.margin.left * Theme.u : 0
        y: visible ? -shadow.shape.margin.top * Theme.u : 0
        width: visible ? shadow.width / shadow.k + (shadow.shape.margin.left + shadow.shape.margin.right) * shadow.shape.scale : 0
        height: visible ? shadow.height / shadow.k + (shadow.shape.margin.top + shadow.shape.margin.bottom) * shadow.shape.scale : 0
        scale: shadow.k
        transformOrigin: Item.TopLeft
        source: visible ? Theme.common + "/" + shadow.shape.file : ""
        border {
            left: shadow.shape?.border.left ?? 0
            top: shadow.shape?.border.top ?? 0
            right: shadow.shape?.border.right ?? 0
            bottom: shadow.shape?.border.bottom ?? 0
        }
    }
}
