import QtQuick
import Divan.Kit

// Words that become smaller rather than leave their box; on several lines if `wraps`. At the
// usual size one line has the height it needs, so that only large words are measured against it.
Label {
    property bool wraps: false
    readonly property bool measured: Theme.largeText && !wraps
    // A line has more air than letters need above and below: in Persian a little less.
    readonly property int highest: Math.floor(height / (Theme.rightToLeft ? 1.4 : 1.26))

    clip: measured
    font.pixelSize: measured ? Math.max(minimumPixelSize, Math.min(Theme.textPx(size), highest)) : Theme.textPx(size)
    fontSizeMode: wraps ? Text.Fit : Text.HorizontalFit
    minimumPixelSize: Math.max(8, Math.round(Theme.px(9)))
    wrapMode: wraps ? Text.WordWrap : Text.NoWrap
    lineHeight: wraps ? (Theme.rightToLeft ? 0.93 : 0.86) : 1
    topPadding: verticalAlignment !== Text.AlignVCenter ? 0 : measured ? Math.round(font.pixelSize * 0.14) : Theme.px(2)
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
