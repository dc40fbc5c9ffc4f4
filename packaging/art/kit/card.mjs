// What every card picture of 102 x 147 ends with.
import { IVORY } from "../colours.mjs";

/** One diagonal light over the whole picture, from the upper left. */
export const gloss = (drawing, { light = 0.2, dark = 0.12 } = {}) =>
  `<rect width="102" height="147" fill="${drawing.linear([0, 0, 102, 147], [[0, "#FFFFFF", light], [0.45, "#FFFFFF", 0], [0.55, "#000000", 0], [1, "#000000", dark]])}"/>`;

/** The corners outside the radius of 5, in the ivory of the frame: QtSvg cannot clip. */
export const frame = () => `<path d="M-1-1H5V0A5 5 0 0 0 0 5H-1ZM103-1V5H102A5 5 0 0 0 97 0V-1ZM103 148H97V147A5 5 0 0 0 102 142H103ZM-1 148V142H0A5 5 0 0 0 5 147V148Z" fill="${IVORY}"/>`;
