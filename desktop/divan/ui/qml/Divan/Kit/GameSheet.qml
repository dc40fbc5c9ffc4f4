import QtQuick

// What the score sheet of every game is: the game draws `detail`, which its presenter made.
Item {
    property var detail: ({})
    signal clauseAsked(clause: string)
}
