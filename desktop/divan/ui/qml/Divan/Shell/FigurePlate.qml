import QtQuick
import Divan.Kit

// One sum of the statistics.
Item {
    id: figure

    property string label: ""
    property string value: ""
    property string note: ""

    implicitHeight: words.implicitHeight + Theme.px(22)
    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + value + (note === "" ? "" : ", " + note)

    Plate { anchors.fill: parent }
    Column {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: figure.label
            size: 13
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Item {
            width: parent.width
            height: number.implicitHeight

            NumberLabel {
                id: number
                anchors.left: parent.left
                text: figure.value
                size: 30
                color: Theme.brassLight
                Accessible.ignored: true
            }
            Label {
                anchors.left: number.right
                anchors.leftMargin: Theme.px(8)
                anchors.baseline: number.baseline
                text: figure.note
                size: 14
                color: Theme.text2
                Accessible.ignored: true
            }
        }
    }
}
