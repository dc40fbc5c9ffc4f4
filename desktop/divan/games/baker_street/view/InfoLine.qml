import QtQuick
import Divan.Kit

// One line above the hand: what is to be done, or why something cannot be, or a hint.
Item {
    id: line

    required property CardTable table
    required property var boxes
    readonly property var refusal: table.bridge.scene.refusal ?? null
    readonly property bool hinted: table.bridge.hint !== "" || table.bridge.hinting
    readonly property bool refused: refusal?.refused ?? false
    readonly property bool boxed: hinted || refusal !== null
    readonly property string clause: hinted ? "" : refusal ? refusal.clause : boxes.clause ?? ""

    visible: words.text !== ""
    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true
    Accessible.role: refused ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: words.text

    Rectangle {
        visible: line.boxed
        anchors.left: parent.left
        width: words.width + Theme.px(56) + (link.visible ? link.width + Theme.px(14) : 0)
        height: parent.height
        radius: Theme.px(10)
        color: line.refused ? Theme.refusedGround : Theme.box
        border.width: Theme.hairline
        border.color: line.refused ? Theme.refusedEdge : Theme.brass
    }
    Icon {
        id: sign
        visible: line.boxed
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        name: line.hinted ? "lightbulb" : line.refused ? "ban" : "circle-help"
        size: 18
        tint: line.hinted ? Theme.mark : line.refused ? Theme.bad : Theme.brassLight
    }
    FitLabel {
        id: words
        anchors.left: line.boxed ? sign.right : parent.left
        anchors.leftMargin: line.boxed ? Theme.px(10) : 0
        anchors.verticalCenter: parent.verticalCenter
        readonly property real room: line.width - (line.boxed ? Theme.px(56) : 0)
            - (link.visible ? link.implicitWidth + Theme.px(20) : 0)
        width: Math.min(implicitWidth, room)
        height: parent.height
        wraps: true
        text: line.table.bridge.hinting ? qsTr("Thinking about it…") : line.hinted ? line.table.bridge.hint : line.refusal ? line.refusal.text : line.boxes.help ?? ""
        size: 14
        color: line.refused ? Theme.refusedText : line.boxed ? Theme.text : Theme.clothText
    }
    Link {
        id: link
        visible: line.clause !== ""
        anchors.left: words.right
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        text: line.refusal ? line.refusal.clause_label : line.boxes.clauseLabel ?? ""
        colour: line.boxed ? Theme.link : Theme.tone("#FFD978", "#FFF0C0", "#FFD978")
        onFollowed: line.table.clauseAsked(line.clause)
    }
}
