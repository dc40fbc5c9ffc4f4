// Signs and items alone, in currentColor on a square of 24: the app colours them itself.
import { IVORY } from "../colours.mjs";
import { gameIcon } from "../kit/game_icons.mjs";
import { placed } from "../kit/shapes.mjs";
import { Drawing } from "../kit/svg.mjs";
import { SYMBOLS, sign } from "./symbols.mjs";

const on24 = (markup) => new Drawing(0, 0, 24, 24).file(markup);
const scaled = (icon) => placed(gameIcon(icon, "currentColor"), 0, 0, 24 / 512);

export const symbolSign = (symbol) => on24(sign(symbol, "currentColor"));
export const itemSign = (symbol, item) => on24(scaled(SYMBOLS[symbol].items[item - 1]));
export const emblem = () => on24(scaled("rotary-phone"));

/** The sign on its colour, for tables, lists and lines of text. */
export const tile = (symbol) => new Drawing(0, 0, 32, 32).file(`<rect x="1" y="1" width="30" height="30" rx="6" fill="${SYMBOLS[symbol].colour}" stroke="${IVORY}" stroke-opacity=".6" stroke-width="1.5"/>${placed(sign(symbol, "#FFFFFF"), 5, 5, 22 / 24)}`);
