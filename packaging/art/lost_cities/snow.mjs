// White: a peak above the snowfields.
import { bird, cloud, dice, lerp, orb, placed, rolling, smooth, landUnder, corners } from "../kit/shapes.mjs";
import { SCENE, progress } from "./goal.mjs";

// The peak, its top at the origin, 116 wide and 92 high.
const LEFT_EDGE = [[0, 0], [-5, 9], [-9, 12], [-14, 24], [-21, 34], [-24, 42], [-33, 54], [-37, 64], [-46, 74], [-58, 92]];
const RIGHT_EDGE = [[0, 0], [5, 8], [8, 16], [15, 26], [19, 37], [27, 45], [33, 58], [42, 68], [48, 79], [58, 92]];
const RIDGE = [[0, 0], [2.5, 10], [-1.5, 20], [4, 32], [0, 44], [8, 56], [4, 70], [11, 92]];

function peak(drawing, cx, base, width, { far = false } = {}) {
  const k = width / 116;
  const light = drawing.linear([0, 0, 0, 92], far ? [[0, "#D3E0EC"], [1, "#E4EDF5"]] : [[0, "#A9BFD3"], [0.7, "#8FA9C1"], [1, "#B3C7D8"]]);
  const shade = drawing.linear([0, 0, 0, 92], far ? [[0, "#B5C8DA"], [1, "#D3E0EB"]] : [[0, "#5F7E9C"], [0.7, "#587795"], [1, "#8AA5BD"]]);
  const left = [...LEFT_EDGE].reverse(), ridge = [...RIDGE].reverse();
  let rock = `<path d="M${corners([...left, ...RIDGE.slice(1)])}Z" fill="${light}"/><path d="M${corners([[0, 0], ...RIGHT_EDGE.slice(1), ...ridge.slice(0, -1)])}Z" fill="${shade}"/>`;
  // snow: whole near the top, then tongues in the gullies
  const snowLit = "M0 0L-5 9L-9 12L-14 24L-21 34L-24 42L-20 39L-17.5 45L-14 36L-11 49L-7.5 40L-5 58L-2.5 45L0 44L4 32L-1.5 20L2.5 10Z";
  const snowDim = "M0 0L5 8L8 16L15 26L19 37L15 34L13.5 41L10 31L8.5 44L5.5 36L3 47L0 44L4 32L-1.5 20L2.5 10Z";
  rock += `<path d="${snowLit}" fill="#FFFFFF"/><path d="${snowDim}" fill="${far ? "#E6EEF6" : "#C4D7E8"}"/>`;
  if (!far) {
    rock += `<path d="M-33 54L-37 64L-46 74L-40 71L-36 76L-33 66L-29 71L-27 58ZM-21 58L-25 70L-20 66L-17 80L-14 68L-12 72L-14 60Z" fill="#FFFFFF" opacity=".85"/><path d="M27 45L33 58L42 68L36 66L34 72L29 60L25 64ZM14 52L20 66L17 78L13 66L10 70L10 60Z" fill="#C9DAE9" opacity=".8"/>`;
    rock += `<path d="M-28 60L-31 72M-10 62L-12 76M-3 66L-5 84M22 60L26 76M8 30L11 38" stroke="#46637F" stroke-width="1" opacity=".35" stroke-linecap="round"/>`;
  }
  return placed(rock, cx, base - 92 * k, k);
}

