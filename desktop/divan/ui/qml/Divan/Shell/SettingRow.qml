import QtQuick
import Divan.Kit

// One setting: what it is and does, and at its end, or below where that is too wide, what
// changes it.
Item {
    id: row

    property string label: ""
    property string note: ""
    property bool last: false
    // True for what needs the whole width.
    property bool below: false
    default property alias control: place.data

    readonly property Item changer: place.children[0] ?? null
    readonly property bool narrow: below || (changer?.implicitWidth ?? 0) > width * 0.62

    width: parent?.width ?? 0
    implicitHeight: Theme.px(20) + (narrow
        ? words.implicitHeight + Theme.px(8) + place.height
        : Math.max(words.implicitHeight, place.height))

    Column {
        id: words
        anchors.left: parent.left
        y: row.narrow ? Theme.px(10) : (parent.height - height) / 2
        width: row.narrow ? parent.width : parent.width - place.width - Theme.px(20)

        Label {
            width: parent.width
            topPadding: Theme.px(2)
            text: row.label
            wrapMode: Text.WordWrap
        }
        Label {
            visible: text !== ""
            width: parent.width
            text: row.note
            size: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
    }
    Item {
        id: place
        x: row.narrow === Theme.rightToLeft ? row.width - width : 0
        y: row.narrow ? words.y + words.height + Theme.px(8) : (parent.height - height) / 2
        width: row.below ? row.width : row.changer?.implicitWidth ?? 0
        height: row.changer?.implicitHeight ?? 0
    }
    Rectangle {
        visible: !row.last
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.faint
    }
}
