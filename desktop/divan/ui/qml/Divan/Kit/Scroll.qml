import QtQuick
import QtQuick.Templates as T

// Room that scrolls, with a thin bar at its end. Whatever takes the focus by keyboard comes
// into sight.
Flickable {
    id: scroll

    property bool onPaper: false
    readonly property Item focused: Window.activeFocusItem

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onFocusedChanged: if (Theme.keyboard) reveal(focused)

    function holds(item: Item): bool {
        for (let above = item; above; above = above.parent) {
            if (above === contentItem)
                return true
        }
        return false
    }
    function reveal(item: Item) {
        if (!item || item.height > height || !holds(item))
            return
        const air = Math.min(Theme.px(28), (height - item.height) / 2)
        const top = item.mapToItem(contentItem, 0, 0).y
        goTo(Math.max(Math.min(contentY, top - air), top + item.height + air - height))
    }
    function goTo(place: real) {
        contentY = Math.max(0, Math.min(place, contentHeight - height))
    }

    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_PageUp]: contentY - height * 0.9,
            [Qt.Key_PageDown]: contentY + height * 0.9,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: contentHeight
        }
        if (ways[event.key] === undefined)
            return
        goTo(ways[event.key])
        event.accepted = true
    }

    T.ScrollBar.vertical: ScrollMark { onPaper: scroll.onPaper }
}
