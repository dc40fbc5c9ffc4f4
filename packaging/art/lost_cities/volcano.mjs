// Red: a mountain of fire.
import { bird, dice, landUnder, lerp, orb, placed, rolling, smooth, stream } from "../kit/shapes.mjs";
import { SCENE, progress } from "./goal.mjs";

// The cone, its foot at the origin, 124 wide and 84 high, the crater from -11 to 12.
const CONE_LEFT = "M-62 0C-40-10-22-44-11-84";
const CONE_RIGHT = "C20-46 40-12 62 0";

function cone(drawing, stage) {
  const lit = drawing.linear([0, -84, 0, 0], [[0, "#8E2A2C"], [0.6, "#7A1E25"], [1, "#9A3330"]]);
  const dim = drawing.linear([0, -84, 0, 0], [[0, "#4F0E14"], [0.6, "#450B11"], [1, "#6B1A1E"]]);
  const lava = drawing.linear([0, -84, 0, 0], [[0, "#FFE79A"], [0.25, "#FFB84A"], [0.6, "#FF7A2E"], [1, "#E2481F"]]);
  let out = `<path d="${CONE_LEFT}L-5-81L1-85L6-81L12-84${CONE_RIGHT}Z" fill="${lit}"/>`;
  out += `<path d="M4-82L6-81L12-84${CONE_RIGHT}H14C22-14 2-22 10-38C15-50 2-62 4-82Z" fill="${dim}"/>`;
  // ribs of old lava
  out += `<path d="M-13-70C-18-52-26-34-38-18L-32-17C-24-30-16-48-13-70ZM-20-40C-24-28-30-16-40-6L-34-5C-28-12-22-26-20-40Z" fill="#A53A36" opacity=".55"/><path d="M16-62C22-44 32-26 46-12L38-12C28-24 20-44 16-62ZM22-34C26-24 32-14 40-5L34-5C28-12 24-22 22-34Z" fill="#2E060A" opacity=".6"/>`;
  const stream = [
    "M-4-81C-2-72-8-66-4-56C-1-48-9-42-6-32C-4-24-10-18-8-8L-11 2H2L-1-8C1-18-3-24-1-32C2-42 4-48 3-56C2-66 6-72 5-81Z",
    "M6-81C8-70 14-64 14-54C14-46 22-40 22-30C23-22 29-16 30-6L38-4C34-14 28-22 27-30C26-40 19-46 18-54C17-64 11-72 10-83Z",
    "M-9-82C-10-70-16-62-17-52C-19-42-27-38-29-28C-31-20-38-14-40-6L-33-4C-32-14-26-20-25-28C-23-38-14-42-13-52C-12-62-7-70-6-81Z",
  ];
  for (let i = 0; i < stage; i++) out += `<path d="${stream[i]}" fill="${lava}"/>`;
  if (stage) out += `<path d="M-1-81C1-72-4-66-1-56C1-48-4-42-3-32L-2-22C-1-30 0-42 1-50C2-60 0-68 3-81Z" fill="#FFF3C4" opacity=".9"/>`;
  // the rim
  out += `<path d="M-11-84L-5-81L1-85L6-81L12-84C8-79.5-7-79.5-11-84Z" fill="#FFD27A"/>`;
  return out;
}

// Balls of smoke: along the wind, height, radius, as parts of the size of the plume.
const PUFFS = [[0.02, 0.08, 0.08], [0.08, 0.2, 0.1], [0.03, 0.28, 0.09], [0.2, 0.3, 0.13], [0.12, 0.42, 0.13], [0.36, 0.4, 0.15], [0.28, 0.52, 0.16], [0.54, 0.46, 0.17], [0.46, 0.6, 0.19], [0.74, 0.52, 0.19], [0.68, 0.66, 0.2], [0.96, 0.56, 0.2], [0.92, 0.7, 0.2], [1.18, 0.6, 0.19], [1.14, 0.72, 0.18], [1.4, 0.62, 0.16]];

