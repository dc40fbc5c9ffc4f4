import QtQuick

// The number of a clause on paper; leads to the clause if it is asked to. There are many
// of them in a rulebook, so it is made of little.
Rectangle {
    id: tag

    property string number: ""
    // What the clause is called, for screen readers.
    property string label: ""
    property bool leads: false
    signal followed()

    readonly property bool pointed: leads && pointer.containsMouse

    implicitWidth: word.implicitWidth + Theme.px(12)
    implicitHeight: word.implicitHeight + Theme.px(2)
    radius: Theme.px(5)
    color: pointed ? "#338A6730" : "#148A6730"
    border.width: Theme.hairline
    border.color: pointed ? Theme.inkLink : "#808A6730"
    Accessible.role: Accessible.Link
    Accessible.name: label
    Accessible.ignored: !leads
    Accessible.onPressAction: follow()

    function follow() {
        Theme.clicked()
        followed()
    }

    Label {
        id: word
        anchors.centerIn: parent
        topPadding: Theme.px(1)
        text: tag.number
        size: 13
        color: Theme.inkLink
        font.weight: Font.Medium
        Accessible.ignored: true
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        enabled: tag.leads
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: tag.follow()
    }
}
