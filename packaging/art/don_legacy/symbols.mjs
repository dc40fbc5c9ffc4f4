// The five symbols of the mysteries, on a square of 24, and the colour of each.

export const SYMBOLS = { glass: "#2B5F8A", fingerprint: "#6A4A86", key: "#94611B", letter: "#9B3550", watch: "#2F6B52" };

const line = (c, width = 2) => `fill="none" stroke="${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** Symbols are told apart by their shape, never by colour alone. */
const SIGNS = {
  glass: (c) => `<circle cx="10" cy="10" r="6.6" ${line(c, 2.2)}/><path d="M6.6 9.4A3.6 3.6 0 0 1 9.6 6.5" ${line(c, 1.5)}/><path d="M15.2 15.2 21 21" ${line(c, 3.6)}/>`,
  fingerprint: (c) => `<path d="M4.6 9.4C6 5.4 8.8 3.4 12 3.4C16.6 3.4 20 7 20 11.600C20 14 19.8 16 19.4 17.900M3.9 14.300C4.2 13.4 4.2 12.6 4.2 11.8M7.2 19C7.9 16.8 8 14.4 8 11.700C8 9.3 9.7 7.5 12 7.500C14.3 7.5 16 9.3 16 11.700C16 15 15.7 17.8 14.9 20.500M12 11.500C12 15.4 11.5 18.5 10.5 21.2M5 17C5.2 16.5 5.3 16 5.4 15.4M12.2 3.4" ${line(c, 1.9)}/>`,
  key: (c) => `<circle cx="7" cy="12" r="4.3" ${line(c, 2.4)}/><path d="M11.4 12H21M17 12V16M20.6 12V15" ${line(c, 2.4)}/>`,
  letter: (c) => `<rect x="2.6" y="5" width="18.8" height="14" rx="1.8" ${line(c, 2)}/><path d="M3.2 6.2 12 13 20.8 6.200M3.4 18.2 9.2 11.600M20.6 18.2 14.8 11.6" ${line(c, 1.7)}/>`,
  watch: (c) => `<circle cx="12" cy="14.4" r="7.2" ${line(c, 2)}/><path d="M12 10.400V14.400L14.8 16.200M12 7V5.200M10.4 4.600H13.6" ${line(c, 1.9)}/><circle cx="12" cy="3.4" r="1.5" ${line(c, 1.4)}/>`,
};

export const symbol = (name, colour) => SIGNS[name](colour);
