// Green: a stepped temple in the forest.
import { bird, dice, landUnder, lerp, orb, placed, rolling, smooth, stream } from "../kit/shapes.mjs";
import { SCENE, progress } from "./goal.mjs";

/** The temple, its foot at the origin, 100 wide and 74 high. */
function temple(drawing, lit) {
  const stone = drawing.linear([-50, 0, 50, 0], [[0, "#F0E6BC"], [0.5, "#D9D0A0"], [0.51, "#B9B98A"], [1, "#8FA077"]]);
  const ledge = drawing.linear([-50, 0, 50, 0], [[0, "#FFF8DC"], [0.5, "#EFE7BD"], [1, "#B4BC90"]]);
  let out = "";
  const tiers = 5, rise = 11;
  for (let i = 0; i < tiers; i++) {
    const y = -i * rise, w = 50 - i * 8.2, n = w - 5;
    out += `<path d="M${-w} ${y}L${-n} ${y - rise}H${n}L${w} ${y}Z" fill="${stone}"/><path d="M${-n - 1.5} ${y - rise}H${n + 1.5}V${y - rise + 2.2}H${-n - 1.5}Z" fill="${ledge}"/>`;
    out += `<path d="M${-w + 3} ${y - 4}H${-w + 14}M${-w + 9} ${y - 7.5}H${-w + 17}M${w - 15} ${y - 4.5}H${w - 6}" stroke="#6F7F58" stroke-width=".8" opacity=".55"/>`;
  }
  const y = -tiers * rise;
  // shrine and its comb
  out += `<path d="M-9.5 ${y}L-8.5 ${y - 11}H8.500L9.5 ${y}Z" fill="${stone}"/><path d="M-10 ${y - 11}H10V${y - 13.4}H-10Z" fill="${ledge}"/><path d="M-5.5 ${y - 13.4}L-4 ${y - 20}H-1.500V${y - 17.5}H1.500V${y - 20}H4L5.5 ${y - 13.4}Z" fill="${stone}"/>`;
  out += `<path d="M-3.2 ${y}V${y - 7.5}H3.200V${y}Z" fill="${lit ? "#FFE08A" : "#23553C"}"/>${lit ? `<path d="M-1.5 ${y}V${y - 5.5}H1.500V${y}Z" fill="#FFF7D6"/>` : ""}`;
  // the stair
  out += `<path d="M-8.5 0L-5.2 ${y}H5.200L8.5 0Z" fill="#E9E1B6"/><path d="M-8.5 0L-5.2 ${y}H-3.900L-6.5 0ZM8.5 0L5.2 ${y}H3.900L6.5 0Z" fill="#A6AA7C"/>`;
  let steps = "";
  for (let i = 1; i < 16; i++) { const k = i / 16, w = lerp(6.5, 3.9, k); steps += `M${-w} ${y * k}H${w}`; }
  out += `<path d="${steps}" stroke="#8B9468" stroke-width="1"/>`;
  // moss
  out += `<path d="M-44-9.500C-43-6-42.4-4-41.6-7C-41-4-40-1-39-6C-38.4-4.5-37.5-5-37-9.500ZM-30-20.500C-29.5-16-28.5-13-27.5-17.500C-27-15-26-14-25-17C-24.5-16-24-17.5-23.5-20.500ZM29-9.500C29.5-6 30.5-4.5 31-7.500C31.6-3 33-1 34-6.500C34.6-4.5 35.5-6 36-9.500ZM19-31.500C19.6-28 20.5-27 21-29.500C22-25 23.5-25.5 24-31.500ZM-18-42.500C-17.4-38.5-16.5-37.5-16-40.500C-15-37.5-14-39-13.5-42.500Z" fill="#4C9464"/>`;
  return out;
}

