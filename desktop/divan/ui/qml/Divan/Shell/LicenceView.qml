import QtQuick
import Divan.Kit

// The text of a licence, over the page it was asked from.
FocusScope {
    id: view

    objectName: "licenceView"

    property string title: ""
    property string homepage: ""
    property string content: ""
    property Item before: null

    function open(title: string, homepage: string, content: string) {
        before = Window.activeFocusItem
        view.title = title
        view.homepage = homepage
        view.content = content
        scroll.contentY = 0
        visible = true
        scroll.forceActiveFocus(Qt.TabFocusReason)
    }
    function close() {
        visible = false
        before?.forceActiveFocus()
    }

    visible: false
    z: 18000
    Keys.onEscapePressed: close()
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        TapHandler { onTapped: view.close() }
        HoverHandler { blocking: true }
    }
    Item {
        id: sheet
        anchors.centerIn: parent
        width: Math.min(Theme.textPx(14) * 52 + Theme.px(72), parent.width - Theme.px(48))
        height: parent.height - Theme.px(40)

        Paper { anchors.fill: parent }
        TapHandler {}

        Title {
            id: head
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(36)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(36)
            y: Theme.px(22)
            text: view.title
            size: 24
            color: Theme.ink
            wrapMode: Text.WordWrap
        }
        PaperScroll {
            id: scroll
            anchors.top: head.bottom
            anchors.topMargin: Theme.px(12)
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(8)
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            contentHeight: words.implicitHeight
            from: y / sheet.height
            to: (y + height) / sheet.height
            KeyNavigation.tab: home.visible ? home : closeButton
            KeyNavigation.backtab: closeButton

            // Licences are in English, whatever the app speaks.
            Label {
                id: words
                LayoutMirroring.enabled: false
                x: Theme.px(36)
                width: scroll.width - Theme.px(72)
                text: view.content
                size: 14
                color: Theme.ink2
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Rectangle {
            anchors.bottom: foot.top
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - Theme.px(72)
            height: Theme.hairline
            color: "#668A6730"
        }
        FocusRing { corner: 16; shown: scroll.activeFocus && Theme.keyboard }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: closeButton.implicitHeight + Theme.px(24)

            Link {
                id: home
                KeyNavigation.tab: closeButton
                KeyNavigation.backtab: scroll
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(36)
                anchors.verticalCenter: parent.verticalCenter
                visible: view.homepage !== ""
                text: view.homepage
                colour: Theme.inkLink
                onFollowed: Qt.openUrlExternally(view.homepage)
            }
            PushButton {
                id: closeButton
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(28)
                anchors.verticalCenter: parent.verticalCenter
                onPaper: true
                text: qsTr("Close")
                KeyNavigation.tab: scroll
                KeyNavigation.backtab: home.visible ? home : scroll
                onClicked: view.close()
            }
        }
    }
}
