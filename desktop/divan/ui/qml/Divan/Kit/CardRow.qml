import QtQuick

// Cards laid beside one another, each covering part of the one before; many of them go on in
// further lines, of which the headers stay readable. The next card's place is the target.
Zone {
    id: row

    // How far apart cards lie where there is room, and how wide they are in one line.
    property real step: 44
    property real widest: 72
    property int most: 8
    property bool centred: false
    readonly property int lines: Math.max(1, Math.ceil(crowd / most))
    readonly property real lineStep: lines > 1 ? (height - cardHigh) / (lines - 1) : 0

    // With every line more the cards shrink, so that all lines find room.
    cardWidth: widest * (lines === 1 ? 1 : lines === 2 ? 0.88 : 0.78)

    function stepFor(count: int): real {
        return count < 2 ? 0 : Math.min(Theme.px(step), (width - cardPx) / (count - 1))
    }
    function inLine(line: int, crowd: int): int {
        return Math.min(most, crowd - line * most)
    }
    function slot(place: int, crowd: int): var {
        const line = Math.floor(place / most)
        const count = Math.max(1, inLine(line, crowd))
        const gap = stepFor(Math.max(count, Math.min(crowd, most)))
        const start = centred ? (width - cardPx - gap * (count - 1)) / 2 : 0
        return {
            x: start + cardPx / 2 + (place % most) * gap,
            y: cardHigh / 2 + line * lineStep,
            rotation: 0
        }
    }

    function outline(): rect {
        if (crowd === 0)
            return Qt.rect(centred ? (width - cardPx) / 2 : 0, 0, cardPx, cardHigh)
        const last = slot(crowd - 1, crowd)
        const left = Math.min(last.x + cardPx / 2 + Theme.px(8), width - cardPx)
        return Qt.rect(left, last.y - cardHigh / 2, cardPx, cardHigh)
    }

    function reach(): rect {
        return Qt.rect(0, 0, width, height)
    }
}
