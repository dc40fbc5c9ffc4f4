// The eight suspects, two of them in twos, round and on a ground of their own colour.
import { figure, framed } from "../common/portraits.mjs";
import { placed } from "../kit/shapes.mjs";

const LINE = `stroke="#000000" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"`;

const lapels = (cloth, shirt) =>
  `<path d="M254 586L232 636L344 684L376 640C330 630 286 612 254 586ZM516 586L536 632L440 684L396 640C446 630 490 612 516 586Z" fill="${shirt}" ${LINE}/>`
  + `<path d="M240 588L196 640L226 668L206 690L300 780H40L60 690C120 620 180 596 240 588ZM526 590L578 640L546 668L570 690L470 780H740L690 680C640 620 580 592 526 590Z" fill="${cloth}" ${LINE}/>`;
const pearls = [...Array(9)].map((_, i) => `<circle cx="${296 + 24 * i}" cy="${590 + 44 * Math.sin((Math.PI * i) / 8)}" r="15" fill="#FFF8E6" stroke="#000000" stroke-width="9"/>`).join("");
const tiara = `<path d="M268 170L282 96L322 138L368 74L414 132L462 84L486 150Q380 196 268 170Z" fill="#F0BE3C" ${LINE}/><circle cx="370" cy="138" r="13" fill="#4FA0C8" stroke="#000000" stroke-width="8"/>`;
const epaulettes = `<path d="M70 690C90 640 150 610 216 606L232 650C180 660 140 680 120 716ZM700 690C680 640 630 612 566 606L548 650C600 660 632 680 650 716Z" fill="#E2B23C" ${LINE}/><path d="M384 640V704" ${LINE}/><circle cx="384" cy="672" r="11" fill="#E2B23C" stroke="#000000" stroke-width="8"/>`;
const stethoscope = `<path d="M270 600C270 700 330 720 384 704M510 596C520 680 470 720 384 704" fill="none" stroke="#3A4048" stroke-width="20"/><circle cx="384" cy="706" r="24" fill="#C9D2DA" ${LINE}/>`;
const spectacles = `<g fill="#FFFFFF" fill-opacity=".3" stroke="#000000" stroke-width="12"><circle cx="424" cy="360" r="40"/><circle cx="528" cy="352" r="38"/><path d="M464 356Q476 346 490 354M384 360L300 350" fill="none"/></g>`;
const rose = `<g stroke="#000000" stroke-width="10" stroke-linejoin="round"><path d="M250 196c-44-6-58-58-18-78 8-44 74-44 82-4 42 8 40 68-2 78-14 22-48 24-62 4Z" fill="#C9344A"/><path d="M246 168c-6-26 22-42 42-28 18 12 8 40-14 36" fill="none"/></g>`;
const collar = `<path d="M250 594C300 650 460 652 520 590L540 640C470 700 300 704 226 644Z" fill="#FFFFFF" ${LINE}/><circle cx="386" cy="664" r="15" fill="#8E2F33" stroke="#000000" stroke-width="8"/>`;
const cap = (colour) => `<path d="M196 246C158 168 226 82 372 76C504 70 606 128 598 206C594 232 566 234 536 228Q386 258 246 244C226 246 206 260 196 246Z" fill="${colour}" ${LINE}/><path d="M424 240C500 236 566 222 598 200C644 214 680 248 680 282C644 282 610 264 560 264C506 264 460 268 424 240Z" fill="${colour}" ${LINE}/>`;

const wit = {
  he: { head: "short2", hair: "#8A8078", face: "serious", beard: "full4", skin: "f4cfae", clothes: "4f6b3a" },
  she: { head: "grayBun", tint: "8a8078", face: "calm", skin: "ffdfc8", clothes: "8c9c5a" },
};
const smit = {
  elder: { head: "short4", tint: "b0602c", face: "suspicious", beard: "moustache9", skin: "f6cfae", clothes: "2f6e68" },
  younger: { head: "short5", hair: "#A8582A", face: "smileTeethGap", skin: "ffdbc0", clothes: "3e8a82" },
};

/** Two heads that share the round: the one behind further up. */
const two = (behind, before) => placed(behind, -92, -10, 0.8) + placed(before, 168, 110, 0.82);

const SUSPECTS = {
  robbie: [figure({ head: "pomp", hair: "#6B3F22", face: "cheeky", skin: "f7d3ae", clothes: "c9652e" }), ["#F3B68A", "#C9652E"]],
  countess: [figure({ head: "bun", tint: "7b4fa0", face: "contempt", skin: "ffe6d2", clothes: "5a3480" }) + tiara + pearls, ["#C6A8E0", "#7B4FA0"]],
  colonel: [figure({ head: "noHair3", tint: "d8d4cc", face: "driven", beard: "moustache3", hair: "#B9B2A6", skin: "f0b896", clothes: "a8322c" }) + epaulettes, ["#D2C37C", "#857426"]],
  de_wits: [two(figure(wit.he), figure(wit.she)), ["#B4CC8E", "#5C7F3A"]],
  doctor: [figure({ head: "short3", hair: "#3A2A20", face: "old", beard: "goatee1", skin: "c98e62", clothes: "f2f0ea" }) + lapels("#F6F4EE", "#CFE0EA") + stethoscope + spectacles, ["#A9CDE8", "#3F7CB0"]],
  singer: [figure({ head: "longCurly", hair: "#23161A", face: "smileBig", skin: "b97a50", clothes: "a23e6e" }) + rose, ["#EBA8C6", "#A23E6E"]],
  smit_brothers: [two(figure(smit.elder), figure(smit.younger) + cap("#5E7F7A")), ["#A4D2CC", "#3E7F7A"]],
  governess: [figure({ head: "grayMedium", tint: "4a3524", face: "solemn", skin: "ffe2cc", clothes: "3b3330" }) + collar + spectacles, ["#CDBBA2", "#6B5943"]],
};

export const SUSPECT_NAMES = Object.keys(SUSPECTS);
export const suspect = (name) => framed(...SUSPECTS[name]);
