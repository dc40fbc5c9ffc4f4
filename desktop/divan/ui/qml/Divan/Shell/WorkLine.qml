import QtQuick
import Divan.Kit

// A work of others: its name, whose it is, what for, and its licence to read.
Item {
    id: line

    required property var modelData
    signal licenceAsked()

    implicitHeight: Math.max(words.height, licence.height) + Theme.px(20)
    Accessible.role: Accessible.ListItem
    Accessible.name: [modelData.name, modelData.version, modelData.author, modelData.use].filter(part => part !== "").join(", ")

    Column {
        id: words
        anchors.left: parent.left
        anchors.right: licence.left
        anchors.rightMargin: Theme.px(16)
        y: Theme.px(10)
        spacing: Theme.px(1)

        Row {
            width: parent.width
            spacing: Theme.px(8)
            Label {
                id: name
                text: line.modelData.name
                font.weight: Font.DemiBold
                color: Theme.ink
                Accessible.ignored: true
            }
            Label {
                anchors.baseline: name.baseline
                text: line.modelData.version
                size: 13
                color: Theme.ink3
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            text: line.modelData.use
            size: 14
            color: Theme.ink2
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: line.modelData.author
            size: 13
            color: Theme.ink3
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Link {
        id: licence
        anchors.right: parent.right
        y: Theme.px(11)
        text: line.modelData.licence
        colour: Theme.inkLink
        Accessible.description: line.modelData.name
        onFollowed: line.licenceAsked()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: "#338A6730"
    }
}
