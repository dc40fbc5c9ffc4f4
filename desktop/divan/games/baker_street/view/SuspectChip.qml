import QtQuick
import Divan.Kit

// A suspect to ask about.
Zone {
    id: chip

    required property var suspect

    glows: false

    function outline(): rect {
        return Qt.rect(0, 0, width, height)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: chip.suspect.chosen ? "#33FFD978" : hover.hovered ? Theme.washHover : Theme.wash
        border.width: chip.suspect.chosen ? Theme.px(2) : Theme.hairline
        border.color: chip.suspect.chosen ? Theme.lamp : Theme.plateEdge
    }
    Face {
        id: face
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(Theme.largeText ? 3 : 6)
        suspect: chip.suspect.id
        size: Theme.largeText ? Math.max(20, (chip.height - name.height) / Theme.u - 5) : Math.max(24, (chip.height - name.height) / Theme.u - 12)
        opacity: chip.suspect.struck ? 0.45 : 1
    }
    FitLabel {
        id: name
        x: Theme.px(3)
        width: parent.width - Theme.px(6)
        height: Theme.px(24) * Math.min(1.25, Theme.textScale)
        y: parent.height - height - Theme.px(2)
        text: chip.suspect.label
        size: 13
        font.weight: Font.DemiBold
        font.strikeout: chip.suspect.struck
        color: chip.suspect.struck ? Theme.text2 : Theme.text
        horizontalAlignment: Text.AlignHCenter
    }
    FocusRing { corner: 10; shown: chip.activeFocus && Theme.keyboard }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
}
