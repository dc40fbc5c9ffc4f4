import QtQuick

// Notes how long each frame took, without a word of Python.
QtObject {
    id: probe

    property list<real> frames: []

    // As JSON: a list of numbers has no type that Python could be given.
    function take(): string {
        const taken = JSON.stringify(frames)
        frames = []
        return taken
    }

    property FrameAnimation clock: FrameAnimation {
        running: true
        onTriggered: probe.frames.push(frameTime * 1000)
    }
}
