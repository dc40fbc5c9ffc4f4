import QtQuick
import Divan.Kit

// A button that the keys for the table reach as well.
Zone {
    id: deed

    required property var action
    property string iconName: ""

    hidden: !visible
    glows: false
    visible: action !== null && action !== undefined
    likely: action?.primary ? 5 : 0
    implicitWidth: button.implicitWidth
    implicitHeight: button.implicitHeight

    function outline(): rect {
        return Qt.rect(0, 0, width, height)
    }

    PushButton {
        id: button
        anchors.fill: parent
        focusPolicy: Qt.NoFocus
        primary: deed.action?.primary ?? false
        enabled: deed.action?.enabled ?? false
        iconName: deed.iconName
        text: deed.action?.label ?? ""
        Accessible.ignored: true
        onClicked: deed.table.chooseZone(deed.zoneId)
    }
    FocusRing { corner: 10; shown: deed.activeFocus && Theme.keyboard }
}
