pragma ComponentBehavior: Bound

import QtQuick

// A few values side by side, one of them chosen.
Radios {
    id: choices

    // Objects with `value` and `label`.
    property var values: []
    property var value: undefined
    readonly property int chosenPlace: values.findIndex(choice => choice.value === value)
    signal chosen(value: var)

    spacing: -Theme.hairline

    // By number, so that a change of words keeps each segment and its focus.
    Repeater {
        model: choices.values.length

        ChoiceSegment {
            id: segment
            required property int index
            readonly property var choice: choices.values[index]

            text: choice?.label ?? ""
            checked: choices.chosenPlace === index
            first: index === 0
            last: index === choices.values.length - 1
            focusPolicy: choices.policy(segment, index === Math.max(0, choices.chosenPlace))
            onClicked: choices.chosen(choice.value)
        }
    }
}
