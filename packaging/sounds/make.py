"""Makes the sounds of Divan: cards on felt, and a small brass bell.

python packaging/sounds/make.py            writes resources/sounds/*.wav
python packaging/sounds/make.py --check    fails when they are not what the recipe makes
"""

from __future__ import annotations

import io
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "sounds"
LONGEST = 0.25  # seconds, but for the end of a game
ENDINGS = {"win", "lose"}

# As loud as heard (dB, see loudness()); the small sounds of every moment lie lower.
LEVEL = -23.0
QUIETER = {
    "button": -5.0,
    "pick": -4.0,
    "deal": -3.0,
    "draw": -1.5,
    "refuse": -0.5,
    "win": 2.0,
    "lose": 1.0,
}
PEAK = 0.7

Sound = NDArray[np.float64]


# ---------------------------------------------------------------- what sounds are made of


def clock(seconds: float) -> Sound:
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float, seed: int, low: float, high: float, slope: float = 1.0) -> Sound:
    """Noise between two pitches, its edges as soft as an octave times slope."""
    # RandomState: its sequence is promised never to change
    white = np.random.RandomState(seed).standard_normal(round(seconds * RATE))
    spectrum = np.fft.rfft(white)
    octave = np.log2(np.maximum(np.fft.rfftfreq(len(white), 1 / RATE), 1.0))
    gain = (
        1
        / (1 + np.exp(-(octave - np.log2(low)) * 6 / slope))
        / (1 + np.exp((octave - np.log2(high)) * 6 / slope))
    )
    out = np.fft.irfft(spectrum * gain, len(white))
    return np.asarray(out / np.sqrt(np.mean(out**2)))


def hump(seconds: float, top: float, width: float) -> Sound:
    """Rises and falls smoothly about the moment `top`."""
    return np.asarray(np.exp(-(((clock(seconds) - top) / width) ** 2)))


def struck(seconds: float, at: float, attack: float, decay: float) -> Sound:
    """Silence, a quick soft rise, an exponential fall."""
    t = clock(seconds) - at
    rise = np.clip(t / attack, 0, 1)
    return np.asarray(rise * rise * (3 - 2 * rise) * np.exp(-np.maximum(t, 0) / decay))


def thud(seconds: float, at: float, pitch: float, decay: float, seed: int) -> Sound:
    """Card or hand on felt: a low tone that drops, and the cloth."""
    t = np.maximum(clock(seconds) - at, 0)
    fall = pitch * (t + 0.35 * 0.02 * (1 - np.exp(-t / 0.02)))  # starts a third higher
    tone = np.sin(2 * np.pi * fall)
    cloth = noise(seconds, seed, 200, 1500)
    return 0.6 * tone * struck(seconds, at, 0.006, decay) + 0.5 * cloth * struck(
        seconds, at, 0.003, decay * 0.6
    )


def tick(
    seconds: float,
    at: float,
    seed: int,
    low: float = 1500,
    high: float = 5200,
    decay: float = 0.004,
) -> Sound:
    """The edge of a card."""
    return noise(seconds, seed, low, high) * struck(seconds, at, 0.0008, decay)


def slide(seconds: float, start: float, end: float, seed: int, low: float, high: float) -> Sound:
    """Paper over cloth: brightens while it goes."""
    middle, width = (start + end) / 2, (end - start) / 2
    dark = noise(seconds, seed, low * 0.6, high * 0.5) * hump(
        seconds, middle - width * 0.25, width * 0.6
    )
    bright = noise(seconds, seed + 1, low, high) * hump(seconds, middle + width * 0.2, width * 0.5)
    return 0.8 * dark + 0.6 * bright


# Partials of a small brass bell: part of the pitch, strength, how long it rings beside the first.
BELL = [
    (0.5, 0.22, 1.3),
    (1.0, 1.0, 1.0),
    (1.19, 0.16, 0.7),
    (2.0, 0.5, 0.62),
    (2.74, 0.22, 0.4),
    (3.76, 0.12, 0.26),
    (5.2, 0.05, 0.14),
]


