pragma ComponentBehavior: Bound

import QtQuick
import Divan.Bridge
import Divan.Kit

// The promise made before the deal, and after the match its seed and what came of verifying it.
Cover {
    id: box

    required property DealBridge deal
    property bool copied: false

    function open() {
        copied = false
        noted.clear()
        visible = true
    }
    function shut() {
        visible = false
        deal.leave()
    }

    first: close
    visible: false
    anchors.fill: parent
    z: 20000
    Keys.onEscapePressed: shut()
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Fair deal")

    Connections {
        target: box.deal
        enabled: box.visible
        function onAnnounced(sentence: string) { box.Accessible.announce(sentence) }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        TapHandler { onTapped: box.shut() }
        HoverHandler { blocking: true }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(Theme.px(640) * Theme.pictureScale, parent.width - Theme.px(40))
        height: Math.min(content.implicitHeight + deeds.height + Theme.px(60), parent.height - Theme.px(20))

        Shadow { kind: "shadow-sheet" }
        Plate { anchors.fill: parent; radius: Theme.px(16); solid: true }
        TapHandler {}
        Scroll {
            id: scroll
            x: Theme.px(24)
            y: Theme.px(24)
            width: parent.width - 2 * x
            height: deeds.y - y - Theme.px(12)
            contentHeight: content.implicitHeight

            Column {
                id: content
                width: scroll.width
                spacing: Theme.px(12)

                Title { width: parent.width; text: qsTr("Fair deal"); size: 19 }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("The whole deal follows from a seed. Its fingerprint was fixed before the first card; when the match is over you see the seed, and anyone can check that it has this fingerprint.")
                    color: Theme.text2
                }
                Label { width: parent.width; text: qsTr("Fingerprint (SHA-256)"); size: 13; color: Theme.text2 }
                Label {
                    width: parent.width
                    text: box.deal.promise
                    wrapMode: Text.WrapAnywhere
                    horizontalAlignment: Text.AlignLeft
                    font.letterSpacing: Theme.px(0.5)
                }
                Label { width: parent.width; text: qsTr("Seed"); size: 13; color: Theme.text2 }
                Label {
                    width: parent.width
                    text: box.deal.seed !== "" ? box.deal.seed.replace(/\s+/g, " ").slice(0, 200) : qsTr("shown when the match is over")
                    wrapMode: Text.Wrap
                    font.weight: Font.DemiBold
                }
                Column {
                    visible: !box.deal.over
                    width: parent.width
                    spacing: Theme.px(8)

                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("To check it, take the SHA-256 of the words “%1”, a zero byte and the seed, or type:").arg("\u2066divan deal\u2069")
                        size: 13
                        color: Theme.text2
                    }
                    Label {
                        width: parent.width
                        text: "python -m divan --fingerprint SEED"
                        wrapMode: Text.WordWrap
                        horizontalAlignment: Text.AlignLeft
                        size: 13
                    }
                }
                Column {
                    visible: box.deal.over
                    width: parent.width
                    spacing: Theme.px(8)
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Verified")

                    Label { width: parent.width; text: qsTr("Verified"); size: 13; color: Theme.text2 }
                    Repeater {
                        model: box.deal.findings
                        Finding {
                            required property var modelData
                            width: content.width
                            text: modelData.text
                            holds: modelData.holds
                        }
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("Did you copy the fingerprint when the match began? Paste it here to compare.")
                        size: 13
                        color: Theme.text2
                    }
                    Field {
                        id: noted
                        // Narrower by its ring, which would be cut off.
                        x: Theme.px(4)
                        width: parent.width - 2 * x
                        label: qsTr("The fingerprint that you noted")
                        placeholderText: label
                        wrong: box.deal.comparison.holds === false
                        onTextEdited: box.deal.compare(text)
                    }
                    Finding {
                        visible: text !== ""
                        width: content.width
                        text: box.deal.comparison.text ?? ""
                        holds: box.deal.comparison.holds ?? true
                    }
                }
            }
        }
        Row {
            id: deeds
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(24)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(20)
            spacing: Theme.px(12)

            PushButton {
                iconName: "copy"
                text: box.copied ? qsTr("Copied") : qsTr("Copy")
                onClicked: {
                    box.deal.copy()
                    box.copied = true
                }
            }
            PushButton {
                id: close
                primary: true
                text: qsTr("Close")
                onClicked: box.shut()
            }
        }
    }
}
