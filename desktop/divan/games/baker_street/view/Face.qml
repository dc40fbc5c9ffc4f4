import QtQuick
import Divan.Kit

// A suspect's round portrait.
Image {
    property string suspect: ""
    property real size: 24

    width: Theme.px(size)
    height: width
    source: suspect === "" ? "" : Theme.art + "/baker_street/suspect-" + suspect + ".svg"
    sourceSize: Qt.size(0, Math.round(height * Screen.devicePixelRatio))
    Accessible.ignored: true
}
