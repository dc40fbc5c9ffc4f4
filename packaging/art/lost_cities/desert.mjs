// Yellow: a pyramid behind the dunes.
import { bird, dice, landUnder, lerp, orb, placed, rolling, smooth } from "../kit/shapes.mjs";
import { SCENE, progress } from "./goal.mjs";

const CAMEL = "M3 20L3.5 12.800C2.8 10.6 4 8.6 6 8C7.6 7.5 8 4.6 9.8 4.600C11.5 4.6 11.6 7.3 13.2 8.100C14.8 8.8 16.2 8.3 17 6.400C17.6 5 17.7 3 19.1 2.300C20.4 1.9 22.7 2.7 22.9 3.700C22.7 4.5 21.2 4.4 20.4 4.900C19.6 6 19.7 9 17.7 11.200C16.8 12.2 16 12.5 15.8 13.100L16.2 20H15L14.2 13.700L13.3 20H12.200L12.5 13.400C10.5 13.8 8.2 13.6 6.5 13.200L5.7 20H4.700L5 14L4.2 20Z";
const RIDER = "M8.3 5.200C8.2 3.2 8.6 2 9.4 1.600A1.3 1.3 0 1 1 10.8 1.500C11.7 2 12 3.6 11.7 5.300Z";

/** A dune: the wind side in the light, the lee in the shade, parted by a winding crest. */
function dune({ left, top, right, foot, light, shade, turn = 0 }) {
  const [xl, yl] = left, [xp, yp] = top, [xr, yr] = right;
  const down = `C${xp + (xr - xp) * 0.22} ${yp + (yr - yp) * 0.3} ${xp + (xr - xp) * 0.55} ${yr - (yr - yp) * 0.12} ${xr} ${yr}`;
  const up = `C${lerp(xl, xp, 0.42)} ${yl - (yl - yp) * 0.08} ${lerp(xl, xp, 0.74)} ${yp + (yl - yp) * 0.1} ${xp} ${yp}`;
  const h = foot - yp;
  return `<path d="M${xl} ${yl}${up}${down}V${foot}H${xl}Z" fill="${light}"/>`
    + `<path d="M${xp} ${yp}${down}V${foot}H${xp + 22 + turn}C${xp - 2 + turn} ${yp + h * 0.8} ${xp + 16} ${yp + h * 0.42} ${xp} ${yp}Z" fill="${shade}"/>`;
}

function pyramid(drawing, cx, base, width, { detail, light = "#EFB437", shade = "#A2660C" }) {
  const height = width * 0.6, top = base - height;
  const [left, ridge, right] = [cx - width / 2, cx + width * 0.11, cx + width / 2];
  const bright = drawing.linear([0, top, 0, base], [[0, "#F6C24A"], [0.55, light], [1, "#F0BE55"]]);
  const dark = drawing.linear([0, top, 0, base], [[0, shade], [0.6, "#B2740F"], [1, "#CE9328"]]);
  let out = `<path d="M${cx} ${top}L${ridge} ${base}H${left}Z" fill="${bright}"/><path d="M${cx} ${top}L${right} ${base}H${ridge}Z" fill="${dark}"/>`;
  if (detail > 0) {
    // courses of stone, broken here and there
    const roll = dice(7);
    const rows = Math.round(height / 4.2);
    let lit = "", dim = "";
    for (let row = 1; row < rows; row++) {
      const k = row / rows, y = top + height * k;
      const xl = cx + (left - cx) * k, xm = cx + (ridge - cx) * k, xr = cx + (right - cx) * k;
      const a = roll(0.05, 0.45), b = roll(0.5, 0.95);
      lit += `M${lerp(xl, xm, a)} ${y}H${lerp(xl, xm, b)}`;
      const c = roll(0.05, 0.3), d = roll(0.55, 0.98);
      dim += `M${lerp(xm, xr, c)} ${y}H${lerp(xm, xr, d)}`;
    }
    out += `<path d="${lit}" stroke="#A96F12" stroke-width=".7" opacity="${0.5 * detail}"/><path d="${dim}" stroke="#6E4406" stroke-width=".7" opacity="${0.55 * detail}"/>`;
    // the gilded cap
    const k = 0.13, y = top + height * k;
    out += `<path d="M${cx} ${top}L${cx + (ridge - cx) * k} ${y}H${cx + (left - cx) * k}Z" fill="#FFE79B"/><path d="M${cx} ${top}L${cx + (right - cx) * k} ${y}H${cx + (ridge - cx) * k}Z" fill="#C8861A"/>`;
  }
  return out;
}

