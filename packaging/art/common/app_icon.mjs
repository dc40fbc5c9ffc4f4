// The icon of the app and the star of the wordmark.
import { BRASS } from "../colours.mjs";
import { Drawing } from "../kit/svg.mjs";
import { square, star, woven } from "./khatam.mjs";

export function wordmarkStar() {
  const drawing = new Drawing(-20, -20, 40, 40);
  return drawing.file(`<path d="${square(15.556)}${square(15.556, true)}" fill="none" stroke="currentColor" stroke-width="2.4"/><circle r="3.5" fill="currentColor"/>`);
}

/** On a square of 512; below 48 px the drawing leaves out what would only blur. */
export function appIcon(small = false) {
  const drawing = new Drawing(0, 0, 512, 512);
  const wood = drawing.linear([60, 0, 420, 512], [[0, "#6B4C34"], [0.45, "#3F2B1D"], [1, "#1C120B"]]);
  const lamp = drawing.radial([170, 120, 380], [[0, "#FFE0A0", 0.34], [0.5, "#FFE0A0", 0.1], [1, "#FFE0A0", 0]]);
  const bright = drawing.linear([-150, -190, 150, 190], [[0, "#FBE9BD"], [0.5, "#E3B765"], [1, "#A67A36"]]);
  const warm = drawing.linear([-190, -150, 190, 150], [[0, "#EFCF8E"], [0.5, BRASS.plain], [1, "#8A6730"]]);
  const inset = small ? 0 : 14, corner = small ? 96 : 104;
  let out = `<rect x="${inset}" y="${inset}" width="${512 - 2 * inset}" height="${512 - 2 * inset}" rx="${corner}" fill="${wood}"/><rect x="${inset}" y="${inset}" width="${512 - 2 * inset}" height="${512 - 2 * inset}" rx="${corner}" fill="${lamp}"/>`;
  if (small) {
    out += `<g transform="translate(256 256)"><path d="${square(206)}${square(206, true)}" fill="none" stroke="${bright}" stroke-width="36"/><circle r="52" fill="${bright}"/></g>`;
    return drawing.file(out);
  }
  const rim = drawing.linear([0, 20, 0, 492], [[0, "#EACB8C"], [0.5, "#C99C4B"], [1, "#6F5224"]]);
  out += `<rect x="33" y="33" width="446" height="446" rx="86" fill="none" stroke="${rim}" stroke-width="7"/><rect x="47" y="47" width="418" height="418" rx="74" fill="none" stroke="#000000" stroke-opacity=".28" stroke-width="3"/>`;
  out += `<g transform="translate(256 256)"><path d="${star(200)}" fill="#120B06" opacity=".45" transform="translate(7 11)"/><path d="${star(190)}" fill="#24160D"/>${woven(184, 25, bright, warm, "#1A1009")}<path d="${star(80)}" fill="none" stroke="${warm}" stroke-width="7"/><circle r="37" fill="${bright}"/></g>`;
  return drawing.file(out);
}
