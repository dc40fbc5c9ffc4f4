// The signs alone. The app colours them itself: everything in currentColor, on a square of 24.
import { IVORY } from "../colours.mjs";
import { Drawing } from "../kit/svg.mjs";
import { placed } from "../kit/shapes.mjs";
import { gameIcon } from "../kit/game_icons.mjs";
import { sign, SUITS } from "./suits.mjs";

const on24 = (markup) => new Drawing(0, 0, 24, 24).file(markup);
const scaled = (icon) => placed(gameIcon(icon, "currentColor"), 0, 0, 24 / 512);

export const suitSign = (suit) => on24(sign(suit, "currentColor"));
export const handshake = () => on24(scaled("shaking-hands"));
export const emblem = () => on24(scaled("great-pyramid"));

const edge = `stroke="${IVORY}" stroke-opacity=".6"`;

// Lines of text stand on dark walnut and on cream: an edge between the two shows on both.
const middle = `stroke="#8A7656"`;

/** A dot of the colour, for lines of text. */
export const swatch = (suit) => new Drawing(0, 0, 12, 12).file(`<rect x=".75" y=".75" width="10.5" height="10.5" rx="3" fill="${SUITS[suit].colour}" ${middle}/>`);

/** The same for an investment: wide enough for the handshake. */
export const investmentSwatch = (suit) => new Drawing(0, 0, 21, 15).file(`<rect x=".75" y=".75" width="19.5" height="13.5" rx="3.5" fill="${SUITS[suit].colour}" ${middle}/>${placed(gameIcon("shaking-hands", SUITS[suit].ink), 2.75, -0.25, 15.5 / 512)}`);

/** The sign on its colour, for tables and lists. */
export const tile = (suit) => new Drawing(0, 0, 32, 32).file(`<rect x="1" y="1" width="30" height="30" rx="6" fill="${SUITS[suit].colour}" ${edge} stroke-width="1.5"/>${placed(sign(suit, SUITS[suit].ink), 4, 4)}`);
