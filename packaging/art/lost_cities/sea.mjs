// Blue: a ship under the moon.
import { bird, cloud, dice, lerp, orb, placed } from "../kit/shapes.mjs";
import { SCENE, progress } from "./goal.mjs";

/** The ship on a square of 100, water line at 84, bow to the right, wind from the left. */
function ship(drawing) {
  const canvas = drawing.linear([0, 0, 100, 0], [[0, "#FFFFFF"], [1, "#E4EEFA"]]);
  const hull = drawing.linear([0, 58, 0, 92], [[0, "#7A4A2C"], [0.5, "#5C3620"], [1, "#38200F"]]);
  const sail = (d, fold) => `<path d="${d}" fill="${canvas}"/><path d="${fold}" fill="#A9C3E2" opacity=".75"/>`;
  const mast = (x, top) => `<path d="M${x - 0.9} 70L${x - 0.5} ${top}H${x + 0.5}L${x + 0.9} 70Z" fill="#3E2413"/>`;
  const pennant = (x, y) => `<path d="M${x} ${y}C${x + 4} ${y - 2} ${x + 6} ${y + 2} ${x + 12} ${y + 0.5}C${x + 8} ${y + 2.5} ${x + 5} ${y + 3.5} ${x} ${y + 3.8}Z" fill="#F2C14E"/>`;
  return mast(24, 22) + mast(49, 2) + mast(74, 12)
    + `<path d="M88 64L106 50" stroke="#3E2413" stroke-width="1.6"/><path d="M74 14L104 51M49 4L74 40M24 24L49 44" stroke="#DCE8F6" stroke-width=".6" opacity=".7"/>`
    // spanker, mizzen
    + sail("M25 28C34 33 38 44 37 58C32 55 20 54 10 58C17 50 22 40 25 28Z", "M25 28C34 33 38 44 37 58C35 56.8 33 56 30.5 55.400C32 46 30 36 25 28Z")
    // main: top gallant, topsail, course
    + sail("M43 8Q49 6.5 55 8Q59 13 56.5 18.500Q49 17 41.5 18.500Q45.5 13 43 8Z", "M53 7.600L55 8Q59 13 56.5 18.500L53 17.800Q56 13 53 7.600Z")
    + sail("M40 20.500Q49 18.5 58 20.500Q64 28 60.5 36.500Q49 34 37.5 36.500Q43.5 28 40 20.500Z", "M55 19.900L58 20.500Q64 28 60.5 36.500L55.5 35.500Q59.5 28 55 19.900Z")
    + sail("M37 38.500Q49 36 61 38.500Q69 48 64 60Q50 56 34 60Q42 49 37 38.500Z", "M57 37.800L61 38.500Q69 48 64 60L57.5 58.300Q63 48 57 37.800Z")
    // fore: topsail, course
    + sail("M68 17.500Q74 16 80 17.500Q85 24 82 31.500Q74 29.5 66 31.500Q71 24 68 17.500Z", "M77.5 17L80 17.500Q85 24 82 31.500L78 30.600Q81.5 24 77.5 17Z")
    + sail("M66 33.500Q74 31.5 82 33.500Q89 43 85 55Q75 51.5 63 55Q70 44 66 33.500Z", "M78.5 32.900L82 33.500Q89 43 85 55L79.5 53.300Q84 43 78.5 32.900Z")
    // jibs
    + sail("M84 30C90 38 97 46 103 51C97 51.5 91 52.5 87.5 55C89.5 46 87.5 37 84 30Z", "M84 30C90 38 97 46 103 51L99.5 51.400C93.5 46 88 38 84 30Z")
    + pennant(49, 1.5) + pennant(74, 11.5) + pennant(24, 21.5)
    // the star on the main course
    + `<g transform="translate(50 48) rotate(3)" fill="none" stroke="#D9A441" stroke-width="1.4"><rect x="-4" y="-4" width="8" height="8"/><rect x="-4" y="-4" width="8" height="8" transform="rotate(45)"/></g>`
    // hull
    + `<path d="M4 55L20 57L22 64C36 67 58 68 72 66C80 65 88 62 96 57C94 72 88 84 80 92H22C12 86 6 72 4 55Z" fill="${hull}"/>`
    + `<path d="M4 55L20 57L22 64C36 67 58 68 72 66C80 65 88 62 96 57L95.3 61.500C88 66 80 69 72 70C58 72 36 71 20 68L18 61L4.8 59.300Z" fill="#E3B65C"/>`
    + `<path d="M8 72C30 79 62 79 90 72" fill="none" stroke="#2A170A" stroke-width="1.3" opacity=".6"/>`
    + `<g fill="#FFE3A0"><rect x="8" y="62.5" width="3.2" height="3.6" rx=".6"/><rect x="13" y="63.2" width="3.2" height="3.6" rx=".6"/></g>`
    + `<g fill="#231308">${[30, 40, 50, 60, 70].map((x) => `<rect x="${x}" y="${73.5 - Math.abs(x - 50) * 0.02}" width="3" height="2.6" rx=".5"/>`).join("")}</g>`;
}

