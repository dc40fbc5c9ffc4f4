pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The settings of the whole app; each holds at once and is kept at once.
Page {
    id: page

    objectName: "settingsPage"
    readonly property SettingsBridge settings: app.settings
    readonly property real gap: Theme.px(24)
    // Wide enough for two columns, whatever the size of the text.
    readonly property bool wide: scroll.width - 2 * Theme.px(32) > Theme.px(500) * (1 + Theme.textScale)

    title: qsTr("Settings")
    tools: [
        WordButton {
            objectName: "restore"
            iconName: "rotate-ccw"
            text: qsTr("Restore defaults")
            onClicked: restoreAsk.open()
        },
        WordButton {
            objectName: "about"
            iconName: "info"
            text: qsTr("About Divan")
            onClicked: page.pageAsked("about", {})
        }
    ]

    Scroll {
        id: scroll
        anchors.fill: parent
        focus: true
        contentHeight: columns.height + Theme.px(48)

        Grid {
            id: columns
            x: (scroll.width - width) / 2
            y: Theme.px(20)
            width: Math.min(Theme.px(page.wide ? 1216 : 720), scroll.width - 2 * Theme.px(32))
            columns: page.wide ? 2 : 1
            spacing: page.gap
            readonly property real each: page.wide ? (width - page.gap) / 2 : width

            Column {
                width: columns.each
                spacing: Theme.px(20)

                SettingsSection {
                    width: parent.width
                    title: qsTr("Language")

                    SettingRow {
                        label: qsTr("Language")
                        last: true

                        Choices {
                            objectName: "language"
                            label: qsTr("Language")
                            values: [
                                { value: "system", label: qsTr("System", "the language of the system") },
                                ...page.settings.languages
                            ]
                            value: page.settings.language
                            onChosen: value => page.settings.change("language", value)
                        }
                    }
                }
                ReadingSettings {
                    width: parent.width
                    settings: page.settings
                }
                SafetySettings {
                    width: parent.width
                    settings: page.settings
                }
            }
            Column {
                width: columns.each
                spacing: Theme.px(20)

                PaceSettings {
                    width: parent.width
                    settings: page.settings
                }
                TableSettings {
                    width: parent.width
                    settings: page.settings
                }
                SoundSettings {
                    width: parent.width
                    settings: page.settings
                    onTried: page.app.sound("place")
                }
            }
        }
    }

    Connections {
        target: page.settings
        function onFailed() { notice.told = true }
    }
    Notice {
        id: notice
        property bool told: false
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(12)
        z: 15000
        text: told ? qsTr("This change could not be kept: it holds until Divan is closed. See whether the disk is full.") : ""
        onDismissed: told = false
    }
    Ask {
        id: restoreAsk
        question: qsTr("Restore all settings?")
        detail: qsTr("Language, colours, sound and everything else on this page become what they were at first. Your matches stay.")
        yes: qsTr("Restore")
        onAgreed: page.settings.restoreDefaults()
    }
}
