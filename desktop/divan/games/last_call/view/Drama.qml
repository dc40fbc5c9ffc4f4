pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A final investigation as a small drama: the three cards that were named turn over one by
// one, each with who holds it, then the verdict. A click or any hurry ends it.
Item {
    id: drama

    // Of `view/drama.py`: ply, title, faces, holders, verdict, right.
    property var play: ({})
    required property Component face
    required property CardTable hurried
    property var shownPlay: ({})
    property int step: 0

    visible: step > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: visible ? [shownPlay.title, shownPlay.verdict].join(". ") : ""

    onPlayChanged: {
        if (play.ply === undefined) {
            end()
            return
        }
        if (play.ply === shownPlay.ply)
            return
        shownPlay = play
        step = Theme.reducedMotion ? 5 : 1
        clock.restart()
    }
    function end() {
        step = 0
        clock.stop()
    }

    Timer {
        id: clock
        interval: drama.step < 5 ? 750 : 2600
        onTriggered: {
            drama.step = drama.step < 5 ? drama.step + 1 : 0
            if (drama.step > 0)
                restart()
        }
    }
    Connections {
        target: drama.hurried
        function onHurried() { drama.end() }
    }
    Rectangle {
        anchors.fill: parent
        color: "#8C08101C"
        TapHandler { onTapped: drama.end() }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(40), Theme.px(560) * Math.min(1.6, Theme.textScale))
        height: body.implicitHeight + Theme.px(44)
        radius: Theme.px(16)
        color: Theme.box
        border.width: Theme.hairline
        border.color: Theme.brass

        Shadow { z: -1; kind: "shadow-sheet" }
        Column {
            id: body
            y: Theme.px(22)
            width: parent.width
            spacing: Theme.px(14)

            Title {
                anchors.horizontalCenter: parent.horizontalCenter
                text: drama.shownPlay.title ?? ""
                size: 22
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(20)

                Repeater {
                    model: 3
                    Column {
                        id: named
                        required property int index
                        readonly property bool up: drama.step > index + 1
                        width: Theme.px(150)
                        spacing: Theme.px(8)

                        Item {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Theme.px(112)
                            height: Theme.px(157)
                            transform: Scale {
                                origin.x: Theme.px(56)
                                xScale: turn.value
                            }
                            QtObject {
                                id: turn
                                property real value: named.up ? 1 : 0.98
                                Behavior on value { NumberAnimation { duration: Theme.ms(200) } }
                            }
                            Rectangle {
                                anchors.fill: parent
                                radius: Theme.px(9)
                                color: Theme.ivory
                            }
                            Loader {
                                anchors.fill: parent
                                visible: named.up
                                active: drama.visible
                                sourceComponent: drama.face
                                onLoaded: (item as GameFace).face = Qt.binding(() => drama.shownPlay.faces?.[named.index] ?? null)
                            }
                            CardBack {
                                anchors.fill: parent
                                visible: !named.up
                            }
                        }
                        Label {
                            anchors.horizontalCenter: parent.horizontalCenter
                            opacity: named.up ? 1 : 0
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: drama.shownPlay.holders?.[named.index] ?? ""
                            size: 14
                            wrapMode: Text.WordWrap
                        }
                    }
                }
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(8)
                opacity: drama.step > 4 ? 1 : 0
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: drama.shownPlay.right ?? false ? "circle-check" : "ban"
                    size: 20
                    tint: drama.shownPlay.right ?? false ? Theme.good : Theme.bad
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: drama.shownPlay.verdict ?? ""
                    size: 16
                    font.weight: Font.DemiBold
                    color: drama.shownPlay.right ?? false ? Theme.good : Theme.bad
                }
            }
        }
    }
}
