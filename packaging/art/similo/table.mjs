// The one table of characters: the rules, the bots and these pictures all read it.
import { readFileSync } from "node:fs";

const file = new URL("../../../desktop/divan/games/similo/rules/characters.json", import.meta.url);
export const CHARACTERS = JSON.parse(readFileSync(file, "utf8"));