/** The skyline of a sheet of water: pointed crests, hollow troughs. */
function swell(y, height, length, shift) {
  let path = `M${-length - shift} ${y}`;
  for (let x = -length - shift; x < 106; x += length) path += `q${length * 0.28} ${height * 0.1} ${length * 0.5} ${-height}q${length * 0.14} ${height * 1.05} ${length * 0.5} ${height}`;
  return path;
}

/** Light on the crests. */
function glints(seed, y0, y1, count, colour, opacity) {
  const roll = dice(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const y = lerp(y0, y1, (i + roll()) / count), x = roll(-2, 96), w = roll(4, 11);
    path += `M${x} ${y}q${w * 0.25} -1.3 ${w * 0.5} 0t${w * 0.5} 0`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round" opacity="${opacity}"/>`;
}

const DOLPHIN_BELLY = "M23.5 8.600C22.5 9.2 21 9 19.5 8.600C15 7 9 6 6 8.600C9 5.2 15 4.8 19.5 6.800C21 7.4 22.4 8 23.5 8.600Z";
const DOLPHIN = "M0 10C2 3 8 0 14 1.500C15 .2 16.5-.8 18 -1C17.6 .6 17.4 1.8 17.8 3C20.5 4.8 22 7 23.5 8.600C22.5 9.2 21 9 19.5 8.600C15 7 9 6 6 8.600C5.6 10.5 4.6 12 3.4 13C3 11.6 1.6 10.5 0 10Z";
const FLUKE = "M0 14C.5 9 .2 5.5-1.5 3.500C-4 1-8 1.5-10-1C-5.5-2.5-1.5-1.5 .8 1.200C3-1.5 7-2.5 11.5-1C9.5 1.5 5.5 1 3.2 3.500C1.8 5.5 1.6 9 2.5 14Z";

function lighthouse(x, y, k) {
  return placed(`<path d="M-22 2C-18-5-10-8-2-7C6-10 16-5 22 2Z" fill="#0C3468"/><path d="M-4-7L-2.4-27H3.400L5-7Z" fill="#EAF2FC"/><path d="M-3.5-13L-3-19.500H4L4.5-13Z" fill="#6E9BD0"/><path d="M1-27H3.400L5-7H1.500Z" fill="#9DBBE0" opacity=".8"/><rect x="-2" y="-32" width="5" height="5" fill="#FFE08A"/><path d="M-3-32H4L.5-35.500Z" fill="#0C3468"/><path d="M.5-30L-34-37V-23Z" fill="#FFE08A" opacity=".28"/>`, x, y, k);
}

function island(x, y, k) {
  const frond = (turn) => `<path transform="rotate(${turn})" d="M0 0C3-3 8-3 11 2C8 0 3-.5 0 0Z"/>`;
  return placed(`<g fill="#123F78"><path d="M-20 2C-14-4-6-6 0-5.500C8-6 16-3 20 2Z"/><path d="M1-5C1-12 3-16 6-19L7-18.500C4.5-15 3.4-11 3-5Z"/><g transform="translate(6.5 -19)">${[-10, 35, -150, -195, -60].map(frond).join("")}</g></g>`, x, y, k);
}

export function sea(drawing, number, orbPlace) {
  const t = progress(number), { horizon: hz, bottom } = SCENE;
  const sky = drawing.linear([0, 31, 0, hz], [[0, "#0B3C7D"], [0.35, "#1A569F"], [0.75, "#5B98D3"], [1, "#B5D6F1"]]);
  let out = `<rect x="-4" y="30" width="110" height="76" fill="${sky}"/>`;
  out += orb(drawing, { place: orbPlace, core: "#F6FAFF", light: "#CFE4FA", strength: 0.6 });
  const roll = dice(31);
  let stars = "";
  const many = 4 + (number || 2);
  for (let i = 0; i < many; i++) stars += `<circle cx="${roll(36, 99)}" cy="${roll(34, 62)}" r="${roll(0.35, 0.8)}"/>`;
  out += `<g fill="#EAF3FF" opacity=".85">${stars}</g>`;
  const d = (number * 17) % 40;
  out += cloud(60 - d * 0.7, 89, 46, "#8FBCE6", 0.75) + cloud(-16 + d * 0.5, 97, 44, "#A9CDEE", 0.8) + cloud(72 - d * 0.3, 99, 38, "#C3DDF4", 0.85);

  if (number === 3) out += island(89, hz, 0.66);
  if (number === 8) out += island(6, hz, 0.72);
  if (number === 5) out += lighthouse(92, hz, 0.66);
  if (number === 9) out += lighthouse(7, hz, 0.66);

  const far = drawing.linear([0, hz - 1, 0, hz + 16], [[0, "#6FA8DD"], [1, "#2466B2"]]);
  out += `<rect x="-4" y="${hz - 1}" width="110" height="50" fill="${far}"/>`;
  // the moon's road
  let road = "";
  for (let i = 0; i < 5; i++) road += `M${21 - 7 + i * 0.6 - (i % 2) * 1.5} ${hz + 0.6 + i * 2.1}h${13 - i * 1.3 + (i % 2) * 2}`;
  out += `<path d="${road}" stroke="#EAF4FF" stroke-width=".9" stroke-linecap="round" opacity=".8"/>`;

  const size = lerp(0.36, 0.88, t) * 88, x = 54 - size * 0.52, line = hz + lerp(2.5, 10, t);
  const gull = "#F4F8FF";
  const flock = { 2: [[72, 58, 3], [81, 52, 2.3]], 4: [[80, 50, 2.8], [88, 56, 2.2], [73, 55, 1.9]], 6: [[88, 48, 2.6], [93, 55, 2.1]], 7: [[12, 80, 2.4], [19, 86, 1.9]], 10: [[12, 78, 2.8], [20, 85, 2.2], [6, 87, 1.9]] }[number] ?? [];
  for (const [gx, gy, wing] of flock) out += bird(gx, gy, wing, gull);
  out += `<path d="${swell(hz + 4.5, 1.4, 13, number * 3.3 % 13)}V${bottom}H-60Z" fill="#3576BE"/>`;
  const middle = swell(line - size * 0.015, 3.2, 19, number * 5 % 19);
  const vessel = ship(drawing);
  out += placed(vessel, x, line - size * 0.84, size / 100, -2.5);
  // foam at bow and stern
  const foam = size / 100;
  out += `<path d="${middle}V${bottom}H-60Z" fill="#1F5FAA"/>`;
  out += placed(`<path d="M-3 3C4-3 10-2 14 1C22-3 30-2 36 1C46-3 58-3 66 1C74-4 82-7 90-5C97-9 102-6 104-1C101-3 98-3 96 0C100 0 103 2 106 4Z" fill="#E8F3FE" opacity=".92"/><path d="M2 4C30 9 74 9 104 4L94 8C70 12 34 12 8 8Z" fill="#8DBBE8" opacity=".6"/>`, x, line, foam, 0);
  out += `<path d="${middle}" fill="none" stroke="#7FB2E4" stroke-width=".8" opacity=".55"/>`;
  const leap = (dx, dy, k, turn) => placed(`<path d="${DOLPHIN}" fill="#0A2F63"/><path d="${DOLPHIN_BELLY}" fill="#A9CDEE"/>`, dx, dy, k, turn);
  if (number === 4) out += leap(68, hz + 9, 0.8, -8);
  if (number === 6) out += leap(8, hz + 9, 0.72, -6) + leap(24, hz + 13, 0.6, 6);
  if (number === 7) out += placed(`<path d="${FLUKE}" fill="#0A2F63"/><path d="M-10-1C-5.5-2.5-1.5-1.5 .8 1.200C3-1.5 7-2.5 11.5-1C7-1.2 3.5-.2 .9 3C-1.8-.2-5-1.2-10-1Z" fill="#6FA6DE"/>`, 87, hz + 10, 0.95, 5);
  out += `<path d="${swell(hz + 19, 4.2, 25, number * 7 % 25)}V${bottom}H-60Z" fill="#164F97"/><path d="${swell(hz + 19, 4.2, 25, number * 7 % 25)}" fill="none" stroke="#6FA6DE" stroke-width="1" opacity=".6"/>`;
  out += glints(number + 3, hz + 22, hz + 28, 4, "#5C97D4", 0.55);
  out += `<path d="${swell(hz + 30, 5, 33, number * 11 % 33)}V${bottom + 2}H-60Z" fill="#0E3F80"/><path d="${swell(hz + 30, 5, 33, number * 11 % 33)}" fill="none" stroke="#5C97D4" stroke-width="1.2" opacity=".6"/>`;
  out += glints(number + 9, hz + 33, hz + 40, 4, "#3F7DC0", 0.5);
  out += `<path d="${swell(hz + 41, 5, 41, number * 13 % 41)}V${bottom + 4}H-60Z" fill="#082C5C"/>`;
  return out;
}
