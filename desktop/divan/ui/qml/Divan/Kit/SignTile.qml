import QtQuick

// A game's sign on a small tile of its colour.
Rectangle {
    id: tile

    required property string game
    required property string sign
    property real size: 22

    width: Theme.px(size)
    height: width
    radius: Theme.px(size * 0.2)
    color: "transparent"
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        source: tile.game !== "" && tile.sign !== "" ? Theme.art + "/" + tile.game + "/tile-" + tile.sign + ".svg" : ""
        sourceSize: Qt.size(0, Math.round(height * Screen.devicePixelRatio))
    }
}
