import QtQuick
import QtQuick.Templates as T

// A line to type in.
T.TextField {
    id: field

    property bool wrong: false
    property string label: ""
    // An icon at the start of the line.
    property string iconName: ""
    readonly property real before: Theme.px(iconName === "" ? 12 : 38)

    implicitWidth: Theme.px(260)
    implicitHeight: Math.max(Theme.px(36), contentHeight + Theme.px(12))
    leftPadding: Theme.rightToLeft ? Theme.px(12) : before
    rightPadding: Theme.rightToLeft ? before : Theme.px(12)
    topPadding: Theme.px(4)
    verticalAlignment: TextInput.AlignVCenter
    horizontalAlignment: Text.AlignLeft
    color: Theme.text
    selectionColor: Theme.selection
    selectedTextColor: Theme.text
    placeholderTextColor: Theme.number
    font.family: Theme.bodyFont
    font.pixelSize: Theme.textPx(15)
    Accessible.role: Accessible.EditableText
    Accessible.name: label

    background: Rectangle {
        radius: Theme.px(8)
        color: Theme.sunk
        border.width: Theme.hairline
        border.color: field.wrong ? Theme.bad : Theme.brass

        Icon {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(11)
            anchors.verticalCenter: parent.verticalCenter
            name: field.iconName
            size: 18
            tint: Theme.brassLight
        }
        Label {
            anchors.fill: parent
            anchors.leftMargin: field.before
            anchors.rightMargin: Theme.px(12)
            verticalAlignment: Text.AlignVCenter
            topPadding: Theme.px(2)
            visible: field.text === ""
            text: field.placeholderText
            color: Theme.number
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        FocusRing { corner: 8; shown: field.activeFocus && Theme.keyboard }
    }
}