/** A chain of far mountains under snow. */
function range(y, seed, height, colour) {
  const roll = dice(seed), points = [[-8, y]];
  for (let x = -8; x < 108; ) {
    const up = roll(6, 11), down = roll(6, 11), h = roll(0.55, 1) * height;
    points.push([x + up, y - h], [x + up + down, y - h * roll(0.15, 0.5)]);
    x += up + down;
  }
  const mix = (a, b, k) => [lerp(a[0], b[0], k), lerp(a[1], b[1], k)];
  let lit = "", dim = "", shade = "";
  for (let i = 1; i < points.length - 1; i += 2) {
    const top = points[i], l = points[i - 1], r = points[i + 1], mid = [top[0] + 0.6, top[1] + (y - top[1]) * 0.42];
    const left = mix(top, l, 0.5), right = mix(top, r, 0.5);
    lit += `M${corners([left, top, mid, mix(mid, left, 0.35), mix(mix(mid, left, 0.6), top, 0.35)])}Z`;
    dim += `M${corners([top, right, mix(mix(mid, right, 0.6), top, 0.3), mix(mid, right, 0.3), mid])}Z`;
    shade += `M${corners([top, r, [r[0], y], [top[0] + 2, y], mid])}Z`;
  }
  points.push([points.at(-1)[0], y]);
  return `<path d="M${corners(points)}Z" fill="${colour}"/><path d="${shade}" fill="#7F9DB9" opacity=".22"/><path d="${lit}" fill="#FFFFFF" opacity=".92"/><path d="${dim}" fill="#E3ECF5" opacity=".9"/>`;
}

/** A fir, its foot at the origin, 20 high, the light side under snow. */
const FIR = (dark, light) => `<path d="M-.9 0V-4H.9V0Z" fill="#4B3B33"/><path d="M0-20L3.6-13.500H2.300L5.2-8.600H3.500L6.8-2.800H-6.800L-3.5-8.600H-5.200L-2.3-13.500H-3.600Z" fill="${dark}"/><path d="M0-20L-3.6-13.500H-2.300L-5.2-8.600H-3.500L-6.8-2.800H-3.500C-1.5-5-.4-7.8-.8-9C-1.9-9.4-.1-12.6-.4-13.800C-1-14.8-.2-17.5 0-20Z" fill="${light}"/>`;

function cabin(x, y, k) {
  return placed(`<path d="M-8 0V-8L0-14L8-8V0Z" fill="#7A5A43"/><path d="M0-14L8-8V0H2V-8Z" fill="#5E4332"/><path d="M-10.5-7L0-16L10.5-7L9-5.200L0-12.800L-9-5.200Z" fill="#FFFFFF"/><path d="M0-16L10.5-7L9-5.200L0-12.800Z" fill="#CBDCEB"/><rect x="-5.6" y="-7" width="4" height="4" fill="#FFD978"/><path d="M4.5-13.500V-18H7V-11.600Z" fill="#5E4332"/><path d="M3.8-18.800H7.700V-17.400H3.800Z" fill="#FFFFFF"/><path d="M5.8-20C4-23 8-24 6-27C4.6-29 7-31 6.5-33" fill="none" stroke="#A8BCCD" stroke-width="1.3" stroke-linecap="round" opacity=".7"/>`, x, y, k);
}

const tent = (x, y, k) => placed(`<path d="M-9 0L0-11L3 0Z" fill="#F0A63C"/><path d="M0-11L10-1.500L3 0Z" fill="#C67C1C"/><path d="M-4.5 0L-.8-7L0 0Z" fill="#6B3F0E"/><path d="M0-11V-13.5" stroke="#4B3B33" stroke-width=".8"/>`, x, y, k);