def bell(seconds: float, at: float, pitch: float, decay: float, soft: float = 1.0) -> Sound:
    t = np.maximum(clock(seconds) - at, 0)
    out = np.zeros_like(t)
    for part, strength, ring in BELL:
        if part * pitch < 9000:
            brightness = 1.0 if part <= 1 else soft
            # two modes a hair apart, as in any bell that was cast
            beat = np.sin(2 * np.pi * part * pitch * t) + 0.4 * np.sin(
                2 * np.pi * (part * pitch + 1.3) * t
            )
            out += strength * brightness * beat * struck(seconds, at, 0.003, decay * ring)
    return out


# ---------------------------------------------------------------- the sounds


def pick() -> Sound:
    return tick(0.09, 0.004, 11, 900, 3600, 0.008) + 0.5 * slide(0.09, 0.004, 0.07, 12, 900, 3600)


def place() -> Sound:
    return thud(0.2, 0.006, 136, 0.034, 21) + 0.3 * tick(0.2, 0.004, 22, 900, 3200, 0.007)


def discard() -> Sound:
    return (
        0.45 * slide(0.23, 0.0, 0.1, 31, 700, 3200)
        + 0.8 * thud(0.23, 0.1, 104, 0.034, 33)
        + 0.2 * tick(0.23, 0.098, 34, 900, 3000, 0.006)
    )


def draw() -> Sound:
    return slide(0.22, 0.005, 0.19, 41, 900, 4200) + 0.35 * tick(0.22, 0.175, 43, 1200, 4200, 0.006)


def flip() -> Sound:
    return (
        slide(0.19, 0.0, 0.09, 51, 1100, 5000)
        + 0.7 * tick(0.19, 0.092, 53, 1000, 4200, 0.007)
        + 0.3 * thud(0.19, 0.094, 150, 0.022, 54)
    )


def shuffle() -> Sound:
    out = 0.35 * slide(0.245, 0.02, 0.22, 61, 700, 3000)
    at = 0.008
    for i in range(17):  # the two halves fall into each other, faster and faster
        out += (0.5 + 0.5 * np.sin(np.pi * (i + 1) / 18)) * tick(
            0.245, at, 620 + i, 1000 + 40 * i, 3800 + 60 * i, 0.0045
        )
        at += 0.0165 - 0.0004 * i
    return np.asarray(out)


def deal() -> Sound:
    return (
        0.7 * slide(0.14, 0.0, 0.075, 71, 1000, 4200)
        + 0.5 * tick(0.14, 0.07, 73, 900, 3400, 0.006)
        + 0.3 * thud(0.14, 0.072, 140, 0.02, 74)
    )


def refuse() -> Sound:
    return 0.9 * thud(0.24, 0.006, 165, 0.03, 81) + 0.8 * thud(0.24, 0.105, 124, 0.038, 82)


def turn() -> Sound:
    return bell(0.245, 0.004, 784.0, 0.1, 0.55)


def hint() -> Sound:
    return 0.8 * bell(0.245, 0.004, 880.0, 0.07, 0.45) + bell(0.245, 0.085, 1318.5, 0.07, 0.4)


def clue() -> Sound:
    return (
        0.9 * bell(0.245, 0.006, 587.3, 0.085, 0.4)
        + 0.25 * tick(0.245, 0.004, 91, 900, 3600, 0.006)
        + 0.3 * bell(0.245, 0.05, 1174.7, 0.05, 0.3)
    )


def win() -> Sound:
    out = np.zeros(round(1.9 * RATE))
    for i, pitch in enumerate([587.3, 740.0, 880.0, 1174.7]):
        out += (0.7 + 0.1 * i) * bell(1.9, 0.005 + 0.13 * i, pitch, 0.34 + 0.07 * i, 0.5)
    return out + 0.35 * bell(1.9, 0.395, 293.7, 0.6, 0.3)


