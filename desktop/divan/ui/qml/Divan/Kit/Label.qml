import QtQuick

// Body text, in the size it has at 1280 x 720.
Text {
    property real size: 15

    color: Theme.text
    font.family: Theme.bodyFont
    font.pixelSize: Theme.textPx(size)
    horizontalAlignment: Text.AlignLeft
    textFormat: Text.PlainText
    renderType: Text.QtRendering
}
