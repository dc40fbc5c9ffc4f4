// A drawing on its way to becoming an SVG file that QtSvg shows rightly: no clipPath, no CSS,
// no nested <svg>, colours as #rrggbb with a separate opacity.

/** Two decimals are a tenth of a device pixel on the largest card: enough, and small. */
export const round = (value) => Math.round(value * 100) / 100;

/** Rounds every number in a piece of markup and drops what a number does not need; a number
 * that loses the sign or point that kept it from the one before gets a space. */
export function tidy(markup) {
  return markup
    .replace(/-?\d*\.\d+(e-?\d+)?/g, (text, _, at, whole) => {
      const short = String(round(Number(text))).replace(/^-0$/, "0").replace(/^(-?)0\./, "$1.");
      const before = /\d/.test(whole[at - 1] ?? "") && /^\d/.test(short) ? " " : "";
      const after = whole[at + text.length] === "." && !short.includes(".") ? " " : "";
      return before + short + after;
    })
    .replace(/\s*\n\s*/g, " ")
    .replace(/> +</g, "><")
    .replace(/ +\/>/g, "/>")
    .replace(/ {2,}/g, " ")
    .replace(/></g, ">\n<");
}

/** Collects gradients and shapes to be used again; hands out their references. */
export class Drawing {
  #defs = [];
  #count = 0;

  /** left, top, width, height: the viewBox, in the units of the drawing */
  constructor(left, top, width, height) {
    this.box = [left, top, width, height];
  }

  #name() {
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const number = this.#count++;
    return number < 26 ? letters[number] : letters[number % 26] + Math.floor(number / 26);
  }

  #stops(stops) {
    return stops
      .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`)
      .join("");
  }

  /** A linear gradient from (x1, y1) to (x2, y2); stops are [offset, colour, opacity]. */
  linear([x1, y1, x2, y2], stops) {
    const id = this.#name();
    this.#defs.push(`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`);
    return `url(#${id})`;
  }

  radial([cx, cy, r], stops) {
    const id = this.#name();
    this.#defs.push(`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`);
    return `url(#${id})`;
  }

  /** What lies outside the white shape is hidden. QtSvg knows masks, though not clipPath. */
  mask(shape) {
    const id = this.#name();
    this.#defs.push(`<mask id="${id}" maskUnits="userSpaceOnUse" x="${this.box[0]}" y="${this.box[1]}" width="${this.box[2]}" height="${this.box[3]}">${shape}</mask>`);
    return `url(#${id})`;
  }

  /** A shape to be drawn several times: returns a function of its attributes. */
  symbol(markup) {
    const id = this.#name();
    this.#defs.push(`<g id="${id}">${markup}</g>`);
    return (attributes = "") => `<use href="#${id}" ${attributes}/>`;
  }

  /** The whole file. */
  file(markup, attributes = "") {
    const [x, y, w, h] = this.box;
    const defs = this.#defs.length ? `<defs>${this.#defs.join("")}</defs>` : "";
    return tidy(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"${attributes && ` ${attributes}`}>${defs}${markup}</svg>`) + "\n";
  }
}
