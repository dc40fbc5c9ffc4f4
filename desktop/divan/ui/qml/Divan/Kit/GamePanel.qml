import QtQuick
import Divan.Bridge

// What a game's own side panel is: a notebook, a sheet. It says how wide it wishes to be, in
// units of the window; where the window is too narrow for it beside the table it is drawn
// over the table as a drawer.
Item {
    required property TableBridge bridge
    property real wish: 260
    property bool drawer: false
    signal clauseAsked(clause: string)
}