/** Tree tops: clumps of leaves, each with light on its left shoulder. */
function canopy(y, seed, size, colour, light) {
  const roll = dice(seed);
  let path = `M-10 ${y}`, rim = "";
  for (let x = -10; x < 108; ) {
    const w = size * roll(0.9, 1.9), up = w * roll(0.34, 0.6), lobes = 3 + Math.floor(roll(0, 2.99)), drop = roll(-1, 1);
    let from = [x, y];
    for (let i = 1; i <= lobes; i++) {
      const angle = Math.PI * (1 - i / lobes) , lift = i === lobes ? 0 : 1;
      const to = [x + w * (0.5 + 0.5 * Math.cos(angle)), y + drop * (i / lobes) - up * Math.sin(angle) * lift - (lift ? roll(0, up * 0.15) : 0)];
      const r = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56;
      path += `A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`;
      if (i <= Math.ceil(lobes / 2)) rim += `M${from[0]} ${from[1]}A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`;
      from = to;
    }
    path += `L${x + w} ${y}`;
    x += w;
  }
  return `<path d="${path}V150H-10Z" fill="${colour}"/>` + (light ? `<path d="${rim}" fill="none" stroke="${light}" stroke-width="1" stroke-linecap="round" opacity=".7" transform="translate(.5 .8)"/>` : "");
}

function palmTree(x, y, height, colour, lean = 0.15) {
  const tx = height * lean, l = height * 0.5;
  const frond = (turn, k = 1) => `<path transform="rotate(${turn}) scale(${k})" d="M0 0C${l * 0.3} ${-l * 0.3} ${l * 0.8} ${-l * 0.2} ${l} ${l * 0.25}C${l * 0.7} ${l * 0.02} ${l * 0.3} ${-l * 0.02} 0 ${l * 0.06}Z"/>`;
  return `<g fill="${colour}" transform="translate(${x} ${y})"><path d="M${-height * 0.04} 0C0 ${-height * 0.5} ${tx * 0.6} ${-height * 0.8} ${tx} ${-height}H${tx + height * 0.04}C${tx} ${-height * 0.7} ${height * 0.05} ${-height * 0.4} ${height * 0.04} 0Z"/><g transform="translate(${tx + 0.3} ${-height})">${frond(-10)}${frond(30, 0.9)}${frond(-50, 0.8)}<g transform="scale(-1 1)">${frond(-12)}${frond(28, 0.9)}${frond(-48, 0.8)}</g></g></g>`;
}

// Leaves stand on the origin and point up, about 40 long.
const banana = (dark, light, vein) => `<path d="M0 0C9-8 11-26 0-42C-11-26-9-8 0 0Z" fill="${dark}"/><path d="M0 0C-9-8-11-26 0-42Z" fill="${light}"/><path d="M0 0V-40M0-7L6.5-12M0-13L7.5-19M0-19L7-26M0-25L5.5-32M0-7L-6.5-12M0-13L-7.5-19M0-19L-7-26M0-25L-5.5-32" stroke="${vein}" stroke-width=".8" fill="none"/>`;
const monstera = (dark, light, vein) => `<path d="M0 0C2-3 6-5 11-5C9-7 9-8 15-11C12-13 11-13.5 16-18C12-19 11-19.5 14-25C10-24.5 9-26 9-31C6-32 3-36 0-40C-3-36-6-32-9-31C-9-26-10-24.5-14-25C-11-19.5-12-19-16-18C-11-13.5-12-13-15-11C-9-8-9-7-11-5C-6-5-2-3 0 0Z" fill="${dark}"/><path d="M0 0C-2-3-6-5-11-5C-9-7-9-8-15-11C-12-13-11-13.5-16-18C-12-19-11-19.5-14-25C-10-24.5-9-26-9-31C-6-32-3-36 0-40Z" fill="${light}"/><path d="M0 0V-36M0-5L9-8M0-12L11-15.500M0-19L9.5-23.500M0-26L6-30M0-5L-9-8M0-12L-11-15.500M0-19L-9.5-23.500M0-26L-6-30" stroke="${vein}" stroke-width=".8" fill="none"/>`;
function fern(colour) {
  let path = "";
  for (let i = 0; i < 9; i++) {
    const y = -4 - i * 4, w = 9.5 - Math.abs(i - 2.5) * 1.05;
    path += `M0 ${y}C${w * 0.4} ${y - 3.5} ${w * 0.8} ${y - 4} ${w} ${y - 3}C${w * 0.8} ${y - 0.6} ${w * 0.4} ${y + 0.8} 0 ${y + 1}ZM0 ${y}C${-w * 0.4} ${y - 3.5} ${-w * 0.8} ${y - 4} ${-w} ${y - 3}C${-w * 0.8} ${y - 0.6} ${-w * 0.4} ${y + 0.8} 0 ${y + 1}Z`;
  }
  return `<path d="${path}M-.6 0L0-44L.6 0Z" fill="${colour}"/>`;
}

