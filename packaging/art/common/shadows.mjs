// Shadows and glows as pictures of nine patches, at twice the size: no live blur in the app.
import { LAMP } from "../colours.mjs";
import { png } from "../kit/png.mjs";

const SCALE = 2;

// Layers are those of CSS, the uppermost first: x, y, blur, spread, colour, opacity.
// `corner` is how far a corner reaches into the item at most, so that small items keep a middle.
const BLACK = "#000000";
const REST = { x: 1, y: 1, blur: 0, opacity: 0.25 };
export const SHADOWS = {
  "shadow-card": { radius: 9, corner: 28, layers: [REST, { x: 2, y: 4, blur: 8, opacity: 0.38 }] },
  "shadow-hover": { radius: 9, corner: 31, layers: [REST, { x: 5, y: 10, blur: 16, opacity: 0.42 }] },
  "shadow-picked": { radius: 9, corner: 40, layers: [REST, { x: 8, y: 16, blur: 24, opacity: 0.45 }] },
  "shadow-plaque": { radius: 12, corner: 28, layers: [{ x: 2, y: 4, blur: 10, opacity: 0.35 }] },
  "shadow-sheet": { radius: 16, corner: 80, layers: [{ x: 8, y: 16, blur: 40, opacity: 0.5 }] },
  "shadow-notebook": { radius: 0, corner: 40, layers: [{ x: -6, y: 0, blur: 18, opacity: 0.45 }] },
  "glow-lamp": { radius: 9, corner: 31, layers: [{ blur: 22, colour: LAMP, opacity: 0.55 }] },
  "glow-target": { radius: 10, corner: 31, layers: [{ blur: 18, spread: 2, colour: LAMP, opacity: 0.65 }] },
  "glow-seat": { radius: 12, corner: 28, layers: [{ blur: 18, colour: LAMP, opacity: 0.28 }] },
  "inset-tray": { radius: 14, corner: 28, inset: true, layers: [{ x: 2, y: 3, blur: 8, opacity: 0.35 }] },
  "inset-target": { radius: 10, corner: 28, inset: true, layers: [{ blur: 18, colour: LAMP, opacity: 0.35 }] },
};

// The item covers this much of the picture along its edge, so that no gap shows between them.
const OVERLAP = 1;

const rgb = (colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** How much of each pixel lies in a rounded rectangle: 8 x 8 samples at the edge. */
function coverage(width, height, [x0, y0, x1, y1], radius) {
  const r = Math.max(0, Math.min(radius, (x1 - x0) / 2, (y1 - y0) / 2)), out = new Float64Array(width * height);
  const inside = (x, y) => {
    if (x < x0 || x > x1 || y < y0 || y > y1) return false;
    const dx = Math.max(x0 + r - x, 0, x - (x1 - r)), dy = Math.max(y0 + r - y, 0, y - (y1 - r));
    return dx * dx + dy * dy <= r * r;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ends = inside(x, y) + inside(x + 1, y) + inside(x, y + 1) + inside(x + 1, y + 1);
      if (ends === 4) { out[y * width + x] = 1; continue; }
      let hits = 0;
      for (let i = 0; i < 64; i++) hits += inside(x + ((i % 8) + 0.5) / 8, y + ((i >> 3) + 0.5) / 8);
      out[y * width + x] = hits / 64;
    }
  }
  return out;
}

/** Gaussian blur; outside the picture all is `outside`. */
function blurred(values, width, height, sigma, outside) {
  if (!sigma) return values;
  const reach = Math.ceil(sigma * 3.2), kernel = [];
  let sum = 0;
  for (let i = -reach; i <= reach; i++) { kernel.push(Math.exp((-i * i) / (2 * sigma * sigma))); sum += kernel.at(-1); }
  const pass = (source, step, along, size) => {
    const out = new Float64Array(source.length);
    for (let at = 0; at < source.length; at++) {
      const position = along(at);
      let total = 0;
      for (let i = -reach; i <= reach; i++) total += kernel[i + reach] * (position + i < 0 || position + i >= size ? outside : source[at + i * step]);
      out[at] = total / sum;
    }
    return out;
  };
  return pass(pass(values, 1, (at) => at % width, width), width, (at) => Math.floor(at / width), height);
}

function measure({ layers, radius, corner, inset }) {
  const reach = (side, sign) => (inset ? 0 : Math.ceil(Math.max(...layers.map((l) => (l.blur ?? 0) * 1.4 + (l.spread ?? 0) + sign * (l[side] ?? 0)), 0)));
  const margin = { left: reach("x", -1), top: reach("y", -1), right: reach("x", 1), bottom: reach("y", 1) };
  const border = Object.fromEntries(Object.entries(margin).map(([side, wide]) => [side, (wide + corner) * SCALE]));
  return { radius, margin, border };
}

/** The picture and how it is to be laid round an item. */
export function shadow(name) {
  const spec = SHADOWS[name], { layers, radius, inset } = spec, { margin, border } = measure(spec);
  // an item with a middle long enough to be true, of which the inner part is left out below
  const middle = 60 * SCALE, width = border.left + border.right + middle, height = border.top + border.bottom + middle;
  const box = [margin.left * SCALE, margin.top * SCALE, width - margin.right * SCALE, height - margin.bottom * SCALE];
  const moved = ([x0, y0, x1, y1], grow, dx = 0, dy = 0) => [x0 - grow + dx, y0 - grow + dy, x1 + grow + dx, y1 + grow + dy];

  const colour = new Float64Array(width * height * 4); // premultiplied
  for (const { x = 0, y = 0, blur = 0, spread = 0, colour: paint = BLACK, opacity } of [...layers].reverse()) {
    const grow = (inset ? -spread : spread) * SCALE;
    let shape = coverage(width, height, moved(box, grow, x * SCALE, y * SCALE), (radius + (radius ? spread : 0)) * SCALE);
    if (inset) shape = shape.map((value) => 1 - value);
    shape = blurred(shape, width, height, (blur / 2) * SCALE, inset ? 1 : 0);
    const [r, g, b] = rgb(paint);
    for (let i = 0; i < shape.length; i++) {
      const a = shape[i] * opacity;
      [r, g, b].forEach((value, k) => { colour[i * 4 + k] = value * a + colour[i * 4 + k] * (1 - a); });
      colour[i * 4 + 3] = a + colour[i * 4 + 3] * (1 - a);
    }
  }
  // a shadow shows only outside its item, an inner one only inside
  const keep = inset
    ? coverage(width, height, box, radius * SCALE)
    : coverage(width, height, moved(box, -OVERLAP * SCALE), (radius - OVERLAP) * SCALE).map((value) => 1 - value);

  const drop = (size, from, to) => [...Array(size).keys()].filter((i) => i < from || i >= to);
  const columns = drop(width, border.left + 2, border.left + middle), rows = drop(height, border.top + 2, border.top + middle);
  const pixels = [];
  for (const y of rows) {
    for (const x of columns) {
      const i = y * width + x, a = colour[i * 4 + 3];
      const alpha = Math.round(a * keep[i] * 255);
      pixels.push(...(alpha ? [0, 1, 2].map((k) => Math.round(colour[i * 4 + k] / a)) : [0, 0, 0]), alpha);
    }
  }
  return {
    file: png(columns.length, rows.length, pixels),
    facts: { file: `${name}.png`, scale: SCALE, radius, inset: Boolean(inset), margin, border, size: { width: columns.length, height: rows.length } },
  };
}
