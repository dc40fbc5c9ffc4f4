// The line that every portrait is drawn with, on the square of Open Peeps (704): the head looks
// to the right, its crown is about (390, 128), the chin (430, 555), the collar at y 590.

export const INK = "#1C120B";

/** The outline of everything; thinner for folds and jewels. */
export const line = (width = 15) => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** A closed shape in the line. */
export const shape = (d, fill, width = 15) => `<path d="${d}" fill="${fill}" ${line(width)}/>`;

/** A stroke without a filling. */
export const stroke = (d, width = 9, colour = INK, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** A flat shape without a line: shade, light, a pattern. */
export const flat = (d, fill, opacity = 1) => `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const dot = (x, y, r, fill, width = 0) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width ? ` ${line(width)}` : ""}/>`;

export const oval = (x, y, rx, ry, fill, width = 0, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${width ? ` ${line(width)}` : ""}${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;

export const moved = (markup, x, y, { scale = 1, turn = 0, flip = false } = {}) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ""}">${markup}</g>`;

/** A colour made lighter (amount > 0) or darker (< 0), by mixing with white or a warm black. */
export function mixed(colour, amount) {
  const other = amount > 0 ? [255, 250, 238] : [36, 20, 10];
  const part = Math.abs(amount);
  const made = [1, 3, 5].map((at, i) => Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - part) + other[i] * part));
  return `#${made.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
