// What is carried: upright before the right shoulder with a fist around it, across the back, or
// in front of the chest. `weapon` says whether it is one.
import { INK, dot, flat, line, mixed, moved, oval, shape, stroke } from "./ink.mjs";

const STEEL = "#D5DCE2", GOLD = "#E2B23C", WOOD = "#8A5A30", IRON = "#8E98A3";
const gleam = (d, width = 8) => stroke(d, width, "#FFFFFF", 0.75);

/** A fist around a shaft that stands at x 0; the hand lies around y 0. */
export const fist = (skin, cuff) =>
  (cuff ? shape("M-66 46C-70 90 -60 150 -40 190L70 190C84 140 84 90 74 50Z", cuff, 14) : shape("M-56 40C-60 90 -50 150 -30 190L64 190C76 140 76 90 66 46Z", skin, 14))
  + shape("M-52 -10C-58 -44 -20 -60 8 -56C46 -62 78 -44 76 -4C82 32 66 66 30 66C-10 72 -50 56 -52 -10Z", skin, 14)
  + stroke("M-50 -18C-20 -26 20 -26 44 -20M-54 10C-24 4 16 4 44 8M-48 36C-20 32 14 32 40 36", 9) + stroke("M50 -48C62 -30 62 20 52 50", 9);

// Each item stands upright: the grip at (0, 0), up is negative.
const ITEMS = {
  spear: ({ c = WOOD, head = STEEL, band = "#B3202C" }) => shape("M-11 -480L11 -480L12 230L-12 230Z", c, 12) + shape("M0 -660C40 -580 40 -540 14 -480H-14C-40 -540 -40 -580 0 -660Z", head, 13) + gleam("M-4 -620L-8 -520") + stroke("M-14 -468H14M-14 -446H14", 12, band),
  lance: ({ c = "#C9A66B" }) => shape("M0 -700L13 -480L20 -110L26 230H-26L-20 -110L-13 -480Z", c, 13) + shape("M-48 -64C-40 -120 40 -120 48 -64C30 -50 -30 -50 -48 -64Z", IRON, 13) + [-560, -450, -340, -230].map((y) => stroke(`M-12 ${y}L12 ${y - 30}`, 12, "#B3402C")).join(""),
  sword: ({ c = STEEL, guard = GOLD, grip = "#5A3A22" }) => shape("M-22 -80L-20 -470L0 -540L20 -470L22 -80Z", c, 13) + stroke("M0 -490V-100", 8, mixed("#D5DCE2", -0.25)) + gleam("M-11 -440V-120", 7) + shape("M-14 -60H14V110H-14Z", grip, 12) + shape("M-90 -92C-90 -112 -74 -112 -60 -106H60C74 -112 90 -112 90 -92C90 -66 76 -64 60 -70H-60C-76 -64 -90 -66 -90 -92Z", guard, 13) + dot(0, 124, 24, guard, 12),
  gladius: ({ c = STEEL, grip = "#E8D5A6" }) => shape("M-30 -80C-24 -160 -24 -240 -32 -310L0 -400L32 -310C24 -240 24 -160 30 -80Z", c, 13) + stroke("M0 -360V-100", 8, mixed("#D5DCE2", -0.25)) + shape("M-46 -96H46V-62H-46Z", GOLD, 12) + shape("M-14 -62H14V96H-14Z", grip, 12) + dot(0, 112, 28, GOLD, 12),
  jian: ({ c = STEEL, guard = "#C2403A" }) => shape("M-17 -80L-15 -480L0 -540L15 -480L17 -80Z", c, 13) + stroke("M0 -500V-100", 7, mixed("#D5DCE2", -0.25)) + shape("M-56 -104C-40 -70 40 -70 56 -104L40 -56H-40Z", GOLD, 12) + shape("M-13 -56H13V110H-13Z", guard, 12) + dot(0, 122, 20, GOLD, 11) + stroke("M0 140C-20 170 -10 200 -30 230", 13, guard),
  scimitar: ({ c = STEEL }) => shape("M-26 -80C-30 -200 -10 -330 90 -440C140 -480 170 -470 176 -440C120 -380 60 -260 34 -80Z", c, 13) + gleam("M4 -140C16 -240 50 -330 106 -400") + shape("M-60 -94C-30 -60 30 -60 70 -94L50 -50H-44Z", GOLD, 12) + shape("M-14 -50H14V100H-14Z", "#5A3A22", 12) + dot(-6, 112, 24, GOLD, 12),
  sabre: ({ c = STEEL }) => shape("M-18 -80C-20 -220 0 -380 70 -500C96 -520 106 -500 96 -480C50 -370 26 -220 20 -80Z", c, 12) + gleam("M2 -120C4 -240 22 -350 66 -450", 6) + stroke("M-40 -76C-70 -30 -60 60 0 96", 22) + stroke("M-40 -76C-70 -30 -60 60 0 96", 11, GOLD) + shape("M-50 -92H44V-60H-50Z", GOLD, 11) + shape("M-12 -60H12V92H-12Z", "#24242C", 11),
  rapier: ({ c = STEEL }) => shape("M-9 -80L-7 -520L0 -570L7 -520L9 -80Z", c, 11) + stroke("M-50 -60C-76 0 -40 80 0 90M-50 -60C-20 -100 40 -100 60 -56C30 -30 -20 -30 -50 -60", 20) + stroke("M-50 -60C-76 0 -40 80 0 90M-50 -60C-20 -100 40 -100 60 -56C30 -30 -20 -30 -50 -60", 9, GOLD) + shape("M-11 -60H11V92H-11Z", "#5A3A22", 11) + dot(0, 104, 20, GOLD, 11),
  dagger: ({ c = STEEL }) => shape("M-24 -70L-20 -230L0 -320L20 -230L24 -70Z", c, 13) + stroke("M0 -280V-90", 7, mixed("#D5DCE2", -0.25)) + shape("M-54 -84H54V-54H-54Z", GOLD, 12) + shape("M-13 -54H13V90H-13Z", "#5A3A22", 12) + dot(0, 100, 20, GOLD, 11),
  axe: ({ c = STEEL, shaft = WOOD }) => shape("M-13 -430L13 -430L14 230L-14 230Z", shaft, 12) + shape("M-16 -420C-100 -470 -150 -440 -170 -350C-180 -280 -150 -220 -110 -190C-90 -250 -60 -280 -16 -290Z", c, 14) + gleam("M-150 -350C-152 -300 -138 -260 -120 -230") + shape("M16 -410H60V-300H16Z", IRON, 12),
  mace: ({ c = "#C99A45", shaft = "#5A3A22" }) => shape("M-12 -330L12 -330L14 230L-14 230Z", shaft, 12) + shape("M-86 -420C-140 -440 -176 -500 -150 -560C-120 -540 -110 -500 -70 -490C-40 -520 40 -520 70 -490C110 -500 120 -540 150 -560C176 -500 140 -440 86 -420C90 -360 60 -310 0 -306C-60 -310 -90 -360 -86 -420Z", c, 14) + dot(-36, -424, 11, INK) + dot(36, -424, 11, INK) + oval(0, -350, 40, 30, mixed(c, 0.25), 11) + dot(-14, -350, 6, INK) + dot(14, -350, 6, INK) + gleam("M-60 -470C-40 -490 -10 -496 10 -496"),
  hammer: ({ c = IRON }) => shape("M-13 -330L13 -330L14 230L-14 230Z", WOOD, 12) + shape("M-120 -420C-130 -380 -130 -330 -118 -296H-40L-34 -310H34L40 -296H104C118 -330 118 -390 104 -420H40L34 -408H-34L-40 -420Z", c, 14) + gleam("M-104 -396H-50M46 -396H92"),
  club: ({ c = "#8A5A30" }) => shape("M-16 230L-20 -60C-40 -200 -80 -320 -64 -420C-50 -480 60 -490 76 -424C90 -320 40 -200 20 -60L18 230Z", c, 14) + stroke("M-30 -330C-10 -320 10 -330 20 -350M24 -250C10 -240 -10 -240 -20 -256M-4 -420C6 -410 20 -412 28 -424", 9, mixed("#8A5A30", -0.45)) + oval(-34, -400, 14, 18, mixed("#8A5A30", -0.3), 8) + oval(42, -330, 13, 16, mixed("#8A5A30", -0.3), 8),
  staff: ({ c = "#B3402C", band = GOLD }) => shape("M-15 -560H15V230H-15Z", c, 12) + shape("M-20 -580H20V-470H-20Z", band, 12) + stroke("M-16 -540H16M-16 -510H16", 7) + shape("M-20 130H20V240H-20Z", band, 12),
  wand: ({ c = "#5A3A22", tip = "#F5D95A" }) => shape("M-12 -330L12 -330L16 230L-16 230Z", c, 12) + shape("M0 -470C50 -430 56 -370 0 -330C-56 -370 -50 -430 0 -470Z", tip, 13) + gleam("M-12 -420C-22 -400 -20 -380 -8 -366"),
  crook: ({ c = WOOD }) => stroke("M0 230V-380C-4 -480 100 -500 106 -420C108 -370 50 -360 46 -400", 44) + stroke("M0 230V-380C-4 -480 100 -500 106 -420C108 -370 50 -360 46 -400", 24, c),
  broom: ({ c = "#C9983F" }) => shape("M-12 -250L12 -250L14 230L-14 230Z", WOOD, 12) + shape("M-40 -250C-90 -360 -100 -460 -84 -560L-40 -540L-16 -580L14 -544L50 -574L84 -530C96 -440 84 -350 40 -250Z", c, 14) + stroke("M-50 -300C-64 -380 -66 -450 -60 -510M0 -300V-520M50 -300C62 -380 64 -440 60 -500", 8, mixed("#C9983F", -0.45)) + stroke("M-46 -264H46M-56 -292H54", 12, "#B3402C"),
  sceptre: ({ c = GOLD, gem = "#C2202C" }) => shape("M-11 -330L11 -330L12 230L-12 230Z", c, 12) + dot(0, -380, 50, c, 14) + dot(0, -380, 26, gem, 9) + shape("M-14 -470H14V-428H-14Z", c, 10) + stroke("M-30 -450H30", 18) + stroke("M-28 -450H28", 9, c),
  ankh: ({ c = GOLD }) => stroke("M0 230V-250M-90 -210H90", 46) + `<ellipse cx="0" cy="-340" rx="56" ry="82" fill="none" ${line(50)}/><ellipse cx="0" cy="-340" rx="56" ry="82" fill="none" stroke="${c}" stroke-width="26"/>` + stroke("M0 230V-250M-88 -210H88", 26, c),
  flower: ({ c = "#F2A0B4" }) => stroke("M0 200C-6 60 6 -80 0 -220", 22) + stroke("M0 200C-6 60 6 -80 0 -220", 11, "#5E9A4E") + shape("M0 -60C40 -110 80 -110 100 -90C80 -50 40 -40 0 -40Z", "#5E9A4E", 11) + [0, 1, 2, 3, 4].map((i) => oval(48 * Math.cos(i * 1.257 - 1.57), -280 + 48 * Math.sin(i * 1.257 - 1.57), 40, 40, c, 12)).join("") + dot(0, -280, 28, "#F2CF4A", 10),
  quill: ({ c = "#F4EEDD" }) => shape("M-6 60C-40 -60 -60 -240 40 -380C90 -300 90 -120 10 60Z", c, 13) + stroke("M0 110C0 0 10 -160 40 -320M6 -120L-26 -160M16 -190L-12 -236M22 -100L54 -150M34 -180L66 -230", 8, mixed("#F4EEDD", -0.4)),
  umbrella: ({ c = "#3F6FB7" }) => shape("M-9 -420L9 -420L10 200L-10 200Z", WOOD, 11) + shape("M0 -470C40 -400 60 -250 40 -120C20 -140 -20 -140 -40 -120C-60 -250 -40 -400 0 -470Z", c, 13) + stroke("M0 -450V-130", 8, mixed(c, -0.4)),
  glass: ({ c = GOLD }) => shape("M-16 -120H16V150H-16Z", "#5A3A22", 12) + dot(0, -230, 110, "#CFE6EE", 16).replace("/>", ` fill-opacity=".55"/>`) + `<circle cx="0" cy="-230" r="100" fill="none" stroke="${c}" stroke-width="18"/>` + stroke("M-60 -260C-50 -300 -20 -316 10 -316", 13, "#FFFFFF", 0.9),
  lamp: ({ c = GOLD }) => moved(shape("M-150 -10C-190 -60 -230 -60 -250 -90C-220 -110 -170 -90 -140 -60C-90 -90 60 -90 110 -50C170 -70 190 0 140 20C120 40 110 40 100 40C40 80 -80 80 -150 -10Z", c, 14) + shape("M-50 -76C-40 -120 20 -120 30 -76Z", mixed(c, 0.2), 12) + dot(-10, -116, 14, c, 10) + shape("M-60 60H40L60 92H-80Z", c, 12) + gleam("M-90 -30C-60 -50 -20 -56 10 -56"), 0, -20),
};

