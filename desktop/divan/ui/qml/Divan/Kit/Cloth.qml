import QtQuick

// The felt of a table: one light from the upper left, in every language.
Item {
    id: cloth

    readonly property list<color> usual: ["#3B6F59", "#2A5645", "#1B3C30", "#10261E"]
    property list<color> colours: usual
    // True for colours that are right for every theme already.
    property bool asGiven: false

    // By day a cloth keeps its hue, but the light falls on all of it: luminances that are
    // even, and as high as light text on them allows.
    readonly property list<real> daylight: [0.165, 0.15, 0.125, 0.1]
    readonly property list<color> shown: {
        if (!Theme.daylight || asGiven)
            return colours
        const lit = []
        for (let i = 0; i < colours.length; i++)
            lit.push(atLuminance(colours[i], daylight[i]))
        return lit
    }

    function luminance(colour: color): real {
        const linear = part => part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)
        return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)
    }
    function atLuminance(colour: color, wanted: real): color {
        let low = 0
        let high = 1
        for (let i = 0; i < 12; i++) {
            const middle = (low + high) / 2
            const tried = Qt.hsla(Math.max(0, colour.hslHue), colour.hslSaturation, middle, 1)
            luminance(tried) < wanted ? low = middle : high = middle
        }
        return Qt.hsla(Math.max(0, colour.hslHue), colour.hslSaturation, low, 1)
    }

    readonly property string code: {
        const plain = []
        for (const colour of shown)
            plain.push(String(colour).slice(-6))
        return plain.join("-")
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.contrast ? "#000000" : cloth.shown[2]
    }
    Image {
        id: picture
        anchors.fill: parent
        visible: !Theme.contrast
        source: visible ? "image://cloth/" + cloth.code : ""
        sourceSize: Qt.size(16, 9)
        fillMode: Image.Stretch
        retainWhileLoading: true
    }
    // Painted anew when a change of the window's size has come to rest.
    Timer {
        id: rest
        running: cloth.width > 0
        interval: picture.sourceSize.width > 16 ? 150 : 1
        onTriggered: picture.sourceSize = Qt.size(
            Math.round(cloth.width * Screen.devicePixelRatio),
            Math.round(cloth.height * Screen.devicePixelRatio))
    }
    onWidthChanged: if (width > 0) rest.restart()
    onHeightChanged: if (width > 0) rest.restart()
}
