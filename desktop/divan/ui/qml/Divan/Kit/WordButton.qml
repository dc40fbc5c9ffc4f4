import QtQuick
import QtQuick.Templates as T

// An icon with a word beside it, without an edge.
T.Button {
    id: button

    property string iconName: ""

    implicitWidth: row.implicitWidth + Theme.px(24)
    implicitHeight: Math.max(Theme.px(36), row.implicitHeight + Theme.px(8))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, button)

    background: Rectangle {
        radius: Theme.px(8)
        color: button.down ? Theme.press : button.hovered ? Theme.hover : "transparent"
        FocusRing { corner: 8; shown: button.visualFocus }
    }
    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.px(9)
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: button.iconName
                size: 20 * Theme.pictureScale
                tint: Theme.brassLight
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                topPadding: Theme.px(2)
                text: button.text
                Accessible.ignored: true
            }
        }
    }
}
