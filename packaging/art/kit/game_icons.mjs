// Symbols of game-icons.net (CC BY 3). Each one used is credited in the licence list.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));

/** Who drew the icons that Divan uses. */
export const AUTHORS = {
  "shaking-hands": "Delapouite", "great-pyramid": "Delapouite",
  // Last Call
  "rotary-phone": "Delapouite", bed: "Delapouite", bookshelf: "Delapouite", "harbor-dock": "Delapouite", "theater-curtains": "Delapouite",
  "plain-dagger": "Lorc", revolver: "Skoll", "poison-bottle": "Lorc", "rope-coil": "Delapouite",
  "ringing-bell": "Lorc", "drama-masks": "Lorc", medal: "Lorc", "money-stack": "Delapouite",
  // Don Legacy
  "photo-camera": "Delapouite", bank: "Delapouite", "boot-prints": "Lorc", "scroll-unfurled": "Lorc",
  // Baker Street
  "skipping-rope": "Delapouite", towel: "Delapouite", "teapot-leaves": "Delapouite", "cooking-pot": "Delapouite",
  "pool-table-corner": "Delapouite", fireplace: "Delapouite", "fork-knife-spoon": "Delapouite", sofa: "Delapouite",
  greenhouse: "Delapouite", "rolling-dices": "Delapouite", toolbox: "Delapouite", "smoking-pipe": "Delapouite",
  "claw-hammer": "Lorc", doorway: "Lorc", "top-hat": "Lorc", scalpel: "Lorc", teapot: "Lorc",
  "chess-knight": "Skoll", "big-diamond-ring": "Skoll",
};

/** An icon on a square of 512. */
export function gameIcon(name, colour) {
  if (!AUTHORS[name]) throw new Error(`game-icons: say who drew ${name}`);
  return set.icons[name].body.replaceAll("currentColor", colour);
}
