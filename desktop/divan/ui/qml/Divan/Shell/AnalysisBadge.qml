import QtQuick
import Divan.Kit

// The place of a decision among the costliest.
Rectangle {
    id: badge

    property int rank: 0
    property real size: 22

    implicitWidth: Theme.px(size) * Theme.pictureScale
    implicitHeight: implicitWidth
    radius: width / 2
    color: Theme.minusRed

    Label {
        anchors.centerIn: parent
        topPadding: Theme.px(1)
        text: badge.rank > 0 ? "%L1".arg(badge.rank) : ""
        font.pixelSize: Math.max(10, Math.round(badge.height * 0.62))
        font.weight: Font.Bold
        color: "#FFFFFF"
        Accessible.ignored: true
    }
}
