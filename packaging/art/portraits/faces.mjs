// Head and features. A face is {eyes, brows, nose, mouth} and what age and paint add; every part
// is drawn in the colours of the person.
import { INK, dot, flat, line, mixed, oval, shape, stroke } from "./ink.mjs";

const SKULL = "M236 346C216 330 214 300 217 278C226 190 296 128 388 128C484 130 552 200 556 280C560 330 572 380 574 440C576 500 520 546 462 556C440 560 420 560 400 552L330 528C300 500 276 470 258 438C230 440 202 424 202 390C204 360 222 346 236 346Z";
const NECK = "M322 480C318 540 290 584 240 604C260 668 322 712 392 712C462 712 506 668 526 606C496 596 478 570 474 540Z";

/** The neck lies under what is worn. */
export const neck = ({ skin }) => `<path d="${NECK}" fill="${skin}"/>`
  + flat("M318 512C330 560 380 584 430 580C456 578 472 566 476 552L474 540L400 552L322 500Z", mixed(skin, -0.24), 0.75)
  + stroke("M322 524C312 556 290 588 246 600M470 556C478 582 496 602 512 604", 15);

/** Head and ear. */
export const head = ({ skin, ear = true }) => `<path d="${SKULL}" fill="${skin}"/>`
  + flat("M246 420C262 470 300 516 340 534L400 552C440 562 520 540 552 494C500 530 420 528 360 496C310 470 280 430 268 388Z", mixed(skin, -0.16), 0.55)
  + stroke("M254 444C270 472 288 496 312 514M400 546C424 562 470 558 510 540C552 520 578 490 574 440C572 380 562 330 557 282M232 346C212 300 216 250 240 208C272 156 330 130 390 130C470 132 530 180 556 262", 17)
  + (ear ? `<path d="M266 352C236 338 208 360 208 392C210 424 236 440 254 434" fill="${skin}" ${line(17)}/>` + stroke("M236 386C252 382 264 392 266 406", 11) : "");

const LEFT = [407, 362], RIGHT = [525, 360];
const both = (draw) => draw(...LEFT, 1) + draw(...RIGHT, 0.92);

export const EYES = {
  dot: () => both((x, y, k) => oval(x, y, 12 * k, 19 * k, INK, 0, 4) + dot(x + 4, y - 8, 4.5, "#FFFFFF")),
  wide: ({ iris = "#4A3222" }) => both((x, y, k) => oval(x, y, 25 * k, 27 * k, "#FFFFFF", 10) + oval(x + 4, y + 1, 13 * k, 15 * k, iris) + dot(x + 8, y - 5, 5, "#FFFFFF")),
  almond: ({ iris = "#3A2618" }) => both((x, y, k) => `<path d="M${x - 30 * k} ${y + 4}Q${x - 4} ${y - 30 * k} ${x + 30 * k} ${y - 2}Q${x + 4} ${y + 26 * k} ${x - 30 * k} ${y + 4}Z" fill="#FFFFFF" ${line(8)}/>` + oval(x + 3, y - 1, 13 * k, 15 * k, iris) + dot(x + 7, y - 6, 4.5, "#FFFFFF") + stroke(`M${x - 30 * k} ${y + 4}Q${x - 4} ${y - 30 * k} ${x + 30 * k} ${y - 2}`, 12)),
  slant: ({ iris = "#2A1A10" }) => both((x, y, k) => `<path d="M${x - 30 * k} ${y + 6}Q${x - 2} ${y - 20 * k} ${x + 32 * k} ${y - 8}Q${x + 6} ${y + 18 * k} ${x - 30 * k} ${y + 6}Z" fill="#FFFFFF" ${line(7)}/>` + oval(x + 2, y - 1, 11 * k, 11 * k, iris) + stroke(`M${x - 30 * k} ${y + 6}Q${x - 2} ${y - 20 * k} ${x + 34 * k} ${y - 10}`, 12)),
  narrow: ({ iris }) => both((x, y, k) => oval(x, y + 2, 12 * k, 14 * k, iris ?? INK) + stroke(`M${x - 24 * k} ${y - 12}Q${x} ${y - 18} ${x + 24 * k} ${y - 10}`, 11)),
  closed: () => both((x, y, k) => stroke(`M${x - 24 * k} ${y - 2}Q${x} ${y + 20} ${x + 24 * k} ${y - 4}`, 12)),
  merry: () => both((x, y, k) => stroke(`M${x - 24 * k} ${y + 8}Q${x} ${y - 22} ${x + 24 * k} ${y + 6}`, 13)),
  glare: ({ iris = "#C8401F" }) => both((x, y, k) => `<path d="M${x - 28 * k} ${y - 8}L${x + 28 * k} ${y - 2}Q${x + 22} ${y + 24} ${x - 2} ${y + 22}Q${x - 26} ${y + 18} ${x - 28 * k} ${y - 8}Z" fill="#FFFFFF" ${line(9)}/>` + oval(x + 3, y + 6, 10 * k, 12 * k, iris) + dot(x + 3, y + 6, 5, INK)),
  glow: ({ iris = "#F5D95A" }) => both((x, y, k) => oval(x, y, 24 * k, 20 * k, iris, 9) + oval(x + 2, y, 6 * k, 17 * k, INK)),
};

