import QtQuick

// A hand: cards side by side, overlapping as need be, each turned a little.
Zone {
    id: fan

    property real step: 72
    property real turn: 1.05
    // How far the outer cards of a hand lie below those in the middle.
    property real bow: 0.5
    readonly property real mostTurn: 10
    property int pointed: -1
    // In a crowded hand each card shows its left side only, or its right one: where one begins to read.
    property bool showsRight: false

    readonly property real stepPx: {
        if (crowd < 2)
            return 0
        return Math.min(Theme.px(step), (width - cardPx) / (crowd - 1))
    }
    // Where cards lie so close that little of each shows, the neighbours of the one that
    // is pointed at give way.
    readonly property bool crowded: crowd > 1 && stepPx < cardPx * 0.5
    readonly property real gap: crowded && pointed >= (showsRight ? 1 : 0) && pointed < (showsRight ? crowd : crowd - 1)
        ? cardPx * 0.95 - stepPx : 0

    hand: true

    function slot(place: int, crowd: int): var {
        const middle = (crowd - 1) / 2
        const span = stepPx * (crowd - 1) + gap
        const degree = crowd < 2 ? 0 : Math.min(turn, mostTurn / middle)
        const far = place - middle
        const shift = gap > 0 && place > pointed - (showsRight ? 1 : 0) ? gap : 0
        return {
            x: (width - span) / 2 + place * stepPx + shift,
            y: height - cardHigh / 2 - Theme.px(8) + (crowded || turn === 0 ? 0 : far * far * Theme.px(bow)),
            rotation: crowded ? 0 : far * degree
        }
    }

    function outline(): rect {
        return Qt.rect(0, height - cardHigh, width, cardHigh)
    }
}
