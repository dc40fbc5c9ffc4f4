// Four backs for cards: inner pictures of 102 x 147 for the frame that the app draws.
import { BRASS } from "../colours.mjs";
import { Drawing } from "../kit/svg.mjs";
import { AREA, frame, gloss } from "../kit/card.mjs";
import { placed } from "../kit/shapes.mjs";
import { polygon, square, star } from "./khatam.mjs";

const MIDDLE = [51, 73.5];

const ground = (drawing, light, plain, dark) =>
  `<rect width="102" height="147" fill="${drawing.radial([40, 50, 110], [[0, light], [0.5, plain], [1, dark]])}"/>`;

/** Two brass lines inside the edge. */
const border = () => `<rect x="4.5" y="4.5" width="93" height="138" rx="3" fill="none" stroke="${BRASS.plain}" stroke-width="1.1"/><rect x="6.7" y="6.7" width="88.6" height="133.6" rx="1.8" fill="none" stroke="${BRASS.plain}" stroke-width=".5" opacity=".8"/>`;

/** Covers what lies outside the border, so that a lattice may run under it. */
const margin = (fill) => `<path fill-rule="evenodd" d="M-1-1H103V148H-1ZM7.5 4.500A3 3 0 0 0 4.5 7.500V139.500A3 3 0 0 0 7.5 142.500H94.500A3 3 0 0 0 97.5 139.500V7.500A3 3 0 0 0 94.5 4.500Z" fill="${fill}"/>`;

const medallion = (colour, deep) => placed(
  `<circle r="26" fill="${deep}"/><circle r="25" fill="${colour}" stroke="${BRASS.plain}" stroke-width="1.4"/><circle r="22.6" fill="none" stroke="${BRASS.plain}" stroke-width=".5"/>`
  + `<path d="${star(21)}" fill="${deep}" opacity=".55"/><g fill="none" stroke="${BRASS.light}" stroke-linejoin="miter"><path d="${square(18.4)}${square(18.4, true)}" stroke-width="1.9"/></g><path d="${star(8.5)}" fill="none" stroke="${BRASS.plain}" stroke-width=".9"/><circle r="3.7" fill="${BRASS.light}"/>`, ...MIDDLE);

/** Stars tip to tip with crosses between them, as on the lid of an inlaid box. */
function khatam(drawing) {
  const cell = 15.5, r = cell / 2;
  const tile = drawing.symbol(`<path d="${star(r)}" fill="#6A2A2C" stroke="${BRASS.plain}" stroke-width=".55"/><path d="${star(r * 0.5)}" fill="#4A1F22" stroke="${BRASS.plain}" stroke-width=".4"/><circle r=".9" fill="${BRASS.light}"/>`);
  const cross = drawing.symbol(`<path d="M0-2.200L2.2 0L0 2.200L-2.2 0Z" fill="${BRASS.plain}" opacity=".55"/>`);
  let lattice = "";
  for (let row = -5; row <= 5; row++) {
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [MIDDLE[0] + column * cell, MIDDLE[1] + row * cell];
      if (Math.hypot(column, row) > 1.3) lattice += tile(`transform="translate(${x} ${y})"`);
      if (column < 3 && row < 5) lattice += cross(`transform="translate(${x + r} ${y + r})"`);
    }
  }
  return ground(drawing, "#5C282B", "#4A1F22", "#351417") + lattice + margin("#4A1F22") + border() + medallion("#4A1F22", "#351417");
}

/** One great star that fills the card, its rays drawn as on an astrolabe. */
function rays(drawing) {
  const rings = [
    [polygon(112, 16, 5), 0.7, 0.5], [polygon(84, 16, 6), 0.6, 0.55], [polygon(66, 16, 7), 0.5, 0.6],
    [polygon(50, 16, 6), 0.6, 0.75], [polygon(38, 16, 5), 0.6, 0.9],
  ];
  let out = "";
  for (const [path, width, opacity] of rings) out += `<path d="${path}" fill="none" stroke="${BRASS.plain}" stroke-width="${width}" opacity="${opacity}"/>`;
  let dots = "";
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    for (const r of [38, 50, 66]) { const x = r * Math.cos(a), y = r * Math.sin(a); if (Math.abs(x) < 42 && Math.abs(y) < 64) dots += `<circle cx="${x}" cy="${y}" r="1"/>`; }
  }
  return ground(drawing, "#2A4272", "#1B2D54", "#101C38") + placed(`<circle r="31" fill="#14224A" opacity=".6"/>${out}<g fill="${BRASS.light}">${dots}</g>`, ...MIDDLE)
    + margin("#1B2D54") + border() + medallion("#1B2D54", "#101C38");
}

/** Scales of water, row upon row. */
function wave(drawing) {
  const r = 9.3, fill = drawing.linear([0, -r, 0, r], [[0, "#1F5E62"], [1, "#123C42"]]);
  const scale = drawing.symbol(`<circle r="${r}" fill="${fill}" stroke="${BRASS.plain}" stroke-width=".7"/><g fill="none" stroke="${BRASS.plain}" stroke-width=".5" opacity=".75"><circle r="${r * 0.72}"/><circle r="${r * 0.46}"/></g><circle r="${r * 0.18}" fill="${BRASS.plain}" opacity=".8"/>`);
  let rows = "";
  for (let row = 0; row * (r / 2) < 160; row++) for (let x = MIDDLE[0] - 6 * r + (row % 2 ? r : 0) ; x < 112; x += 2 * r) if (x > -10) rows += scale(`transform="translate(${x} ${row * (r / 2) - 2})"`);
  return ground(drawing, "#1F5E62", "#174A50", "#0E3036") + rows + margin("#164B50") + border() + medallion("#164B50", "#0D2E33");
}

/** Nearly nothing: a field of colour and a small star. */
function plain(drawing) {
  const corner = `<path d="M0 12V4A4 4 0 0 1 4 0H12M0 8A8 8 0 0 0 8 0" fill="none" stroke="${BRASS.plain}" stroke-width=".7"/><circle cx="3" cy="3" r="1" fill="${BRASS.light}"/>`;
  const corners = [[10, 10, 0], [92, 10, 90], [92, 137, 180], [10, 137, 270]].map(([x, y, turn]) => placed(corner, x, y, 1, turn)).join("");
  const sign = placed(`<path d="${star(15)}" fill="none" stroke="${BRASS.plain}" stroke-width=".6"/><path d="${square(11.5)}${square(11.5, true)}" fill="none" stroke="${BRASS.light}" stroke-width="1.4"/><circle r="2.4" fill="${BRASS.light}"/><path d="M0-30L1.5-26L0-22L-1.5-26ZM0 30L1.5 26L0 22L-1.5 26Z" fill="${BRASS.plain}"/><path d="M0-44V-34M0 44V34" stroke="${BRASS.plain}" stroke-width=".7"/>`, ...MIDDLE);
  return ground(drawing, "#56304F", "#402039", "#2A1326") + border() + corners + sign;
}

const BACKS = { khatam, star: rays, wave, plain };
export const BACK_NAMES = Object.keys(BACKS);

export function back(name) {
  const drawing = new Drawing(...AREA);
  return drawing.file(BACKS[name](drawing) + gloss(drawing, { light: 0.18, dark: 0.22 }) + `<rect x=".5" y=".5" width="101" height="146" rx="4.5" fill="none" stroke="#000000" stroke-opacity=".3"/>` + frame());
}
