import QtQuick

// Something that lies over the rest and holds the keys until it is closed: it takes the focus
// when it comes up, Tab goes round inside it, and the focus goes back to where it was.
FocusScope {
    id: cover

    default property alias covering: inside.data
    // What has the focus first; else the first thing that Tab reaches.
    property Item first: null
    // What has the focus afterwards if what had it before is gone.
    property Item fallback: null
    // Another cover lies above this one.
    property bool below: false
    property Item before: null

    function takeFocus() {
        const shown = first?.visible ? first : start.nextItemInFocusChain(true)
        shown?.forceActiveFocus(Theme.keyboard ? Qt.TabFocusReason : Qt.PopupFocusReason)
    }

    onVisibleChanged: {
        if (visible) {
            before = Window.activeFocusItem
            if (!below)
                takeFocus()
        } else if (activeFocus) {
            (before?.visible ? before : fallback)?.forceActiveFocus(Theme.keyboard ? Qt.TabFocusReason : Qt.PopupFocusReason)
        }
    }
    onBelowChanged: if (visible && !below) takeFocus()

    // Whoever tabs past an end comes in again at the other.
    Item {
        id: start
        activeFocusOnTab: true
        onActiveFocusChanged: {
            const last = finish.nextItemInFocusChain(false)
            if (activeFocus && last !== start)
                last.forceActiveFocus(Qt.BacktabFocusReason)
        }
    }
    Item {
        id: inside
        anchors.fill: parent
    }
    Item {
        id: finish
        activeFocusOnTab: true
        onActiveFocusChanged: {
            const next = start.nextItemInFocusChain(true)
            if (activeFocus && next !== finish)
                next.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
