// What surrounds a figure: light behind the divine, sparks round magic, snakes.
import { INK, dot, line, mixed, moved, oval, shape, stroke } from "./ink.mjs";

const spark = (x, y, r, c) => `<path d="M${x} ${y - r}Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y}Q${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r}Q${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y}Q${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z" fill="${c}"/>`;

/** Sparks of magic in the free corners, before everything; a dark twin below each lets it show
 * on any ground. */
export function sparks({ c = "#FFF6C9", places = [[92, 150, 62], [676, 96, 70], [130, 330, 36], [700, 300, 44], [60, 470, 30], [610, 0, 34], [190, 20, 34]] } = {}) {
  return places.map(([x, y, r]) => spark(x + 5, y + 6, r, INK).replace("/>", ' opacity=".35"/>') + spark(x, y, r, c)).join("");
}

/** Rays of light behind the head. */
export function rays({ c = "#FFF3C4", x = 390, y = 340, inner = 300, outer = 520, count = 24 } = {}) {
  let out = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI, w = i % 2 ? 0.035 : 0.07, r = i % 2 ? outer * 0.86 : outer;
    out += `M${(x + inner * Math.cos(a - w)).toFixed(0)} ${(y + inner * Math.sin(a - w)).toFixed(0)}L${(x + r * Math.cos(a)).toFixed(0)} ${(y + r * Math.sin(a)).toFixed(0)}L${(x + inner * Math.cos(a + w)).toFixed(0)} ${(y + inner * Math.sin(a + w)).toFixed(0)}Z`;
  }
  return `<circle cx="${x}" cy="${y}" r="${inner}" fill="${c}" opacity=".38"/><circle cx="${x}" cy="${y}" r="${inner - 16}" fill="none" stroke="${c}" stroke-width="10"/><path d="${out}" fill="${c}" opacity=".95"/>`;
}

/** A snake along a path, with its head at (x, y), turned. */
export function snake(path, x, y, { c = "#4E9A55", turn = 0, width = 44, scale = 1, tongue = true } = {}) {
  return stroke(path, width) + stroke(path, width - 22, c) + stroke(path, 7, mixed(c, 0.4), 0.9)
    + moved((tongue ? stroke("M60 6L100 2M100 2L122 -12M100 2L122 14", 8, "#C2202C") : "") + shape("M-40 -28C-10 -48 50 -40 66 -6C74 20 40 40 0 38C-36 36 -60 -6 -40 -28Z", c, 13 / scale) + oval(16, -12, 11, 13, "#F7E27A", 7) + oval(18, -12, 4, 10, INK) + stroke("M62 8C50 18 34 22 18 22", 7), x, y, { turn, scale });
}