/** Smoke that swells as it rises and drifts to the right. */
function plume(drawing, x, y, size, flat, count) {
  const ground = drawing.linear([x, y, x + size, y - size * flat * 0.7], [[0, "#A8372C"], [0.3, "#6E1A1F"], [1, "#551118"]]);
  const face = drawing.linear([x, y, x + size, y - size * flat * 0.7], [[0, "#E0683A"], [0.3, "#93302C"], [1, "#76242A"]]);
  let dark = "", light = "";
  for (const [along, up, r] of PUFFS.slice(0, count)) {
    const px = x + along * size, py = y - up * size * flat, pr = r * size * 0.86;
    dark += `<circle cx="${px}" cy="${py}" r="${pr}"/>`;
    light += `<circle cx="${px - pr * 0.2}" cy="${py - pr * 0.22}" r="${pr * 0.74}"/>`;
  }
  return `<g fill="${ground}">${dark}</g><g fill="${face}">${light}</g>`;
}

const crag = (x, y, k, turn = 0) => placed(`<path d="M-10 6L-8-4L-3-12L1-9L5-15L9-3L12 6Z" fill="#2A0609"/><path d="M-10 6L-8-4L-3-12L-1.5-3L-4 6Z" fill="#5A1419"/><path d="M1-9L5-15L5.5-4L3 6H-.5Z" fill="#44090F"/>`, x, y, k, turn);
const snag = (x, y, k) => placed(`<g fill="none" stroke="#2A0609" stroke-linecap="round"><path d="M0 0C.5-8-1-14 .5-22" stroke-width="2"/><path d="M0-9C-3-12-5-13-6-17M.3-13C3-15 5-17 5.5-21M-4-13.500C-6-14-7-13.8-8.5-15.500M0-17C-1.5-19-2-20-2-23M4-17.500C6-18 7-18 8-19.5" stroke-width="1.1"/></g>`, x, y, k);

