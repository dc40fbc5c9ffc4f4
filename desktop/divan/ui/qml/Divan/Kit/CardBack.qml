import QtQuick

// The back that the person chose.
Item {
    property string back: Theme.cardBack

    Image {
        anchors.fill: parent
        anchors.margins: parent.width * 2 / 112
        source: Theme.common + "/back-" + parent.back + ".svg"
        sourceSize: Qt.size(0, Math.round(height * Screen.devicePixelRatio))
    }
}
