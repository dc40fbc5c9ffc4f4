import QtQuick
import Divan.Bridge
import Divan.Kit

// A page of the shell other than the shelf and the table: a bar with the way back, and
// room below.
FocusScope {
    id: page

    required property ApplicationBridge app
    property var arguments: ({})
    property string title: ""
    property string emblem: ""
    default property alias content: room.data
    property alias tools: tools.data
    readonly property Item bar: bar

    signal backAsked()
    signal pageAsked(page: string, args: var)
    signal tableAsked()

    Keys.onEscapePressed: backAsked()
    Accessible.role: Accessible.Pane
    Accessible.name: title

    Cloth {
        anchors.fill: parent
        colours: Theme.room
        asGiven: true
    }
    Item {
        id: room
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
    }
    Rectangle {
        id: bar
        width: parent.width
        implicitHeight: Math.max(Theme.px(48), 40, Math.max(name.implicitHeight, tools.implicitHeight) + Theme.px(8))
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.barTop }
            GradientStop { position: 1; color: Theme.barEnd }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            color: Theme.edge
        }
        Row {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)

            ToolButton {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "chevron-left"
                iconSize: 22
                directional: true
                text: qsTr("Back")
                keyHint: "Esc"
                onClicked: page.backAsked()
            }
            Icon {
                visible: page.emblem !== ""
                anchors.verticalCenter: parent.verticalCenter
                name: page.emblem
                size: 24
                tint: Theme.brass
            }
            Title {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: Theme.px(6)
                text: page.title
                size: 19
                color: Theme.text
            }
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)
        }
    }
}
