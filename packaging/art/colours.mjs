// The colours of the game tables, as the style sheet names them.

export const IVORY = "#FBF6EA";
export const INK = "#1F1710";
export const LAMP = "#FFD978";
export const BRASS = { plain: "#C99C4B", light: "#EACB8C", dark: "#8A6730" };
