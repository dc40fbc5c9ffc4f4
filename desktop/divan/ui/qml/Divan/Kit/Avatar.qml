import QtQuick

// A round portrait in a brass ring.
Item {
    id: avatar

    required property string portrait
    property real size: 44
    property color ring: Theme.brass

    implicitWidth: Theme.px(size)
    implicitHeight: Theme.px(size)
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        radius: width / 2
        color: avatar.ring
    }
    Image {
        anchors.fill: parent
        source: avatar.portrait === "" ? "" : Theme.common + "/portraits/" + avatar.portrait + ".svg"
        sourceSize: Qt.size(0, Math.round(height * Screen.devicePixelRatio))
    }
}
