pragma ComponentBehavior: Bound

import QtQuick

// Scrolls what is written on the sheet below it, with the arrows as well.
Scroll {
    id: scroll

    // Which parts of the sheet are above the upper and the lower edge.
    property real from: 0
    property real to: 1

    onPaper: true
    activeFocusOnTab: true
    Keys.onUpPressed: goTo(contentY - Theme.px(64))
    Keys.onDownPressed: goTo(contentY + Theme.px(64))

    component Edge: PaperEdge {
        parent: scroll
        z: 1
        x: Theme.px(20)
        width: scroll.width - 2 * x
    }
    Edge {
        anchors.top: parent.top
        part: scroll.from
        beyond: scroll.contentY
    }
    Edge {
        lower: true
        part: scroll.to
        anchors.bottom: parent.bottom
        beyond: scroll.contentHeight - scroll.height - scroll.contentY
    }
}
