pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// The table of Don Legacy: the other detectives above, the piles and the two open rows in the
// middle with the reading pane beside them, the own sets and hand below. Sizes are in units of
// the window (`Theme.px`).
CardTable {
    id: table

    readonly property var detail: bridge.scene.detail ?? ({})
    readonly property var plaques: bridge.scene.plaques ?? []
    readonly property int places: detail.places ?? 0
    readonly property int piles: (detail.piles ?? []).length
    readonly property int rivals: (detail.seats ?? []).length
    readonly property var buttons: (bridge.scene.actions ?? []).filter(action => ["lay", "end", "linger"].includes(action.id.split(".")[0]))

    readonly property real wide: width / Theme.u
    readonly property real high: height / Theme.u
    // What is left over beyond 1020 x 672 goes between the rows and the columns.
    readonly property real spareHigh: Math.max(0, high - 672)
    readonly property real span: Math.min(wide, 1420)
    readonly property real edge: (wide - span) / 2
    readonly property real seatsTop: 14
    readonly property real middleTop: 86 + spareHigh * 0.15
    readonly property real rowGap: 8 + Math.min(24, spareHigh * 0.2)
    readonly property real middleHigh: 334 + rowGap
    readonly property real ownTop: high - 172 - 66 - spareHigh * 0.1
    readonly property real handTop: high - 172
    readonly property real trayLeft: edge + 152
    readonly property real pitch: Math.min(150, 124 + Math.max(0, span - 1020) / (2 * places + 2) + (places < 3 ? 14 : 0))
    readonly property real trayWide: 48 + places * pitch + 4
    readonly property real paneLeft: Math.max(trayLeft + trayWide + 16, edge + span - 16 - 460)
    readonly property real paneWide: edge + span - 16 - paneLeft

    roomForKeys: false
    cloth: ["#7A3A38", "#5A2729", "#3E191C", "#260F12"]

    // The other detectives; their hands and the cards of their sets lie behind the plates.
    component Whole: Zone {
        function outline(): rect {
            return Qt.rect(0, 0, width, height)
        }
    }
    Repeater {
        model: table.rivals

        Item {
            id: rival
            required property int index
            readonly property int seat: table.detail.seats[index]
            readonly property real part: Math.min(420, (table.span - 32 - 14 * (table.rivals - 1)) / Math.max(2, table.rivals))
            x: Theme.px(table.edge + 16 + index * (part + 14))
            y: Theme.px(table.seatsTop)
            width: Theme.px(part)
            height: Theme.px(62)

            SeatPlate {
                anchors.fill: parent
                player: table.plaques[rival.index + 1] ?? ({ name: "", portrait: "", line: "", score: "", to_act: false })
                sets: table.detail.sets?.[rival.index + 1] ?? []
                noSets: table.detail.noSets ?? ""
                setsLabel: table.detail.setsLabel?.[rival.index + 1] ?? ""
            }
            Zone {
                zoneId: "stash." + rival.seat
                table: table
                hidden: true
                cardWidth: 40
                x: Theme.px(12)
                width: Theme.px(44)
                height: parent.height
            }
            Zone {
                zoneId: "sets." + rival.seat
                table: table
                hidden: true
                cardWidth: 30
                x: parent.width * 0.6
                width: parent.width * 0.3
                height: parent.height
            }
            Whole {
                zoneId: "seat." + rival.seat
                table: table
                anchors.fill: parent
            }
        }
    }

    // The piles
    readonly property real stackHigh: (middleHigh - 22) / (piles + 1)
    readonly property real stackCard: piles > 1 ? 54 : Theme.textScale > 1.25 ? 66 : 84

    Pile {
        id: discards
        zoneId: "discard"
        table: table
        cardWidth: table.stackCard
        outlined: true
        x: Theme.px(table.edge + 78 - table.stackCard / 2)
        y: Theme.px(table.middleTop)
    }
    PileLabel { pile: discards }
    Repeater {
        model: table.piles

        Pile {
            id: stack
            required property int index
            zoneId: "pile." + table.detail.piles[index]
            table: table
            cardWidth: table.stackCard
            likely: 1
            x: discards.x
            edges: true
            outlined: true
            y: Theme.px(table.middleTop + table.stackHigh * (index + 1))

            PileLabel { pile: stack }
        }
    }
    Label {
        x: Theme.px(table.edge + 8)
        y: Theme.px(table.middleTop + table.middleHigh - 20)
        width: Theme.px(140)
        horizontalAlignment: Text.AlignHCenter
        text: table.detail.warning ?? ""
        size: 13
        color: Theme.lamp
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
    }

    // The open rows in their tray
    Item {
        x: Theme.px(table.trayLeft)
        y: Theme.px(table.middleTop)
        width: Theme.px(table.trayWide)
        height: Theme.px(table.middleHigh)

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(14)
            color: "#33000000"
            border.width: Theme.hairline
            border.color: Theme.contrast ? Theme.brass : "#38EACB8C"
        }
        Shadow { kind: "inset-tray" }
    }
    component RowTitle: Item {
        id: title
        required property string text
        width: Theme.px(34)
        height: Theme.px(157)

        Title {
            anchors.centerIn: parent
            width: parent.height
            rotation: -90
            horizontalAlignment: Text.AlignHCenter
            text: title.text
            size: 15
            color: Theme.tone("#EACB8C", "#FFF9EA", "#FFE2A0")
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
        }
    }
    RowTitle {
        text: table.detail.openClues ?? ""
        x: Theme.px(table.trayLeft + 8)
        y: Theme.px(table.middleTop + 10)
    }
    RowTitle {
        text: table.detail.openMysteries ?? ""
        x: Theme.px(table.trayLeft + 8)
        y: Theme.px(table.middleTop + 10 + 157 + table.rowGap)
    }
    component Place: Pile {
        cardWidth: 112
        outlined: true
        wordless: true
    }
    Repeater {
        model: table.places

        Place {
            required property int index
            zoneId: "clue." + index
            pickedLift: 6
            table: table
            x: Theme.px(table.trayLeft + 48 + index * table.pitch + (table.pitch - 124) / 2)
            y: Theme.px(table.middleTop + 10)
        }
    }
    Repeater {
        model: table.places

        Place {
            required property int index
            zoneId: "mystery." + index
            pickedLift: 6
            table: table
            x: Theme.px(table.trayLeft + 48 + index * table.pitch + (table.pitch - 124) / 2)
            y: Theme.px(table.middleTop + 10 + 157 + table.rowGap)
        }
    }

    ReadingPane {
        table: table
        x: Theme.px(table.paneLeft)
        y: Theme.px(table.middleTop)
        width: Theme.px(table.paneWide)
        height: Theme.px(table.middleHigh)
        onClauseAsked: clause => table.clauseAsked(clause)
    }

    // The person: plate, sets, and what can be done besides
    SeatPlate {
        id: own
        own: true
        player: table.plaques[0] ?? ({ name: "", portrait: "", line: "", score: "", to_act: false })
        x: Theme.px(table.edge + 16)
        y: Theme.px(table.ownTop)
        width: Theme.px(200)
        height: Theme.px(56)
    }
    Whole {
        id: lay
        zoneId: "lay"
        table: table
        x: Theme.px(table.edge + 228)
        y: Theme.px(table.ownTop + 2)
        width: Math.max(Theme.px(150), ownSets.width + Theme.px(24))
        height: Theme.px(52)
    }
    Row {
        id: ownSets
        x: Theme.px(table.edge + 240)
        y: Theme.px(table.ownTop + 28) - height / 2
        spacing: Theme.px(12)
        layoutDirection: Theme.rightToLeft ? Qt.RightToLeft : Qt.LeftToRight

        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: table.detail.yourSets ?? ""
            size: 14
            color: Theme.clothText
        }
        Label {
            visible: laid.sets.length === 0
            anchors.verticalCenter: parent.verticalCenter
            text: table.detail.noSets ?? ""
            size: 13
            color: Theme.clothText
            opacity: 0.8
        }
        LaidSets {
            id: laid
            visible: sets.length > 0
            anchors.verticalCenter: parent.verticalCenter
            sets: table.detail.sets?.[0] ?? []
            tile: 30
            most: Theme.px(250)
        }
        NumberLabel {
            visible: laid.sets.length > 0
            anchors.verticalCenter: parent.verticalCenter
            text: table.detail.setPoints ?? ""
            size: 20
            color: Theme.tone("#EACB8C", "#FFF9EA", "#FFE2A0")
        }
    }
    Zone {
        zoneId: "sets." + (table.detail.own ?? 0)
        table: table
        hidden: true
        cardWidth: 40
        x: lay.x
        y: lay.y
        width: lay.width
        height: lay.height
    }
    Row {
        x: Theme.px(table.edge + table.span - 16) - width
        y: Theme.px(table.ownTop + 28) - height / 2
        spacing: Theme.px(10)

        Label {
            visible: text !== "" && Theme.textScale < 1.3
            anchors.verticalCenter: parent.verticalCenter
            text: table.detail.atHand ?? ""
            size: 13
            color: Theme.clothText
        }
        Repeater {
            model: table.buttons.length
            PushButton {
                required property int index
                readonly property var deed: table.buttons[index] ?? null
                size: 38
                text: deed?.label ?? ""
                primary: deed?.primary ?? false
                onClicked: table.bridge.act(deed.id)
            }
        }
    }

    Fan {
        zoneId: "hand"
        table: table
        cardWidth: 112
        step: 124
        turn: 0
        bow: 0
        showsRight: Theme.rightToLeft
        z: 10
        x: Theme.px(table.edge + 14)
        y: Theme.px(table.handTop)
        width: Theme.px(table.span - 28)
        height: Theme.px(171)
    }

    // Buttons by keys, wherever the focus is
    Instantiator {
        model: (table.bridge.scene.actions ?? []).filter(action => action.key !== "")
        Shortcut {
            required property var modelData
            enabled: table.visible && !table.asleep
            sequence: modelData.key
            onActivated: table.bridge.act(modelData.id)
        }
    }
}
