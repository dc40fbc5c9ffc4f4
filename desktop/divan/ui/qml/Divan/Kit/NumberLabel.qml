import QtQuick

// A number in lining figures, or in Persian digits.
Text {
    property real size: 24

    color: Theme.text
    font.family: Theme.numberFont
    font.weight: Theme.numberWeight
    font.pixelSize: Theme.textPx(size)
    horizontalAlignment: Text.AlignRight
    textFormat: Text.PlainText
    renderType: Text.QtRendering
}
