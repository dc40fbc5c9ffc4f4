pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The boxes on the shelf, evenly spaced; what does not fit beside each other scrolls sideways,
// and whatever box takes the focus comes into sight. The arrows go from box to box.
Flickable {
    id: boxes

    required property var games
    property real boxHeight: Theme.px(272)
    // The highest plate and the highest line below the plank, of all boxes.
    property real plateHigh: Theme.px(74)
    property real recordHigh: 0
    readonly property real boxWide: Theme.px(212) * Math.min(1.4, Theme.textScale)
    readonly property real gap: Math.max(Theme.px(32), Math.min(Theme.px(72), (width - games.length * boxWide) / Math.max(1, games.length - 1)))
    // No higher than shows the whole picture: it is never cut at its sides.
    readonly property real boxMost: boxWide * 198 / 212 + plateHigh

    signal opened(game: string)

    function boxAt(place: int): GameBox {
        return made.itemAt(place) as GameBox
    }
    function measure() {
        let plate = Theme.px(74)
        let record = 0
        for (let place = 0; place < made.count; place++) {
            plate = Math.max(plate, boxAt(place)?.plateWish ?? 0)
            record = Math.max(record, boxAt(place)?.recordHigh ?? 0)
        }
        plateHigh = plate
        recordHigh = record
    }
    function reveal(box: GameBox) {
        contentX = Math.max(0, Math.min(contentWidth - width, Math.max(box.x + box.width - width, Math.min(contentX, box.x))))
    }

    height: boxHeight + Theme.px(32) + recordHigh
    contentWidth: row.width
    contentHeight: height
    flickableDirection: Flickable.HorizontalFlick
    interactive: contentWidth > width + 1
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Games")

    Row {
        id: row
        spacing: boxes.gap

        Repeater {
            id: made
            model: boxes.games
            GameBox {
                required property var modelData
                required property int index
                box: modelData
                width: boxes.boxWide
                height: boxes.height
                boxHeight: boxes.boxHeight
                plateHigh: boxes.plateHigh
                onPlateWishChanged: boxes.measure()
                onRecordHighChanged: boxes.measure()
                onActiveFocusChanged: if (activeFocus) boxes.reveal(this)
                onOpened: boxes.opened(modelData.game)
                Keys.onLeftPressed: boxes.boxAt(index + (Theme.rightToLeft ? 1 : -1))?.forceActiveFocus(Qt.TabFocusReason)
                Keys.onRightPressed: boxes.boxAt(index + (Theme.rightToLeft ? -1 : 1))?.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
