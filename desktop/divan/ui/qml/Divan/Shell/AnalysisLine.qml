import QtQuick
import Divan.Kit

// A decision: what was done, what the strongest opponent would have done, and the cost.
Item {
    id: row

    required property int index
    required property int ply
    required property string number
    required property string made
    required property string advice
    required property string cost
    required property bool free
    required property real share
    required property int rank
    required property string line

    // How much room is left at either side.
    property real side: 0
    property bool current: false
    // True where the keyboard is on this line.
    property bool ringed: false

    signal pointed()
    signal chosen()

    implicitHeight: Math.max(words.implicitHeight, price.implicitHeight) + Theme.px(16)
    Accessible.role: Accessible.ListItem
    Accessible.name: line
    Accessible.focusable: true
    Accessible.selected: current
    Accessible.onPressAction: row.chosen()

    Rectangle {
        id: ground
        anchors.fill: parent
        anchors.leftMargin: row.side
        anchors.rightMargin: row.side
        radius: Theme.px(10)
        color: tap.pressed ? "#338A6730" : hover.hovered ? "#248A6730" : row.index % 2 ? "transparent" : "#148A6730"
        FocusRing { corner: 10; shown: row.ringed }
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        id: tap
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            row.pointed()
            row.chosen()
        }
    }
    Label {
        id: place
        anchors.left: ground.left
        anchors.leftMargin: Theme.px(6)
        anchors.baseline: words.top
        anchors.baselineOffset: Math.round(font.pixelSize * 1.25)
        width: Theme.px(38) * Theme.textScale
        horizontalAlignment: Text.AlignRight
        text: row.number
        size: 13
        color: Theme.ink3
        Accessible.ignored: true
    }
    Column {
        id: words
        anchors.left: place.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: price.left
        anchors.rightMargin: Theme.px(14)
        y: Theme.px(8)
        spacing: Theme.px(2)

        Label {
            width: parent.width
            text: row.made
            font.weight: Font.Medium
            color: Theme.ink
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            visible: row.advice !== ""
            width: parent.width
            text: row.advice
            size: 13
            color: Theme.ink2
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Column {
        id: price
        anchors.right: ground.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(8)
        width: Math.min(Theme.px(130) * Theme.textScale, ground.width * 0.3)
        spacing: Theme.px(5)

        Row {
            anchors.right: parent.right
            spacing: Theme.px(8)

            AnalysisBadge {
                visible: row.rank > 0
                anchors.verticalCenter: parent.verticalCenter
                rank: row.rank
                size: 18
            }
            Icon {
                visible: row.advice === ""
                anchors.verticalCenter: parent.verticalCenter
                name: "check"
                size: 16 * Theme.pictureScale
                tint: Theme.plusGreen
            }
            Label {
                width: Math.min(implicitWidth, price.width - (row.rank > 0 || row.advice === "" ? Theme.px(28) * Theme.pictureScale : 0))
                text: row.advice === "" ? qsTr("the same") : row.cost
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignRight
                size: row.free ? 13 : 15
                font.weight: row.free ? Font.Normal : Font.DemiBold
                color: row.free ? Theme.ink3 : row.rank > 0 ? Theme.minusRed : Theme.ink
                Accessible.ignored: true
            }
        }
        Rectangle {
            visible: row.share > 0
            anchors.right: parent.right
            width: Math.max(height, price.width * row.share)
            height: Theme.px(4)
            radius: height / 2
            color: row.rank > 0 ? Theme.minusRed : Theme.brassDark
        }
    }
}
