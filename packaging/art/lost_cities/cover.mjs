// The cover on the shelf, 212 x 198: five expeditions seen through the windows of a divan.
import { BRASS } from "../colours.mjs";
import { square, star } from "../common/khatam.mjs";
import { Drawing } from "../kit/svg.mjs";
import { SCENES } from "./faces.mjs";
import { SUITS } from "./suits.mjs";

const WIDTH = 34, GAP = 3.6, SILL = 184;
// suit, height, number on the card, scale, sun or moon in the picture of the card
const WINDOWS = [
  ["yellow", 114, 6, 0.7, [45, 34, 6, 20]],
  ["blue", 138, 5, 0.8, [46, 14, 6, 20]],
  ["white", 154, 9, 0.72, [44, 8, 6, 20]],
  ["green", 138, 7, 0.72, [45, 12, 6, 20]],
  ["red", 114, 6, 0.72, [45, 38, 6, 20]],
];

/** A window with the pointed arch of a Persian room. */
function arch(x, top, width, grow = 0) {
  const l = x - grow, r = x + width + grow, m = x + width / 2, t = top - grow * 1.3, shoulder = top + 19;
  return `M${l} ${SILL + grow}V${shoulder}C${l} ${shoulder - 9} ${l + width * 0.26} ${t + 7} ${m} ${t}C${r - width * 0.26} ${t + 7} ${r} ${shoulder - 9} ${r} ${shoulder}V${SILL + grow}Z`;
}

export function cover() {
  const drawing = new Drawing(0, 0, 212, 198);
  const wall = drawing.linear([0, 0, 130, 198], [[0, "#35765D"], [0.5, "#1F4A3A"], [1, "#0F251D"]]);
  const lamp = drawing.radial([52, 10, 150], [[0, "#FFE3A8", 0.28], [0.5, "#FFE3A8", 0.08], [1, "#FFE3A8", 0]]);
  let out = `<rect width="212" height="198" fill="${wall}"/>`;
  // stars in the plaster
  let lattice = "";
  for (let y = 4; y < 198; y += 26.5) for (let x = 0; x <= 212; x += 26.5) lattice += `<g transform="translate(${x} ${y})"><path d="${star(13.25)}"/><path d="${star(5.5)}"/></g>`;
  out += `<g fill="none" stroke="${BRASS.light}" stroke-width=".6" opacity=".16">${lattice}</g><rect width="212" height="198" fill="${lamp}"/>`;

  const first = (212 - 5 * WIDTH - 4 * GAP) / 2;
  WINDOWS.forEach(([suit, height, number, scale, orb], i) => {
    const x = first + i * (WIDTH + GAP), top = SILL - height;
    const shape = arch(x, top, WIDTH), mask = drawing.mask(`<path d="${shape}" fill="#FFFFFF"/>`);
    const view = `<g transform="translate(${x + WIDTH / 2 - 55.5 * scale} ${SILL - 143 * scale}) scale(${scale})"><rect x="-4" y="-120" width="110" height="152" fill="${SUITS[suit].colour}"/>${SCENES[suit](drawing, number, orb)}</g>`;
    const shade = drawing.linear([x, 0, x + WIDTH, 0], [[0, "#000000", 0.3], [0.16, "#000000", 0], [1, "#000000", 0]]);
    out += `<path d="${arch(x, top, WIDTH, 1.4)}" fill="#06120D" opacity=".5" transform="translate(1.6 2.2)"/><g mask="${mask}">${view}<rect x="${x}" y="${top}" width="${WIDTH}" height="${height}" fill="${shade}"/></g>`
      + `<path d="${arch(x, top, WIDTH, 0.5)}" fill="none" stroke="#0B1C15" stroke-width="2.8"/><path d="${arch(x, top, WIDTH, 0.3)}" fill="none" stroke="${BRASS.light}" stroke-width="1.5" stroke-linejoin="round"/>`;
  });
  const ledge = drawing.linear([0, SILL, 0, SILL + 6], [[0, "#F0D59A"], [0.3, BRASS.plain], [1, "#6F5224"]]);
  out += `<rect x="7" y="${SILL + 0.6}" width="198" height="4.6" rx="1" fill="${ledge}"/><rect x="7" y="${SILL + 5.2}" width="198" height="4" fill="#000000" opacity=".22"/>`;
  // the sign of the house over the middle window
  out += `<g transform="translate(106 14)" fill="none" stroke="${BRASS.light}"><path d="${square(7.4)}${square(7.4, true)}" stroke-width="1.2"/><circle r="1.5" fill="${BRASS.light}" stroke="none"/><path d="M-13 0H-42M13 0H42" stroke-width=".7"/><path d="M-45 0l2-1.6 2 1.6-2 1.6ZM45 0l-2-1.6-2 1.6 2 1.6Z" fill="${BRASS.light}" stroke="none"/></g>`;
  const gloss = drawing.linear([0, 0, 212, 198], [[0, "#FFFFFF", 0.18], [0.4, "#FFFFFF", 0], [0.5, "#000000", 0], [1, "#000000", 0.2]]);
  return drawing.file(out + `<rect width="212" height="198" fill="${gloss}"/>`);
}