def lose() -> Sound:
    out = np.zeros(round(1.5 * RATE))
    for i, pitch in enumerate([440.0, 392.0, 293.7]):
        out += (0.9 - 0.1 * i) * bell(1.5, 0.005 + 0.2 * i, pitch, 0.22 + 0.08 * i, 0.22)
    return out


def button() -> Sound:
    return thud(0.07, 0.003, 320, 0.009, 101) + 0.5 * tick(0.07, 0.002, 102, 1200, 4000, 0.003)


SOUNDS: dict[str, Callable[[], Sound]] = {
    f.__name__: f
    for f in (
        pick,
        place,
        discard,
        draw,
        flip,
        shuffle,
        deal,
        refuse,
        turn,
        hint,
        clue,
        win,
        lose,
        button,
    )
}


# ---------------------------------------------------------------- from sound to file


def loudness(sound: Sound) -> float:
    """dB of the loudest tenth of a second, weighted as the ear does (curve A)."""
    padded = np.concatenate([sound, np.zeros(round(0.1 * RATE))])
    square = np.fft.rfftfreq(len(padded), 1 / RATE) ** 2
    curve = (
        1.2589
        * 12194**2
        * square**2
        / (
            (square + 20.6**2)
            * np.sqrt((square + 107.7**2) * (square + 737.9**2))
            * (square + 12194**2)
        )
    )
    heard = np.fft.irfft(np.fft.rfft(padded) * curve, len(padded))
    window = round(0.1 * RATE)
    total = np.concatenate([[0.0], np.cumsum(heard**2)])
    return float(10 * np.log10(np.max(total[window:] - total[:-window]) / window))


def finished(name: str, sound: Sound) -> Sound:
    """Begins and ends in silence, as loud as the others, never at the limit."""
    rise, fall = round(0.001 * RATE), round((0.12 if name in ENDINGS else 0.03) * RATE)
    sound = sound.copy()
    sound[:rise] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    sound[-fall:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fall + 1) / fall)
    sound *= 10 ** ((LEVEL + QUIETER.get(name, 0.0) - loudness(sound)) / 20)
    peak = float(np.max(np.abs(sound)))
    return sound * min(1.0, PEAK / peak)


def wav(sound: Sound) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(sound * 32767).astype("<i2").tobytes())
    return file.getvalue()


def samples(file: bytes) -> NDArray[np.int64]:
    with wave.open(io.BytesIO(file)) as source:
        return np.frombuffer(source.readframes(source.getnframes()), "<i2").astype(np.int64)


def same(a: bytes, b: bytes) -> bool:
    """Another processor may round the last bit otherwise."""
    if a == b:
        return True
    x, y = samples(a), samples(b)
    return len(x) == len(y) and int(np.max(np.abs(x - y))) <= 1


def main() -> int:
    made = {f"{name}.wav": wav(finished(name, play())) for name, play in SOUNDS.items()}
    for name, file in made.items():
        length = len(samples(file)) / RATE
        if name[:-4] not in ENDINGS and length >= LONGEST:
            raise SystemExit(f"{name} lasts {length:.3f} s")
    if "--check" in sys.argv[1:]:
        wrong = [
            f"{file.name}: not made by the recipe"
            for file in sorted(RESOURCES.glob("*"))
            if file.name not in made
        ]
        for name, file in made.items():
            path = RESOURCES / name
            if not path.exists() or not same(path.read_bytes(), file):
                wrong.append(f"{name}: {'differs' if path.exists() else 'missing'}")
        print(
            "\n".join(wrong) or f"{len(made)} sounds are what the recipe makes",
            file=sys.stderr if wrong else sys.stdout,
        )
        return 1 if wrong else 0
    RESOURCES.mkdir(parents=True, exist_ok=True)
    for name, file in made.items():
        path = RESOURCES / name
        if not path.exists() or not same(path.read_bytes(), file):
            path.write_bytes(file)
    print(f"{len(made)} sounds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
