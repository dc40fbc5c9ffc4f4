// All that the recipe makes, but for the fonts: a map from the path under resources/ to the content.
import { Resvg } from "@resvg/resvg-js";
import { appIcon, wordmarkStar } from "./common/app_icon.mjs";
import { back, BACK_NAMES } from "./common/backs.mjs";
import { cover as bakerStreetCover } from "./baker_street/cover.mjs";
import { envelope } from "./baker_street/envelope.mjs";
import { signs as bakerStreetSigns } from "./baker_street/signs.mjs";
import { suspect, SUSPECT_NAMES } from "./baker_street/suspects.mjs";
import { licences } from "./common/licences.mjs";
import { portrait, PORTRAITS } from "./common/portraits.mjs";
import { shadow, SHADOWS } from "./common/shadows.mjs";
import { felt, wood } from "./common/textures.mjs";
import { cover as donCover } from "./don_legacy/cover.mjs";
import { clue, mystery } from "./don_legacy/grounds.mjs";
import { emblem as donEmblem, motif, MOTIFS, symbolSign as donSign, tile as donTile } from "./don_legacy/signs.mjs";
import { SYMBOLS as DON_SYMBOLS } from "./don_legacy/symbols.mjs";
import { icon, ICONS } from "./interface/icons.mjs";
import { png, unpacked } from "./kit/png.mjs";
import { cover as callCover } from "./last_call/cover.mjs";
import { face as callFace } from "./last_call/faces.mjs";
import { emblem as callEmblem, itemSign, symbolSign, tile as symbolTile } from "./last_call/signs.mjs";
import { SYMBOLS } from "./last_call/symbols.mjs";
import { cover } from "./lost_cities/cover.mjs";
import { face, investment, NUMBERS } from "./lost_cities/faces.mjs";
import { emblem, handshake, investmentSwatch, suitSign, swatch, tile } from "./lost_cities/signs.mjs";
import { SUITS } from "./lost_cities/suits.mjs";
import { picture } from "./similo/card.mjs";
import { cover as similoCover } from "./similo/cover.mjs";
import { emblem as similoEmblem } from "./similo/emblem.mjs";
import { sheet } from "./similo/sheet.mjs";
import { KINDS, kindSign, ROLES, roleSign } from "./similo/signs.mjs";
import { CHARACTERS } from "./similo/table.mjs";

const APP_ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];

function* lostCities() {
  for (const suit of Object.keys(SUITS)) {
    for (const number of NUMBERS) yield [`${suit}-${number}.svg`, face(suit, number)];
    yield [`${suit}-investment.svg`, investment(suit)];
    yield [`sign-${suit}.svg`, suitSign(suit)];
    yield [`tile-${suit}.svg`, tile(suit)];
    yield [`swatch-${suit}.svg`, swatch(suit)];
    yield [`swatch-${suit}-investment.svg`, investmentSwatch(suit)];
  }
  yield ["handshake.svg", handshake()];
  yield ["emblem.svg", emblem()];
  yield ["cover.svg", cover()];
}

function* lastCall() {
  for (const [symbol, { items }] of Object.entries(SYMBOLS)) {
    for (let number = 1; number <= 4 * items.length; number++) {
      yield [`${symbol}-${number}.svg`, callFace(symbol, number)];
      yield [`${symbol}-${number}-small.svg`, callFace(symbol, number, { small: true })];
    }
    for (let item = 1; item <= items.length; item++) yield [`item-${symbol}-${item}.svg`, itemSign(symbol, item)];
    yield [`sign-${symbol}.svg`, symbolSign(symbol)];
    yield [`tile-${symbol}.svg`, symbolTile(symbol)];
  }
  yield ["emblem.svg", callEmblem()];
  yield ["cover.svg", callCover()];
}

function* donLegacy() {
  for (const symbol of Object.keys(DON_SYMBOLS)) {
    yield [`mystery-${symbol}.svg`, mystery(symbol)];
    yield [`mystery-${symbol}-right.svg`, mystery(symbol, true)];
    yield [`sign-${symbol}.svg`, donSign(symbol)];
    yield [`tile-${symbol}.svg`, donTile(symbol)];
  }
  for (const name of MOTIFS) {
    yield [`clue-${name}.svg`, clue(name)];
    yield [`clue-${name}-right.svg`, clue(name, true)];
    yield [`sign-${name}.svg`, motif(name)];
  }
  yield ["emblem.svg", donEmblem()];
  yield ["cover.svg", donCover()];
}

function* bakerStreet() {
  for (const name of SUSPECT_NAMES) yield [`suspect-${name}.svg`, suspect(name)];
  yield* bakerStreetSigns();
  yield ["envelope.svg", envelope()];
  yield ["cover.svg", bakerStreetCover()];
}

function* similo() {
  for (const character of CHARACTERS) yield [`${character.id}.svg`, picture(character)];
  for (const role of Object.keys(ROLES)) yield [`role-${role}.svg`, roleSign(role)];
  for (const kind of KINDS) yield [`kind-${kind}.svg`, kindSign(kind)];
  yield ["emblem.svg", similoEmblem()];
  yield ["cover.svg", similoCover()];
}

function* common() {
  for (const name of BACK_NAMES) yield [`back-${name}.svg`, back(name)];
  for (const name of PORTRAITS) {
    yield [`portraits/${name}.svg`, portrait(name)];
    yield [`portraits/${name}-square.svg`, portrait(name, { square: true })];
  }
  yield ["app-icon.svg", appIcon()];
  yield ["wordmark-star.svg", wordmarkStar()];
  for (const size of APP_ICON_SIZES) {
    const picture = new Resvg(appIcon(size < 48), { fitTo: { mode: "width", value: size } }).render().asPng();
    yield [`app-icon-${size}.png`, png(size, size, unpacked(picture).rows)];
  }
  const facts = {};
  for (const name of Object.keys(SHADOWS)) {
    const made = shadow(name);
    facts[name] = made.facts;
    yield [`${name}.png`, made.file];
  }
  yield ["shadows.json", JSON.stringify(facts, null, 1).replace(/\{\n\s+("left"|"width")([^}]*?)\n\s+\}/g, (all) => all.replace(/\s*\n\s*/g, " ")) + "\n"];
  yield ["felt-noise.png", felt()];
  yield ["wood-grain.png", wood()];
}

function* interfaceIcons() {
  for (const name of ICONS) yield [`${name}.svg`, icon(name)];
}

// The other games come here, each with its own folder of modules.
const FOLDERS = { "art/lost_cities": lostCities, "art/last_call": lastCall, "art/don_legacy": donLegacy, "art/baker_street": bakerStreet, "art/similo": similo, "../docs": () => [["similo-characters.png", sheet()]], "art/common": common, icons: interfaceIcons, licences: () => Object.entries(licences()) };

export function everything() {
  const made = new Map();
  for (const [folder, files] of Object.entries(FOLDERS)) {
    for (const [name, content] of files()) made.set(`${folder}/${name}`, Buffer.from(content));
  }
  return made;
}
