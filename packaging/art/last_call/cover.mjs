// The cover on the shelf, 212 x 198: a telephone on the desk by night, its cord cut, and the
// case file under the lamp.
import { BRASS } from "../colours.mjs";
import { gameIcon } from "../kit/game_icons.mjs";
import { placed } from "../kit/shapes.mjs";
import { Drawing } from "../kit/svg.mjs";
import { SYMBOLS, sign } from "./symbols.mjs";

const DESK = 148;

/** Roofs against the sky, with a few lit windows. */
function town() {
  const houses = [[40, 92], [58, 80], [70, 96], [84, 72], [98, 88], [114, 76], [130, 94], [146, 82], [160, 92], [174, 100]];
  let roofs = `M38 ${DESK}`, windows = "";
  houses.forEach(([x, y], i) => {
    const next = houses[i + 1]?.[0] ?? 176;
    roofs += `L${x} ${y + 6}L${(x + next) / 2} ${y}L${next} ${y + 6}`;
    for (let k = 0; k < 3; k++) if ((i * 7 + k * 5) % 4 === 0) windows += `<rect x="${x + 4}" y="${y + 14 + k * 11}" width="3.4" height="5" rx=".6"/>`;
  });
  return `<path d="${roofs}L176 ${DESK}Z" fill="#13233A"/><g fill="#FFD978" opacity=".75">${windows}</g>`;
}

const card = (symbol, x, y, turn) => placed(
  `<rect x="-13" y="-17" width="28" height="38" rx="3" fill="#000000" opacity=".28"/><rect x="-14" y="-19" width="28" height="38" rx="3" fill="#FBF6EA"/><rect x="-12" y="-17" width="24" height="34" rx="2" fill="${SYMBOLS[symbol].light}"/><rect x="-12" y="-17" width="24" height="8" rx="1.5" fill="${SYMBOLS[symbol].colour}"/>${placed(sign(symbol, SYMBOLS[symbol].colour), -9, -6, 18 / 24)}`,
  x, y, 1, turn);

export function cover() {
  const drawing = new Drawing(0, 0, 212, 198);
  const wall = drawing.linear([0, 0, 130, 198], [[0, "#3E5F85"], [0.45, "#27405E"], [1, "#101D30"]]);
  const sky = drawing.linear([0, 26, 0, DESK], [[0, "#0E1A2E"], [0.6, "#2C4A6E"], [1, "#6F7E8E"]]);
  const moon = drawing.radial([66, 50, 34], [[0, "#FFF3CF", 0.55], [0.4, "#FFF3CF", 0.16], [1, "#FFF3CF", 0]]);
  const lamp = drawing.radial([46, 128, 110], [[0, "#FFE3A8", 0.5], [0.45, "#FFE3A8", 0.14], [1, "#FFE3A8", 0]]);
  const wood = drawing.linear([0, DESK, 0, 198], [[0, "#7A5233"], [0.25, "#5C3B23"], [1, "#2E1C10"]]);
  const arch = "M38 148V64C38 50 66 34 107 22C148 34 176 50 176 64V148Z";
  let out = `<rect width="212" height="198" fill="${wall}"/><path d="${arch}" fill="${sky}"/>`;
  out += `<circle cx="66" cy="50" r="34" fill="${moon}"/><circle cx="72" cy="56" r="7.500" fill="#FFF3CF"/>`;
  out += town();
  out += `<path d="M107 22V148M38 92H176" stroke="#0B1524" stroke-width="3.4"/><path d="M107 22V148M38 92H176" stroke="${BRASS.dark}" stroke-width="1.1"/>`;
  out += `<path d="${arch}" fill="none" stroke="#0B1524" stroke-width="6"/><path d="${arch}" fill="none" stroke="${BRASS.light}" stroke-width="1.8"/>`;
  out += `<rect y="${DESK}" width="212" height="50" fill="${wood}"/><rect y="${DESK}" width="212" height="1.4" fill="#C79A63"/>`;
  // the cord, cut
  out += `<path d="M150 168C164 182 178 160 186 172S198 184 205 176" fill="none" stroke="#0A0F18" stroke-width="3.6" stroke-linecap="round"/><path d="M150 168C164 182 178 160 186 172S198 184 205 176" fill="none" stroke="#9C7430" stroke-width="1.6" stroke-linecap="round"/><path d="M205 176l3-3.500M205 176l4 .5M205 176l1.500 3.500" stroke="${BRASS.light}" stroke-width=".9"/>`;
  out += `<ellipse cx="106" cy="170" rx="54" ry="6" fill="#000000" opacity=".42"/>`;
  const phone = drawing.linear([0, 0, 512, 512], [[0, "#F3DCA4"], [0.5, BRASS.plain], [1, BRASS.dark]]);
  out += placed(gameIcon("rotary-phone", "#0A1220"), 50, 62, 114 / 512) + placed(gameIcon("rotary-phone", phone), 48, 60, 114 / 512);
  out += card("place", 24, 176, -14) + card("weapon", 45, 180, 5) + card("person", 172, 186, -9);
  out += `<rect width="212" height="198" fill="${lamp}"/>`;
  const gloss = drawing.linear([0, 0, 212, 198], [[0, "#FFFFFF", 0.16], [0.4, "#FFFFFF", 0], [0.5, "#000000", 0], [1, "#000000", 0.24]]);
  return drawing.file(out + `<rect width="212" height="198" fill="${gloss}"/>`);
}
