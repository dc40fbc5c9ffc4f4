pragma ComponentBehavior: Bound

import QtQuick
import Divan.Kit

// A portrait large, with the name and the traits; over the whole table.
Cover {
    id: view

    property var looked: ({})
    property bool open: false

    visible: open && (looked.id ?? "") !== ""
    Accessible.role: Accessible.Dialog
    Accessible.name: looked.title ?? ""
    first: close
    Keys.onEscapePressed: open = false
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Z) {
            open = false
            event.accepted = true
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        TapHandler { onTapped: view.open = false }
        HoverHandler { blocking: true }
    }
    Rectangle {
        id: paper
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(40), Theme.px(660))
        height: Math.min(parent.height - Theme.px(24), Math.max(Theme.px(470), words.implicitHeight + Theme.px(100)))
        radius: Theme.px(16)
        border.width: Theme.hairline
        border.color: "#C99C4B"
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.sheet[0] }
            GradientStop { position: 1; color: Theme.sheet[2] }
        }
        LayoutMirroring.enabled: Theme.rightToLeft
        LayoutMirroring.childrenInherit: true

        TapHandler {}
        Shadow { z: -1; kind: "shadow-sheet" }
        Portrait {
            id: picture
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(24)
            anchors.verticalCenter: parent.verticalCenter
            height: Math.min(parent.height - Theme.px(48), width * 124 / 108)
            width: Math.min(Theme.px(340), parent.width * 0.52)
            character: view.looked.id ?? ""
        }
        Scroll {
            id: scroll
            onPaper: true
            anchors.left: picture.right
            anchors.leftMargin: Theme.px(24)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.top: parent.top
            anchors.topMargin: Theme.px(28)
            anchors.bottom: close.top
            anchors.bottomMargin: Theme.px(10)
            contentHeight: words.implicitHeight
            interactive: contentHeight > height

            Column {
                id: words
                width: scroll.width - Theme.px(10)
                spacing: Theme.px(14)

                Title {
                    width: parent.width
                    text: view.looked.name ?? ""
                    size: 28
                    color: Theme.ink
                    wrapMode: Text.WordWrap
                }
                Traits {
                    width: parent.width
                    traits: view.looked.traits ?? []
                    onPaper: true
                }
                Label {
                    width: parent.width
                    visible: text !== ""
                    text: view.looked.marked ?? ""
                    size: 13
                    color: Theme.ink2
                    wrapMode: Text.WordWrap
                }
            }
        }
        PushButton {
            id: close
            anchors.left: picture.right
            anchors.leftMargin: Theme.px(24)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(24)
            onPaper: true
            iconName: "x"
            text: qsTr("Close")
            onClicked: view.open = false
        }
    }
}
