import QtQuick
import QtQuick.Templates as T

// A row of things of which one is chosen. It is one stop of the Tab key: each asks `policy`
// for its `focusPolicy`. The arrows go along it, Space and Enter choose.
Row {
    id: line

    property string label: ""
    readonly property Item held: Array.from(children).find(child => child.activeFocus) ?? null

    Accessible.role: Accessible.Grouping
    Accessible.name: label
    Keys.onLeftPressed: event => event.accepted = go(Theme.rightToLeft ? 1 : -1)
    Keys.onRightPressed: event => event.accepted = go(Theme.rightToLeft ? -1 : 1)

    function policy(radio: Item, chosen: bool): int {
        return (held ? held === radio : chosen) ? Qt.StrongFocus : Qt.ClickFocus
    }
    function go(step: int): bool {
        const radios = Array.from(children).filter(child => child instanceof T.RadioButton)
        const here = radios.findIndex(radio => radio.activeFocus)
        const next = radios[here + step]
        if (here >= 0 && next)
            next.forceActiveFocus(Qt.TabFocusReason)
        return here >= 0
    }
}