export const BROWS = {
  calm: (c) => stroke("M368 326C384 306 410 300 432 306M504 302C528 300 544 310 552 324", 15, c),
  high: (c) => stroke("M366 316C386 288 412 284 434 294M504 290C528 284 546 296 554 312", 15, c),
  stern: (c) => stroke("M364 302C390 304 416 314 436 326M500 326C520 312 540 304 560 304", 18, c),
  fierce: (c) => stroke("M360 288C388 296 418 310 440 330M496 330C516 310 538 296 562 290", 21, c),
  sad: (c) => stroke("M366 336C384 316 410 300 432 298M502 298C526 302 546 316 556 332", 15, c),
  bushy: (c) => `<path d="M354 322C372 288 420 284 442 308C420 312 392 318 372 336C362 338 354 332 354 322ZM498 304C520 282 556 288 568 318C566 332 556 334 546 326C530 314 516 312 498 304Z" fill="${c}" ${line(7)}/>`,
  thin: (c) => stroke("M368 318C386 296 414 292 438 304M502 300C526 290 548 302 558 318", 9, c),
  quirk: (c) => stroke("M366 330C386 318 410 316 434 322M502 300C524 278 546 284 558 302", 15, c),
  none: () => "",
};

export const NOSES = {
  plain: () => stroke("M488 392C512 398 514 424 494 430C480 434 466 428 462 418", 16),
  small: () => stroke("M492 404C506 410 506 424 494 428C486 430 478 428 476 422", 13),
  long: () => stroke("M486 372C500 394 522 416 516 432C506 444 478 440 464 426", 16),
  hooked: () => stroke("M478 362C504 370 530 398 524 432C520 446 508 442 500 436C488 440 474 436 464 424", 16),
  wide: () => stroke("M482 394C514 396 524 420 506 432C490 440 466 438 456 424", 17),
  round: (skin) => `<ellipse cx="494" cy="412" rx="30" ry="26" fill="${mixed(skin, -0.08)}" ${line(14)}/>`,
  button: (skin) => `<ellipse cx="492" cy="414" rx="18" ry="15" fill="${mixed(skin, -0.1)}" ${line(12)}/>`,
};