export function snow(drawing, number, orbPlace) {
  const t = progress(number), { horizon: hz, bottom } = SCENE;
  const sway = Math.sin(number * 2.3);
  const sky = drawing.linear([0, 31, 0, hz], [[0, "#FFFFFF"], [0.3, "#E6F0FA"], [0.72, "#B9D4EC"], [1, "#DDE8F2"]]);
  let out = `<rect x="-4" y="30" width="110" height="78" fill="${sky}"/>`;
  out += orb(drawing, { place: orbPlace, core: "#FFF3CF", light: "#FCE3A2", strength: 0.55 });
  out += range(hz + 4, 40 + number, 24, "#C3D5E6") + range(hz + 5, 90 + number, 15, "#A9C0D6");

  const cx = 56, width = lerp(0.36, 1, t) * 84, base = hz + 5;
  if (number >= 6) out += peak(drawing, cx + width * 0.46, base, width * 0.62, { far: true });
  if (number >= 4) out += peak(drawing, cx - width * 0.44, base, width * 0.5, { far: true });
  out += peak(drawing, cx, base, width);
  const top = base - (92 * width) / 116;
  if (number === 10) out += `<path d="M${cx} ${top + 1}V${top - 7.5}" stroke="#4B3B33" stroke-width=".9"/><path d="M${cx + 0.3} ${top - 7.5}C${cx + 3} ${top - 8.8} ${cx + 4.5} ${top - 6.2} ${cx + 8} ${top - 7.2}C${cx + 6.5} ${top - 5.5} ${cx + 6.8} ${top - 4.8} ${cx + 7.5} ${top - 3.8}C${cx + 4.5} ${top - 3} ${cx + 3} ${top - 5} ${cx + 0.3} ${top - 3.7}Z" fill="#E08A1E"/>`;
  // clouds hang about the shoulder of the mountain
  if (number >= 5) out += cloud(cx + width * 0.12, base - width * 0.3, width * 0.5, "#FFFFFF", 0.9);
  if (number >= 8) out += cloud(cx - width * 0.66, base - width * 0.22, width * 0.44, "#FFFFFF", 0.92);
  if (number === 3 || number === 6 || number === 9) out += bird(79, 50, 2.8, "#5F7E9C") + bird(87, 54, 2.1, "#5F7E9C") + (number > 3 ? bird(72, 45, 1.9, "#5F7E9C") : "");

  const fir = drawing.symbol(FIR("#4A6A82", "#DCE8F2")), near = drawing.symbol(FIR("#365368", "#F2F7FB"));
  const roll = dice(200 + number);
  // a wood at the foot
  out += `<path d="${landUnder(smooth, rolling({ y: hz + 3, height: 2.4, length: 58, phase: number * 0.23 }), bottom)}" fill="#E9F1F8"/>`;
  let wood = "";
  for (let i = 0; i < 13; i++) {
    const x = i * 8.6 + roll(-3, 3) - 2, gap = Math.abs(x - cx - 6 * sway);
    if (gap > 12) wood += fir(`transform="translate(${x} ${hz + 6 + roll(-1, 1.5)}) scale(${roll(0.32, 0.52)})"`);
  }
  out += wood;
  const drift = drawing.linear([0, hz + 6, 0, hz + 26], [[0, "#FAFCFE"], [1, "#D5E3EF"]]);
  const drift2 = drawing.linear([0, hz + 16, 0, hz + 40], [[0, "#F3F8FC"], [1, "#BFD2E3"]]);
  const drift3 = drawing.linear([0, hz + 30, 0, bottom], [[0, "#DCE8F2"], [1, "#A5BFD5"]]);
  out += `<path d="${landUnder(smooth, rolling({ y: hz + 9, height: 3.2, length: 74, phase: number * 0.37 }), bottom)}" fill="${drift}"/>`;
  if (number === 3 || number === 6 || number === 10) {
    // a frozen lake that mirrors the sky
    const ice = drawing.linear([0, hz + 11, 0, hz + 19], [[0, "#A9CBE6"], [1, "#D6E8F5"]]), lx = number === 6 ? 40 : 62;
    out += `<ellipse cx="${lx}" cy="${hz + 15}" rx="29" ry="4.6" fill="#FFFFFF"/><ellipse cx="${lx}" cy="${hz + 15.3}" rx="28" ry="4" fill="${ice}"/><path d="M${lx - 14} ${hz + 14}h12M${lx - 4} ${hz + 16.5}h16M${lx + 8} ${hz + 14.2}h7" stroke="#FFFFFF" stroke-width=".7" stroke-linecap="round" opacity=".8"/>`;
  }
  if (number === 4) out += cabin(80, hz + 14.5, 0.72);
  if (number === 7) out += cabin(24, hz + 14.5, 0.72);
  if (number === 9) out += tent(27, hz + 15, 0.74) + tent(38, hz + 15.5, 0.54);
  // the line of the slope, and what stands on it
  const slope = rolling({ y: hz + 21, height: 4.5, length: 92, phase: number * 0.41 });
  const on = (x) => { const i = slope.findIndex(([px]) => px > x), [a, b] = [slope[i - 1], slope[i]]; return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0])); };
  out += `<path d="${landUnder(smooth, slope, bottom)}" fill="${drift2}"/>`;
  const stands = { 2: [[12, 0.7], [93, 0.56]], 3: [[10, 0.62], [18, 0.8]], 4: [[9, 0.84], [97, 0.6]], 5: [[84, 0.62], [92, 0.86]], 6: [[90, 0.9], [98, 0.7], [82, 0.5]], 7: [[88, 0.8], [96, 0.64]], 8: [[8, 0.92], [17, 0.68]], 9: [[90, 0.94], [98, 0.74]], 10: [[7, 0.96], [16, 0.74], [95, 0.9], [87, 0.6]] }[number] ?? [[10, 0.7], [92, 0.8]];
  for (const [x, k] of stands) out += near(`transform="translate(${x} ${on(x) + 1.8}) scale(${k})"`);
  if (number === 8) {
    // a rope of three climbers
    const man = (x, y) => `<g transform="translate(${x} ${y}) scale(.62)"><path d="M-1.2 0L-.8-4C-2-6 1.5-7 1.6-4.500L1.4-3.500L2 0H1L.3-3L-.3 0Z" fill="#2F4A5E"/><circle cx=".6" cy="-7.4" r="1.2" fill="#2F4A5E"/><path d="M-2.2-6.500H-.4V-3.500H-2.200Z" fill="#E08A1E"/><path d="M3.3-6V0" stroke="#4B3B33" stroke-width=".5"/></g>`;
    out += `<path d="M44 ${on(44) - 2}Q49 ${on(49) - 0.5} 53 ${on(53) - 2}Q58 ${on(58) - 0.5} 62 ${on(62) - 2}" fill="none" stroke="#7A5A43" stroke-width=".4"/>` + man(44, on(44) + 0.5) + man(53, on(53) + 0.5) + man(62, on(62) + 0.5);
  }
  if (number === 2 || number === 5 || number === 7) {
    // ski tracks lead on
    const a = on(56) + 0.3, track = (dx) => `M${55 + dx * 0.4} ${a}C${63 + dx * 0.5} ${a + 5} ${45 + dx * 0.8} ${a + 9} ${47 + dx} ${a + 14}C${49 + dx * 1.2} ${a + 19} ${60 + dx * 1.5} ${a + 20} ${56 + dx * 2} ${bottom}`;
    out += `<path d="${track(0)}${track(2.4)}" fill="none" stroke="#8FB0CC" stroke-width=".8" opacity=".85"/>`;
  } else {
    out += `<path d="${landUnder(smooth, rolling({ y: hz + 35, height: 4, length: 110, phase: 0.1 + number * 0.29 }), bottom + 3)}" fill="${drift3}"/>`;
  }
  out += near(`transform="translate(${number % 2 ? 5 : 97} ${bottom + 2}) scale(1.4)"`);
  if (number >= 6 || number === 0) out += near(`transform="translate(${number % 2 ? 98 : 5} ${bottom + 6}) scale(1.2)"`);
  const flakes = [];
  const snowing = dice(number + 500);
  for (let i = 0; i < 12; i++) flakes.push(`<circle cx="${snowing(2, 100)}" cy="${snowing(hz + 6, bottom)}" r="${snowing(0.4, 0.9)}"/>`);
  out += `<g fill="#FFFFFF">${flakes.join("")}</g>`;
  return out;
}
