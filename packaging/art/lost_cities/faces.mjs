// The faces of Lost Cities: the inner picture of a card, 102 x 147, inside the frame of 5 that
// the app draws. The number is not part of it: it is text, in the digits of the language.
import { BRASS, INK } from "../colours.mjs";
import { Drawing } from "../kit/svg.mjs";
import { placed } from "../kit/shapes.mjs";
import { AREA, frame, gloss } from "../kit/card.mjs";
import { gameIcon } from "../kit/game_icons.mjs";
import { SUITS, sign } from "./suits.mjs";
import { desert } from "./desert.mjs";
import { sea } from "./sea.mjs";
import { snow } from "./snow.mjs";
import { jungle } from "./jungle.mjs";
import { volcano } from "./volcano.mjs";

export const SCENES = { yellow: desert, blue: sea, white: snow, green: jungle, red: volcano };
export const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

const HEADER = 31;
const MEDALLION = 35;

const header = (suit) => `<rect width="102" height="${HEADER}" fill="${SUITS[suit].colour}"/>${placed(sign(suit, SUITS[suit].ink), 77, 4, 20 / 24)}`;
const hairline = (suit) => `<rect x=".5" y=".5" width="101" height="146" rx="4.5" fill="none" stroke="${INK}" stroke-opacity="${suit === "white" ? 0.45 : 0.3}"/>`;

export function face(suit, number) {
  const drawing = new Drawing(...AREA);
  const scene = SCENES[suit](drawing, number);
  return drawing.file(scene + header(suit) + gloss(drawing) + hairline(suit) + frame());
}

/** A brass border with hollow corners, as on an old bond. */
const border = (colour) => `<path d="M11 36.500H91A5 5 0 0 0 96.5 42V137A5 5 0 0 0 91 142.500H11A5 5 0 0 0 5.5 137V42A5 5 0 0 0 11 36.500Z" fill="none" stroke="${colour}" stroke-width="1.1"/><path d="M14 39H88A7 7 0 0 0 94 45V134A7 7 0 0 0 88 140H14A7 7 0 0 0 8 134V45A7 7 0 0 0 14 39Z" fill="none" stroke="${colour}" stroke-width=".5" opacity=".8"/>`;

export function investment(suit) {
  const drawing = new Drawing(...AREA);
  const { colour, ink } = SUITS[suit];
  let beads = "";
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * 2 * Math.PI;
    beads += `<circle cx="${28.5 * Math.cos(a)}" cy="${28.5 * Math.sin(a)}" r=".55"/>`;
  }
  const shadow = drawing.radial([1.5, 3, MEDALLION + 5], [[0.82, "#000000", 0.3], [0.9, "#000000", 0.12], [1, "#000000", 0]]);
  const paper = drawing.linear([-25, -25, 25, 25], [[0, "#FFFDF6"], [1, "#EFE3C8"]]);
  const ring = drawing.linear([-30, -30, 30, 30], [[0, "#F3DCA4"], [0.5, BRASS.plain], [1, BRASS.dark]]);
  const medallion = `<circle cx="1.5" cy="3" r="${MEDALLION + 5}" fill="${shadow}"/><circle r="${MEDALLION}" fill="${ring}"/><circle r="32.6" fill="${paper}"/><circle r="30.8" fill="none" stroke="${BRASS.plain}" stroke-width=".9"/><circle r="26.3" fill="none" stroke="${BRASS.plain}" stroke-width=".9"/><g fill="${BRASS.dark}">${beads}</g>`;
  const scene = SCENES[suit](drawing, 0, [20.5, 51.5, 7, 22]);
  const rim = { yellow: "#FFF3CF", white: BRASS.plain }[suit] ?? BRASS.light;
  return drawing.file(scene + border(rim) + header(suit) + placed(gameIcon("shaking-hands", ink), 4.5, 3, 26 / 512)
    + placed(medallion + placed(gameIcon("shaking-hands", "#2A1C10"), -20.5, -20.5, 41 / 512), 51, 89)
    + gloss(drawing) + hairline(suit) + frame());
}