const MACAW = `<path d="M0 0C-3-1-5-5-3.5-9C-2.5-12 1-13 3-11C4.5-9.5 4.6-8 4-6.500C5-7 5.8-6.5 6-5.500C5-5 4-5 3.5-4.500C3.2-2 2 0 0 0Z" fill="#E2563B"/><path d="M-3.2-8C-5-3 -5.5 4-3.5 12C-2.5 8-1.5 4-.4 0C-2.4-1-3.4-4-3.2-8Z" fill="#2B6FB8"/><path d="M-3.3-7C-4.4-4-4.8-1-4.6 1.500C-3.2 .5-1.8-.6-.8-1.800C-2.4-3-3.2-5-3.3-7Z" fill="#F4C542"/><circle cx="1.8" cy="-8.8" r="1.3" fill="#FFF6E0"/><circle cx="2" cy="-8.7" r=".5" fill="#1F1710"/><path d="M4-8.200C5.8-8 6.4-6.3 5.8-4.800C5-5.6 4.2-6 3.6-6.200Z" fill="#F6E8C6"/><path d="M5.8-4.800C5-5.6 4.2-6 3.6-6.200L3.7-5.200C4.5-5 5.2-4.8 5.8-4.800Z" fill="#2A2320"/>`;
const BUTTERFLY = `<path d="M0 0C-1-4-6-6-6.5-3C-6.7-1-4 0-1.5 .3C-4 1-5 3.5-3.5 4C-1.8 4.5-.4 2 0 0C.4 2 1.8 4.5 3.5 4C5 3.5 4 1 1.5 .3C4 0 6.7-1 6.5-3C6-6 1-4 0 0Z"/>`;