Object.assign(ITEMS, {
  flask: ({ c = "#8FE08A" }) => shape("M-22 -60V-190H22V-60C70 -30 90 20 90 60C90 120 50 150 0 150C-50 150 -90 120 -90 60C-90 20 -70 -30 -22 -60Z", "#E4F1F0", 13) + flat("M-78 40C-60 20 60 60 80 36C92 110 50 140 0 140C-50 140 -90 110 -78 40Z", c) + dot(-20, 90, 12, "#FFFFFF") + dot(26, 76, 8, "#FFFFFF") + dot(8, 110, 7, "#FFFFFF") + stroke("M-30 -190H30", 15),
  apple: ({ c = "#C8202E" }) => shape("M0 -130C-50 -180 -130 -150 -130 -60C-130 30 -60 90 0 66C60 90 130 30 130 -60C130 -150 50 -180 0 -130Z", c, 14) + stroke("M0 -130C-4 -170 10 -196 30 -210", 13) + shape("M14 -160C40 -200 90 -200 110 -180C90 -150 50 -140 14 -160Z", "#5E9A4E", 11) + gleam("M-86 -100C-70 -126 -50 -132 -34 -130"),
  basket: ({ c = "#C9983F" }) => `<path d="M-120 -20C-120 -190 120 -190 120 -20" fill="none" ${line(38)}/><path d="M-120 -20C-120 -190 120 -190 120 -20" fill="none" stroke="${c}" stroke-width="18"/>` + shape("M-150 -30H150L120 130H-120Z", c, 14) + stroke("M-140 20H140M-134 60H134M-126 98H126M-90 -24L-76 126M-30 -24L-26 126M30 -24L26 126M90 -24L76 126", 8, mixed("#C9983F", -0.4)) + shape("M-150 -30C-110 -80 -60 -50 -20 -70C30 -90 100 -70 150 -30Z", "#F4EEDD", 12) + stroke("M-100 -50L-60 -36M-20 -60L20 -36M60 -66L100 -36", 8, "#C2403A"),
  astrolabe: ({ c = "#D9A83E" }) => dot(0, -170, 24, c, 11) + dot(0, -20, 136, c, 14) + dot(0, -20, 104, mixed("#D9A83E", 0.35), 9) + `<circle cx="18" cy="-6" r="60" fill="none" ${line(8)}/>` + stroke("M-96 -20H96M0 -116V76M-66 -86L66 46", 8) + [...Array(12)].map((_, i) => stroke(`M${(112 * Math.cos(i * 0.5236)).toFixed(0)} ${(-20 + 112 * Math.sin(i * 0.5236)).toFixed(0)}L${(128 * Math.cos(i * 0.5236)).toFixed(0)} ${(-20 + 128 * Math.sin(i * 0.5236)).toFixed(0)}`, 6)).join(""),
  map: ({ c = "#EAD9AE" }) => shape("M-140 -120C-100 -150 -60 -90 0 -120C60 -150 100 -100 140 -130V80C100 110 60 60 0 90C-60 120 -100 60 -140 90Z", c, 13) + stroke("M-46 -110V96M46 -124V76", 7, mixed("#EAD9AE", -0.3)) + stroke("M-110 -60C-80 -20 -40 -80 0 -40C40 0 70 -50 104 -10", 9, "#C2403A") + stroke("M88 -26L120 6M120 -26L88 6", 9, "#C2403A"),
  wheel: ({ c = "#8A5A30" }) => [...Array(8)].map((_, i) => stroke(`M0 -20L${(150 * Math.cos(i * 0.785)).toFixed(0)} ${(-20 + 150 * Math.sin(i * 0.785)).toFixed(0)}`, 34) + stroke(`M0 -20L${(150 * Math.cos(i * 0.785)).toFixed(0)} ${(-20 + 150 * Math.sin(i * 0.785)).toFixed(0)}`, 17, c)).join("") + `<circle cx="0" cy="-20" r="96" fill="none" ${line(40)}/><circle cx="0" cy="-20" r="96" fill="none" stroke="${c}" stroke-width="20"/>` + dot(0, -20, 34, GOLD, 12),
  book: ({ c = "#8E2F33" }) => shape("M-120 -150H110V120H-120Z", c, 14) + shape("M-104 -134H120V110H-104Z", "#F4EEDD", 10) + shape("M-130 -150H96V124H-130Z", c, 14) + stroke("M-96 -150V124", 9) + `<path d="M0 -70L18 -30L60 -26L28 2L38 44L0 22L-38 44L-28 2L-60 -26L-18 -30Z" fill="${GOLD}"/>`,
  palette: ({ c = "#D9A86A" }) => shape("M-20 -170C90 -190 170 -110 160 -10C154 70 90 60 60 90C40 120 20 150 -40 140C-130 120 -180 40 -160 -60C-146 -120 -90 -160 -20 -170Z", c, 14) + [[-80, -70, "#C2403A"], [-10, -110, "#E2B23C"], [70, -90, "#2F8F8F"], [104, -20, "#2F5B9C"], [-90, 20, "#F4EEDD"]].map(([x, y, col]) => oval(x, y, 26, 24, col, 9)).join("") + oval(10, 60, 26, 20, INK),
});

