// A character's picture: 102 x 118, inside the frame of 5 that the app draws; the name stands
// below it as text of the app. What is drawn is held against the table of characters.
import { IVORY, INK } from "../colours.mjs";
import { RIM } from "../kit/card.mjs";
import { Drawing } from "../kit/svg.mjs";
import { rays, sparks } from "../portraits/aura.mjs";
import { figure } from "../portraits/figure.mjs";
import { kindOf } from "../portraits/headwear.mjs";
import { WEAPONS } from "../portraits/held.mjs";
import { CAST } from "./cast.mjs";
import { ground } from "./grounds.mjs";
import { disc } from "./signs.mjs";

export const WIDTH = 102, HEIGHT = 118;

// The square of the figure on the picture.
const SCALE = 0.132, LEFT = 0, TOP = 13;

const frame = `<path fill-rule="evenodd" d="M-4-4H106V122H-4ZM5 0A5 5 0 0 0 0 5V115A3 3 0 0 0 3 118H99A3 3 0 0 0 102 115V5A5 5 0 0 0 97 0Z" fill="${IVORY}"/>`;
const hairline = `<path d="M5 .5A4.500 4.500 0 0 0 .5 5V115A2.500 2.500 0 0 0 3 117.500H99A2.500 2.500 0 0 0 101.500 115V5A4.500 4.500 0 0 0 97 .5Z" fill="none" stroke="${INK}" stroke-opacity=".45"/>`;

/** Throws where a drawing would say something else than the table. */
function check(character, person) {
  const says = (what, drawn) => { if (character[what] !== drawn) throw new Error(`${character.id}: the table says ${what} ${character[what]}, the picture ${drawn}`); };
  says("head", kindOf(person.hat?.name));
  says("beard", Boolean(person.beard));
  says("weapon", (person.held ?? []).some(({ name }) => WEAPONS.has(name)));
}

/** A figure on the picture, at the size it has there. */
export const figureOn = (person) => `<g transform="translate(${LEFT} ${TOP}) scale(${SCALE})">${figure(person)}</g>`;

/** The figure with its groups named after the traits they show. */
export function drawn(character) {
  const person = CAST[character.id];
  check(character, person);
  const names = { head: `face-${character.sex}-${character.age}-${character.being}`, hat: `head-${character.head}`, beard: "beard", held: character.weapon ? "weapon" : "thing" };
  return (character.being === "divine" ? `<g id="light">${rays()}</g>` : "") + figure({ ...person, sex: character.sex, age: character.age, names }) + (character.magic ? `<g id="magic">${sparks()}</g>` : "");
}

export function picture(character) {
  const drawing = new Drawing(-RIM, -RIM, WIDTH + 2 * RIM, HEIGHT + 2 * RIM);
  const gloss = drawing.linear([0, 0, WIDTH, HEIGHT], [[0, "#FFFFFF", 0.16], [0.42, "#FFFFFF", 0], [0.6, "#000000", 0], [1, "#000000", 0.1]]);
  return drawing.file(
    ground(drawing, character)
    + `<g transform="translate(${LEFT} ${TOP}) scale(${SCALE})">${drawn(character)}</g>`
    + `<rect width="${WIDTH}" height="${HEIGHT}" fill="${gloss}"/>`
    + `<g transform="translate(${CAST[character.id].flip ? WIDTH - 13.5 : 13.5} 104.5)">${disc(character.kind, character.role)}</g>`
    + hairline + frame);
}
