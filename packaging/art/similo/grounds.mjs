// The ground of a portrait, 102 x 118: its colour tells the era, its skyline the region.
import { corners, lerp, smooth } from "../kit/shapes.mjs";

/** Light above, dark below, and what the skyline is drawn in. */
export const ERAS = {
  ancient: ["#F6DE9C", "#DDA84C", "#9C6A1E"],
  medieval: ["#CFE0B4", "#86AC74", "#3F6A44"],
  earlymodern: ["#F2C4A2", "#C97E5C", "#7E3F2C"],
  modern: ["#D5D2EC", "#9A94C6", "#544E86"],
  timeless: ["#F6CBD6", "#D889A6", "#8E4468"],
};

const HORIZON = 84;

const hill = (points) => `M${smooth(points)}L106 122H-4Z`;
const far = hill([[-4, 76], [14, 70], [34, 76], [60, 79], [82, 71], [106, 76]]);
const near = hill([[-4, 90], [18, 86], [48, 92], [78, 86], [106, 91]]);

const rect = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const battlement = (x, y, w, h, n) => {
  let d = `M${x} ${y + h}V${y}`;
  const step = w / (2 * n - 1);
  for (let i = 0; i < n; i++) d += `h${step}v3h${i < n - 1 ? step : 0}${i < n - 1 ? "v-3" : ""}`;
  return `${d}V${y + h}Z`;
};
const roof = (x, y, w, h) => `M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`;
const dome = (x, y, r, spike = 5) => `M${x - r} ${y}C${x - r * 1.25} ${y - r * 0.9} ${x - r * 0.4} ${y - r * 1.3} ${x} ${y - r * 1.75}C${x + r * 0.4} ${y - r * 1.3} ${x + r * 1.25} ${y - r * 0.9} ${x + r} ${y}ZM${x - 0.6} ${y - r * 1.6}V${y - r * 1.75 - spike}h1.2V${y - r * 1.6}Z`;
const cypress = (x, y, h) => `M${x} ${y}C${x - h * 0.16} ${y - h * 0.1} ${x - h * 0.17} ${y - h * 0.5} ${x} ${y - h}C${x + h * 0.17} ${y - h * 0.5} ${x + h * 0.16} ${y - h * 0.1} ${x} ${y}Z`;
const palm = (x, y, h) => `M${x - 1} ${y}C${x - 0.4} ${y - h * 0.5} ${x + 0.6} ${y - h * 0.8} ${x + 1.6} ${y - h}h1.8C${x + 2.2} ${y - h * 0.7} ${x + 1.4} ${y - h * 0.4} ${x + 1.6} ${y}Z`
  + [[-9, 3], [-8, -3], [-3, -6], [5, -5.5], [10, -2.5], [11, 3.5]].map(([dx, dy]) => `M${x + 2.4} ${y - h}Q${x + 2.4 + dx * 0.5} ${y - h + dy - 3.4} ${x + 2.4 + dx} ${y - h + dy + 3}Q${x + 2.4 + dx * 0.5} ${y - h + dy} ${x + 2.4} ${y - h}Z`).join("");
