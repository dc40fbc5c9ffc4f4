pragma Singleton

import QtQuick
import QtQuick.Templates as T
import Divan.Bridge

// Colours, sizes and times of the whole app. Sizes are given at 1280 x 720 and scaled by
// `u`; the window sets `windowSize`, the settings the rest.
QtObject {
    id: theme

    property size windowSize: Qt.size(1280, 720)
    property real textScale: 1
    property bool reducedMotion: false
    property bool contrast: false
    property bool daylight: false
    property bool rightToLeft: false
    property string language: "en"
    property string cardBack: "khatam"
    // Addresses of the folders of art: of all games, and of the common pictures.
    readonly property string art: "image://art"
    readonly property string common: art + "/common"
    readonly property var shadows: Pictures.shadows

    // True while the person uses the keyboard: only then the focus is drawn.
    property bool keyboard: false

    // A button was pressed; whoever makes sounds listens.
    signal clicked()

    // Enter presses the button that has the focus, and once however long it is held down.
    function enter(event: KeyEvent, button: T.AbstractButton) {
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
            return
        if (!event.isAutoRepeat)
            button.click()
        event.accepted = true
    }

    readonly property real u: Math.min(windowSize.width / 1280, windowSize.height / 720)

    // A colour in the light of the lamp, by day, and in high contrast.
    function tone(lamp: color, day: color, sharp: color): color {
        return contrast ? sharp : daylight ? day : lamp
    }

    // Grounds: the room, the bar above, panels, and the plates that lie on a cloth
    readonly property color window: tone("#150E09", "#CBB48C", "#000000")
    readonly property list<color> room: contrast ? ["#000000", "#000000", "#000000", "#000000"]
        : daylight ? ["#F3E8D2", "#EADBBD", "#DCC8A3", "#CBB48C"]
        : ["#54402C", "#3A2A1D", "#241911", "#140D08"]
    readonly property list<color> welcome: contrast ? ["#000000", "#000000", "#000000"]
        : daylight ? ["#E6F0E0", "#D0E3D3", "#B2D0BD"] : ["#3A6C59", "#285443", "#152E25"]
    readonly property list<color> plank: contrast ? ["#3A3A3A", "#1C1C1C", "#000000"]
        : daylight ? ["#D8B27C", "#BC9060", "#977044"] : ["#7A583B", "#553B26", "#3C2819"]
    readonly property color barTop: tone("#35251A", "#FCF6E8", "#101010")
    readonly property color barEnd: tone("#241810", "#EFE2C8", "#000000")
    readonly property color foot: tone("#B3140D08", "#E0F8F0DF", "#000000")
    readonly property color panelStart: tone("#33241A", "#FDF8EC", "#0A0A0A")
    readonly property color panelEnd: tone("#21160F", "#F1E6CE", "#000000")
    readonly property color plateTop: tone("#EB2C1E15", "#F7FFFCF4", "#000000")
    readonly property color plateEnd: tone("#EB1A110B", "#F7F4EAD5", "#000000")
    readonly property color plateEdge: tone("#47C99C4B", "#73946A2A", "#FFC95C")
    readonly property color chip: tone("#8C140D08", "#EBFBF5E8", "#000000")
    readonly property color box: tone("#E62C1E15", "#F7FFFCF4", "#000000")
    readonly property color tip: tone("#F0140D08", "#FAFFFCF4", "#000000")
    readonly property color pill: tone("#1A110B", "#FFFCF4", "#000000")
    readonly property color veil: tone("#99000000", "#8C2A1E12", "#CC000000")
    // What can be pressed or filled in, and what it is like under the pointer or chosen
    readonly property color wash: tone("#2E000000", "#E6FFFCF4", "#000000")
    readonly property color washHover: tone("#33C99C4B", "#F5EAD0", "#4DFFC95C")
    readonly property color washPress: tone("#66000000", "#E6D3AA", "#66FFC95C")
    readonly property color sunk: tone("#59000000", "#CCFFFFFF", "#000000")
    readonly property color hover: tone("#1FC99C4B", "#2E946A2A", "#4DFFC95C")
    readonly property color press: tone("#40000000", "#40946A2A", "#66FFC95C")
    readonly property color chosen: tone("#5CC99C4B", "#E9C67E", "#6B4A00")
    readonly property color selection: tone("#6B4A1C", "#EBCB86", "#6B4A00")
    readonly property color track: tone("#C4923F", "#9C7430", "#FFC95C")
    readonly property color knob: tone("#FBF6EA", "#FFFCF4", "#000000")
    readonly property color knobOff: tone("#FBF6EA", "#8A6730", "#FFFFFF")
    // Brass: lines from strong to faint, rings, headings and icons
    readonly property color edge: tone("#8CC99C4B", "#A6946A2A", "#FFC95C")
    readonly property color line: tone("#59C99C4B", "#73946A2A", "#FFC95C")
    readonly property color faint: tone("#33C99C4B", "#40946A2A", "#99FFC95C")
    readonly property color brass: tone("#C99C4B", "#9C7430", "#FFC95C")
    readonly property color brassLight: tone("#EACB8C", "#5A380C", "#FFE2A0")
    readonly property color brassDark: "#8A6730"
    // Text on all of these, and small text that lies directly on a cloth
    readonly property color text: tone("#F5ECDB", "#241A10", "#FFFFFF")
    readonly property color text2: tone("#CDBD9F", "#4A3A28", "#F2EBDD")
    readonly property color number: tone("#AD9B7B", "#57472F", "#E6DCC8")
    readonly property color clothText: tone("#EFE4CC", "#FFF9EA", "#FFFFFF")
    readonly property color link: tone("#FFD978", "#673B06", "#FFD978")
    readonly property color good: tone("#8CCB98", "#25663A", "#A6F0B4")
    readonly property color bad: tone("#F0A58E", "#9A2A22", "#FFC4B2")
    readonly property color refusedGround: tone("#4A1F18", "#FBE2D8", "#3A0D07")
    readonly property color refusedEdge: tone("#A9573F", "#B5533A", "#FF9C7E")
    readonly property color refusedText: tone("#FFE3D8", "#571A10", "#FFFFFF")
    // The lamp shines on cloths: targets, the picked card. Its mark stands on chrome.
    readonly property color lamp: "#FFD978"
    readonly property color lampText: "#2A1C08"
    readonly property color mark: tone("#FFD978", "#A36A00", "#FFD978")
    readonly property color focus: tone("#FFFFFF", "#241A10", "#FFFFFF")
    readonly property color focusGap: tone("#10261E", "#FFFCF4", "#000000")

    // Paper: cards, sheets, rulebooks. It is the same by lamp and by day.
    readonly property color ivory: contrast ? "#FFFFFF" : "#FBF6EA"
    readonly property color paper: contrast ? "#FFFFFF" : "#F3EAD7"
    readonly property list<color> sheet: contrast ? ["#FFFFFF", "#FFFFFF", "#FFFFFF"]
        : ["#FFFBF0", "#F6EEDC", "#E9DCBF"]
    readonly property color paperEdge: "#E4D6BA"
    readonly property color ink: contrast ? "#000000" : "#1F1710"
    readonly property color ink2: contrast ? "#1A1410" : "#4F3F2F"
    readonly property color ink3: contrast ? "#2B231C" : "#6E5E46"
    readonly property color inkLink: contrast ? "#663A06" : "#7A4A10"
    readonly property color winRed: "#7A1F24"
    readonly property color minusRed: contrast ? "#8A1F18" : "#9A2A22"
    readonly property color plusGreen: contrast ? "#1D4F27" : "#2F6B3A"

    readonly property real hairline: Math.max(1, Math.round(u))

    // Type. Nothing smaller than 11 px whatever the window, and the person's factor on top.
    readonly property string bodyFont: "Vazirmatn"
    readonly property string titleFont: rightToLeft ? "Markazi Text" : "Fraunces"
    readonly property string numberFont: rightToLeft ? "Vazirmatn" : "Fraunces"
    readonly property int numberWeight: rightToLeft ? Font.Bold : Font.DemiBold

    function px(size: real): real {
        return size * u
    }

    function textPx(size: real): int {
        const least = size >= 15 ? 12 : 11
        return Math.round(Math.max(size * u, least) * textScale)
    }

    // A line of body text of this size: those of Vazirmatn are higher than others by half.
    function linePx(size: real): int {
        return Math.ceil(textPx(size) * 1.57)
    }

    // Pictures that stand beside words grow with them, though less: they are large to begin with.
    readonly property real pictureScale: Math.min(1.5, textScale)
    // Words so large that what stands beside them at the usual size goes below them.
    readonly property bool largeText: textScale > 1.15

    // Markazi draws small: titles in Persian are set larger.
    function titlePx(size: real): int {
        return Math.round(textPx(size) * (rightToLeft ? 1.25 : 1))
    }

    // Motion, in milliseconds
    function ms(duration: int): int {
        return reducedMotion ? 0 : duration
    }

    readonly property list<real> standard: [0.2, 0, 0, 1, 1, 1]
    readonly property list<real> decelerate: [0, 0, 0, 1, 1, 1]
    readonly property list<real> accelerate: [0.3, 0, 1, 1, 1, 1]
}
