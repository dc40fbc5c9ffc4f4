import QtQuick

// A heading in the display face.
Text {
    property real size: 16

    color: Theme.brassLight
    font.family: Theme.titleFont
    font.weight: Font.DemiBold
    font.pixelSize: Theme.titlePx(size)
    horizontalAlignment: Text.AlignLeft
    textFormat: Text.PlainText
    renderType: Text.QtRendering
}