const pagoda = (x, y, s) => {
  let d = "";
  for (let i = 0; i < 4; i++) {
    const w = (17 - i * 3) * s, top = y - (10 + i * 11) * s;
    d += `M${x - w} ${top}Q${x - w * 0.6} ${top - 1.5 * s} ${x - w * 0.42} ${top - 5 * s}H${x + w * 0.42}Q${x + w * 0.6} ${top - 1.5 * s} ${x + w} ${top}Q${x} ${top - 2 * s} ${x - w} ${top}Z` + rect(x - w * 0.4, top - 0.6 * s, w * 0.8, 10.6 * s);
  }
  return `${d}M${x - 0.7} ${y - 48 * s}V${y - 60 * s}h1.4V${y - 48 * s}Z`;
};
const column = (x, y, w, h) => rect(x - w * 0.7, y - h, w * 1.4, 2.2) + rect(x - w * 0.5, y - h + 2, w, h - 4) + rect(x - w * 0.75, y - 2.4, w * 1.5, 2.4);
const maize = (x, y, h) => `M${x - 0.8} ${y}V${y - h}h1.6V${y}Z` + [[0.3, -9, 5], [0.45, 9, 4], [0.62, -8, 4], [0.78, 7, 4]].map(([k, dx, dy]) => `M${x} ${y - h * k}Q${x + dx * 0.5} ${y - h * k - dy - 3} ${x + dx} ${y - h * k - dy + 5}Q${x + dx * 0.5} ${y - h * k - dy + 2} ${x} ${y - h * k + 2.4}Z`).join("") + `M${x - 2.2} ${y - h * 0.72}q2.2-9 4.4 0q-.6 6-2.2 7q-1.600-1-2.200-7Z` + `M${x} ${y - h}l-3-5 2.4 1.600.6-3.600.600 3.600 2.400-1.600Z`;
const stepped = (x, y, w, n, s) => { let d = `M${x - w} ${y}`; for (let i = 0; i < n; i++) d += `V${y - (i + 1) * s}H${x - w + (i + 1) * (w / (n + 0.8))}`; const top = y - n * s; d += `V${top - 6}H${x + w - n * (w / (n + 0.8))}V${top}`; for (let i = n - 1; i >= 0; i--) d += `H${x + w - i * (w / (n + 0.8))}V${y - i * s}`; return `${d}Z`; };
const crenels = (x, y, n) => { let d = ""; for (let i = 0; i < n; i++) d += rect(x + i * 3, y, 1.7, 2.6); return d; };

const temple = (x, y, s) => `M${x - 18 * s} ${y - 24 * s}L${x} ${y - 35 * s}L${x + 18 * s} ${y - 24 * s}Z` + rect(x - 17 * s, y - 23.4 * s, 34 * s, 2.6 * s) + [-14, -7, 0, 7, 14].map((dx) => column(x + dx * s, y - 2 * s, 3 * s, 19 * s)).join("") + rect(x - 19 * s, y - 2.4 * s, 38 * s, 3 * s);
const castle = (x, y) => battlement(x, y - 22, 20, 24, 4) + battlement(x - 5, y - 34, 9, 36, 3) + roof(x - 6, y - 34, 11, 13) + battlement(x + 15, y - 28, 8, 30, 3) + roof(x + 14, y - 28, 10, 11);
const gables = (x, y) => [[0, 12, 24], [11, 10, 30], [20, 11, 22]].map(([dx, w, h]) => rect(x + dx, y - h, w, h) + `M${x + dx} ${y - h}v-3h2.400v-3h2.200v-3h${w - 9.2}v3h2.200v3h2.400v3Z`).join("");
const clockTower = (x, y) => rect(x, y - 40, 9, 40) + rect(x - 1.2, y - 42, 11.4, 2.6) + rect(x + 0.6, y - 50, 7.8, 8) + roof(x - 0.4, y - 50, 9.8, 15);
const chimneys = (x, y) => rect(x, y - 18, 16, 18) + roof(x - 1, y - 18, 18, 8) + rect(x + 11, y - 28, 3.400, 8) + rect(x + 15, y - 13, 14, 13) + roof(x + 14, y - 13, 16, 7) + rect(x + 18, y - 23, 3, 8);
const iwan = (x, y) => rect(x - 12, y - 30, 24, 30) + rect(x - 17, y - 40, 4, 40) + rect(x + 13, y - 40, 4, 40) + dome(x - 15, y - 40, 2.8, 3) + dome(x + 15, y - 40, 2.8, 3) + dome(x, y - 30, 9);
const apadana = (x, y) => [0, 8, 16].map((dx) => rect(x + dx - 1.400, y - 34, 2.800, 34) + `M${x + dx - 3.6} ${y - 38}h7.200l-1.400 4h-4.400Z` + rect(x + dx - 2.600, y - 3, 5.200, 3)).join("") + rect(x - 6, y - 42, 28, 4) + crenels(x - 6, y - 44.600, 10);
const damavand = "M46 86L74 42Q78 36 82 42L112 86Z";
const snow = "M68.500 50.600L74 42Q78 36 82 42L88.600 51.400L84 49.600L81 54L77.600 49.600L73.600 54Z";

