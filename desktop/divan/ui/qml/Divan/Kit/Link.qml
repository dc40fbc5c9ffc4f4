import QtQuick
import QtQuick.Templates as T

// An underlined word that leads somewhere.
T.AbstractButton {
    id: link

    property real size: 14
    property color colour: Theme.link
    signal followed()

    implicitWidth: word.implicitWidth
    implicitHeight: word.implicitHeight
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onClicked: followed()
    Keys.onPressed: event => Theme.enter(event, link)
    Accessible.role: Accessible.Link
    Accessible.name: text

    contentItem: Label {
        id: word
        text: link.text
        size: link.size
        color: link.hovered ? Qt.lighter(link.colour, 1.15) : link.colour
        font.underline: true
        Accessible.ignored: true
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    FocusRing { corner: 4; shown: link.visualFocus }
}
