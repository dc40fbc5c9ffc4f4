import QtQuick
import Divan.Bridge
import Divan.Kit

// Settings of what is asked before it is done.
SettingsSection {
    id: section

    required property SettingsBridge settings

    title: qsTr("Safety")

    SettingRow {
        label: qsTr("Ask before giving up")

        Toggle {
            objectName: "confirmResign"
            text: qsTr("Ask before giving up")
            checked: section.settings.confirmResign
            onClicked: section.settings.change("confirm_resign", checked)
        }
    }
    SettingRow {
        label: qsTr("Ask before deleting a match")
        last: true

        Toggle {
            objectName: "confirmDelete"
            text: qsTr("Ask before deleting a match")
            checked: section.settings.confirmDelete
            onClicked: section.settings.change("confirm_delete", checked)
        }
    }
}
