import QtQuick
import Divan.Kit

// The picture of a character, whole or filling its frame.
Image {
    property string character: ""
    property bool filled: false

    source: character === "" ? "" : Theme.art + "/similo/" + character + ".svg"
    sourceSize: Qt.size(0, Math.ceil(height * Screen.devicePixelRatio))
    fillMode: filled ? Image.PreserveAspectCrop : Image.PreserveAspectFit
    clip: filled
    Accessible.ignored: true
}
