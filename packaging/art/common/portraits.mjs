// The portraits: Open Peeps by Pablo Stanley (CC0) with our own headwear, collars and grounds.
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { Drawing } from "../kit/svg.mjs";
import { HEADWEAR } from "./headwear.mjs";

const LINE = `stroke="#000000" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"`;

// A lapel on either side, a shirt and what is tied round it.
const coat = (lapel, shirt, tie) =>
  `<path d="M246 592C280 660 330 700 386 704C446 700 496 660 522 592L560 720H206Z" fill="${shirt}" ${LINE}/>`
  + `<path d="M372 640L400 640L424 668L410 690L430 760H350L368 690L350 668Z" fill="${tie}" ${LINE}/>`
  + `<path d="M254 586L232 636L344 684L376 640C330 630 286 612 254 586ZM516 586L536 632L440 684L396 640C446 630 490 612 516 586Z" fill="${shirt}" ${LINE}/>`
  + `<path d="M240 588L196 640L226 668L206 690L300 780H40L60 690C120 620 180 596 240 588ZM526 590L578 640L546 668L570 690L470 780H740L690 680C640 620 580 592 526 590Z" fill="${lapel}" ${LINE}/>`;
const cape = `<path d="M244 590C190 620 150 640 120 704H650C620 640 580 620 524 592C500 640 450 664 386 664C322 664 276 640 244 590Z" fill="#A27C50" ${LINE}/><path d="M240 594L210 650L330 700L384 664C330 660 280 640 240 594ZM528 594L560 648L446 700L384 664C446 660 494 640 528 594Z" fill="#7F5C3A" ${LINE}/>`;
const neckerchief = `<path d="M238 584C290 636 460 640 528 580L548 620C480 690 300 694 222 628Z" fill="#C2403A" ${LINE}/><path d="M470 646L520 740L440 730L430 656Z" fill="#A8322E" ${LINE}/><g fill="#FFE3C4"><circle cx="290" cy="640" r="9"/><circle cx="350" cy="662" r="9"/><circle cx="420" cy="640" r="9"/><circle cx="500" cy="628" r="9"/></g>`;
const pearls = [...Array(9)].map((_, i) => { const k = i / 8; return `<circle cx="${296 + 192 * k}" cy="${590 + 44 * Math.sin(Math.PI * k)}" r="15" fill="#FFF8E6" stroke="#000000" stroke-width="9"/>`; }).join("");
const gown = `<path d="M200 600C150 624 110 660 84 720H680C650 650 610 616 560 596C530 660 470 690 384 690C300 690 230 660 200 600Z" fill="#8E2440" ${LINE}/><path d="M200 600C230 660 300 690 384 690C470 690 530 660 560 596" fill="none" stroke="#E7B24A" stroke-width="10" transform="translate(0 18)"/>`;
const SECOND_CHIN = `<path d="M330 556C340 628 400 646 462 634C516 622 552 580 548 528Z" fill="#F6CFAE"/><path d="M346 606C386 646 448 646 496 622C524 606 540 580 546 548" fill="none" ${LINE}/>`;
const monocle = `<path d="M566 392C604 440 600 540 560 640" fill="none" stroke="#C99C4B" stroke-width="9"/><circle cx="521" cy="358" r="47" fill="#FFFFFF" fill-opacity=".25" stroke="#000000" stroke-width="22"/><circle cx="521" cy="358" r="47" fill="none" stroke="#E3B65C" stroke-width="10"/><path d="M496 344q6-14 20-18" fill="none" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round"/>`;
const smudge = `<path d="M330 470q22-14 40 2M338 492q18-10 32 2" fill="none" stroke="#8A5A3A" stroke-width="10" stroke-linecap="round" opacity=".7"/>`;

