// The cover on the shelf, 212 x 198: the empty chair's owner in the light of the blinds.
import { BRASS } from "../colours.mjs";
import { Drawing } from "../kit/svg.mjs";
import { placed } from "../kit/shapes.mjs";
import { symbol, SYMBOLS } from "./symbols.mjs";

/** A mystery card, face up, seen from a little way off. */
function card(drawing, name, x, y, turn) {
  const paper = drawing.linear([0, 0, 34, 48], [[0, "#FFFDF6"], [1, "#E4D6BA"]]);
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="1.5" y="2.5" width="34" height="48" rx="3.5" fill="#000000" opacity=".4"/><rect width="34" height="48" rx="3.5" fill="${paper}"/><rect x="2.5" y="2.5" width="29" height="43" rx="2" fill="${SYMBOLS[name]}"/>${placed(symbol(name, "#FFFFFF"), 6, 13, 22 / 24)}</g>`;
}

export function cover() {
  const drawing = new Drawing(0, 0, 212, 198);
  const wall = drawing.linear([0, 0, 130, 198], [[0, "#8A3B36"], [0.5, "#5A2427"], [1, "#240D10"]]);
  const lamp = drawing.radial([46, 6, 170], [[0, "#FFDFA6", 0.34], [0.5, "#FFDFA6", 0.1], [1, "#FFDFA6", 0]]);
  let out = `<rect width="212" height="198" fill="${wall}"/><rect width="212" height="198" fill="${lamp}"/>`;
  // light through the blinds, slanting over the wall
  for (let i = 0; i < 8; i++) out += `<path d="M-6 ${8 + i * 25}L218 ${-24 + i * 25}v11L-6 ${19 + i * 25}Z" fill="#FFD9A0" opacity=".11"/>`;
  // the Don: coat, face in shadow, shirt, tie
  const coat = drawing.linear([30, 120, 190, 198], [[0, "#2B1214"], [1, "#0E0506"]]);
  const skin = drawing.linear([78, 70, 138, 130], [[0, "#B98262"], [0.42, "#5F3A30"], [0.62, "#2A1415"]]);
  out += `<path d="M20 198C24 156 50 144 84 134L106 158 128 134C162 144 188 156 192 198Z" fill="${coat}"/>`
    + `<path d="M90 116H122V140L106 160 90 140Z" fill="#3A1E1C"/><path d="M78 92C76 64 90 56 106 56C122 56 136 64 134 92C133 118 120 132 106 132C92 132 79 118 78 92Z" fill="${skin}"/>`
    + `<path d="M91 136L106 158 121 136 129 142 116 198H96L83 142Z" fill="#F1E6D2"/><path d="M101 154H111L116 198H96Z" fill="#A8262E"/><path d="M98 146H114L110 156H102Z" fill="#C23A3E"/>`
    + `<path d="M84 134L72 150 92 176 100 158ZM128 134L140 150 120 176 112 158Z" fill="#1B0B0C"/>`
    + `<path d="M96 108Q106 113 117 107" fill="none" stroke="#1B0B0C" stroke-width="2" stroke-linecap="round"/>`;
  // the hat throws its shadow over the eyes
  const felt = drawing.linear([60, 20, 150, 100], [[0, "#3A2022"], [0.5, "#170A0B"], [1, "#0A0405"]]);
  out += `<path d="M78 84Q106 98 134 84V92Q106 104 78 92Z" fill="#0A0405" opacity=".75"/>`
    + `<path d="M66 76C64 46 72 26 88 26C96 26 100 32 106 32C112 32 116 26 124 26C140 26 148 46 146 76Q106 90 66 76Z" fill="${felt}"/>`
    + `<path d="M66 76Q65 68 66 63Q106 77 146 63Q147 68 146 76Q106 90 66 76Z" fill="#A8262E"/>`
    + `<path d="M38 78C50 68 60 74 68 77Q106 90 144 77C152 74 162 68 174 78C168 92 138 100 106 100C74 100 44 92 38 78Z" fill="${felt}"/><path d="M42 77C52 71 60 76 68 79Q106 92 144 79" fill="none" stroke="#6B3A36" stroke-width="1.2" opacity=".8"/>`;
  // a rose in the buttonhole
  out += `<g transform="translate(148 166)"><circle r="8" fill="#7E1A22"/><path d="M-7 -2A7.5 7.5 0 0 1 5 -6M-4 2A5 5 0 0 1 4 -3M7 3A7.5 7.5 0 0 1 -5 6M3 1A2.6 2.6 0 0 0 -2 2" fill="none" stroke="#E8505A" stroke-width="1.8" stroke-linecap="round"/></g>`;
  // what he leaves behind
  out += card(drawing, "key", 10, 138, -13) + card(drawing, "letter", 32, 146, 3) + card(drawing, "glass", 170, 142, 10);
  const edge = drawing.linear([0, 0, 212, 0], [[0, BRASS.plain], [0.5, BRASS.light], [1, BRASS.dark]]);
  out += `<path d="M0 196.800H212" stroke="${edge}" stroke-width="1.6"/>`;
  const gloss = drawing.linear([0, 0, 212, 198], [[0, "#FFFFFF", 0.18], [0.4, "#FFFFFF", 0], [0.5, "#000000", 0], [1, "#000000", 0.2]]);
  return drawing.file(out + `<rect width="212" height="198" fill="${gloss}"/>`);
}