export function jungle(drawing, number, orbPlace) {
  const t = progress(number), { horizon: hz, bottom } = SCENE;
  const sky = drawing.linear([0, 31, 0, hz], [[0, "#3FB27F"], [0.35, "#6CC79A"], [0.8, "#BFE6BE"], [1, "#E6F5CF"]]);
  let out = `<rect x="-4" y="30" width="110" height="80" fill="${sky}"/>`;
  out += orb(drawing, { place: orbPlace, core: "#FBFBE0", light: "#F1F8CB", strength: 0.8 });
  // hills, then the forest in the mist
  out += `<path d="${landUnder(smooth, rolling({ y: hz - 9, height: 9, length: 70, phase: number * 0.19 }), bottom)}" fill="#A5DBB2"/>`;
  out += canopy(hz - 4, 11 + number, 7, "#8CCFA6");
  if (number === 3 || number === 5 || number === 8) out += palmTree(88, hz + 2, 24, "#6DB78B", 0.12) + palmTree(12, hz + 2, 18, "#6DB78B", -0.1);
  const size = lerp(0.34, 1, t) * 90;
  out += placed(temple(drawing, number === 10), 56, hz + 4, size / 100);
  if (number === 10) { const glow = drawing.radial([56, 49, 18], [[0, "#FFE9A0", 0.8], [0.5, "#FFE9A0", 0.3], [1, "#FFE9A0", 0]]); out += `<circle cx="56" cy="49" r="18" fill="${glow}"/>`; }
  const mist = drawing.linear([0, hz - 8, 0, hz + 5], [[0, "#E6F5CF", 0], [1, "#E6F5CF", 0.75]]);
  out += `<rect x="-4" y="${hz - 8}" width="110" height="13" fill="${mist}"/>`;
  const flock = "#1E6A49";
  if (number === 2 || number === 4 || number === 7 || number >= 9) out += bird(80, 48, 2.8, flock) + bird(88, 53, 2.2, flock) + (number !== 2 ? bird(72, 55, 2, flock) : "");

  out += canopy(hz + 4.5, 31 + number, 8, "#57B183", "#8FD3AA");
  if (number >= 4 || number === 2) out += palmTree(number % 2 ? 94 : 90, hz + 16, 30, "#2F8A62", number % 2 ? -0.1 : 0.08);
  out += canopy(hz + 14, 57 + number, 10, "#2F8F65", "#5DB588");
  if (number >= 6) out += palmTree(9, hz + 24, 32, "#1F7450", 0.1);
  if (number === 3 || number === 7) {
    // a river comes down to us
    const water = drawing.linear([0, hz + 12, 0, bottom], [[0, "#D9F3E4"], [1, "#7CC9BC"]]), way = { from: [60, hz + 11, 2], to: [48, bottom + 2, 30], bends: 1.2, sway: number === 3 ? 10 : -10, phase: 0 };
    out += `<path d="${stream(way)}" fill="${water}"/><path d="${stream({ ...way, from: [60, hz + 13, 0.4], to: [45, bottom + 2, 5] })}" fill="#F2FCF6" opacity=".7"/>`;
  } else {
    out += canopy(hz + 25, 83 + number, 12, "#1F7450", "#3C9A6E");
  }
  // the thicket opens as the road goes on
  const open = lerp(0, 9, t);
  const m1 = drawing.symbol(monstera("#0F4E35", "#17694A", "#0A3826")), m2 = drawing.symbol(monstera("#17694A", "#24845D", "#0F4E35"));
  const b1 = drawing.symbol(banana("#125A3E", "#1C7652", "#0C4430")), f1 = drawing.symbol(fern("#2C9367")), f2 = drawing.symbol(fern("#0D4430"));
  const leaf = (shape, x, y, turn, k) => shape(`transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  out += leaf(f1, 18 - open, bottom - 6, -14, 0.72) + leaf(f1, 86 + open, bottom - 4, 18, 0.74) + leaf(f1, 40 - open * 0.6, bottom + 4, 8, 0.6) + leaf(f1, 66 + open * 0.6, bottom + 4, -8, 0.56);
  out += leaf(b1, 4 - open, bottom + 2, 16, 1.05) + leaf(b1, 98 + open, bottom + 4, -20, 1.1) + leaf(b1, 28 - open, bottom + 8, 24, 0.7);
  out += leaf(m2, 16 - open, bottom + 6, -22, 0.74) + leaf(m2, 84 + open, bottom + 7, 28, 0.8) + leaf(m1, 56, bottom + 12 + t * 8, 6, 0.62);
  out += leaf(f2, 34 - open, bottom + 8, -18, 0.6) + leaf(f2, 74 + open, bottom + 8, 20, 0.62);
  out += leaf(m1, -2 - open * 0.4, bottom + 4, 40, 0.8) + leaf(m1, 103 + open * 0.4, bottom + 5, -42, 0.84);
  // creepers from above
  if (number >= 5) {
    const vine = (x, length) => `<path d="M${x} 29C${x + 2.5} ${31 + length * 0.4} ${x - 2.5} ${31 + length * 0.7} ${x + 0.5} ${31 + length}" fill="none" stroke="#17694A" stroke-width="1"/>${[0.25, 0.45, 0.65, 0.85, 1].map((k, i) => `<path transform="translate(${x + 1.3 * Math.sin(k * 6)} ${31 + length * k}) rotate(${i % 2 ? 60 : -60})" d="M0 0C2 1 2.5 4 0 6C-2.5 4-2 1 0 0Z" fill="${i % 2 ? "#17694A" : "#24845D"}"/>`).join("")}`;
    out += vine(98, 18 + (number % 3) * 4) + vine(92.5, 10 + (number % 2) * 5) + (number >= 8 ? vine(3.5, 12) : "");
  }
  if (number === 8) out += placed(MACAW, 84, bottom - 30, 1.05) + `<path d="M72 ${bottom - 29.5}C82 ${bottom - 28} 92 ${bottom - 29} 104 ${bottom - 33}" stroke="#0F4E35" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
  if (number === 6) out += placed(BUTTERFLY, 30, hz + 22, 0.62, -14).replace("<path ", `<path fill="#F4C542" `) + placed(BUTTERFLY, 76, hz + 15, 0.44, 16).replace("<path ", `<path fill="#FBFBE0" `);
  if (number === 4 || number === 9) out += [[22, bottom - 20], [27, bottom - 15], [80, bottom - 19]].map(([x, y]) => `<g transform="translate(${x} ${y})" fill="#F08A6A">${[0, 72, 144, 216, 288].map((a) => `<ellipse rx=".9" ry="1.6" cy="-1.5" transform="rotate(${a})"/>`).join("")}<circle r=".9" fill="#FFE08A"/></g>`).join("");
  return out;
}
