import QtQuick

// Cards laid down over one another, the newest in front; the headers of all can be read.
Zone {
    id: column

    // How far each card lies below the one before; less where the room is short, but never less
    // than `least`.
    property real step: 21
    property real least: 13
    property real room: height / Theme.u
    // True where the newest card stays in its place and the others rise above it.
    property bool rising: false

    readonly property real stepPx: {
        if (crowd < 2)
            return 0
        const cardUnits = cardHigh / Theme.u
        return Theme.px(Math.max(least, Math.min(step, (room - cardUnits) / (crowd - 1))))
    }

    function slot(place: int, crowd: int): var {
        const last = crowd - 1
        const top = rising ? height - cardHigh - (last - place) * stepPx : place * stepPx
        return { x: width / 2, y: top + cardHigh / 2, rotation: 0 }
    }

    function outline(): rect {
        const cards = Math.max(1, crowd)
        const high = cardHigh + (cards - 1) * stepPx
        return Qt.rect((width - cardPx) / 2, rising ? height - high : 0, cardPx, high)
    }
}
