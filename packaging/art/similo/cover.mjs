// The cover on the shelf, 212 x 198: a table of characters, and one of them is the question.
import { BRASS, IVORY } from "../colours.mjs";
import { star } from "../common/khatam.mjs";
import { Drawing } from "../kit/svg.mjs";
import { HEIGHT, figureOn, WIDTH } from "./card.mjs";
import { CAST } from "./cast.mjs";
import { ground } from "./grounds.mjs";
import { CHARACTERS } from "./table.mjs";

// Columns and rows run out of the picture; the question stands in the middle.
const LAID = [["merlin", "cleopatra", "puss"], ["rostam", null, "alice"], ["hook", "scheherazade", "wolf"]];
const SCALE = 0.575, GAP_X = 6, GAP_Y = 5;

const unnamed = (markup) => markup.replace(/<g id="[^"]*"/g, "<g");

/** The question: a bust like any other, all in shadow. */
const SHADOW = "M246 590C150 606 70 660 30 770L20 900H740L716 780C680 680 620 612 522 590C496 580 480 566 476 552C530 530 578 490 574 440C572 380 562 330 557 282C530 180 470 130 390 130C300 130 216 190 217 290C216 320 222 340 232 346C210 356 202 376 206 402C212 430 236 440 254 440C280 480 300 506 322 524C318 556 296 578 246 590Z";
const MARK = "M-17 -14C-17 -27 -9 -34 1 -34C12 -34 20 -27 20 -16C20 -4 6 -1 6 9V12H-5V7C-5 -6 8 -8 8 -16C8 -21 5 -24 1 -24C-4 -24 -6 -20 -6 -14ZM-6 18H7V30H-6Z";

export function cover() {
  const drawing = new Drawing(0, 0, 212, 198);
  const cloth = drawing.radial([52, 8, 250], [[0, "#3F7A7D"], [0.45, "#234E52"], [1, "#0D2225"]]);
  let lattice = "";
  for (let y = 4; y < 198; y += 26.5) for (let x = 0; x <= 212; x += 26.5) lattice += `<path d="${star(13.25)}" transform="translate(${x} ${y})"/>`;
  let out = `<rect width="212" height="198" fill="${cloth}"/><g fill="none" stroke="${BRASS.light}" stroke-width=".6" opacity=".16">${lattice}</g>`;
  const wide = WIDTH * SCALE + 4, high = HEIGHT * SCALE + 4;
  const left = (212 - 3 * wide - 2 * GAP_X) / 2, top = (198 - 3 * high - 2 * GAP_Y) / 2;
  const paper = (x, y, inside, edge = IVORY) => `<g transform="translate(${x} ${y})"><rect x="1.2" y="2" width="${wide}" height="${high}" rx="4.500" fill="#061214" opacity=".45"/><rect width="${wide}" height="${high}" rx="4.500" fill="${edge}"/><g transform="translate(2 2) scale(${SCALE})">${inside}</g></g>`;
  LAID.forEach((row, j) => row.forEach((id, i) => {
    const x = left + i * (wide + GAP_X), y = top + j * (high + GAP_Y);
    if (id) {
      const character = CHARACTERS.find((one) => one.id === id);
      const mask = drawing.mask(`<rect width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#FFFFFF"/>`);
      out += paper(x, y, unnamed(`<g mask="${mask}">${ground(drawing, character)}${figureOn({ ...CAST[id], sex: character.sex, age: character.age })}</g>`));
      return;
    }
    const dark = drawing.radial([44, 40, 90], [[0, "#2F6A6D"], [1, "#0D2A2D"]]);
    const brass = drawing.linear([0, -34, 0, 32], [[0, "#F7E2AC"], [0.5, BRASS.light], [1, BRASS.plain]]);
    const mask = drawing.mask(`<rect width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#FFFFFF"/>`);
    out += paper(x, y, `<g mask="${mask}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${dark}"/><g transform="translate(0 13) scale(.132)"><path d="${SHADOW}" fill="#061A1D"/></g><g transform="translate(51 62) scale(1.05)"><path d="${MARK}" fill="#000000" opacity=".4" transform="translate(1.500 2)"/><path d="${MARK}" fill="${brass}"/></g></g>`, BRASS.light);
  }));
  const gloss = drawing.linear([0, 0, 212, 198], [[0, "#FFFFFF", 0.16], [0.4, "#FFFFFF", 0], [0.55, "#000000", 0], [1, "#000000", 0.26]]);
  return drawing.file(out + `<rect width="212" height="198" fill="${gloss}"/>`);
}
