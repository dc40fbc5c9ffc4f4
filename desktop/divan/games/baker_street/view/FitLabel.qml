import QtQuick
import Divan.Kit

// Words that become smaller rather than leave their box; on several lines if `wraps`.
Label {
    property bool wraps: false

    fontSizeMode: wraps ? Text.Fit : Text.HorizontalFit
    minimumPixelSize: Math.max(8, Math.round(Theme.px(9)))
    wrapMode: wraps ? Text.WordWrap : Text.NoWrap
    lineHeight: wraps ? (Theme.rightToLeft ? 0.93 : 0.86) : 1
    topPadding: verticalAlignment === Text.AlignVCenter ? Theme.px(2) : 0
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
