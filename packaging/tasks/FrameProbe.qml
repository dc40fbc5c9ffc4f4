import QtQuick

// Notes how long each frame took, without a word of Python.
QtObject {
    id: probe

    property list<real> frames: []

    function take(): list<real> {
        const taken = frames
        frames = []
        return taken
    }

    property FrameAnimation clock: FrameAnimation {
        running: true
        onTriggered: probe.frames.push(frameTime * 1000)
    }
}
