pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// Settings of what is seen: size of text, colours, the backs of cards, the window.
SettingsSection {
    id: section

    required property SettingsBridge settings

    title: qsTr("Reading")

    SettingRow {
        label: qsTr("Text size")
        last: true

        PercentSlide {
            id: size
            objectName: "textSize"
            label: qsTr("Text size")
            from: 100
            to: 200
            stepSize: 10
            value: section.settings.textSize
            onChosen: value => section.settings.change("text_size", value)
        }
    }
    Item {
        width: parent.width
        height: sample.largest + Theme.px(24)

        Rectangle {
            anchors.fill: parent
            anchors.bottomMargin: Theme.px(8)
            radius: Theme.px(8)
            color: Theme.paper
            border.width: Theme.hairline
            border.color: Theme.brassDark
        }
        Label {
            id: sample

            // As if the slider were let go now.
            readonly property real plain: Theme.textPx(15) / Theme.textScale
            readonly property real largest: plain * 3

            x: Theme.px(12)
            width: parent.width - 2 * x
            height: parent.height - Theme.px(8)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("“The game is afoot.”", "a sample of the text size")
            color: Theme.ink
            font.pixelSize: Math.round(plain * size.now / 100)
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    SettingRow {
        label: qsTr("Colours")
        below: true

        Radios {
            id: themes
            objectName: "themes"
            label: qsTr("Colours")
            width: parent.width
            spacing: Theme.px(8)

            Repeater {
                model: ["lamp", "daylight", "contrast"]
                PictureChoice {
                    id: colours
                    required property string modelData
                    width: (themes.width - 2 * themes.spacing) / 3
                    title: ({ lamp: qsTr("Lamplight"), daylight: qsTr("Daylight"), contrast: qsTr("High contrast") })[modelData]
                    checked: section.settings.theme === modelData
                    focusPolicy: themes.policy(colours, checked)
                    onClicked: section.settings.change("theme", modelData)

                    ThemePicture { theme: colours.modelData }
                }
            }
        }
    }
    SettingRow {
        label: qsTr("Card backs")
        below: true

        Radios {
            id: backs
            objectName: "cardBacks"
            label: qsTr("Card backs")
            width: parent.width
            spacing: Theme.px(8)

            Repeater {
                model: ["khatam", "star", "wave", "plain"]
                PictureChoice {
                    id: back
                    required property string modelData
                    width: (backs.width - 3 * backs.spacing) / 4
                    title: ({ khatam: qsTr("Khatam", "a card back: the lattice of Persian inlay"), star: qsTr("Star", "a card back"), wave: qsTr("Wave", "a card back"), plain: qsTr("Plain", "a card back") })[modelData]
                    checked: section.settings.cardBack === modelData
                    focusPolicy: backs.policy(back, checked)
                    onClicked: section.settings.change("card_back", modelData)

                    Rectangle {
                        implicitWidth: Theme.px(52)
                        implicitHeight: width * 157 / 112
                        radius: Theme.px(5)
                        color: Theme.ivory

                        Shadow {}
                        CardBack { anchors.fill: parent; back: back.modelData }
                    }
                }
            }
        }
    }
    SettingRow {
        label: qsTr("Full screen")
        last: true

        Row {
            spacing: Theme.px(12)
            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                text: "F11"
            }
            Toggle {
                objectName: "fullScreen"
                text: qsTr("Full screen")
                checked: section.settings.fullScreen
                onClicked: section.settings.change("full_screen", checked)
            }
        }
    }
}
