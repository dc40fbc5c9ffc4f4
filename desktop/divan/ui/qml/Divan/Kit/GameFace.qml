import QtQuick

// What the card face of every game is: the game draws `face`, which its presenter made.
Item {
    property var face: null
}
