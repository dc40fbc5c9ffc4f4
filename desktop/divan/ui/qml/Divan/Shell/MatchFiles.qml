import QtCore
import QtQuick
import QtQuick.Dialogs

// Asks for a file to read a match from or to write one to.
Item {
    id: files

    property var chosen: null

    readonly property list<string> filters: [qsTr("Matches of Divan") + " (*.divan)", qsTr("All files") + " (*)"]

    // Call `then` with the file that is chosen, if one is.
    function open(then: var) {
        chosen = then
        reading.open()
    }
    function save(proposal: url, then: var) {
        chosen = then
        writing.selectedFile = proposal
        writing.open()
    }

    FileDialog {
        id: reading
        objectName: "readingDialog"
        title: qsTr("Import a match")
        fileMode: FileDialog.OpenFile
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        nameFilters: files.filters
        onAccepted: files.chosen(selectedFile)
    }
    FileDialog {
        id: writing
        objectName: "writingDialog"
        title: qsTr("Export the match")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "divan"
        nameFilters: files.filters
        onAccepted: files.chosen(selectedFile)
    }
}
