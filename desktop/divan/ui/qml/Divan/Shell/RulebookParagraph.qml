pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// One paragraph of a rulebook: its text, the numbers of its clauses in the margin before
// it, notes in a box.
Item {
    id: paragraph

    required property int index
    required property string kind
    required property string markup
    required property string spoken
    required property string label
    required property var tags

    // How much room there is before the text for the numbers of clauses; 0 puts them above.
    property real margin: 0
    property string titleFont: Theme.titleFont
    signal clauseAsked(id: string)

    readonly property bool heads: kind === "title" || kind === "heading"
    readonly property bool note: kind === "note"
    readonly property bool item: kind === "item"
    readonly property real above: Theme.px(kind === "title" ? 0 : kind === "heading" ? 34 : item ? 6 : note ? 12 : 16)
    // Where the text or the box around it lies.
    readonly property real bodyTop: above + (margin === 0 && numbers.item ? numbers.height + Theme.px(6) : 0)
    readonly property real bodyHeight: words.y + words.height + (note ? Theme.px(13) : 0) - bodyTop

    implicitHeight: Math.max(bodyTop + bodyHeight, above + numbers.height)
    Accessible.role: heads ? Accessible.Heading : item ? Accessible.ListItem : Accessible.Paragraph
    Accessible.name: spoken

    // The clauses that are told here
    Loader {
        id: numbers
        active: paragraph.kind === "clause"
        anchors.left: parent.left
        y: paragraph.above
        width: paragraph.margin > 0 ? paragraph.margin - Theme.px(16) : parent.width
        sourceComponent: Flow {
            spacing: Theme.px(4)
            Repeater {
                model: paragraph.tags
                ClauseTag {
                    required property var modelData
                    number: modelData.number
                    label: modelData.label
                }
            }
        }
    }
    // The box of a note, what the note is called, and the clauses it is about
    Loader {
        id: box
        readonly property real wordsTop: item ? (item as NoteBox).wordsTop : 0
        active: paragraph.note
        anchors.left: parent.left
        anchors.leftMargin: paragraph.margin
        anchors.right: parent.right
        y: paragraph.bodyTop
        height: active ? paragraph.bodyHeight : 0
        sourceComponent: NoteBox {
            label: paragraph.label
            tags: paragraph.tags
            onClauseAsked: id => paragraph.clauseAsked(id)
        }
    }
    Loader {
        active: paragraph.item
        anchors.left: parent.left
        anchors.leftMargin: paragraph.margin + Theme.px(6)
        y: words.y + Theme.textPx(16) * 0.75 - height / 2
        sourceComponent: Rectangle {
            implicitWidth: Theme.px(6)
            implicitHeight: implicitWidth
            rotation: 45
            color: Theme.brassDark
        }
    }
    Text {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: paragraph.margin + Theme.px(paragraph.note ? 18 : paragraph.item ? 26 : 0)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(paragraph.note ? 16 : 0)
        y: paragraph.bodyTop + box.wordsTop
        text: paragraph.markup
        textFormat: Text.StyledText
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignLeft
        renderType: Text.QtRendering
        color: paragraph.note ? Theme.ink2 : Theme.ink
        font.family: paragraph.heads ? paragraph.titleFont : Theme.bodyFont
        font.weight: paragraph.heads ? Font.DemiBold : Font.Normal
        font.pixelSize: paragraph.kind === "title" ? Theme.titlePx(34)
            : paragraph.kind === "heading" ? Theme.titlePx(22) : Theme.textPx(paragraph.note ? 15 : 16)
        Accessible.ignored: true
    }
}
