import QtQuick
import Divan.Kit

// A heading with what belongs to it.
Column {
    id: section

    property string title: ""

    spacing: Theme.px(12)
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Title {
        width: section.width
        text: section.title
        size: 19
    }
}
