pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The case file in the middle of the table: three sealed cards and the person's leads. While
// a guess is made, its three cards are chosen here, by the arrows or in the notebook.
Item {
    id: box

    property var file: null
    property bool composing: false
    signal pressed(action: string)

    readonly property color ink: Theme.contrast ? "#000000" : "#2F200C"
    readonly property var colours: ({ place: "#2F6F73", weapon: "#8E2F33", person: "#6A4A86" })
    readonly property real slotWide: Math.min(Theme.px(96), (width - Theme.px(150) - 4 * Theme.px(12)) / 3)

    onComposingChanged: if (composing && Theme.keyboard) focusOn(0)

    function focusOn(place: int) {
        Theme.keyboard = true;
        (chosen.itemAt(Math.max(0, Math.min(2, place))) as Item)?.forceActiveFocus()
    }

    Rectangle {
        id: tab
        x: Theme.rightToLeft ? parent.width - width : 0
        y: folder.y + Theme.px(9) - height
        width: Math.max(Theme.px(112), title.implicitWidth + Theme.px(30))
        height: Math.max(Theme.px(32), title.implicitHeight + Theme.px(10))
        radius: Theme.px(8)
        color: Theme.contrast ? "#FFFFFF" : "#C9A466"

        Label {
            id: title
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(3)
            text: box.file?.title ?? ""
            size: 14
            font.weight: Font.DemiBold
            color: box.ink
        }
    }
    Rectangle {
        id: folder
        y: Theme.px(23)
        width: parent.width
        height: parent.height - y
        radius: Theme.px(8)
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.contrast ? "#FFFFFF" : "#E0BE82" }
            GradientStop { position: 0.6; color: Theme.contrast ? "#FFFFFF" : "#C9A05E" }
            GradientStop { position: 1; color: Theme.contrast ? "#FFFFFF" : "#B48C4C" }
        }
        Shadow { z: -1; kind: "shadow-plaque" }
    }
    Row {
        id: slots
        x: Theme.rightToLeft ? parent.width - width - Theme.px(16) : Theme.px(16)
        y: folder.y + Theme.px(12)
        spacing: Theme.px(12)
        layoutDirection: Theme.rightToLeft ? Qt.RightToLeft : Qt.LeftToRight

        Repeater {
            id: chosen
            model: 3
            Rectangle {
                id: slot
                required property int index
                readonly property var card: box.file?.slots[index] ?? null
                readonly property string symbol: card?.symbol ?? ""
                readonly property bool chosen: (card?.number ?? "") !== ""
                width: box.slotWide
                height: folder.height - Theme.px(24)
                radius: Theme.px(6)
                color: Theme.ivory
                border.width: box.composing ? Theme.px(2) : Theme.hairline
                border.color: box.composing ? (slot.chosen ? box.colours[slot.symbol] : Theme.lamp) : "#4D3C2306"
                activeFocusOnTab: true
                Accessible.role: box.composing ? Accessible.SpinBox : Accessible.StaticText
                Accessible.name: card?.label ?? ""
                Accessible.focusable: true
                Accessible.onIncreaseAction: box.pressed("next." + slot.symbol)
                Accessible.onDecreaseAction: box.pressed("previous." + slot.symbol)

                Keys.onUpPressed: box.pressed("previous." + slot.symbol)
                Keys.onDownPressed: box.pressed("next." + slot.symbol)
                Keys.onLeftPressed: box.focusOn(index + (Theme.rightToLeft ? 1 : -1))
                Keys.onRightPressed: box.focusOn(index + (Theme.rightToLeft ? -1 : 1))
                Keys.onReturnPressed: box.pressed("submit")
                Keys.onEnterPressed: box.pressed("submit")

                Icon {
                    visible: !slot.chosen || Theme.textScale <= 1.3
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(slot.chosen ? 6 : 8)
                    name: slot.symbol === "" ? "" : slot.chosen ? slot.card.icon : "last_call/sign-" + slot.symbol
                    size: slot.chosen ? 28 : 26
                    tint: box.colours[slot.symbol] ?? "#000000"
                }
                NumberLabel {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height - height - (slot.chosen ? Theme.px(5) + Math.max(Theme.px(20), name.height) : Theme.px(8))
                    text: slot.chosen ? slot.card.number : "?"
                    // Above a name there is no room for twice its size.
                    size: 20 * Math.min(1.3, Theme.textScale) / Theme.textScale
                    color: box.colours[slot.symbol] ?? "#000000"
                    Accessible.ignored: true
                }
                Label {
                    id: name
                    visible: slot.chosen
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height - height - Theme.px(3)
                    width: Math.min(implicitWidth, parent.width - Theme.px(8))
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                    text: slot.card?.item ?? ""
                    size: 13
                    color: Theme.ink
                    Accessible.ignored: true
                }
                component Arrow: ToolButton {
                    visible: box.composing
                    focusPolicy: Qt.NoFocus
                    size: 24
                    iconSize: 16
                    tint: Theme.ink2
                    anchors.verticalCenter: parent.verticalCenter
                }
                Arrow {
                    x: 0
                    iconName: "chevron-left"
                    text: box.file?.previous ?? ""
                    onClicked: box.pressed("previous." + slot.symbol)
                }
                Arrow {
                    x: slot.width - width
                    iconName: "chevron-right"
                    text: box.file?.next ?? ""
                    onClicked: box.pressed("next." + slot.symbol)
                }
                FocusRing { corner: 6; shown: slot.activeFocus && Theme.keyboard }
            }
        }
    }
    Column {
        id: leads
        readonly property real room: box.width - slots.width - Theme.px(48)
        // Large words: as large as lets every lead stand on the folder.
        readonly property real share: Theme.textScale <= 1.3 ? 1
            : Math.min(1.7 / Theme.textScale, (folder.height - Theme.px(20)) / Math.max(1, box.file?.leads.length ?? 0) / Theme.linePx(13))
        x: Theme.rightToLeft ? Theme.px(16) : slots.width + Theme.px(34)
        y: folder.y + Theme.px(10)
        width: room
        spacing: Theme.px(2)
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        Label {
            anchors.left: parent.left
            width: parent.width
            visible: (box.file?.noLeads ?? "") !== "" || Theme.textScale <= 1.3
            text: (box.file?.noLeads ?? "") === "" ? box.file?.leadsTitle ?? "" : box.file.noLeads
            size: 13
            font.weight: Font.DemiBold
            color: box.ink
            wrapMode: Text.WordWrap
        }
        Repeater {
            model: box.file?.leads ?? []
            Row {
                id: lead
                required property var modelData
                x: Theme.rightToLeft ? leads.width - width : 0
                spacing: Theme.px(6)
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: lead.modelData.icon
                    size: 18
                    tint: box.ink
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, leads.width - Theme.px(24))
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    text: lead.modelData.text
                    font.pixelSize: Math.max(1, Math.round(Theme.textPx(13) * leads.share))
                    color: box.ink
                }
            }
        }
    }
}
