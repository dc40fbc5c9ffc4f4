import QtQuick
import Divan.Bridge
import Divan.Kit

// Settings of how things move.
SettingsSection {
    id: section

    required property SettingsBridge settings

    title: qsTr("Motion and pace")

    SettingRow {
        label: qsTr("Motion")

        Choices {
            objectName: "motion"
            label: qsTr("Motion")
            values: [
                { value: "system", label: qsTr("System", "as the system wishes") },
                { value: "full", label: qsTr("Full", "motion") },
                { value: "reduced", label: qsTr("Reduced", "motion") }
            ]
            value: section.settings.motion
            onChosen: value => section.settings.change("motion", value)
        }
    }
    SettingRow {
        label: qsTr("Pace of the opponents")
        last: true

        Choices {
            objectName: "pace"
            label: qsTr("Pace of the opponents")
            values: [
                { value: "step", label: qsTr("Step", "pace: one move at a time") },
                { value: "slow", label: qsTr("Slow", "pace") },
                { value: "normal", label: qsTr("Normal", "pace") },
                { value: "fast", label: qsTr("Fast", "pace") },
                { value: "instant", label: qsTr("Instant", "pace") }
            ]
            value: section.settings.pace
            onChosen: value => section.settings.change("pace", value)
        }
    }
}