function palm(x, y, size, colour, lean = 1) {
  const frond = (turn, length) => {
    const l = size * length;
    return `<path transform="rotate(${turn})" d="M0 0C${l * 0.25} ${-l * 0.28} ${l * 0.7} ${-l * 0.24} ${l} ${l * 0.16}C${l * 0.66} ${-l * 0.04} ${l * 0.3} ${-l * 0.02} 0 0Z"/>`;
  };
  const tx = size * 0.16 * lean, ty = -size;
  return `<g fill="${colour}"><g transform="translate(${x} ${y})"><path d="M${-size * 0.06} 0C${-size * 0.02} ${-size * 0.5} ${tx * 0.5} ${-size * 0.8} ${tx} ${ty}L${tx + size * 0.05} ${ty}C${tx * 0.9 + size * 0.02} ${-size * 0.7} ${size * 0.05} ${-size * 0.4} ${size * 0.05} 0Z"/>`
    + `<g transform="translate(${tx} ${ty})">${[[-8, 0.52], [38, 0.5], [-58, 0.4], [-172, 0.52], [-128, 0.44]].map(([turn, length]) => frond(turn, length)).join("")}<g transform="scale(-1 1)">${frond(30, 0.5)}</g></g></g></g>`;
}

const COLUMN = (height) => `<path d="M-4 0V${-height}H4V0Z" fill="#D9A545"/><path d="M1.2 0V${-height}H4V0Z" fill="#8C5A10"/><path d="M-4 ${-height}L-5.4 ${-height - 3}H5.4L4 ${-height}Z" fill="#EFC874"/><path d="M1.5 ${-height}L2 ${-height - 3}H5.4L4 ${-height}Z" fill="#A26C18"/><path d="M-2.2 ${-height + 2}V-1M-.2 ${-height + 2}V-1" stroke="#A9741C" stroke-width=".6" opacity=".7"/><path d="M-5 0C-3-1.6 3-1.6 6 0Z" fill="#B97E16"/>`;
const OBELISK = `<path d="M-2.6 0L-1.9-24L0-28L.8-24V0Z" fill="#E7B655"/><path d="M.6 0V-24L0-28L1.9-24L2.6 0Z" fill="#93600F"/><path d="M-1.9-24L0-28L.7-24Z" fill="#FFEDB5"/><path d="M-.9-19V-4" stroke="#A9741C" stroke-width=".8" stroke-dasharray="1.4 1.2" opacity=".8"/>`;
// Lying lion with the head of a king, looking to the left.
const SPHINX = `<path d="M15 22V11C20 8.6 31 8.6 36 12C40 15 40.5 19 40.5 22Z" fill="#B57A17"/><path d="M27 22C26 17 29 13.5 33 14C37 14.5 38.5 18 38 22Z" fill="#9A6512"/><path d="M0 22C0 19.6 1 18.6 3 18.600H18V22Z" fill="#DDA93F"/><path d="M0 22C0 21 .4 20.4 1.4 20.400H18V22Z" fill="#A26C18"/><path d="M8.5 18.600L10 10H17V22H8.500Z" fill="#C88D26"/><path d="M7.5 3.500C8-.6 15.5-1 17-.2C18.6 2 18.8 8 20 13H15L13.5 9.500Z" fill="#8C5A10"/><path d="M7.5 3.500C8 .5 11-.7 14-.6L14.5 9.500L15.5 13H12.500L11.5 10.500H8.800C7.6 9.5 7.6 8.6 7.9 7.600L6.8 6.800L7.6 5.600Z" fill="#E9BC5A"/><path d="M14-.6L14.5 9.500L15.5 13L17.5 13L16 4Z" fill="#C08A26"/><path d="M9 4.800H10.8" stroke="#6E4406" stroke-width=".8"/><path d="M8.2 8.200H9.8" stroke="#6E4406" stroke-width=".6"/>`;

/** Footprints that wind up to a crest. */
function footprints(x0, y0, x1, y1, bend) {
  let prints = "";
  for (let i = 0; i < 12; i++) {
    const k = 1 - Math.pow(1 - i / 12, 1.7), r = lerp(1.5, 0.45, k);
    const x = lerp(x0, x1, k) + bend * Math.sin(k * 3.6), y = lerp(y0, y1, k);
    prints += `<ellipse cx="${x + (i % 2 ? r : -r) * 0.9}" cy="${y}" rx="${r * 0.55}" ry="${r * 0.42}"/>`;
  }
  return `<g fill="#6E4507" opacity=".6">${prints}</g>`;
}

