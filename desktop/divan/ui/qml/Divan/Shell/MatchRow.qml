pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A match in the library: what and against whom, when, how it stands, and what can be done.
Item {
    id: row

    required property int index
    required property string match
    required property string game
    required property string title
    required property string players
    required property var portraits
    required property string when
    required property string standing
    required property string end
    required property string remark
    required property bool over
    required property bool readable
    required property string trouble

    property bool current: false
    // True where the keyboard is on this line.
    property bool ringed: false

    signal pointed()
    signal opened()
    signal replayed()
    signal analysed()
    signal verified()
    signal exported()
    signal removed()

    readonly property bool roomy: width > Theme.px(760) * Theme.textScale
    readonly property bool analysable: readable && over && end !== "bots"
    readonly property bool active: current || hover.hovered
    readonly property var signs: ({ won: "trophy", lost: "x", drawn: "minus", given_up: "flag", bots: "bot" })

    implicitHeight: Math.max(Theme.px(72), words.implicitHeight + Theme.px(20), deeds.implicitHeight + Theme.px(20))
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, players, standing, remark, when, trouble].filter(part => part !== "").join(", ")
    Accessible.focusable: true
    Accessible.selected: current
    Accessible.onPressAction: row.opened()

    Plate {
        anchors.fill: parent
        lit: row.current
        opacity: row.active ? 1 : 0.8
        FocusRing { corner: 12; shown: row.ringed }
    }
    HoverHandler { id: hover }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: row.pointed()
        onDoubleTapped: row.opened()
    }

    Icon {
        id: emblem
        visible: row.readable
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        name: row.readable ? row.game + "/emblem" : ""
        size: 34
        tint: Theme.brass
    }
    Icon {
        visible: !row.readable
        anchors.centerIn: emblem
        name: "triangle-alert"
        size: 24
        tint: Theme.text2
    }
    Row {
        id: faces
        anchors.left: emblem.right
        anchors.leftMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: -Theme.px(12)
        opacity: row.readable ? 1 : 0.4

        Repeater {
            model: row.portraits
            Avatar {
                required property string modelData
                portrait: modelData
                size: 40
            }
        }
    }
    Column {
        id: words
        anchors.left: faces.right
        anchors.leftMargin: Theme.px(16)
        anchors.right: row.roomy ? result.left : deeds.left
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        opacity: row.readable ? 1 : 0.75

        Label {
            width: parent.width
            text: row.title
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: row.readable ? row.players : row.trouble
            size: row.readable ? 14 : 13
            color: Theme.text2
            wrapMode: row.readable ? Text.NoWrap : Text.WordWrap
            elide: row.readable ? Text.ElideRight : Text.ElideNone
            Accessible.ignored: true
        }
        Label {
            visible: !row.roomy
            width: parent.width
            text: [row.standing, row.remark, row.when].filter(part => part !== "").join(" · ")
            size: 13
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Column {
        id: result
        visible: row.roomy
        anchors.right: deeds.left
        anchors.rightMargin: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(250) * Math.min(1.4, Theme.textScale)
        opacity: row.readable ? 1 : 0.75

        Row {
            width: parent.width
            spacing: Theme.px(8)

            // As wide for both, so that the words after them stand below each other.
            Item {
                id: lead
                anchors.verticalCenter: parent.verticalCenter
                width: sign.width
                height: sign.height

                LampDot {
                    visible: !row.over
                    anchors.centerIn: parent
                }
                Icon {
                    id: sign
                    visible: row.over
                    name: row.signs[row.end] ?? ""
                    size: 16 * Theme.pictureScale
                    tint: row.end === "won" ? Theme.good : Theme.text2
                }
            }
            Label {
                id: standing
                text: row.standing
                font.weight: Font.Medium
                color: row.end === "won" ? Theme.good : row.over ? Theme.text : Theme.brassLight
                Accessible.ignored: true
            }
            Label {
                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, result.width - standing.width - lead.width - Theme.px(20))
                elide: Text.ElideRight
                text: row.remark
                size: 13
                color: Theme.text2
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            text: row.when
            size: 13
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    MatchDeeds {
        id: deeds
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        row: row
    }
}
