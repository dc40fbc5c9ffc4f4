import QtQuick
import Divan.Kit

// What a check has shown, and whether all is well by it; said by the icon too, not by colour alone.
Row {
    id: finding

    required property string text
    required property bool holds

    spacing: Theme.px(8)
    Accessible.role: Accessible.ListItem
    Accessible.name: text

    Icon {
        id: sign
        name: finding.holds ? "circle-check" : "triangle-alert"
        size: 18 * Theme.pictureScale
        tint: finding.holds ? Theme.good : Theme.bad
    }
    Label {
        width: finding.width - sign.width - finding.spacing
        text: finding.text
        wrapMode: Text.WordWrap
        color: finding.holds ? Theme.text : Theme.bad
        Accessible.ignored: true
    }
}
