// The sixteen weapons, the nine rooms, the senders and the sign of the game: a square of 24,
// everything in currentColor, since the app colours them itself.
import { Drawing } from "../kit/svg.mjs";
import { placed } from "../kit/shapes.mjs";
import { gameIcon } from "../kit/game_icons.mjs";

const C = "currentColor";
const symbol = (name) => placed(gameIcon(name, C), 0, 0, 24 / 512);
const solid = (d) => `<path d="${d}" fill="${C}" fill-rule="evenodd"/>`;
const line = (d, width = 2.2) => `<path d="${d}" fill="none" stroke="${C}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const turned = (markup, degrees) => `<g transform="rotate(${degrees} 12 12)">${markup}</g>`;
const disc = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${C}"/>`;

const OWN = {
  ice_skate: solid("M5 2h7l1 7 5.5 2.2c1.9.8 2.5 2.2 2.5 4.8H4.5Z") + line("M8 17v3M17 17v3", 1.8) + line("M3 20.5h16.5c1.600 0 2.5-.6 2.7-2", 1.8),
  cricket_bat: turned(solid("M10.8 .5h2.4v8h1.300c1 0 1.700.8 1.700 1.800V21c0 2-1.700 2.800-4.200 2.800S7.800 23 7.800 21V10.300c0-1 .7-1.800 1.700-1.800h1.300Z"), 45),
  poisoned_dart: turned(line("M12 16v7.5", 1.4) + solid("M10.6 7h2.8v8.5L12 18l-1.400-2.5Z") + solid("M12 8.500 7.500 5.500V.8L12 3.600 16.500.8v4.700Z"), 45) + solid("M4.600 13.200c1.300 1.900 2.200 3 2.200 4.200a2.200 2.200 0 0 1-4.400 0c0-1.200.9-2.300 2.200-4.200Z"),
  meat_knife: solid("M23 1.500C14 3 7.500 8.500 5.300 14.300l4.300 4.300L23.400 4.500Z") + line("M5.600 18.400 2.600 21.400", 4),
  frying_pan: solid("M.8 10.500h15.400v2.300c0 3-1.800 4.700-4.700 4.700H5.500c-2.900 0-4.700-1.700-4.700-4.700Z") + line("M17 11.800 22.200 8.600", 3) + line("M5 7.500c-1-1.200 1-1.900 0-3.200M8.600 7.500c-1-1.200 1-1.900 0-3.200M12.200 7.500c-1-1.200 1-1.900 0-3.200", 1.3),
  chisel: turned(solid("M9.900.5h4.200l.6 8.500H9.300Z") + solid("M9 10.200h6v2.200H9Z") + solid("M8.600 13.600h6.800v7.200c0 2-1.400 3-3.400 3s-3.400-1-3.400-3Z"), 45),
  rope: [15.5, 12, 8.5].map((y) => `<ellipse cx="11.500" cy="${y}" rx="8.500" ry="3.600" fill="none" stroke="${C}" stroke-width="2.200"/>`).join("") + line("M20 16c1.500 2 1.300 4.200-.6 6.400M18 23.400l1.400-1", 2.2),
  rat_poison: solid("M8.500 1h7v2.600h-1V7.500l3.800 3.600c.5.5.7 1 .7 1.700V21c0 1.300-.9 2.200-2.200 2.200H7.200C5.900 23.200 5 22.300 5 21v-8.200c0-.7.2-1.200.7-1.700L9.500 7.500V3.600h-1ZM12 11.800c-2.300 0-3.800 1.500-3.800 3.500 0 1.200.6 2.100 1.500 2.700v1.600c0 .6.300.9.9.9h2.800c.6 0 .9-.3.9-.9V18c.9-.6 1.500-1.500 1.500-2.700 0-2-1.500-3.500-3.800-3.500Zm-1.600 2.700a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Zm3.200 0a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Z"),
  hatpin: line("M16 8 2.500 21.500", 1.7) + disc(18.300, 5.700, 4.200) + line("M13.500 7.500l3 3", 2.4),
  walking_stick: turned(line("M15.500 22.500V6.500a4.200 4.200 0 0 0-8.400 0v1.200", 2.8) + line("M13.900 12h3.200", 1.6), 16),
  silk_scarf: solid("M4 2.500c5 5 11 5 16 0l1.400 4.200c-3 3-6 4-9.400 4s-6.400-1-9.400-4ZM8.500 11.400l8 .6 3.200 10.600-3.400-1-1 2-2.200-2-2.400 2.200Z"),
};
const WEAPONS = {
  skipping_rope: "skipping-rope", tea_towel: "towel", doctored_tea: "teapot-leaves", hammer: "claw-hammer", poison_ring: "big-diamond-ring",
};
const ROOMS = {
  board_game_room: "chess-knight", hall: "doorway", kitchen: "cooking-pot", billiard_room: "pool-table-corner", study: "fireplace",
  dining_room: "fork-knife-spoon", library: "bookshelf", salon: "sofa", conservatory: "greenhouse",
};
const CATEGORIES = { games: "rolling-dices", kitchenware: "cooking-pot", tools: "toolbox", accessories: "top-hat" };
const BADGE = solid("M12 .8 14.300 4l3.900-.7.4 3.900 3.700 1.400-1.700 3.500 1.700 3.500-3.700 1.400-.4 3.900-3.900-.7L12 23.400l-2.300-3.200-3.900.7-.4-3.900-3.700-1.400 1.700-3.500-1.700-3.500 3.700-1.400.4-3.900 3.900.7ZM12 7.200a4.900 4.900 0 1 0 0 9.800 4.900 4.900 0 0 0 0-9.800Zm0 1.900 1 2 2.200.3-1.600 1.500.4 2.200-2-1-2 1 .4-2.200-1.600-1.500 2.200-.3Z");
const TALK = solid("M3 2.500h12c1.100 0 2 .9 2 2v6c0 1.100-.9 2-2 2H8.500L5 16v-3.500H3c-1.100 0-2-.9-2-2v-6c0-1.100.9-2 2-2ZM18.800 7.500H21c1.100 0 2 .9 2 2v6c0 1.100-.9 2-2 2h-1V21l-3.500-3.500H10c-.9 0-1.600-.5-1.900-1.300l1.400-1.400H16c1.600 0 2.800-1.200 2.800-2.800Z");

export function* signs() {
  const drawn = (markup) => new Drawing(0, 0, 24, 24).file(markup);
  for (const [name, markup] of Object.entries(OWN)) yield [`weapon-${name}.svg`, drawn(markup)];
  for (const [name, icon] of Object.entries(WEAPONS)) yield [`weapon-${name}.svg`, drawn(symbol(icon))];
  for (const [name, icon] of Object.entries(ROOMS)) yield [`room-${name}.svg`, drawn(symbol(icon))];
  for (const [name, icon] of Object.entries(CATEGORIES)) yield [`category-${name}.svg`, drawn(symbol(icon))];
  yield ["sender-lestrade.svg", drawn(BADGE)];
  yield ["sender-molly.svg", drawn(symbol("scalpel"))];
  yield ["sender-hudson.svg", drawn(symbol("teapot"))];
  yield ["sender-suspect.svg", drawn(TALK)];
  yield ["emblem.svg", drawn(symbol("smoking-pipe"))];
}
