import QtQuick

// The one line that says why something cannot be done, with the way to its clause.
Rectangle {
    id: line

    property var refusal: null
    readonly property bool refused: refusal?.refused ?? true
    signal clauseAsked(clause: string)

    visible: refusal !== null && refusal !== undefined
    implicitHeight: words.implicitHeight + Theme.px(20)
    radius: Theme.px(10)
    color: refused ? Theme.refusedGround : Theme.box
    border.width: Theme.hairline
    border.color: refused ? Theme.refusedEdge : Theme.brass
    Accessible.role: Accessible.AlertMessage
    Accessible.name: visible ? refusal.text : ""

    Shadow { z: -1; kind: "shadow-plaque" }
    Icon {
        id: sign
        x: Theme.rightToLeft ? line.width - width - Theme.px(12) : Theme.px(12)
        y: Theme.px(12)
        name: line.refused ? "ban" : "circle-help"
        size: 18 * Theme.pictureScale
        tint: line.refused ? Theme.bad : Theme.brassLight
    }
    Column {
        id: words
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true
        x: Theme.rightToLeft ? Theme.px(12) : sign.width + Theme.px(20)
        y: Theme.px(10)
        width: line.width - sign.width - Theme.px(32)

        Label {
            width: parent.width
            text: line.visible ? line.refusal.text : ""
            size: 14
            color: line.refused ? Theme.refusedText : Theme.text
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Link {
            anchors.left: parent.left
            visible: line.visible && line.refusal.clause !== ""
            text: line.visible ? line.refusal.clause_label : ""
            // What it said may be gone when the key or the mouse is let go.
            onFollowed: if (line.visible) line.clauseAsked(line.refusal.clause)
        }
    }
}
