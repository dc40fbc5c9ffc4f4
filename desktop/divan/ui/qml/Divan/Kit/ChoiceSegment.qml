import QtQuick
import QtQuick.Templates as T

// One of the values of `Choices`.
T.RadioButton {
    id: segment

    property bool first: true
    property bool last: true

    implicitWidth: Math.max(Theme.px(44), word.implicitWidth + Theme.px(28))
    implicitHeight: Math.max(Theme.px(36), word.implicitHeight + Theme.px(10))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    onClicked: Theme.clicked()
    Keys.onPressed: event => Theme.enter(event, segment)

    readonly property real corner: Theme.px(8)
    readonly property bool leftEnd: Theme.rightToLeft ? last : first
    readonly property bool rightEnd: Theme.rightToLeft ? first : last

    background: Rectangle {
        topLeftRadius: segment.leftEnd ? segment.corner : 0
        bottomLeftRadius: topLeftRadius
        topRightRadius: segment.rightEnd ? segment.corner : 0
        bottomRightRadius: topRightRadius
        color: segment.checked ? Theme.chosen
            : segment.hovered ? Theme.hover : Theme.wash
        border.width: Theme.hairline
        border.color: Theme.brass
        FocusRing { corner: 8; shown: segment.visualFocus }
    }
    contentItem: Item {
        Label {
            id: word
            anchors.centerIn: parent
            topPadding: Theme.px(2)
            text: segment.text
            size: 14
            font.weight: segment.checked ? Font.DemiBold : Font.Normal
            color: segment.checked ? Theme.text : Theme.text2
            Accessible.ignored: true
        }
    }
}
