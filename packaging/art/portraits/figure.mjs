// A whole figure from one description: what stands behind, the bust, what lies in front. A game
// chooses the ground and the frame. Every layer that tells something is a group with a name, so
// that a picture can be held against the table it was made from.
import { CLOTHES, OVER } from "./clothes.mjs";
import { beard as peepsBeard } from "./peeps.mjs";
import { features, head, neck } from "./faces.mjs";
import { BACK, FRONT } from "./hair.mjs";
import { HEADS } from "./heads.mjs";
import { behind, worn } from "./headwear.mjs";
import { before, bow, hook, slung, upright } from "./held.mjs";
import { BEARDS } from "./beards.mjs";

const named = (name, markup) => (markup ? `<g id="${name}">${markup}</g>` : "");

/** The neck: around it heads are tilted and the small are made small. */
const NECK = [386, 610];
const CHILD = 0.95;

function carried({ held, skin }) {
  const back = [], front = [];
  for (const { name, where = "hand", ...rest } of held ?? []) {
    if (name === "bow") back.push(bow(rest));
    else if (name === "hook") front.push(hook(rest));
    else if (where === "front") front.push(before(name, { skin, ...rest }));
    else if (where === "back") back.push(slung(name, rest));
    else front.push(upright(name, { skin, ...rest }));
  }
  return { back: back.join(""), front: front.join("") };
}

/** What a face shows of age and sex, besides what the person's own face says. */
const AGES = { child: ["blush"], young: ["blush"], adult: ["crease"], elder: ["wrinkles"] };
const PLAIN_EYES = ["dot", "narrow", "wide", "glare", "glow"];
const told = ({ eyes = "dot", adds = [] }, { sex, age }) => [...adds, ...(AGES[age] ?? []), ...(sex === "female" && PLAIN_EYES.includes(eyes) ? ["lashes"] : [])];

/** Every part of a person: skin, hair {c, back, front}, face, beard, hat, clothes, over, held ... */
export function figure(person) {
  const { skin, hair = {}, face = {}, beard, hat, clothes, over = [], being, tilt = 0, age = "adult", sex, flip = false, names = {} } = person;
  const hairColour = hair.c ?? "#2C1B12";
  const things = carried(person);
  const hatColours = { ...(hat ?? {}), hair: hair.c };
  const onHead = being
    ? HEADS[being.head](being)
    : head({ skin, ear: hair.ear ?? true }) + features({ skin, hair: hairColour, ...(hair.brow ? { brow: hair.brow } : {}), ...face, adds: told(face, { sex, age }) });
  const beardMarkup = beard ? (BEARDS[beard.name] ? BEARDS[beard.name](beard.c ?? hairColour) : peepsBeard(beard.name, beard.c ?? hairColour)) : "";
  const frontHair = hair.front ? FRONT[hair.front](hairColour) : "";
  const backHair = hair.back ? BACK[hair.back](hairColour) : "";
  const hatFront = hat ? worn(hat.name, hatColours) : "", hatBack = hat ? behind(hat.name, hatColours) : "";
  const turned = (markup) => (markup && tilt ? `<g transform="rotate(${tilt} ${NECK[0]} ${NECK[1]})">${markup}</g>` : markup);
  const top = turned(
    named(names.head ?? "face", onHead) + (person.hairOver ?? "")
    + named(names.beard, beardMarkup) + frontHair
    + named(names.hat, hatFront) + (person.onHead ?? ""));
  const body = CLOTHES[clothes.name]({ skin, ...clothes });
  let all = turned(backHair + (hatFront ? hatBack : named(names.hat, hatBack)) + (person.backHead ?? "")) + (person.backBody ?? "")
    + (being ? "" : neck({ skin })) + body + over.map(({ name, args = [] }) => OVER[name](...args)).join("") + top + (person.front ?? "");
  if (age === "child") all = `<g transform="translate(${NECK[0]} 840) scale(${CHILD}) translate(${-NECK[0]} -770)">${all}</g>`;
  all = named(things.back && names.held, things.back) + all + named(things.front && names.held, things.front);
  return flip ? `<g transform="translate(772 0) scale(-1 1)">${all}</g>` : all;
}
