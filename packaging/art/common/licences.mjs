// Who made what Divan ships, and under which licence. The texts come out of the packages.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AUTHORS } from "../kit/game_icons.mjs";

const packages = new URL("../node_modules/", import.meta.url);
const text = (file) => readFileSync(new URL(file, packages), "utf8").replaceAll("\r\n", "\n").trimEnd() + "\n";
const version = (name) => JSON.parse(text(`${name}/package.json`)).version;
const legalCode = (id) => createRequire(import.meta.url)("spdx-license-list/full")[id].licenseText.trimEnd() + "\n";

/** Who drew which icons: "Delapouite (great-pyramid, shaking-hands)". */
function drawnBy() {
  const by = {};
  for (const [icon, author] of Object.entries(AUTHORS)) (by[author] ??= []).push(icon);
  return Object.entries(by).map(([author, icons]) => `${author} (${icons.sort().join(", ")})`).join(", ");
}

export function licences() {
  const files = {
    "vazirmatn.txt": text("vazirmatn/OFL.txt"),
    "fraunces.txt": text("@fontsource/fraunces/LICENSE"),
    "markazi-text.txt": text("@fontsource/markazi-text/LICENSE"),
    "lucide.txt": text("lucide-static/LICENSE"),
    "open-peeps.txt": `Open Peeps by Pablo Stanley, https://www.openpeeps.com\nDedicated to the public domain under CC0 1.0. Divan shows parts of it with headwear, clothes and\ngrounds of its own.\n\n${legalCode("CC0-1.0")}`,
    "dicebear.txt": text("@dicebear/core/LICENSE"),
    "game-icons.txt": `Icons made by ${drawnBy()}, from https://game-icons.net\nUnder CC BY 3.0. Divan shows them in colours and sizes of its own, otherwise unchanged.\n\n${legalCode("CC-BY-3.0")}`,
  };
  const list = [
    { name: "Vazirmatn", version: version("vazirmatn"), author: "Saber Rastikerdar and the Vazirmatn Project Authors", licence: "OFL-1.1", file: "vazirmatn.txt", used_for: "Text in every language. Changed: longer minus; arrows and invisible direction marks added.", homepage: "https://github.com/rastikerdar/vazirmatn" },
    { name: "Fraunces", version: "1.000", author: "The Fraunces Project Authors", licence: "OFL-1.1", file: "fraunces.txt", used_for: "Titles and numerals in Latin script. Changed: subsets joined; arrows and invisible direction marks added.", homepage: "https://github.com/undercasetype/Fraunces" },
    { name: "Markazi Text", version: "1.001", author: "The Markazi Text Project Authors", licence: "OFL-1.1", file: "markazi-text.txt", used_for: "Titles in Persian. Changed: subsets joined; arrows and invisible direction marks added.", homepage: "https://github.com/BornaIz/markazitext" },
    { name: "Lucide", version: version("lucide-static"), author: "Lucide Icons and Contributors; Cole Bemis (icons from Feather)", licence: "ISC AND MIT", file: "lucide.txt", used_for: "Icons of the interface", homepage: "https://lucide.dev" },
    { name: "Open Peeps", version: "", author: "Pablo Stanley", licence: "CC0-1.0", file: "open-peeps.txt", used_for: "Faces of the portraits", homepage: "https://www.openpeeps.com" },
    { name: "DiceBear", version: version("@dicebear/core"), author: "Florian Körner", licence: "MIT", file: "dicebear.txt", used_for: "Composes the faces of the portraits when the art is made", homepage: "https://www.dicebear.com" },
    { name: "Game-icons.net", version: version("@iconify-json/game-icons"), author: drawnBy(), licence: "CC-BY-3.0", file: "game-icons.txt", used_for: "Signs of the games; things, weapons and rooms on their cards", homepage: "https://game-icons.net" },
  ];
  files["index.json"] = JSON.stringify(list, null, 2) + "\n";
  return files;
}
