import QtQuick
import QtQuick.Templates as T

// How far something is scrolled; it can be dragged.
T.ScrollBar {
    id: mark

    property bool onPaper: false

    // At the end of the lines, also over what lays itself out from right to left.
    LayoutMirroring.enabled: Theme.rightToLeft

    implicitWidth: Math.max(Theme.px(12), 10)
    implicitHeight: implicitWidth
    padding: Theme.px(3)
    minimumSize: 0.06
    visible: size < 1
    hoverEnabled: true
    Accessible.role: Accessible.ScrollBar

    contentItem: Rectangle {
        implicitWidth: Theme.px(6)
        radius: Math.min(width, height) / 2
        color: mark.onPaper ? Theme.brassDark : Theme.brass
        opacity: mark.pressed ? 1 : mark.hovered || Theme.contrast ? 0.85 : 0.45
    }
}
