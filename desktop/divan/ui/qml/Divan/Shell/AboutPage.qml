pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// What Divan is, where it keeps things, and whose work it stands on.
Page {
    id: page

    objectName: "aboutPage"
    readonly property AboutBridge bridge: app.about
    // Two columns where both are wide enough to be read.
    readonly property bool wide: sheet.width > Theme.textPx(15) * 58

    title: qsTr("About Divan")

    function read(title: string, homepage: string, shelf: string, file: string) {
        licence.open(title, homepage, bridge.licence(shelf, file))
    }

    component Heading: Row {
        id: heading
        property string iconName: ""
        property string text: ""
        width: parent.width
        spacing: Theme.px(10)
        Icon {
            visible: name !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: heading.iconName
            size: 20 * Theme.textScale
            tint: Theme.inkLink
        }
        Title {
            anchors.verticalCenter: parent.verticalCenter
            text: heading.text
            size: 19
            color: Theme.ink
            Accessible.role: Accessible.Heading
        }
    }
    component Words: Label {
        width: parent.width
        color: Theme.ink2
        wrapMode: Text.WordWrap
        }
    component Works: Column {
        id: works
        property string title: ""
        property alias model: lines.model
        Heading { text: works.title }
        Repeater {
            id: lines
            WorkLine {
                width: works.width
                onLicenceAsked: page.read(modelData.name, modelData.homepage, modelData.shelf, modelData.file)
            }
        }
    }

    Item {
        id: sheet
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(20)
        width: Math.min(parent.width - Theme.px(96), Theme.px(1180))
        height: parent.height - Theme.px(40)

        Paper { anchors.fill: parent }
        FocusRing { corner: 16; shown: scroll.activeFocus && Theme.keyboard }
    }
    PaperScroll {
        id: scroll
        anchors.fill: sheet
        anchors.topMargin: Theme.px(6)
        anchors.bottomMargin: Theme.px(6)
        anchors.rightMargin: Theme.px(6)
        focus: true
        contentHeight: columns.height + Theme.px(72)

        Grid {
            id: columns
            readonly property real gap: Theme.px(56)
            readonly property real room: scroll.width - Theme.px(88)
            x: Theme.px(44)
            y: Theme.px(24)
            width: room
            columns: page.wide ? 2 : 1
            columnSpacing: gap
            rowSpacing: Theme.px(36)

            Column {
                width: page.wide ? (columns.room - columns.gap) * 0.46 : columns.room
                spacing: Theme.px(18)

                Row {
                    width: parent.width
                    spacing: Theme.px(16)
                    Image {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(64)
                        height: width
                        source: Theme.common + "/app-icon-256.png"
                        sourceSize: Qt.size(0, Math.round(height * Screen.devicePixelRatio))
                        Accessible.ignored: true
                    }
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        Title {
                            anchors.left: parent.left
                            text: qsTr("Divan")
                            size: 38
                            color: Theme.ink
                            Accessible.role: Accessible.Heading
                        }
                        Label {
                            anchors.left: parent.left
                            text: page.bridge.version
                            size: 14
                            color: Theme.ink3
                        }
                    }
                }
                Words {
                    text: qsTr("A divan is a sofa, and also the collected poems that are read on it. This one is a shelf of card games and a lamp: you play against opponents who think on your own computer, without a network, an account or a purchase, in Persian, Dutch and English.")
                }
                Column {
                    width: parent.width
                    spacing: Theme.px(6)
                    Heading { iconName: "hard-drive"; text: qsTr("Your matches") }
                    Words {
                        text: qsTr("Every move is kept before you see it, so a match survives even a power cut. Matches and settings lie in this folder; a copy of it is a backup.")
                    }
                    Label {
                        width: parent.width
                        text: "\u2066" + page.bridge.folder + "\u2069"
                        size: 14
                        color: Theme.ink
                        wrapMode: Text.WrapAnywhere
                    }
                    PushButton {
                        anchors.left: parent.left
                        objectName: "openFolder"
                        size: 36
                        onPaper: true
                        iconName: "external-link"
                        text: qsTr("Open the folder")
                        onClicked: Qt.openUrlExternally(page.bridge.folderAddress)
                    }
                }
                Column {
                    width: parent.width
                    spacing: Theme.px(6)
                    Heading { iconName: "lock"; text: qsTr("Nothing leaves this computer") }
                    Words {
                        text: qsTr("Divan opens no connection, counts nothing and sends nothing. Only a link that you follow opens your browser.")
                    }
                }
                Column {
                    width: parent.width
                    spacing: Theme.px(6)
                    Heading { iconName: "award"; text: qsTr("Free software") }
                    Words {
                        text: qsTr("You may use, study, change and share Divan under the MIT licence.")
                    }
                    Link {
                        anchors.left: parent.left
                        objectName: "ownLicence"
                        text: qsTr("Read the licence")
                        size: 15
                        colour: Theme.inkLink
                        onFollowed: page.read(qsTr("Divan"), "", "", "")
                    }
                }
            }
            Column {
                width: page.wide ? (columns.room - columns.gap) * 0.54 : columns.room
                spacing: Theme.px(28)

                Works {
                    width: parent.width
                    title: qsTr("Letters, pictures and signs")
                    model: page.bridge.art
                }
                Works {
                    width: parent.width
                    title: qsTr("Software inside")
                    model: page.bridge.libraries
                }
            }
        }
    }
    LicenceView {
        id: licence
        anchors.fill: parent
    }
}
