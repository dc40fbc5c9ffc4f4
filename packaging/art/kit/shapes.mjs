// Shapes that several pictures share.

export const lerp = (from, to, t) => from + (to - from) * t;

/** Always the same sequence for the same seed, on every machine. */
export function dice(seed) {
  let state = (seed * 2654435761) >>> 0;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return lerp(from, to, ((x ^ (x >>> 14)) >>> 0) / 4294967296);
  };
}

/** A smooth line through the points (Catmull-Rom), without its leading M. */
export function smooth(points) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  let path = `${points[0][0]} ${points[0][1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (d[0] - b[0]) / 6} ${c[1] - (d[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return path;
}

export const corners = (points) => points.map(([x, y]) => `${x} ${y}`).join("L");

/** The land under a skyline. */
export const landUnder = (line, points, bottom) => `M${line(points)}L${points.at(-1)[0]} ${bottom}H${points[0][0]}Z`;

/** Points of a rolling line: the sum of two waves. */
export function rolling({ from = -4, to = 106, y, height, length, phase = 0, steps = 12 }) {
  const points = [];
  for (let i = 0; i <= steps; i++) {
    const x = lerp(from, to, i / steps);
    const angle = ((x / length) + phase) * 2 * Math.PI;
    points.push([x, y - height * (0.7 * Math.sin(angle) + 0.3 * Math.sin(angle * 2.3 + 1))]);
  }
  return points;
}

/** A bird far away. */
export const bird = (x, y, size, colour) =>
  `<path d="M${x - size} ${y - size * 0.25}Q${x - size * 0.45} ${y - size * 0.75} ${x} ${y}Q${x + size * 0.45} ${y - size * 0.75} ${x + size} ${y - size * 0.25}" fill="none" stroke="${colour}" stroke-width="${Math.max(0.7, size * 0.24)}" stroke-linecap="round"/>`;

/** A flat cloud: bumps over a straight underside. */
export function cloud(x, y, width, colour, opacity = 1) {
  const w = width;
  return `<path d="M${x} ${y}C${x - w * 0.08} ${y - w * 0.13} ${x + w * 0.1} ${y - w * 0.2} ${x + w * 0.2} ${y - w * 0.13}C${x + w * 0.26} ${y - w * 0.32} ${x + w * 0.54} ${y - w * 0.32} ${x + w * 0.6} ${y - w * 0.14}C${x + w * 0.72} ${y - w * 0.24} ${x + w * 0.9} ${y - w * 0.16} ${x + w * 0.88} ${y - w * 0.07}C${x + w * 0.98} ${y - w * 0.08} ${x + w * 1.04} ${y} ${x + w} ${y}Z" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

// Where sun and moon stand: x, y, radius, reach of the light.
const FULL = [21, 55, 9.5, 28];

/** Sun or moon with its soft light; always at the upper left. */
export function orb(drawing, { core, light, strength = 0.75, place = FULL }) {
  const [x, y, r, reach] = place;
  const halo = drawing.radial([x, y, reach], [[0, light, strength], [0.34, light, strength * 0.62], [0.55, light, strength * 0.3], [0.78, light, strength * 0.08], [1, light, 0]]);
  return `<circle cx="${x}" cy="${y}" r="${reach}" fill="${halo}"/><circle cx="${x}" cy="${y}" r="${r * 1.38}" fill="${light}" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${core}"/>`;
}

/** A stream that winds towards us: from and to are [x, y, width]. */
export function stream({ from, to, bends = 1.5, sway = 7, phase = 0, steps = 14 }) {
  const left = [], right = [];
  for (let i = 0; i <= steps; i++) {
    const k = i / steps, near = Math.pow(k, 1.5);
    const x = lerp(from[0], to[0], k) + sway * k * Math.sin(phase + 2 * Math.PI * bends * k);
    const y = lerp(from[1], to[1], k), half = lerp(from[2], to[2], near) / 2;
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  return `M${smooth(left)}L${smooth(right)}Z`;
}

/** A path moved, scaled and turned. */
export const placed = (markup, x, y, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale !== 1 ? ` scale(${scale})` : ""}">${markup}</g>`;
