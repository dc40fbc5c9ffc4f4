// The disc at the foot of a portrait: its sign tells the role, its outline the kind.
import { IVORY, INK } from "../colours.mjs";

/** Signs on a square of 24. */
export const ROLES = {
  royal: '<path d="M3 18.500L1.800 7.500L7.500 12L12 4.500L16.500 12L22.200 7.500L21 18.500Z"/><path d="M3 20h18v2H3Z"/>',
  warrior: '<path d="M3.500 2.500L14.800 13.800L13 15.600L2.500 5ZM20.500 2.500L21.500 5L11 15.600L9.200 13.800Z"/><path d="M15.500 12.600L19 16.100L16.600 18.500L13.100 15ZM8.500 12.600L10.900 15L7.400 18.500L5 16.100ZM17.600 18.800L19 17.400L22 20.400L20.500 21.800ZM6.400 18.800L3.500 21.800L2 20.400L5 17.400Z"/>',
  thinker: '<path d="M11.300 6.200C9 4.300 5.500 3.700 1.500 4.200V18.600C5.500 18.100 9 18.800 11.300 20.600ZM12.700 6.200C15 4.300 18.500 3.700 22.500 4.200V18.600C18.500 18.100 15 18.800 12.700 20.600Z"/>',
  artist: '<path d="M21.500 2C13 3 7 8 5.500 15.500L3 22H5L6.600 17.800C13.500 17.500 18 14 19 10.500L15.500 10.700L19.800 8.200C20.700 6.300 21.300 4.200 21.500 2Z"/>',
  explorer: '<path fill-rule="evenodd" d="M12 1.500A10.500 10.500 0 1 0 12 22.500A10.500 10.500 0 0 0 12 1.500ZM12 4A8 8 0 1 1 12 20A8 8 0 0 1 12 4Z"/><path d="M12 5.500L14.200 9.800L18.500 12L14.200 14.200L12 18.500L9.800 14.200L5.500 12L9.800 9.800Z"/>',
  trickster: '<path fill-rule="evenodd" d="M1.500 6.500C5 8 8.500 7.600 12 6C15.500 7.600 19 8 22.500 6.500C22.800 13 19.500 18.500 15.500 18.500C13.800 18.500 13 17 12 17C11 17 10.200 18.500 8.500 18.500C4.500 18.500 1.200 13 1.500 6.500ZM4.800 11.200C5.500 13.800 8.500 14.500 10 12.300C8.800 10.600 6.500 10.200 4.800 11.200ZM19.200 11.200C17.500 10.200 15.200 10.600 14 12.300C15.500 14.500 18.500 13.800 19.200 11.200Z"/>',
  villain: '<path fill-rule="evenodd" d="M12 1.800C6.300 1.800 2.200 5.800 2.200 10.800C2.200 13.900 3.700 16.200 6 17.600V21.500H8.400V19.500H10.200V21.500H13.800V19.500H15.600V21.500H18V17.600C20.300 16.200 21.800 13.900 21.800 10.800C21.800 5.800 17.700 1.800 12 1.800ZM8 9.200A2.600 2.600 0 1 1 8 14.400A2.600 2.600 0 0 1 8 9.200ZM16 9.200A2.600 2.600 0 1 1 16 14.400A2.600 2.600 0 0 1 16 9.200ZM12 14L13.400 17H10.600Z"/>',
  hero: '<path d="M12 1.500L15.100 8.300L22.500 9.200L17 14.200L18.500 21.500L12 17.900L5.500 21.500L7 14.200L1.500 9.200L8.900 8.300Z"/>',
  guardian: '<path fill-rule="evenodd" d="M12 1.500L21.500 4.500C21.800 13 18.500 19.300 12 22.500C5.500 19.300 2.200 13 2.500 4.500ZM12 7.200C8.800 7.200 6.600 9.800 5.600 11.400C6.600 13 8.800 15.600 12 15.600C15.200 15.600 17.400 13 18.400 11.400C17.400 9.800 15.200 7.200 12 7.200ZM12 9.100A2.300 2.300 0 1 1 12 13.700A2.300 2.300 0 0 1 12 9.100Z"/>',
  commoner: '<path d="M11.200 22.500V9.500H12.800V22.500Z"/><path d="M12 1C14 3 14.200 5.400 12 7.500C9.800 5.400 10 3 12 1ZM13 12.500C12.600 9.300 14.500 7.200 18 7C18.200 10.200 16.500 12.300 13 12.500ZM11 12.500C11.400 9.300 9.500 7.200 6 7C5.800 10.200 7.500 12.300 11 12.500ZM13 18C12.600 14.800 14.500 12.700 18 12.500C18.200 15.700 16.500 17.800 13 18ZM11 18C11.400 14.800 9.500 12.700 6 12.500C5.800 15.700 7.500 17.800 11 18Z"/>',
};

/** Outlines around (0, 0) for a disc of about 10: a coin, a page, a star of eight points. */
const OUTLINES = {
  historical: '<circle r="10.200"/>',
  fictional: '<path d="M-9 -9.600H5.200L9.600 -5.200V9.600H-9Z"/>',
  cultural: `<path d="${[...Array(16)].map((_, i) => { const a = -Math.PI / 2 + (i * Math.PI) / 8, r = i % 2 ? 9.4 : 12.2; return `${i ? "L" : "M"}${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`; }).join("")}Z"/>`,
};

export const KINDS = Object.keys(OUTLINES);

const sign = (markup) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor">${markup}</g></svg>\n`;

/** Signs of their own for the app, in currentColor. */
export const roleSign = (role) => sign(ROLES[role]);
export const kindSign = (kind) => sign(`<g transform="translate(12 12) scale(.95)">${OUTLINES[kind]}</g>`);

/** The disc with its sign, around (0, 0). */
export const disc = (kind, role) =>
  `<g id="kind-${kind}"><g fill="#000000" opacity=".28" transform="translate(.7 1.100)">${OUTLINES[kind]}</g><g fill="${IVORY}" stroke="${INK}" stroke-width="1.300" stroke-linejoin="round">${OUTLINES[kind]}</g>${kind === "fictional" ? `<path d="M5.200 -9.600V-5.200H9.600" fill="none" stroke="${INK}" stroke-width="1.300" stroke-linejoin="round"/>` : ""}</g>`
  + `<g id="role-${role}" fill="#3A2818" transform="translate(-6.600 -6.600) scale(.55)">${ROLES[role]}</g>`;
