pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The form before a match, built from the game's options: presets, opponents, each choice
// with the clause it changes, the seed.
Page {
    id: page

    objectName: "setUpPage"
    readonly property SetUpBridge bridge: app.setUp
    property bool details: false
    property bool seedWrong: false
    readonly property bool again: bridge.dailyLine !== ""

    title: bridge.title
    emblem: bridge.game === "" ? "" : bridge.game + "/emblem"

    // What was chosen stays with the bridge, so that a look into the rulebook costs nothing.
    Component.onCompleted: details = bridge.preset === ""

    function begin() {
        bridge.start()
        tableAsked()
    }

    Scroll {
        id: scroll
        anchors.fill: parent
        anchors.bottomMargin: foot.height
        contentHeight: form.implicitHeight + Theme.px(48)

        Column {
            id: form
            x: (scroll.width - width) / 2
            y: Theme.px(24)
            width: Math.min(Theme.px(1040), scroll.width - Theme.px(64))
            spacing: Theme.px(20)

            // The deal of the day
            Section {
                objectName: "daily"
                width: parent.width
                title: page.bridge.dailyTitle
                visible: page.bridge.daily

                Label {
                    width: parent.width
                    text: qsTr("The deal of the day: everyone plays the same cards by the first set of rules.")
                    wrapMode: Text.WordWrap
                }
                Label {
                    visible: page.again
                    width: parent.width
                    text: page.bridge.dailyLine
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                }
                Label {
                    visible: page.again
                    width: parent.width
                    text: qsTr("Your first match is the one that counts; another try is practice.")
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                }
            }

            // Presets
            Section {
                width: parent.width
                title: qsTr("Rules")
                visible: !page.bridge.daily

                Row {
                    width: parent.width
                    spacing: Theme.px(16)

                    Repeater {
                        id: presets
                        model: page.bridge.presets
                        PresetCard {
                            required property var modelData
                            width: (parent.width - (presets.count - 1) * Theme.px(16)) / presets.count
                            title: modelData.label
                            note: modelData.note
                            checked: page.bridge.preset === modelData.id
                            onClicked: page.bridge.choosePreset(modelData.id)
                        }
                    }
                }
                Item {
                    width: parent.width
                    height: more.implicitHeight

                    Link {
                        id: more
                        anchors.left: parent.left
                        text: page.details ? qsTr("Hide the single rules") : page.bridge.preset === "" ? qsTr("Show the single rules (your own mix)") : qsTr("Show and change the single rules")
                        onFollowed: page.details = !page.details
                    }
                }
                Column {
                    width: parent.width
                    visible: page.details
                    spacing: Theme.px(4)

                    Repeater {
                        model: page.details ? page.bridge.choices : []
                        ChoiceRow {
                            required property var modelData
                            width: parent.width
                            choice: modelData
                            onChosen: value => page.bridge.choose(modelData.field, value)
                            onClauseAsked: clause => page.pageAsked("rulebook", { game: page.bridge.game, clause: clause })
                        }
                    }
                }
            }

            // Opponents
            Section {
                width: parent.width
                title: page.bridge.opponents.length > 1 ? qsTr("Opponents") : qsTr("Opponent")

                Row {
                    visible: page.bridge.playerCounts.length > 1
                    spacing: Theme.px(12)
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("Players")
                    }
                    Choices {
                        values: page.bridge.playerCounts
                        value: page.bridge.players
                        label: qsTr("Players")
                        onChosen: value => page.bridge.choosePlayers(value)
                    }
                }
                Repeater {
                    model: page.bridge.opponents
                    Row {
                        id: seat
                        required property var modelData
                        required property int index
                        width: parent.width
                        spacing: Theme.px(12)

                        Repeater {
                            model: page.bridge.levels
                            OpponentCard {
                                required property var modelData
                                width: (seat.width - 3 * Theme.px(12)) / 4
                                portrait: modelData.level
                                title: modelData.name
                                note: modelData.temper
                                checked: seat.modelData.level === modelData.level
                                onClicked: page.bridge.chooseLevel(seat.index, modelData.level)
                            }
                        }
                    }
                }
            }

            // The deal
            Section {
                width: parent.width
                title: qsTr("The deal")
                visible: !page.bridge.daily

                Row {
                    spacing: Theme.px(16)
                    Field {
                        id: seed
                        label: qsTr("Seed")
                        placeholderText: qsTr("Left to chance")
                        text: page.bridge.seed
                        wrong: page.seedWrong
                        maximumLength: 64
                        onTextEdited: page.seedWrong = !page.bridge.chooseSeed(text)
                        onAccepted: page.begin()
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        width: form.width - seed.width - parent.spacing
                        text: page.seedWrong ? qsTr("A seed has 1 to 64 printable characters.") : qsTr("A seed deals the same cards again; a friend with the same seed gets them too.")
                        size: 13
                        color: page.seedWrong ? Theme.bad : Theme.text2
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
    }

    Rectangle {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(Theme.px(76), begin.implicitHeight + Theme.px(28))
        color: Theme.foot

        Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }
        Row {
            x: (parent.width - form.width) / 2
            width: form.width
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(12)

            PushButton {
                id: begin
                primary: true
                focus: true
                size: 44
                iconName: "play"
                text: page.again ? qsTr("Play it again for practice") : qsTr("Start the match")
                enabled: !page.seedWrong
                onClicked: page.begin()
            }
            PushButton {
                objectName: "learn"
                visible: !page.bridge.daily
                size: 44
                iconName: "graduation-cap"
                text: qsTr("Learn it at the table")
                onClicked: {
                    page.bridge.learn()
                    page.tableAsked()
                }
            }
            PushButton {
                size: 44
                iconName: "book-open"
                text: qsTr("Rules")
                onClicked: page.pageAsked("rulebook", { game: page.bridge.game })
            }
        }
    }
}
