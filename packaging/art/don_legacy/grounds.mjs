// The grounds of the cards, 102 x 147 inside the frame: everything on them is text of the app, in
// its language, but for the colours, the symbol and the figure. In a hand the side at which a
// person begins to read is in sight: signs stand there, on the right where `right` is set.
import { INK } from "../colours.mjs";
import { AREA, frame, gloss } from "../kit/card.mjs";
import { placed } from "../kit/shapes.mjs";
import { Drawing } from "../kit/svg.mjs";
import { figure } from "./signs.mjs";
import { symbol, SYMBOLS } from "./symbols.mjs";

const HEADER = 28, STRIP = 37;
const hairline = () => `<rect x=".5" y=".5" width="101" height="146" rx="4.5" fill="none" stroke="${INK}" stroke-opacity=".3"/>`;

/** A mystery: its colour with the symbol, the strip of the condition, paper below. */
export function mystery(name, right = false) {
  const drawing = new Drawing(...AREA);
  const colour = SYMBOLS[name];
  const paper = drawing.linear([0, 0, 102, 147], [[0, "#FFFDF6"], [1, "#EFE6D4"]]);
  const head = drawing.linear([0, 0, 102, HEADER], [[0, "#FFFFFF", 0.16], [1, "#000000", 0.12]]);
  return drawing.file(`<rect width="102" height="147" fill="${paper}"/><rect width="102" height="${HEADER}" fill="${colour}"/><rect width="102" height="${HEADER}" fill="${head}"/>`
    + `<rect y="${HEADER}" width="102" height="${STRIP}" fill="${colour}" opacity=".13"/><path d="M0 ${HEADER + STRIP}H102" stroke="${colour}" stroke-opacity=".4"/>`
    + placed(symbol(name, "#FFFFFF"), right ? 75 : 6, 3.5, 21 / 24)
    + placed(`<g opacity=".07">${symbol(name, colour)}</g>`, right ? 3 : 46, 92, 2.2)
    + gloss(drawing, { light: 0.18, dark: 0.09 }) + hairline() + frame());
}

/** A clue: old paper, the disc of its value, and what it shows. */
export function clue(name, right = false) {
  const drawing = new Drawing(...AREA);
  const paper = drawing.linear([20, 0, 80, 147], [[0, "#F7EBD0"], [1, "#E3CFA3"]]);
  const x = right ? 80 : 22;
  const disc = drawing.linear([x - 16, 5, x + 16, 37], [[0, "#9A3236"], [1, "#64161B"]]);
  const plate = drawing.linear([14, 36, 88, 100], [[0, "#FFF8E6", 0.75], [1, "#FFF8E6", 0]]);
  return drawing.file(`<rect width="102" height="147" fill="${paper}"/><circle cx="51" cy="68" r="38" fill="${plate}"/>`
    + placed(figure(name, "#6B4A22"), 24, 40, 56 / 512)
    + `<circle cx="${x + 1}" cy="23" r="16" fill="#000000" opacity=".22"/><circle cx="${x}" cy="21" r="16" fill="${disc}"/><circle cx="${x}" cy="21" r="14.2" fill="none" stroke="#EACB8C" stroke-opacity=".55" stroke-width=".8"/>`
    + gloss(drawing, { light: 0.18, dark: 0.09 }) + hairline() + frame());
}
