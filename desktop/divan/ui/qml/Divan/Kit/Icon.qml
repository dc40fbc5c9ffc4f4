import QtQuick

// A line icon or a game's sign in any colour.
Image {
    required property string name
    property real size: 20
    property color tint: Theme.text2
    // Arrows and the like point the other way where text runs from right to left.
    property bool directional: false
    // Of the size and not of width and height, which change one after the other: each change
    // draws the picture anew.
    readonly property int pixels: Math.round(Theme.px(size) * Screen.devicePixelRatio)

    width: Theme.px(size)
    height: Theme.px(size)
    source: name === "" ? "" : "image://icon/" + name + "/" + String(tint).slice(-6).toUpperCase()
    sourceSize: Qt.size(pixels, pixels)
    mirror: directional && Theme.rightToLeft
    Accessible.ignored: true
}
