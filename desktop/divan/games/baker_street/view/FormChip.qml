import QtQuick
import Divan.Kit

// A motive or a weapon on the form of a solution; `column` sets its sign above its name.
Zone {
    id: chip

    required property var choice
    property bool column: false
    readonly property bool chosen: choice.chosen ?? false
    readonly property bool struck: choice.struck ?? false
    readonly property color ink: chosen ? Theme.lampText : struck ? Theme.number : Theme.text

    glows: false

    function outline(): rect {
        return Qt.rect(0, 0, width, height)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: chip.chosen ? Theme.lamp : hover.hovered ? Theme.washHover : Theme.wash
        border.width: Theme.hairline
        border.color: chip.chosen ? Theme.lamp : Theme.plateEdge
    }
    Icon {
        id: sign
        visible: name !== ""
        x: chip.column ? (chip.width - width) / 2 : Theme.rightToLeft ? chip.width - width - Theme.px(8) : Theme.px(8)
        y: chip.column ? Theme.px(5) : (chip.height - height) / 2
        name: chip.choice.sign ?? ""
        size: chip.column ? 20 : 18
        tint: chip.ink
        opacity: chip.struck && !chip.chosen ? 0.5 : 1
    }
    FitLabel {
        readonly property real taken: chip.column || sign.name === "" ? 0 : sign.width + Theme.px(8)
        x: Theme.px(4) + (Theme.rightToLeft ? 0 : taken)
        y: chip.column ? sign.y + sign.height : 0
        width: parent.width - taken - Theme.px(8)
        height: parent.height - y - (chip.column ? Theme.px(2) : 0)
        text: chip.choice.label ?? ""
        wraps: sign.name !== ""
        size: 13
        font.weight: chip.chosen ? Font.DemiBold : Font.Normal
        font.strikeout: chip.struck
        color: chip.ink
        horizontalAlignment: Text.AlignHCenter
    }
    FocusRing { corner: 8; shown: chip.activeFocus && Theme.keyboard }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
}
