// All sixty on one sheet, with their names: the picture in the documents.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { png, unpacked } from "../kit/png.mjs";
import { picture } from "./card.mjs";
import { CHARACTERS } from "./table.mjs";

const COLUMNS = 10, WIDE = 108, HIGH = 124, PITCH_X = 118, PITCH_Y = 152, MARGIN = 12;
const NAMES = { caesar: "Julius Caesar", cyrus: "Cyrus the Great", alexander: "Alexander", khayyam: "Omar Khayyam", genghis: "Genghis Khan", marcopolo: "Marco Polo", joan: "Joan of Arc", wuzetian: "Wu Zetian", elizabeth1: "Elizabeth I", lovelace: "Ada Lovelace", curie: "Marie Curie", holmes: "Sherlock Holmes", creature: "The Creature", hatter: "The Mad Hatter", queenhearts: "Queen of Hearts", robinhood: "Robin Hood", quixote: "Don Quixote", nemo: "Captain Nemo", redhood: "Red Riding Hood", wolf: "Big Bad Wolf", snowwhite: "Snow White", puss: "Puss in Boots", peterpan: "Peter Pan", hook: "Captain Hook", dartagnan: "d’Artagnan", tinman: "Tin Woodman", kaveh: "Kaveh", amunowruz: "Amu Nowruz", monkeyking: "The Monkey King", arthur: "King Arthur", babayaga: "Baba Yaga" };
const name = (id) => NAMES[id] ?? id[0].toUpperCase() + id.slice(1);

/** Ids of gradients made unlike those of the other pictures on the sheet. */
const apart = (svg, id) => svg.replace(/<svg[^>]*>|<\/svg>\s*$/g, "").replace(/ id="([a-z]\d*)"/g, ` id="${id}-$1"`).replace(/url\(#([a-z]\d*)\)/g, `url(#${id}-$1)`).replace(/href="#([a-z]\d*)"/g, `href="#${id}-$1"`);

export function sheet() {
  const rows = Math.ceil(CHARACTERS.length / COLUMNS);
  const width = 2 * MARGIN + COLUMNS * PITCH_X - (PITCH_X - WIDE), height = 2 * MARGIN + rows * PITCH_Y - (PITCH_Y - HIGH - 22);
  let out = `<rect width="${width}" height="${height}" fill="#17373B"/>`;
  CHARACTERS.forEach((character, i) => {
    const x = MARGIN + (i % COLUMNS) * PITCH_X, y = MARGIN + Math.floor(i / COLUMNS) * PITCH_Y;
    out += `<svg x="${x}" y="${y}" width="${WIDE}" height="${HIGH}" viewBox="-3 -3 108 124">${apart(picture(character), character.id)}</svg>`
      + `<text x="${x + WIDE / 2}" y="${y + HIGH + 15}" font-family="Vazirmatn" font-size="12" fill="#F5ECDB" text-anchor="middle">${name(character.id)}</text>`;
  });
  const font = createRequire(import.meta.url).resolve("vazirmatn/fonts/ttf/Vazirmatn-Medium.ttf");
  readFileSync(font);
  const made = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${out}</svg>`, { font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: "Vazirmatn" } }).render();
  return png(width, height, unpacked(made.asPng()).rows);
}
