// What every card picture of 102 x 147 ends with.
import { IVORY } from "../colours.mjs";

/** One diagonal light over the whole picture, from the upper left. */
export const gloss = (drawing, { light = 0.2, dark = 0.12 } = {}) =>
  `<rect width="102" height="147" fill="${drawing.linear([0, 0, 102, 147], [[0, "#FFFFFF", light], [0.45, "#FFFFFF", 0], [0.55, "#000000", 0], [1, "#000000", dark]])}"/>`;

/** How far the ivory frame reaches into the picture, so that a turned card's edge is drawn
 * inside the raster and stays smooth. */
export const RIM = 3;

/** What a picture is drawn on: 102 x 147 with the rim around it. */
export const AREA = [-RIM, -RIM, 102 + 2 * RIM, 147 + 2 * RIM];

/** The ivory rim with its inner corners of radius 5: QtSvg cannot clip. */
export const frame = () => `<path fill-rule="evenodd" d="M-4-4H106V151H-4ZM5 0A5 5 0 0 0 0 5V142A5 5 0 0 0 5 147H97A5 5 0 0 0 102 142V5A5 5 0 0 0 97 0Z" fill="${IVORY}"/>`;
