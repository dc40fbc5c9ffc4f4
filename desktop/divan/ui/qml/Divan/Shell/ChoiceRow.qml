import QtQuick
import Divan.Kit

// One option: what it is, its values, and the clause it changes.
Item {
    id: row

    required property var choice
    signal chosen(value: var)
    signal clauseAsked(clause: string)

    readonly property bool narrow: values.implicitWidth + Math.max(heading.implicitWidth, width * 0.42) + Theme.px(24) > width

    implicitHeight: (narrow ? words.implicitHeight + values.implicitHeight + Theme.px(8)
        : Math.max(words.implicitHeight, values.implicitHeight)) + Theme.px(16)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.faint
    }
    Column {
        id: words
        anchors.left: parent.left
        y: Theme.px(8)
        width: row.narrow ? parent.width : parent.width - values.width - Theme.px(24)

        Row {
            id: heading
            anchors.left: parent.left
            spacing: Theme.px(10)
            Label {
                text: row.choice.label
                font.weight: Font.DemiBold
            }
            Link {
                anchors.verticalCenter: parent.verticalCenter
                text: row.choice.clauseLabel
                size: 13
                onFollowed: row.clauseAsked(row.choice.clause)
            }
        }
        Label {
            width: parent.width
            text: row.choice.note
            size: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
    }
    Choices {
        id: values
        // Anchors that come and go leave it where it was.
        x: row.narrow === Theme.rightToLeft ? row.width - width : 0
        y: row.narrow ? words.y + words.height + Theme.px(8) : (parent.height - height) / 2
        values: row.choice.values
        value: row.choice.value
        label: row.choice.label
        onChosen: value => row.chosen(value)
    }
}
