// The five suits: the pure colour of the header and the colour of what is written on it.

export const SUITS = {
  yellow: { colour: "#F5C518", ink: "#141414" },
  blue: { colour: "#0B3C7D", ink: "#FFFFFF" },
  white: { colour: "#FFFFFF", ink: "#141414" },
  green: { colour: "#3FB27F", ink: "#141414" },
  red: { colour: "#B3202C", ink: "#FFFFFF" },
};

const spoke = (turn) => `<g transform="rotate(${turn} 12 12)"><path d="M12 2v20M9 4.5l3 3 3-3M9 19.5l3-3 3 3" fill="none"/></g>`;

/** Signs on a square of 24: suits are told apart by them, never by colour alone. */
const SIGNS = {
  yellow: (c) => `<path d="M12 3 22 20H2Z" fill="none" stroke="${c}" stroke-width="2.4" stroke-linejoin="round"/><path d="M12 3 22 20H12Z" fill="${c}"/>`,
  blue: (c) => `<path d="M2 9q2.5-4 5 0t5 0 5 0 5 0M2 16.5q2.5-4 5 0t5 0 5 0 5 0" fill="none" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/>`,
  white: (c) => `<g stroke="${c}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${[0, 60, 120].map(spoke).join("")}</g>`,
  green: (c) => `<path d="M20 3C9 3 4 8 4 14c0 2 .6 3.6 1.4 5C8 13 11 10 15 8.5C11 11.5 8.5 15 7.5 20.5C16 21.5 21 15 20 3Z" fill="${c}"/>`,
  red: (c) => `<path d="M12.1 .8C13.3 5.2 6.8 8 6.8 14.300A5.5 5.5 0 0 0 12.1 22.7 6.2 6.2 0 0 0 18.3 16.100C18.3 12.1 16 10.4 16 7.600C14.3 8.3 13.8 9.9 13.9 11.500C12.6 9.3 13.8 4.2 12.1 .8Z" fill="${c}"/>`,
};

export const sign = (suit, colour) => SIGNS[suit](colour);
