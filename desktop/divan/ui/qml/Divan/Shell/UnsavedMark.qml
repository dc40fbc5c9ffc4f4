import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// Stays in the bar as long as the match on the table is not saved; pressed, it says why.
T.Button {
    id: mark

    text: qsTr("not saved")
    implicitWidth: row.implicitWidth + Theme.px(20)
    implicitHeight: Math.max(Theme.px(28), row.implicitHeight + Theme.px(4))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, mark)

    background: Rectangle {
        radius: height / 2
        color: mark.down ? Theme.press : mark.hovered ? Theme.hover : "transparent"
        border.width: Theme.hairline
        border.color: Theme.bad
        FocusRing { corner: mark.height / 2; shown: mark.visualFocus }
    }
    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.px(6)
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "triangle-alert"
                size: 16
                tint: Theme.bad
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                topPadding: Theme.px(2)
                text: mark.text
                size: 13
                color: Theme.bad
                Accessible.ignored: true
            }
        }
    }

    Tip {
        shown: mark.hovered || mark.visualFocus
        text: qsTr("Why is the match not saved?")
    }
}
