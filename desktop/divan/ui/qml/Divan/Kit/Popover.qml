import QtQuick

// A small box below a tool, until it is left by Esc or something else is clicked.
Cover {
    id: popover

    property bool open: false
    default property alias content: inner.data

    visible: open
    z: 15000
    width: inner.childrenRect.width + Theme.px(24)
    height: inner.childrenRect.height + Theme.px(24)
    Keys.onEscapePressed: open = false

    // Any other click closes it.
    MouseArea {
        parent: popover.open ? popover.parent : null
        anchors.fill: parent
        z: 14999
        visible: popover.open
        onPressed: popover.open = false
    }
    Shadow { kind: "shadow-sheet" }
    Plate { anchors.fill: parent; solid: true }
    Item {
        id: inner
        x: Theme.px(12)
        y: Theme.px(12)
        width: childrenRect.width
        height: childrenRect.height
    }
}