/** What stands on the horizon, left and right of the figure; some by era. */
const SKYLINES = {
  europe: { ancient: [temple(17, HORIZON, 0.95), cypress(88, HORIZON + 3, 30) + cypress(96, HORIZON + 4, 24)], medieval: [castle(6, HORIZON), cypress(92, HORIZON + 4, 22) + cypress(84, HORIZON + 4, 16)], earlymodern: [gables(-2, HORIZON + 2), clockTower(86, HORIZON + 2)], modern: [chimneys(-3, HORIZON + 2), clockTower(87, HORIZON + 2)], timeless: [castle(4, HORIZON), `M96 ${HORIZON + 4}l-9-12h4l-7-11h4.500l-6-11h4l-4.500-9 4.500-9 9 16v36Z`] },
  persia: { ancient: [apadana(6, HORIZON), damavand], medieval: [iwan(16, HORIZON), cypress(90, HORIZON + 4, 34) + cypress(98, HORIZON + 4, 24)], timeless: [cypress(8, HORIZON + 4, 34) + cypress(17, HORIZON + 4, 24), damavand] },
  asia: { medieval: [pagoda(14, HORIZON, 0.92), "M82 60q4-8 12-4q6-6 11 0v5h-26q-2-5 3-1Z"], earlymodern: [pagoda(14, HORIZON, 0.92), "M40 88L70 40L78 54L88 34L112 88Z"], modern: [pagoda(14, HORIZON, 0.92), dome(92, HORIZON, 8) + rect(84, HORIZON - 1, 17, 8)], desert: [dome(14, HORIZON - 8, 11) + rect(3, HORIZON - 9, 23, 12) + rect(27, HORIZON - 34, 3.600, 38) + dome(28.800, HORIZON - 34, 3, 3), palm(88, HORIZON + 4, 34)] },
  africa: { ancient: [`M-14 ${HORIZON + 2}L14 ${HORIZON - 36}L42 ${HORIZON + 2}Z`, palm(89, HORIZON + 5, 36)] },
  america: { earlymodern: [stepped(15, HORIZON + 2, 23, 5, 6), maize(88, HORIZON + 6, 36) + maize(97, HORIZON + 6, 30)], modern: [maize(6, HORIZON + 8, 36) + maize(16, HORIZON + 8, 30), rect(84, HORIZON - 14, 15, 16) + `M82 ${HORIZON - 14}l4-8h11l4 8Z` + rect(79.400, HORIZON - 38, 1.200, 40) + rect(75, HORIZON - 20, 10, 1)] },
};
const VARIANTS = { aladdin: "desert", sinbad: "desert" };

/** The whole ground; `id` may ask for a skyline of its own. */
export function ground(drawing, { id, era, region }) {
  const [light, dark, ink] = ERAS[era];
  const fill = drawing.radial([46, 30, 96], [[0, light], [0.55, dark], [1, dark]]);
  const [left, right] = SKYLINES[region][VARIANTS[id] ?? era];
  const dunes = region === "africa" || VARIANTS[id] ? near : near;
  return `<g id="era-${era}"><rect x="-4" y="-4" width="110" height="126" fill="${fill}"/><circle cx="20" cy="22" r="10.500" fill="${light}" opacity=".75"/></g>`
    + `<g id="region-${region}"><path d="${far}" fill="${ink}" opacity=".2"/><path d="${left}${right}" fill="${ink}" opacity=".5"/>${right === damavand || SKYLINES[region][VARIANTS[id] ?? era].includes(damavand) ? `<path d="${snow}" fill="#FFFFFF" opacity=".8"/>` : ""}<path d="${dunes}" fill="${ink}" opacity=".42"/></g>`;
}
export { corners, lerp };
