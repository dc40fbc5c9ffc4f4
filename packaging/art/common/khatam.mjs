// The khatam: an eight-pointed star of two squares, one of them turned. It is the sign of Divan.

const at = (r, turn) => [r * Math.cos(turn), r * Math.sin(turn)];
const ring = (points) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** Outline of the star with its points at radius r, the first one at the top. */
export function star(r, points = 8, notch = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)) {
  const corners = [];
  for (let i = 0; i < 2 * points; i++) corners.push(at(i % 2 ? r * notch : r, (i * Math.PI) / points - Math.PI / 2));
  return ring(corners);
}

/** Square with its corners at radius r; turned by 45 degrees unless it stands on a corner. */
export const square = (r, standing = false) => ring([0, 1, 2, 3].map((i) => at(r, (i * Math.PI) / 2 + (standing ? 0 : Math.PI / 4))));

/** A star polygon: n points on a circle, each joined to the one k further on. */
export function polygon(r, n, k, turn = -Math.PI / 2) {
  const seen = new Set();
  let path = "";
  for (let start = 0; start < n; start++) {
    if (seen.has(start)) continue;
    const points = [];
    for (let i = start; !seen.has(i); i = (i + k) % n) {
      seen.add(i);
      points.push(at(r, (i * 2 * Math.PI) / n + turn));
    }
    path += ring(points);
  }
  return path;
}

/** Two bands that pass over and under each other: first the whole of one square, then the other, then the bridges of the first. */
export function woven(r, width, bright, dark, edge) {
  const side = r / Math.SQRT2; // half a side
  const band = (path, colour) => `<path d="${path}" fill="none" stroke="${edge}" stroke-width="${width * 1.5}" stroke-linejoin="miter"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"/>`;
  // each side of the upright square crosses the standing one twice, at side * (sqrt2 - 1) from its middle
  const cross = side * (Math.SQRT2 - 1), reach = width * 1.85;
  let bridges = "", under = "";
  for (let i = 0; i < 4; i++) {
    const point = (along) => { const [x, y] = [along, -side], t = (i * Math.PI) / 2; return `${x * Math.cos(t) - y * Math.sin(t)} ${x * Math.sin(t) + y * Math.cos(t)}`; };
    bridges += `M${point(-cross - reach - 2)}L${point(-cross + reach + 2)}`;
    under += `M${point(-cross - reach)}L${point(-cross + reach)}`;
  }
  return band(square(r), bright) + band(square(r, true), dark)
    + `<path d="${under}" fill="none" stroke="${edge}" stroke-width="${width * 1.5}"/><path d="${bridges}" fill="none" stroke="${bright}" stroke-width="${width}"/>`;
}
