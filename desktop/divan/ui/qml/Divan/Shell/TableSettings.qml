import QtQuick
import Divan.Bridge
import Divan.Kit

// Settings of what lies beside the cards on a table.
SettingsSection {
    id: section

    required property SettingsBridge settings

    title: qsTr("Table")

    SettingRow {
        label: qsTr("Live scores")
        note: qsTr("Count the points while a match is played")

        Toggle {
            objectName: "liveScore"
            text: qsTr("Live scores")
            checked: section.settings.liveScore
            onClicked: section.settings.change("live_score", checked)
        }
    }
    SettingRow {
        label: qsTr("Key hints")
        note: qsTr("Show beside the hand which keys do what")

        Toggle {
            objectName: "keyHints"
            text: qsTr("Key hints")
            checked: section.settings.keyHints
            onClicked: section.settings.change("key_hints", checked)
        }
    }
    SettingRow {
        label: qsTr("Panel with scores and log")
        last: true

        Choices {
            objectName: "panel"
            label: qsTr("Panel with scores and log")
            values: [
                { value: "auto", label: qsTr("Automatic", "the panel, by the width of the window") },
                { value: "open", label: qsTr("Open", "the panel") },
                { value: "closed", label: qsTr("Closed", "the panel") }
            ]
            value: section.settings.panel
            onChosen: value => section.settings.change("panel_open", ({ auto: null, open: true, closed: false })[value])
        }
    }
}