export function desert(drawing, number, orbPlace) {
  const t = progress(number), { horizon: hz, bottom } = SCENE;
  const roll = dice(17 + number * 5);
  const sky = drawing.linear([0, 31, 0, hz + 4], [[0, "#F5C518"], [0.42, "#F9D656"], [0.8, "#FDE9A6"], [1, "#FFF3CF"]]);
  let out = `<rect x="-4" y="30" width="110" height="80" fill="${sky}"/>`;
  out += orb(drawing, { place: orbPlace, core: "#FFFBEA", light: "#FFF4C8", strength: 0.9 });

  // far tablelands in the haze
  const mesa = (x, w, h, c) => `<path d="M${x - w * 0.62} ${hz + 2}L${x - w * 0.42} ${hz - h}H${x + w * 0.36}L${x + w * 0.44} ${hz - h * 0.55}H${x + w * 0.6}L${x + w * 0.74} ${hz + 2}Z" fill="${c}"/>`;
  const drift = roll(-12, 12);
  out += mesa(10 + drift, 26, 7, "#F8DF9B") + mesa(93 + drift, 34, 10, "#F8DF9B") + mesa(78 + drift, 20, 5, "#F5D27C");
  out += `<rect x="-4" y="${hz}" width="110" height="20" fill="#F2CB6A"/>`;

  // the goal, and from the middle of the road on the smaller ones beside it
  const cx = 56, width = lerp(0.34, 1, t) * 92, base = hz + 3;
  if (number >= 5) out += pyramid(drawing, cx + width * 0.47, base, width * 0.4, { detail: 0, light: "#F2C25A", shade: "#BC8222" });
  if (number >= 8) out += pyramid(drawing, cx - width * 0.44, base, width * 0.26, { detail: 0, light: "#F4CB6E", shade: "#C6903A" });
  out += pyramid(drawing, cx, base, width, { detail: Math.max(0, Math.min(1, (t - 0.2) * 2)) });
  if (number === 10) {
    const y = base - width * 0.6 + 1, glint = drawing.radial([cx, y, 15], [[0, "#FFFFFF", 0.95], [0.3, "#FFF6CF", 0.5], [1, "#FFF6CF", 0]]);
    out += `<circle cx="${cx}" cy="${y}" r="15" fill="${glint}"/><path d="M${cx} ${y - 9}L${cx + 1} ${y - 1}L${cx + 9} ${y}L${cx + 1} ${y + 1}L${cx} ${y + 9}L${cx - 1} ${y + 1}L${cx - 9} ${y}L${cx - 1} ${y - 1}Z" fill="#FFFFFF" opacity=".95"/>`;
  }
  if (number === 6 || number === 7 || number === 9) out += bird(82, 46, 2.6, "#8A5A0B") + bird(89, 50, 2, "#8A5A0B") + (number > 6 ? bird(75, 51, 1.8, "#8A5A0B") : "");

  // dunes, back to front; each card has its own
  const a = roll(-14, 14), b = roll(-12, 12), c = roll(-16, 16);
  out += `<path d="${landUnder(smooth, rolling({ y: hz + 1, height: 2.2, length: 64, phase: number * 0.31 }), bottom)}" fill="#EFC055"/>`;
  if (number === 8) out += placed(COLUMN(15), 9, hz + 9, 0.8) + placed(COLUMN(8), 19, hz + 8, 0.8) + placed(COLUMN(14), 29, hz + 7, 0.8);
  if (number === 9) out += placed(OBELISK, 13, hz + 7, 0.72) + placed(OBELISK, 27, hz + 7, 0.6);
  out += dune({ left: [-30, hz + 13], top: [28 + a, hz + 2.5], right: [84 + a, hz + 15], foot: bottom, light: "#E8AE30", shade: "#C6881C", turn: 4 });
  out += dune({ left: [4 + b, hz + 27], top: [84 + b * 0.6, hz + 5.5], right: [132, hz + 16], foot: bottom, light: "#DFA023", shade: "#B3760F" });
  if (number === 10) out += placed(SPHINX, 5, hz + 2.4, 0.94);
  if (number === 4 || number === 6 || number >= 9) out += palm(91, hz + 11, 15, "#57440C", -1) + palm(96.5, hz + 12, 11, "#6B5412", 1) + (number === 6 ? palm(84, hz + 11.5, 8, "#6B5412", -1) : "");
  const crest = hz + 21, top = 60 + c;
  if (number === 3 || number === 5 || number === 7) {
    // a caravan on the next dune
    const count = number === 3 ? 1 : number === 5 ? 2 : 4;
    const camel = drawing.symbol(`<path d="${CAMEL}${RIDER}"/>`);
    for (let i = 0; i < count; i++) {
      const x = 9 + i * 12.5;
      out += `<g fill="#5B380A" transform="translate(${x} ${crest - 8.6 - 2.6 * Math.min(1, x / top)}) scale(.46)">${camel()}</g>`;
    }
  }
  out += dune({ left: [-24, crest + 4], top: [top, crest - 2], right: [118, crest + 13], foot: bottom, light: "#CC8C16", shade: "#9A650D", turn: 10 });
  if (number === 2 || number === 4 || number === 8) out += footprints(38, bottom - 3, top - 3, crest - 1, number === 4 ? -5 : 6);
  out += dune({ left: [-40, hz + 35], top: [6 + b, hz + 27], right: [98 + b, bottom + 4], foot: bottom + 4, light: "#A06A0E", shade: "#74490A", turn: 16 });
  return out;
}
