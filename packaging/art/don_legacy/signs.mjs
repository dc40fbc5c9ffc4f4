// The signs alone: the app colours those in currentColor itself.
import { IVORY } from "../colours.mjs";
import { gameIcon } from "../kit/game_icons.mjs";
import { placed } from "../kit/shapes.mjs";
import { Drawing } from "../kit/svg.mjs";
import { symbol, SYMBOLS } from "./symbols.mjs";

const on24 = (markup) => new Drawing(0, 0, 24, 24).file(markup);

export const symbolSign = (name) => on24(symbol(name, "currentColor"));

/** The symbol on its colour, for lists, laid sets and lines of text. */
export const tile = (name) => new Drawing(0, 0, 32, 32).file(`<rect x="1" y="1" width="30" height="30" rx="6" fill="${SYMBOLS[name]}" stroke="${IVORY}" stroke-opacity=".6" stroke-width="1.5"/>${placed(symbol(name, "#FFFFFF"), 4, 4)}`);

/** What a clue card shows, by its motif. */
const ICONS = { footprint: "boot-prints", receipt: "scroll-unfurled", photograph: "photo-camera", record: "bank" };
export const MOTIFS = ["footprint", "statement", "receipt", "photograph", "record"];

/** Two speech bubbles; the one in front has lines of words cut out of it. */
const talk = (colour) => `<path fill-rule="evenodd" d="M40 70H300A30 30 0 0 1 330 100V150H210A50 50 0 0 0 160 200V300L90 340V280H40A30 30 0 0 1 10 250V100A30 30 0 0 1 40 70ZM220 180H472A30 30 0 0 1 502 210V350A30 30 0 0 1 472 380H430V450L340 380H220A30 30 0 0 1 190 350V210A30 30 0 0 1 220 180ZM240 230V256H452V230ZM240 282V308H452V282ZM240 334V352H370V334Z" fill="${colour}"/>`;

/** The figure of a motif on a square of 512. */
export const figure = (name, colour) => (name === "statement" ? talk(colour) : gameIcon(ICONS[name], colour));
export const motif = (name) => on24(placed(figure(name, "currentColor"), 0, 0, 24 / 512));

/** The hat of the Don. */
export const HAT = "M5.8 14.200C5.4 9 6.4 5 8.2 4.200C9.6 3.6 10.8 4.8 12 4.800C13.2 4.8 14.4 3.6 15.8 4.200C17.6 5 18.6 9 18.2 14.200Q12 16.4 5.8 14.200ZM1.2 14.600C2.2 13.6 3.4 13.8 4.6 14.600Q12 18.2 19.4 14.600C20.6 13.8 21.8 13.6 22.8 14.600C21.6 18.4 17.4 20.2 12 20.200C6.6 20.2 2.4 18.4 1.2 14.600Z";
export const emblem = () => on24(`<path d="${HAT}" fill="currentColor"/>`);
