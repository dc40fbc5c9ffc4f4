import QtQuick
import Divan.Kit

// A group of settings on a plate, below its heading.
Section {
    id: section

    default property alias rows: stack.data

    spacing: Theme.px(8)

    Item {
        width: section.width
        height: stack.implicitHeight + Theme.px(16)

        Plate { anchors.fill: parent }
        Column {
            id: stack
            x: Theme.px(16)
            y: Theme.px(8)
            width: parent.width - 2 * x
        }
    }
}
