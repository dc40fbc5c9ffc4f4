// Tiles that lie over plain colour: the nap of the cloth and the grain of the wood.
import { dice } from "../kit/shapes.mjs";
import { palettePng } from "../kit/png.mjs";

/** From black at `strength` to white at `strength`, in 16 steps. */
const greys = (dark, light) => [...Array(16)].map((_, i) => { const k = (i - 7.5) / 7.5; return k < 0 ? [0, 0, 0, Math.round(-k * dark)] : [255, 255, 255, Math.round(k * light)]; });

function levels(values) {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const spread = Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length);
  return values.map((value) => Math.max(0, Math.min(15, Math.round(7.5 + ((value - mean) / spread) * 3))));
}

/** Short fibres in every direction and fine dust: gradients under it do not band. */
export function felt(size = 192) {
  const roll = dice(5), values = new Float64Array(size * size);
  for (let i = 0; i < values.length; i++) values[i] = roll(-1, 1);
  for (let fibre = 0; fibre < size * 14; fibre++) {
    let x = roll(0, size), y = roll(0, size), turn = roll(0, 2 * Math.PI);
    const bend = roll(-0.12, 0.12), light = roll(-0.9, 0.9), length = roll(4, 12);
    for (let step = 0; step < length; step++) {
      values[(Math.floor(y + size) % size) * size + (Math.floor(x + size) % size)] += light;
      x = (x + Math.cos(turn) + size) % size;
      y = (y + Math.sin(turn) + size) % size;
      turn += bend;
    }
  }
  return palettePng(size, size, greys(11, 8), levels([...values]));
}

/** Long grain from left to right. */
export function wood(width = 512, height = 128) {
  const roll = dice(9);
  const field = (columns, rows) => {
    const grid = Array.from({ length: columns * rows }, () => roll(-1, 1));
    const ease = (t) => t * t * (3 - 2 * t);
    return (x, y) => {
      const gx = (x / width) * columns, gy = (((y / height) % 1) + 1) % 1 * rows, x0 = Math.floor(gx) % columns, y0 = Math.floor(gy) % rows;
      const at = (i, j) => grid[((y0 + j) % rows) * columns + ((x0 + i) % columns)], u = ease(gx - Math.floor(gx)), v = ease(gy - Math.floor(gy));
      return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
    };
  };
  const sway = field(3, 3), broad = field(2, 9), fine = field(5, 40), pores = field(14, 64);
  const values = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const bent = y + sway(x, y) * 6;
    values.push(broad(x, bent) * 1.1 + fine(x, bent) * 0.8 + Math.min(0, pores(x, bent) + 0.25) * 1.2);
  }
  return palettePng(width, height, greys(24, 14), levels(values));
}
