import QtQuick

// A line icon or a game's sign in any colour.
Image {
    required property string name
    property real size: 20
    property color tint: Theme.text2
    // Arrows and the like point the other way where text runs from right to left.
    property bool directional: false

    width: Theme.px(size)
    height: Theme.px(size)
    source: name === "" ? "" : "image://icon/" + name + "/" + String(tint).slice(-6).toUpperCase()
    sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio),
                        Math.round(height * Screen.devicePixelRatio))
    mirror: directional && Theme.rightToLeft
    Accessible.ignored: true
}
