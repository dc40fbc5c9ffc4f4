// The cover on the shelf, 212 x 198: the door of 221B on a foggy evening.
import { BRASS } from "../colours.mjs";
import { Drawing } from "../kit/svg.mjs";
import { dice } from "../kit/shapes.mjs";

const BRICKS = ["#7A5640", "#835D45", "#745039", "#6D4B36", "#80583F"];

// The figures of the house number, drawn, so that the picture needs no font: a grid of 6 x 10.
const FIGURES = {
  2: "M.4 2.600C.6 1 1.700 0 3.200 0 4.900 0 6 1 6 2.700 6 4.300 4.600 5.700 3 7.100L1.900 8.300H4.900L5.200 7.200H6.200L6 10H0V8.800L2.400 6.300C3.700 4.900 4.300 3.900 4.300 2.900 4.300 1.800 3.800 1.100 3 1.100 2.300 1.100 1.800 1.500 1.600 2.200A1 1 0 1 1 .4 2.600Z",
  1: "M1 1.600 3 0H3.900V8.800L5.100 9.100V10H1.100V9.100L2.300 8.800V2.300L1 2.600Z",
  B: "M0 0H3.500C5 0 5.900.9 5.900 2.300 5.900 3.500 5.200 4.300 4 4.600 5.500 4.800 6.400 5.700 6.400 7.200 6.400 8.900 5.200 10 3.300 10H0V9.100L.9 8.900V1.100L0 .9ZM2.500 1V4.200H3.100C3.900 4.200 4.300 3.600 4.300 2.600 4.300 1.600 3.900 1 3.100 1ZM2.500 5.200V9H3.200C4.200 9 4.700 8.300 4.700 7.100 4.700 5.900 4.200 5.200 3.200 5.200Z",
};

function bricks() {
  const chance = dice(221);
  let out = "";
  for (let row = 0, y = 0; y < 198; row++, y += 11) {
    for (let x = row % 2 ? -14 : -2; x < 212; x += 25) {
      const left = Math.max(0, x), wide = Math.min(212, x + 23.4) - left;
      out += `<rect x="${left}" y="${y}" width="${wide}" height="9.600" rx="1" fill="${BRICKS[Math.floor(chance(0, BRICKS.length))]}"/>`;
    }
  }
  return out;
}

function number() {
  let x = 85.500, out = "";
  for (const figure of "221B") {
    out += `<path d="${FIGURES[figure]}" transform="translate(${x} 107) scale(1.550)" fill-rule="evenodd"/>`;
    x += figure === "1" ? 9.6 : 11;
  }
  return `<g fill="${BRASS.light}">${out}</g>`;
}

export function cover() {
  const drawing = new Drawing(0, 0, 212, 198);
  const dusk = drawing.linear([0, 0, 212, 198], [[0, "#2A1A10", 0], [0.55, "#2A1A10", 0.35], [1, "#120A06", 0.75]]);
  const stone = drawing.linear([54, 30, 160, 198], [[0, "#F6EDD8"], [1, "#C6B592"]]);
  const pane = drawing.radial([106, 84, 44], [[0, "#FFF4C8"], [0.6, "#FFD978"], [1, "#D99C3C"]]);
  const wood = drawing.linear([70, 90, 142, 198], [[0, "#2F5A4E"], [1, "#14302A"]]);
  const halo = drawing.radial([22, 62, 72], [[0, "#FFE7AE", 0.75], [0.3, "#FFDF96", 0.3], [1, "#FFDF96", 0]]);
  const light = drawing.radial([106, 84, 96], [[0, "#FFDF96", 0.4], [1, "#FFDF96", 0]]);
  const fog = drawing.linear([0, 150, 0, 198], [[0, "#E9DCC2", 0], [1, "#E9DCC2", 0.4]]);
  const panel = (x, y, h) => `<rect x="${x}" y="${y}" width="26" height="${h}" rx="1.500" fill="none" stroke="#0C211C" stroke-width="2.400"/><path d="M${x + 1.5} ${y + h - 1.5}V${y + 1.5}H${x + 24.5}" fill="none" stroke="#5E9484" stroke-width="1" opacity=".6"/>`;
  const rays = [-68, -34, 0, 34, 68].map((turn) => `<path d="M106 84V46" transform="rotate(${turn} 106 84)"/>`).join("");
  const gloss = drawing.linear([0, 0, 212, 198], [[0, "#FFFFFF", 0.16], [0.4, "#FFFFFF", 0], [0.5, "#000000", 0], [1, "#000000", 0.22]]);
  return drawing.file(
    `<rect width="212" height="198" fill="#4A3224"/>${bricks()}<rect width="212" height="198" fill="${dusk}"/><rect width="212" height="198" fill="${light}"/>`
    + `<path d="M56 200V86a52 52 0 0 1 104 0V200Z" fill="#000000" opacity=".35"/><path d="M54 198V84a52 52 0 0 1 104 0V198Z" fill="${stone}"/><path d="M54 84h8M150 84h8M70 46l6 5M142 46l-6 5M106 32v8" stroke="#9C8A66" stroke-width="1.500"/>`
    + `<path d="M62 198V86a44 44 0 0 1 88 0V198Z" fill="#17110D"/><path d="M68 84a38 38 0 0 1 76 0Z" fill="${pane}"/><g stroke="#17110D" stroke-width="2.600">${rays}</g><path d="M92 84a14 14 0 0 1 28 0Z" fill="#FFF1BE" stroke="#17110D" stroke-width="2.200"/>`
    + `<rect x="70" y="90" width="72" height="108" fill="${wood}"/>${panel(76, 124, 26)}${panel(110, 124, 26)}${panel(76, 157, 34)}${panel(110, 157, 34)}<rect x="76" y="99" width="60" height="20" rx="1.500" fill="#14302A" stroke="#0C211C" stroke-width="2"/>${number()}`
    + `<path d="M101 133a5 5 0 0 0 10 0l-1.500-.3a3.500 3.500 0 0 1-7 0Z" fill="${BRASS.plain}"/><circle cx="106" cy="131" r="2.600" fill="${BRASS.light}"/><circle cx="132" cy="153" r="3.400" fill="${BRASS.light}"/><rect x="92" y="151" width="22" height="3.600" rx="1" fill="${BRASS.plain}"/>`
    + `<rect x="46" y="190" width="120" height="10" fill="#B9A882"/><rect x="46" y="190" width="120" height="1.600" fill="#F1E6CB"/>`
    + `<circle cx="22" cy="62" r="72" fill="${halo}"/><path d="M22 200V78" stroke="#15100C" stroke-width="5"/><path d="M13 92h18M17 200l1-18h8l1 18Z" stroke="#15100C" stroke-width="2.600" fill="#15100C"/><path d="M12 78h20l5-27H7Z" fill="#FFEDB8" stroke="#15100C" stroke-width="2.600" stroke-linejoin="round"/><path d="M22 52v26" stroke="#15100C" stroke-width="1.400"/><path d="M4 51h36l-8-10H12ZM18 41l4-7 4 7Z" fill="#15100C"/>`
    + `<path d="M0 198V182q26-10 54-2t58-2 52 4 48-6v22Z" fill="${fog}"/><rect y="150" width="212" height="48" fill="${fog}"/>`
    + `<rect width="212" height="198" fill="${gloss}"/>`);
}
