import QtQuick
import QtQuick.Templates as T

// A button with a word on it: golden if it is the one most people want, outlined else.
T.Button {
    id: button

    property bool primary: false
    // It does what cannot be taken back.
    property bool warning: false
    property string iconName: ""
    property bool onPaper: false
    property bool bare: false
    property real size: 40
    property string whyNot: ""

    readonly property color wordColour: primary ? "#241706" : warning ? (onPaper ? Theme.minusRed : Theme.bad) : onPaper ? Theme.contrast ? Theme.ink : "#3A2810" : Theme.brassLight

    implicitWidth: Math.ceil(row.implicitWidth) + Theme.px(bare ? 16 : 36)
    implicitHeight: Math.max(Theme.px(size), row.implicitHeight + Theme.px(10))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.4

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: enabled ? "" : whyNot
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, button)

    background: Rectangle {
        radius: Theme.px(button.size < 36 ? 8 : 10)
        visible: !button.bare || button.hovered || button.down || button.visualFocus
        color: button.primary ? "transparent"
            : button.down ? (button.onPaper ? "#26000000" : Theme.washPress)
            : button.hovered ? (button.onPaper ? "#1A8A6730" : Theme.washHover)
            : button.onPaper || button.bare ? "transparent" : Theme.wash
        border.width: button.primary || button.bare ? 0 : Theme.hairline
        border.color: button.warning ? button.wordColour : button.onPaper ? Theme.brassDark : Theme.brass
        gradient: button.primary ? (button.down ? pressed : button.hovered ? light : normal) : null

        Gradient {
            id: normal
            GradientStop { position: 0; color: "#E9C67E" }
            GradientStop { position: 1; color: Theme.contrast ? "#E9C67E" : "#C4923F" }
        }
        Gradient {
            id: light
            GradientStop { position: 0; color: "#F5D995" }
            GradientStop { position: 1; color: Theme.contrast ? "#F5D995" : "#D2A24E" }
        }
        Gradient {
            id: pressed
            GradientStop { position: 0; color: Theme.contrast ? "#D6AE5E" : "#B98A3A" }
            GradientStop { position: 1; color: Theme.contrast ? "#D6AE5E" : "#D0A053" }
        }

        Rectangle {
            visible: button.primary && !button.down
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(1.5) }
            anchors.leftMargin: parent.radius
            anchors.rightMargin: parent.radius
            height: Theme.hairline
            color: "#80FFFFFF"
        }
        FocusRing { corner: 10; shown: button.visualFocus }
    }

    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            // Words that a button was given too little width for are drawn smaller.
            scale: implicitWidth > 0 ? Math.min(1, Math.max(0.4, (button.width - Theme.px(16)) / implicitWidth)) : 1
            spacing: Theme.px(8)

            Icon {
                visible: button.iconName !== ""
                anchors.verticalCenter: parent.verticalCenter
                name: button.iconName
                size: 18 * Theme.pictureScale
                tint: button.wordColour
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                topPadding: Theme.px(2)
                text: button.text
                size: button.size < 36 ? 14 : 15
                font.weight: Font.DemiBold
                color: button.wordColour
            }
        }
    }
}
