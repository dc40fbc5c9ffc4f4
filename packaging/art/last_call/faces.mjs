// The faces of Last Call: the inner picture of a card, 102 x 147. Number and name are text of
// the app. The four traces of an item differ by where its light falls and how it lies.
import { IVORY, INK } from "../colours.mjs";
import { AREA, frame, gloss } from "../kit/card.mjs";
import { gameIcon } from "../kit/game_icons.mjs";
import { placed } from "../kit/shapes.mjs";
import { Drawing } from "../kit/svg.mjs";
import { SYMBOLS, sign } from "./symbols.mjs";

const HEADER = 32;
const PLATE = 118;
/** Of each trace: how the item is turned, and where the light on the wall behind it is. */
const TRACES = [{ turn: 0, light: [36, 52] }, { turn: -7, light: [66, 50] }, { turn: 6, light: [34, 92] }, { turn: -3, light: [70, 90] }];
/** Things that stand on their own may not be turned. */
const UPRIGHT = new Set(["bed", "bookshelf", "harbor-dock", "theater-curtains"]);

const header = (symbol) => `<rect width="102" height="${HEADER}" fill="${SYMBOLS[symbol].colour}"/>${placed(sign(symbol, "#FFFFFF"), 76, 5, 20 / 24)}`;
const hairline = () => `<rect x=".5" y=".5" width="101" height="146" rx="4.5" fill="none" stroke="${INK}" stroke-opacity=".3"/>`;

/** What lies between header and foot: the wall in its light, the floor's shadow, the item. */
function scene(drawing, symbol, item, trace, { size, middle, floor }) {
  const { colour, light, items } = SYMBOLS[symbol];
  const { turn, light: [x, y] } = TRACES[trace];
  const wall = drawing.radial([x, y, 82], [[0, "#FFFFFF", 0.85], [1, light, 1]]);
  const name = items[item - 1];
  const tilt = UPRIGHT.has(name) ? 0 : turn;
  const figure = placed(placed(gameIcon(name, colour), -size / 2, -size / 2, size / 512), 51, middle, 1, tilt);
  return `<rect width="102" height="147" fill="${light}"/><rect width="102" height="147" fill="${wall}"/>`
    + `<ellipse cx="53" cy="${floor}" rx="${size * 0.54}" ry="4" fill="${colour}" opacity=".22"/>${figure}`;
}

/** Card `number` of `symbol`; the small one, for narrow cards, has no plate for a name. */
export function face(symbol, number, { small = false } = {}) {
  const drawing = new Drawing(...AREA);
  const item = Math.ceil(number / 4), trace = (number - 1) % 4;
  const place = small ? { size: 80, middle: 89, floor: 135 } : { size: 66, middle: 75, floor: 109 };
  const plate = small ? "" : `<path d="M0 ${PLATE}H102V147H0Z" fill="${IVORY}"/><path d="M0 ${PLATE}H102" stroke="${SYMBOLS[symbol].colour}" stroke-opacity=".5"/>`;
  return drawing.file(scene(drawing, symbol, item, trace, place) + header(symbol) + plate + gloss(drawing) + hairline() + frame());
}
