pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Divan.Kit

// What the signs of the chart mean.
Flow {
    id: legend

    required property string average

    spacing: Theme.px(16)

    Repeater {
        model: [
            { end: "won", text: qsTr("won", "a match in the chart") },
            { end: "lost", text: qsTr("lost", "a match in the chart") },
            { end: "drawn", text: qsTr("draw", "a match in the chart") }
        ]
        Row {
            id: entry
            required property var modelData
            spacing: Theme.px(6)

            ChartPoint {
                anchors.verticalCenter: parent.verticalCenter
                end: entry.modelData.end
            }
            Label {
                text: entry.modelData.text
                size: 13
                color: Theme.text2
            }
        }
    }
    Row {
        visible: legend.average !== ""
        spacing: Theme.px(6)

        Shape {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(22)
            height: Theme.px(2)
            ShapePath {
                strokeWidth: Theme.px(1.5)
                strokeColor: Theme.text2
                strokeStyle: ShapePath.DashLine
                dashPattern: [4, 4]
                fillColor: "transparent"
                startY: 1
                PathLine { x: Theme.px(22); y: 1 }
            }
        }
        Label {
            text: qsTr("average %1").arg(legend.average)
            size: 13
            color: Theme.text2
        }
    }
}
