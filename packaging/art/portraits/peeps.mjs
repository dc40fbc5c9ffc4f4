// Parts of Open Peeps by Pablo Stanley (CC0): hair and beards, in any colour.
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { INK } from "./ink.mjs";

const FACE = '<g transform="translate(315 248)">';
const BEARD = '<g transform="translate(279 400)">';

function inside({ head = "noHair1", beard, skin, tint = "2c1b18", cloth = "777777" }) {
  const picture = createAvatar(openPeeps, {
    seed: "divan", head: [head], face: ["smile"],
    facialHair: beard ? [beard] : [], facialHairProbability: beard ? 100 : 0,
    skinColor: [skin.replace("#", "")], clothingColor: [cloth.replace("#", "")], headContrastColor: [tint.replace("#", "")],
    accessoriesProbability: 0, maskProbability: 0,
  }).toString();
  return picture.match(/<g mask="url\(#viewboxMask\)">([\s\S]*)<\/g><\/svg>/)[1].replaceAll('clip-rule="evenodd"', "");
}

/** The head with its hair, in the colours asked for. Hair is the last black path of a head. */
export function head(name, { skin, hair, tint = hair, cloth }) {
  const all = inside({ head: name, skin, tint: tint ?? "#2c1b18", cloth });
  const part = all.slice(all.indexOf('<g transform="matrix('), all.indexOf(FACE));
  const last = /fill="#000"\/>(?![\s\S]*fill="#000"\/>)/;
  return (hair ? part.replace(last, `fill="${hair}" stroke="${INK}" stroke-width="10" stroke-linejoin="round"/>`) : part).replaceAll('"#000"', `"${INK}"`);
}

/** A beard or moustache. */
export function beard(name, colour) {
  const all = inside({ beard: name, skin: "#ffffff" });
  const part = all.slice(all.indexOf(BEARD));
  return part.replaceAll('fill="#000"', `fill="${colour}" stroke="${INK}" stroke-width="10" stroke-linejoin="round"`);
}