/** What is held before the chest, with the fingers around it. */
export const before = (name, { skin, x = 610, y = 720, turn = 0, scale = 1, cuff, ...colours }) =>
  moved(ITEMS[name](colours) + moved(shape("M-60 60C-64 100 -50 150 -30 190H64C76 140 76 100 66 70Z", cuff ?? skin, 14) + shape("M-66 40C-70 10 -30 -4 -4 10C30 0 70 10 70 44C74 80 40 100 4 96C-40 100 -66 80 -66 40Z", skin, 14) + stroke("M-36 22V58M-2 20V58M32 22V58", 9), 0, 90), x, y, { turn, scale });

/** Upright before the shoulder on the right, in a fist. */
export const upright = (name, { skin, cuff, x = 640, y = 700, turn = 6, scale = 1, turned = false, ...colours }) =>
  moved((turned ? moved(ITEMS[name](colours), 0, 0, { flip: true }) : ITEMS[name](colours)) + fist(skin, cuff), x, y, { turn, scale });

/** Behind the figure, without a hand. */
export const slung = (name, { x = 150, y = 620, turn = -18, scale = 1, ...colours }) => moved(ITEMS[name](colours), x, y, { turn, scale });

/** A bow across the back with a quiver. */
export const bow = ({ c = "#8A5A30", string = "#F4EEDD", arrows = "#C2403A", quiver = "#7A4A26" }) =>
  moved(shape("M-40 -150L50 -150L36 260L-30 260Z", quiver, 14) + [-24, 4, 30].map((x, i) => stroke(`M${x} -150V${-250 - i * 14}`, 13) + stroke(`M${x} -150V${-250 - i * 14}`, 6, WOOD) + shape(`M${x} ${-270 - i * 14}L${x - 22} ${-300 - i * 14}V${-240 - i * 14}L${x} ${-214 - i * 14}L${x + 22} ${-240 - i * 14}V${-300 - i * 14}Z`, arrows, 9)).join("") + stroke("M-38 -110L46 -110", 10, mixed(quiver, 0.4)), 596, 470, { turn: 26 })
  + stroke("M120 130C-20 260 -10 640 150 800", 40) + stroke("M120 130C-20 260 -10 640 150 800", 22, c) + stroke("M120 132L150 798", 7, string) + stroke("M24 440L38 520", 40) + stroke("M26 446L37 514", 26, "#B3402C");

/** A hook in place of a hand. */
export const hook = ({ cuff = "#7A2430", lace = "#FFFFFF" }) => moved(shape("M-70 20C-70 90 -50 150 -30 200H80C96 140 96 70 84 20Z", cuff, 14) + shape("M-84 24C-60 -10 -20 6 6 -8C36 -14 70 -10 98 16C80 50 50 40 20 52C-20 48 -60 60 -84 24Z", lace, 12) + stroke("M6 -10V-90C6 -110 40 -130 40 -170C40 -230 -60 -240 -64 -170C-64 -140 -40 -130 -24 -146", 48) + stroke("M6 -10V-90C6 -110 40 -130 40 -170C40 -230 -60 -240 -64 -170C-64 -140 -40 -130 -24 -146", 28, STEEL), 630, 690);

export const WEAPONS = new Set(["spear", "lance", "sword", "gladius", "jian", "scimitar", "sabre", "rapier", "dagger", "axe", "mace", "hammer", "club", "staff", "bow", "hook"]);