/** One table: whatever a person is to show stands here. */
const PEOPLE = {
  you: {
    head: "short1", hair: "#5A3A26", face: "smile", skin: "ffdbb4", clothes: "a27c50",
    hat: "deerstalker", over: cape, ground: ["#BDB4DC", "#7C70A6"],
  },
  wiggins: {
    head: "short5", hair: "#2A1C14", face: "smileTeethGap", skin: "f4c9a0", clothes: "6f7f8c",
    hat: "cap", over: neckerchief, detail: smudge, ground: ["#F2CF7E", "#C08A2E"],
  },
  watson: {
    head: "short1", hair: "#7A4B2A", face: "calm", beard: "moustache5", skin: "f2c59a", clothes: "3f4a5c",
    hat: "bowler", over: coat("#4A576B", "#FFFFFF", "#8E2F33"), ground: ["#A9D0AE", "#5C8F6C"],
  },
  adler: {
    head: "grayBun", tint: "b5502c", face: "contempt", skin: "ffe6d2", clothes: "8e2440",
    hat: "crown", over: gown + pearls, ground: ["#F2B8A6", "#B8604E"],
  },
  mycroft: {
    head: "noHair3", tint: "a9adb5", face: "serious", skin: "f6cfae", clothes: "2f2a33", stout: true,
    over: coat("#38323E", "#FFFFFF", "#5B3F7A"), detail: monocle, ground: ["#A8C4DC", "#4F7394"],
  },
};

export const PORTRAITS = Object.keys(PEOPLE);

/** The parts of a peep, each with its place; hair that is drawn as part of the line gets a colour of its own. */
function parts({ head, tint = "2c1b18", hair, face, beard, skin, clothes }) {
  const picture = createAvatar(openPeeps, {
    seed: "divan",
    head: [head], face: [face], facialHair: beard ? [beard] : [], facialHairProbability: beard ? 100 : 0,
    skinColor: [skin], clothingColor: [clothes], headContrastColor: [tint],
    accessoriesProbability: 0, maskProbability: 0,
  }).toString();
  const inside = picture.match(/<g mask="url\(#viewboxMask\)">([\s\S]*)<\/g><\/svg>/)[1].replaceAll("clip-rule=\"evenodd\"", "");
  const cut = inside.indexOf("<g transform=\"matrix(");
  let [body, above] = [inside.slice(0, cut), inside.slice(cut)];
  if (hair) {
    // the last path of the head is its line together with the hair
    const end = above.indexOf("<g transform=\"translate(315 248)\">");
    const tinted = (text) => text.replace(/fill="#000"\/>(?![\s\S]*fill="#000"\/>)/, `fill="${hair}" stroke="#000000" stroke-width="9" stroke-linejoin="round"/>`);
    above = tinted(above.slice(0, end)) + above.slice(end);
    if (beard) above = above.replace(/(<g transform="translate\(279 400\)">[\s\S]*?)fill="#000"/, `$1fill="${hair}" stroke="#000000" stroke-width="9"`);
  }
  return { body, above };
}

// The middle of the round picture and its radius, on the square of 704.
const MIDDLE = [384, 352], RADIUS = 326;

/** The peep of a person, on the square of 704. */
export function figure(person) {
  const { body, above } = parts(person);
  let head = above + (person.detail ?? "");
  if (person.stout) head = `<g transform="translate(-46 0) scale(1.1 1)">${head}</g>`;
  return body + (person.over ?? "") + (person.stout ? SECOND_CHIN : "") + head + (person.hat ? HEADWEAR[person.hat]() : "");
}

/** A figure on its ground: round, with nothing outside; or the whole square. */
export function framed(inside, colours, { square = false } = {}) {
  const [x, y] = MIDDLE, left = x - RADIUS, top = y - RADIUS;
  const drawing = new Drawing(left, top, 2 * RADIUS, 2 * RADIUS);
  const ground = drawing.radial([x - 80, y - 110, RADIUS * 1.5], [[0, colours[0]], [1, colours[1]]]);
  const round = square ? "" : drawing.mask(`<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#FFFFFF"/>`);
  return drawing.file(`<g${square ? "" : ` mask="${round}"`}><rect x="${left}" y="${top}" width="${2 * RADIUS}" height="${2 * RADIUS}" fill="${ground}"/>${inside}</g>`);
}

export const portrait = (name, { square = false } = {}) => framed(figure(PEOPLE[name]), PEOPLE[name].ground, { square });
