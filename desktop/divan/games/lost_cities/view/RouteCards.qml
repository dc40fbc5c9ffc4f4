pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The cards of a route on the score sheet, small, beside one another. They rise from left to
// right in every language.
Row {
    id: cards

    required property string suit
    // The numbers; nothing for an investment.
    required property var numbers
    // How much room they have: where it is short they are narrower.
    required property real most

    readonly property var colours: ({ yellow: "#F5C518", blue: "#0B3C7D", white: "#FFFFFF", green: "#3FB27F", red: "#B3202C" })
    readonly property color ink: suit === "blue" || suit === "red" ? "#FFFFFF" : "#141414"
    readonly property real wide: Math.min(Theme.px(29) * Theme.pictureScale, most / Math.max(1, numbers.length) - spacing)

    LayoutMirroring.enabled: false
    spacing: Theme.px(6)

    Repeater {
        model: cards.numbers
        Rectangle {
            id: chip
            required property string modelData
            width: cards.wide
            height: Theme.px(38) * Theme.pictureScale
            radius: Theme.px(5)
            color: Theme.ivory
            border.width: Theme.hairline
            border.color: "#40000000"

            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.px(2)
                radius: Theme.px(4)
                color: cards.colours[cards.suit]
                border.width: cards.suit === "white" ? Theme.hairline : 0
                border.color: "#26000000"

                Icon {
                    anchors.centerIn: parent
                    visible: chip.modelData === ""
                    name: "lost_cities/handshake"
                    size: Math.min(18 * Theme.pictureScale, parent.width / Theme.u - 3)
                    tint: cards.ink
                }
                NumberLabel {
                    id: number
                    anchors.centerIn: parent
                    text: chip.modelData
                    size: chip.modelData.length > 1 ? 13 : 16
                    color: cards.ink
                    // Never wider than its card, whatever the size of the words.
                    scale: Math.min(1, (parent.width - Theme.px(2)) / Math.max(1, implicitWidth))
                    Accessible.ignored: true
                }
            }
        }
    }
}
