import QtQuick
import Divan.Kit

// A player's portrait in a ring of the seat's colour.
Avatar {
    required property int seat

    readonly property list<color> colours: ["#E9C67E", "#8FB7E8", "#F0A0A8", "#A9D6A0", "#D9B0F0", "#F2B27A", "#8FD8D2", "#D6D6D6"]

    ring: colours[seat % colours.length]
}
