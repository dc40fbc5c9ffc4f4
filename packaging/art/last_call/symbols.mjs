// Places, weapons and persons: their colours, signs and items.

export const SYMBOLS = {
  place: { colour: "#2F6F73", light: "#DCEBEA", items: ["bed", "bookshelf", "harbor-dock", "theater-curtains"] },
  weapon: { colour: "#8E2F33", light: "#F3DEDB", items: ["plain-dagger", "revolver", "poison-bottle", "rope-coil"] },
  person: { colour: "#6A4A86", light: "#E9E0EF", items: ["ringing-bell", "drama-masks", "medal", "money-stack"] },
};

/** Signs on a square of 24: symbols are told apart by them, never by colour alone. */
const SIGNS = {
  place: (c) => `<path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7Zm0 4.200a2.8 2.8 0 1 1 0 5.600 2.8 2.8 0 0 1 0-5.600Z" fill="${c}" fill-rule="evenodd"/>`,
  weapon: (c) => `<path d="M20.5 2 11 11.500l1.8 1.800L22 4V2ZM9.8 10.300 5.5 14l1.4 1.400-4.500 4.500 1.9 1.900 4.5-4.500 1.5 1.500 3.6-4.400Z" fill="${c}"/>`,
  person: (c) => `<circle cx="12" cy="7.500" r="4.800" fill="${c}"/><path d="M2.5 22c0-5.500 4-8.300 9.5-8.300s9.5 2.800 9.5 8.300Z" fill="${c}"/>`,
};

export const sign = (symbol, colour) => SIGNS[symbol](colour);
