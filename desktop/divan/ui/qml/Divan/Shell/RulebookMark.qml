import QtQuick
import Divan.Kit

// Shows where somebody was sent: it lights up for a moment, and a line stays at the edge.
Item {
    id: mark

    property RulebookParagraph paragraph: null

    function flash() {
        glow.opacity = 1
        fade.restart()
    }

    visible: paragraph !== null
    y: paragraph ? paragraph.y + paragraph.bodyTop : 0
    height: paragraph ? paragraph.bodyHeight : 0
    anchors.left: parent.left
    anchors.leftMargin: (paragraph?.margin ?? 0) - Theme.px(12)
    anchors.right: parent.right
    anchors.rightMargin: -Theme.px(6)

    Rectangle {
        id: glow
        anchors.fill: parent
        anchors.topMargin: -Theme.px(6)
        anchors.bottomMargin: -Theme.px(6)
        radius: Theme.px(10)
        color: "#73FFD978"
        opacity: 0

        SequentialAnimation {
            id: fade
            PauseAnimation { duration: 1400 }
            NumberAnimation { target: glow; property: "opacity"; to: 0; duration: Theme.ms(700) }
        }
    }
    Rectangle {
        anchors.left: parent.left
        width: Theme.px(3)
        height: parent.height
        radius: width / 2
        color: Theme.contrast ? Theme.brassDark : Theme.brass
    }
}
