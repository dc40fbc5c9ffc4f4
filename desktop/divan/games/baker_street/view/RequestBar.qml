pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// What is asked for: two chips.
Item {
    id: bar

    required property var request

    LayoutMirroring.enabled: Theme.rightToLeft
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.StaticText
    Accessible.name: [bar.request.who, ...bar.request.things.map(thing => thing.label)].join(" ")

    Plate { anchors.fill: parent }
    Row {
        id: row
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        readonly property real chipRoom: (bar.width - Theme.px(46) - who.width - and.width) / 2

        FitLabel {
            id: who
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bar.width * (bar.request.things.length > 0 ? 0.26 : 0.9))
            height: bar.height - Theme.px(8)
            text: bar.request.who
            size: 14
            color: Theme.text2
        }
        Repeater {
            model: bar.request.things
            Row {
                id: part
                required property var modelData
                required property int index
                anchors.verticalCenter: parent?.verticalCenter
                spacing: Theme.px(8)

                FitLabel {
                    visible: part.index > 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: and.width
                    height: Theme.px(30)
                    text: and.text
                    size: 14
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(row.chipRoom, sign.width + name.implicitWidth + Theme.px(30))
                    height: Theme.px(34)
                    radius: height / 2
                    color: Theme.ivory
                    border.width: Theme.hairline
                    border.color: "#8A6730"

                    Item {
                        id: sign
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(5)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(25)
                        height: width
                        Face {
                            anchors.fill: parent
                            suspect: part.modelData.portrait
                        }
                        Icon {
                            anchors.centerIn: parent
                            name: part.modelData.sign
                            size: 18
                            tint: "#5A4326"
                        }
                    }
                    FitLabel {
                        id: name
                        anchors.left: sign.right
                        anchors.leftMargin: Theme.px(6)
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        height: parent.height
                        text: part.modelData.label
                        size: 14
                        font.weight: Font.DemiBold
                        color: Theme.ink
                    }
                }
            }
        }
        FitLabel {
            visible: bar.request.missing !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, row.chipRoom)
            height: bar.height - Theme.px(8)
            text: bar.request.missing
            size: 14
            color: Theme.number
        }
    }
    Label {
        id: and
        visible: false
        text: bar.request.and
        size: 14 * Math.min(1.2, Theme.textScale) / Theme.textScale
    }
}
