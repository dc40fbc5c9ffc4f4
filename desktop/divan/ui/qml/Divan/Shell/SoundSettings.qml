import QtQuick
import Divan.Bridge
import Divan.Kit

// Settings of what is heard.
SettingsSection {
    id: section

    required property SettingsBridge settings
    signal tried()

    title: qsTr("Sound")

    SettingRow {
        label: qsTr("Volume")
        opacity: section.settings.muted ? 0.5 : 1

        PercentSlide {
            objectName: "volume"
            label: qsTr("Volume")
            value: section.settings.volume
            onChosen: value => {
                section.settings.change("volume", value)
                section.tried()
            }
        }
    }
    SettingRow {
        label: qsTr("Sounds of the cards")
        opacity: section.settings.muted ? 0.5 : 1

        PercentSlide {
            objectName: "effects"
            label: qsTr("Sounds of the cards")
            value: section.settings.effects
            onChosen: value => {
                section.settings.change("effects", value)
                section.tried()
            }
        }
    }
    SettingRow {
        label: qsTr("Mute")
        last: true

        Row {
            spacing: Theme.px(12)

            PushButton {
                objectName: "trySound"
                anchors.verticalCenter: parent.verticalCenter
                size: 32
                iconName: section.settings.muted ? "volume-x" : "volume-2"
                text: qsTr("Try it", "play a sound")
                enabled: !section.settings.muted
                whyNot: qsTr("The sound is muted")
                onClicked: section.tried()
            }
            Toggle {
                objectName: "muted"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Mute")
                checked: section.settings.muted
                onClicked: section.settings.change("muted", checked)
            }
        }
    }
}
