import QtQuick
import Divan.Kit

// A table in the colours of one theme, whatever theme is chosen now.
Rectangle {
    id: picture

    required property string theme
    readonly property var colours: ({
        lamp: { cloth: "#2A5645", bar: "#2C1E15", line: "#C99C4B" },
        daylight: { cloth: "#3F8067", bar: "#F6ECD6", line: "#9C7430" },
        contrast: { cloth: "#000000", bar: "#000000", line: "#FFC95C" }
    }[theme])

    implicitWidth: Theme.px(104)
    implicitHeight: Theme.px(62)
    radius: Theme.px(5)
    color: colours.cloth
    border.width: Theme.hairline
    border.color: colours.line
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.ignored: true

    Rectangle {
        width: parent.width
        height: Theme.px(10)
        topLeftRadius: parent.radius
        topRightRadius: parent.radius
        color: picture.colours.bar
        border.width: Theme.hairline
        border.color: picture.colours.line
    }
    Repeater {
        model: ["#F5C518", "#0B3C7D", "#B3202C"]
        Rectangle {
            required property string modelData
            required property int index
            x: Theme.px(18 + index * 24)
            y: Theme.px(22)
            width: Theme.px(20)
            height: Theme.px(28)
            radius: Theme.px(3)
            color: Theme.ivory
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.px(2)
                radius: Theme.px(2)
                color: parent.modelData
            }
        }
    }
}