const TEETH = "#FFFDF4";
export const MOUTHS = {
  smile: () => stroke("M450 468C466 492 492 494 508 466", 15),
  soft: () => stroke("M458 474C472 486 490 486 502 472", 14),
  flat: () => stroke("M452 480C470 476 488 476 504 478", 15),
  firm: () => stroke("M450 486C468 474 490 474 506 482", 16),
  smirk: () => stroke("M452 484C474 488 496 482 512 464", 15) + stroke("M508 456C516 460 518 466 516 472", 9),
  frown: () => stroke("M450 494C466 472 490 472 506 490", 15),
  grin: () => shape("M440 462C468 474 496 472 518 456C518 492 500 510 476 508C454 508 440 490 440 462Z", TEETH, 12) + stroke("M444 482C470 492 496 490 516 476", 6),
  laugh: () => shape("M438 458C468 470 498 468 522 450C522 500 504 524 476 522C450 520 436 494 438 458Z", "#7A2420", 12) + flat("M446 466C470 476 496 474 516 462L514 474C494 484 468 486 448 478Z", TEETH) + flat("M458 508C470 494 490 494 500 506C490 518 472 520 458 508Z", "#D8696B"),
  open: () => oval(480, 482, 18, 22, "#7A2420", 12),
  fangs: () => stroke("M446 474C468 484 494 482 514 470", 13) + `<path d="M458 478L464 502L474 480ZM490 480L500 500L506 474Z" fill="${TEETH}" ${line(7)}/>`,
  lips: ({ lips = "#B8463F" }) => `<path d="M452 474C462 464 472 462 480 468C488 460 500 462 508 470C500 492 466 494 452 474Z" fill="${lips}" ${line(8)}/>` + stroke("M454 475C472 480 490 478 506 471", 6),
  lipsmile: ({ lips = "#B8463F" }) => `<path d="M446 466C460 466 470 464 480 468C490 462 502 460 514 460C506 496 464 502 446 466Z" fill="${lips}" ${line(8)}/>` + stroke("M448 468C470 480 494 478 512 462", 6),
  beak: () => "",
  none: () => "",
};

export const ADDED = {
  blush: () => `<g fill="#E0503C" opacity=".3"><ellipse cx="374" cy="438" rx="38" ry="24"/><ellipse cx="546" cy="434" rx="22" ry="20"/></g>`,
  crease: ({ skin }) => stroke("M436 440C428 448 425 458 427 468M384 398C396 404 410 404 420 399", 6, mixed(skin, -0.26)),
  freckles: ({ skin }) => [[362, 420], [384, 430], [402, 418], [374, 444], [536, 420], [552, 432], [530, 440]].map(([x, y]) => dot(x, y, 5.5, mixed(skin, -0.38))).join(""),
  wrinkles: ({ skin }) => stroke("M396 250C430 240 480 240 516 252M410 222C440 214 478 214 504 224", 8, mixed(skin, -0.4)) + stroke("M352 372C342 378 336 386 334 396M356 394C348 400 346 408 346 414M440 430C430 446 428 462 432 478", 8, mixed(skin, -0.4)),
  bags: ({ skin }) => stroke("M384 394C398 404 416 404 430 394M508 392C522 400 536 398 546 388", 7, mixed(skin, -0.35)),
  lashes: () => stroke("M376 356L360 348M380 344L366 332M554 350L568 340M550 340L560 326", 9),
  kohl: () => stroke("M376 366C364 374 350 376 338 372M552 362C562 366 572 366 578 362", 11) + stroke("M376 356C392 334 420 334 436 356", 10),
  mole: () => dot(446, 452, 5, INK),
  scar: ({ skin }) => stroke("M356 400L396 470M360 424L380 414M374 448L394 438", 8, mixed(skin, -0.45)),
  beauty: () => dot(420, 452, 6, INK),
  glasses: () => `<circle cx="407" cy="362" r="44" fill="#FFFFFF" fill-opacity=".22" ${line(12)}/><circle cx="525" cy="360" r="40" fill="#FFFFFF" fill-opacity=".22" ${line(12)}/>` + stroke("M451 356Q468 344 485 354M363 356L262 340", 11),
  patch: () => stroke("M238 262L560 300", 13) + shape("M480 330L566 322C574 362 562 396 528 398C498 398 480 370 480 330Z", "#2A211C", 12),
};

/** All features on the head. */
export function features({ skin, hair = "#2C1B12", brow = mixed(hair, -0.25), eyes = "dot", brows = "calm", nose = "plain", mouth = "smile", iris, lips, adds = [] }) {
  const colours = { skin, iris, lips };
  const before = adds.filter((name) => ["blush", "crease", "wrinkles", "bags", "freckles", "scar"].includes(name));
  const after = adds.filter((name) => !before.includes(name));
  return before.map((name) => ADDED[name](colours)).join("") + EYES[eyes](colours) + BROWS[brows](brow) + MOUTHS[mouth](colours) + NOSES[nose](skin) + after.map((name) => ADDED[name](colours)).join("");
}
