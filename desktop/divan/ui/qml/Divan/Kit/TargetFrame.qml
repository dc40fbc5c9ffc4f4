import QtQuick

// The glow around a place where the picked card may go, with what would happen there.
Item {
    id: frame

    required property Zone zone
    property bool under: false
    objectName: "target of " + zone.zoneId
    readonly property rect place: zone.outline()
    readonly property point origin: {
        // Read so that the frame follows when the zone moves, or anything that it lies on.
        let moved = 0
        for (let item = zone; item && item !== zone.table; item = item.parent)
            moved += item.x + item.y + item.width + item.height
        return isNaN(moved) ? Qt.point(0, 0) : zone.mapToItem(zone.table, place.x, place.y)
    }

    x: origin.x
    y: origin.y
    width: place.width
    height: place.height
    Accessible.ignored: true

    FocusRing { corner: 8; shown: frame.zone.glows && frame.zone.activeFocus && Theme.keyboard }
    AdviceRing { shown: frame.zone.visible && frame.zone.table.advised.includes(frame.zone.zoneId) }
    Rectangle {
        visible: frame.zone.aimed && frame.zone.glows
        anchors.fill: parent
        anchors.margins: -Theme.px(5)
        radius: Theme.px(10)
        color: frame.under ? "#52FFD978" : "#1AFFD978"
        border.width: Theme.px(frame.under ? 3 : 2)
        border.color: Theme.lamp

        Shadow { kind: "glow-target" }
    }
    Rectangle {
        visible: frame.zone.aimed && frame.zone.glows && !frame.zone.wordless
        anchors.horizontalCenter: parent.horizontalCenter
        y: frame.zone.count === "" ? parent.height - height + Theme.px(10) : (parent.height - height) / 2
        width: word.implicitWidth + Theme.px(24)
        height: Math.max(Theme.px(26), word.implicitHeight + Theme.px(4))
        radius: height / 2
        color: Theme.lamp

        Label {
            id: word
            anchors.centerIn: parent
            topPadding: Theme.px(2)
            text: frame.zone.target
            size: 13
            font.weight: Font.DemiBold
            color: Theme.lampText
        }
    }
}
