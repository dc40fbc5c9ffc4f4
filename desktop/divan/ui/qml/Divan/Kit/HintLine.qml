import QtQuick

// What the strongest opponent would do in the person's place, and why.
Rectangle {
    id: line

    property string hint: ""
    property bool waiting: false

    visible: hint !== "" || waiting
    implicitHeight: words.implicitHeight + Theme.px(20)
    radius: Theme.px(10)
    color: Theme.box
    border.width: Theme.hairline
    border.color: Theme.brass
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Shadow { z: -1; kind: "shadow-plaque" }
    Icon {
        id: sign
        x: Theme.rightToLeft ? line.width - width - Theme.px(12) : Theme.px(12)
        y: Theme.px(11)
        name: "lightbulb"
        size: 18 * Theme.pictureScale
        tint: Theme.mark
    }
    Label {
        id: words
        LayoutMirroring.enabled: Theme.rightToLeft
        x: Theme.rightToLeft ? Theme.px(12) : sign.width + Theme.px(20)
        y: Theme.px(10)
        width: line.width - sign.width - Theme.px(32)
        text: line.waiting ? qsTr("Thinking about it…") : line.hint
        size: 14
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
}