export function volcano(drawing, number, orbPlace) {
  const t = progress(number), { horizon: hz, bottom } = SCENE;
  const sky = drawing.linear([0, 31, 0, hz], [[0, "#B3202C"], [0.35, "#CE3A30"], [0.75, "#EE7B3C"], [1, "#FFC06A"]]);
  let out = `<rect x="-4" y="30" width="110" height="80" fill="${sky}"/>`;
  out += orb(drawing, { place: orbPlace, core: "#FFE4B0", light: "#FFB974", strength: 0.6 });
  // bars of evening cloud
  const bar = (x, y, w) => `<rect x="${x}" y="${y}" width="${w}" height="1.6" rx=".8"/>`;
  const d = (number * 13) % 30;
  out += `<g fill="#FFD08A" opacity=".4">${bar(58 - d, 84, 34) + bar(76 - d * 0.5, 88, 30) + bar(-6 + d, 90, 28) + bar(4 + d * 0.6, 79, 16)}</g>`;

  const cx = 54, size = lerp(0.34, 1, t) * 88, k = size / 124, squat = lerp(1, 0.87, t), base = hz + 7, top = base - 84 * k * squat;
  const reach = Math.min(size * 0.5, top - 28);
  const glow = drawing.radial([cx, top, reach], [[0, "#FFE08A", 0.95], [0.4, "#FFA24A", 0.5], [0.7, "#FF9440", 0.16], [1, "#FF8A3A", 0]]);
  out += `<circle cx="${cx}" cy="${top}" r="${reach}" fill="${glow}"/>`;
  out += plume(drawing, cx, top + 1, lerp(18, 36, t), lerp(1, 0.6, Math.max(0, t - 0.2) / 0.8), 7 + (number || 2));
  out += `<path d="${landUnder(smooth, rolling({ y: hz - 2, height: 5, length: 46, phase: number * 0.27 }), bottom)}" fill="#C4502F"/>`;
  out += `<g transform="translate(${cx} ${base}) scale(${k} ${k * squat})">${cone(drawing, number < 4 ? 1 : number < 7 ? 2 : 3)}</g>`;
  if (number >= 7) {
    // a fountain of fire
    const h = 2 + (number - 6) * 2;
    out += `<path d="M${cx - 6 * k} ${top + 2}C${cx - 3} ${top - h * 0.5} ${cx - 4.5} ${top - h * 0.7} ${cx - 3} ${top - h}C${cx - 1.5} ${top - h * 0.7} ${cx - 0.4} ${top - h * 0.9} ${cx + 0.6} ${top - h * 1.2}C${cx + 1.5} ${top - h * 0.8} ${cx + 3} ${top - h * 0.9} ${cx + 4} ${top - h * 0.9}C${cx + 3.5} ${top - h * 0.5} ${cx + 4} ${top - h * 0.3} ${cx + 7 * k} ${top + 2}Z" fill="#FF9A3C"/><path d="M${cx - 3.5 * k} ${top + 2}C${cx - 1.5} ${top - h * 0.3} ${cx - 0.6} ${top - h * 0.5} ${cx + 0.5} ${top - h * 0.8}C${cx + 1.2} ${top - h * 0.4} ${cx + 2} ${top - h * 0.3} ${cx + 4.5 * k} ${top + 2}Z" fill="#FFF0B4"/>`;
  }
  if (number >= 5) {
    const roll = dice(60 + number);
    let embers = "";
    for (let i = 0; i < number * 2; i++) {
      const a = roll(-2.7, -0.5), r = roll(0.12, 0.5) * size * 0.6, y = top + Math.sin(a) * r;
      if (y > 34) embers += `<circle cx="${cx + Math.cos(a) * r}" cy="${y}" r="${roll(0.35, 0.9)}"/>`;
    }
    out += `<g fill="#FFE08A">${embers}</g>`;
  }
  if (number === 9) out += `<path d="M88 45L85 53L88 52.300L83.5 62L84.5 62.200L91 50.500L88 51.200L90 45Z" fill="#FFF3C4"/><path d="M78 48L76.5 54L78.5 53.500L76.5 59L80.5 52L78.4 52.500L79.5 48Z" fill="#FFF3C4" opacity=".8"/>`;
  if (number === 2 || number === 4 || number === 6) out += bird(36, 70, 2.6, "#5A1419") + bird(29, 76, 2, "#5A1419") + (number > 2 ? bird(41, 64, 1.9, "#5A1419") : "");

  const heat = drawing.linear([0, hz, 0, hz + 12], [[0, "#B23A2C"], [1, "#8A1F24"]]);
  out += `<path d="${landUnder(smooth, rolling({ y: hz + 3, height: 2.8, length: 52, phase: number * 0.33 }), bottom)}" fill="${heat}"/>`;
  if (number === 3 || number === 5 || number === 7) out += snag(84, hz + 12, 0.72) + snag(93, hz + 13, 0.5) + (number !== 3 ? snag(14, hz + 13, 0.6) : "");
  out += `<path d="${landUnder(smooth, rolling({ y: hz + 12, height: 4, length: 70, phase: 0.2 + number * 0.37 }), bottom)}" fill="#701620"/>`;
  if (number >= 6) {
    // the stream runs down to us
    const lava = drawing.linear([0, hz + 8, 0, bottom], [[0, "#FFD27A"], [0.4, "#FFA23F"], [1, "#F0602A"]]);
    const way = { from: [56, hz + 8, 1.5], to: [number % 2 ? 56 : 46, bottom + 3, lerp(16, 30, (number - 6) / 4)], bends: 1.25, sway: number % 2 ? 9 : -9 };
    out += `<path d="${stream({ ...way, from: [56, hz + 8, 3], to: [way.to[0], bottom + 3, way.to[2] + 7] })}" fill="#3C070D"/><path d="${stream(way)}" fill="${lava}"/><path d="${stream({ ...way, from: [56, hz + 11, 0.3], to: [way.to[0] - 2, bottom + 3, way.to[2] * 0.26] })}" fill="#FFF0B4" opacity=".85"/>`;
  } else {
    out += `<path d="${landUnder(smooth, rolling({ y: hz + 22, height: 4, length: 84, phase: 0.5 + number * 0.29 }), bottom)}" fill="#560D14"/>`;
    out += `<path d="${landUnder(smooth, rolling({ y: hz + 34, height: 4.5, length: 96, phase: 0.9 + number * 0.31 }), bottom + 3)}" fill="#3C070D"/>`;
  }
  if (number === 4 || number >= 8) out += crag(88, bottom - 8, 1.05) + crag(98, bottom - 4, 0.9, 8);
  if (number === 2 || number >= 6) out += crag(9, bottom - 7, 1, -6) + (number === 10 ? crag(22, bottom - 3, 0.7, 4) : "");
  return out;
}
