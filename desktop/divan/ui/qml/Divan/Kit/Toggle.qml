import QtQuick
import QtQuick.Templates as T

// On or off.
T.Switch {
    id: toggle

    implicitWidth: Theme.px(52)
    implicitHeight: Math.max(Theme.px(32), 24)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, toggle)

    indicator: Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.px(28)
        radius: height / 2
        color: toggle.checked ? Theme.track : Theme.sunk
        border.width: Theme.hairline
        border.color: Theme.brass

        Rectangle {
            x: toggle.visualPosition * (parent.width - width - Theme.px(8)) + Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.knob : Theme.knobOff
            Behavior on x { NumberAnimation { duration: Theme.ms(100) } }
        }
        FocusRing { corner: 14; shown: toggle.visualFocus }
    }
    contentItem: Item {}
}
