import QtQuick
import QtQuick.Templates as T
import Divan.Kit

// A game in its box on the shelf, with what was won below.
T.Button {
    id: gameBox

    required property var box
    property real boxHeight: Theme.px(272)
    // How high the plate with the words has to be, and how high it is.
    readonly property real plateWish: words.implicitHeight + Theme.px(18)
    property real plateHigh: plateWish
    // How high the line below the plank is.
    readonly property real recordHigh: record.implicitHeight
    signal opened()

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onClicked: opened()
    Keys.onPressed: event => Theme.enter(event, gameBox)
    Accessible.role: Accessible.Button
    Accessible.name: [box.title, box.line, box.record].join(", ")

    background: Item {}
    contentItem: Item {
        Item {
            id: lid
            width: parent.width
            height: gameBox.boxHeight
            y: gameBox.hovered || gameBox.visualFocus ? -Theme.px(6) : 0
            Behavior on y { NumberAnimation { duration: Theme.ms(120); easing.type: Easing.OutCubic } }

            Shadow { kind: "shadow-hover" }
            // The side of the box
            Rectangle {
                x: parent.width - Theme.px(1)
                y: Theme.px(5)
                width: Theme.px(9)
                height: parent.height - Theme.px(5)
                topRightRadius: Theme.px(4)
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: "#5C462F" }
                    GradientStop { position: 1; color: "#2B1E13" }
                }
            }
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(6)
                color: Theme.ivory
            }
            Image {
                width: parent.width
                height: parent.height - gameBox.plateHigh
                source: gameBox.box.cover
                fillMode: Image.PreserveAspectCrop
                // As wide as the box, whatever of it is shown: the shelf is as high as it may be
                // only when all else has found its place.
                sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), 0)
                clip: true
            }
            Rectangle {
                y: parent.height - gameBox.plateHigh
                width: parent.width
                height: Theme.px(1.5)
                color: "#C99C4B"
            }
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(6)
                color: "transparent"
                border.width: Theme.px(1.5)
                border.color: "#47FFFFFF"
            }
            Column {
                id: words
                x: Theme.px(14)
                y: parent.height - gameBox.plateHigh + Theme.px(6)
                width: parent.width - Theme.px(28)

                Title {
                    width: parent.width
                    text: gameBox.box.title
                    size: 21
                    color: Theme.ink
                    wrapMode: Text.WordWrap
                    lineHeight: 0.9
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: gameBox.box.line
                    size: 13
                    color: Theme.ink2
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
            FocusRing { corner: 6; shown: gameBox.visualFocus }
        }
        Label {
            id: record
            y: gameBox.boxHeight + Theme.px(28)
            width: parent.width
            wrapMode: Text.WordWrap
            text: gameBox.box.record
            size: 13
            color: Theme.text2
            Accessible.ignored: true
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
