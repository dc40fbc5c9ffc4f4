// Headwear in the line of Open Peeps, on their square of 704. The head looks to the right: its
// crown is about (385, 125), the brow from (220, 235) to (555, 215).
const LINE = `stroke="#000000" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"`;
const THIN = `fill="none" stroke="#000000" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`;

/** Two peaks, flaps tied up over the crown, checked tweed. */
function deerstalker() {
  const crown = "M214 240C204 136 276 70 386 68C496 68 562 132 556 218Q390 262 214 240Z";
  const checks = `<path d="M244 150C300 180 480 178 532 146M224 196C300 226 480 222 552 186M290 96C262 140 254 190 258 240M480 92C508 130 520 180 516 226" fill="none" stroke="#6B4A2B" stroke-width="7" opacity=".55"/>`;
  return `<path d="M240 214C196 214 142 244 128 304C152 314 192 296 232 276C262 262 276 250 274 234Z" fill="#7F5C3A" ${LINE}/>`
    + `<path d="${crown}" fill="#B58E60" ${LINE}/>${checks}`
    + `<path d="M292 246C284 180 322 112 386 72C444 112 470 176 466 242Q380 256 292 246Z" fill="#9A7347" ${LINE}/><path d="M386 76V248M334 128C330 170 330 210 334 250M432 124C438 170 438 210 434 246" ${THIN} opacity=".35"/>`
    + `<path d="M462 244C522 238 560 224 566 206C612 214 664 250 668 286C644 290 610 274 566 272C520 272 482 268 462 244Z" fill="#7F5C3A" ${LINE}/>`
    + `<path d="M386 72C356 30 316 26 318 56C320 84 358 86 386 72ZM386 72C412 28 456 24 456 54C454 82 414 88 386 72Z" fill="#6B4A2B" ${LINE}/><circle cx="386" cy="70" r="14" fill="#6B4A2B" ${LINE}/>`;
}

/** The flat cap of a street boy, full at the back, with a button. */
function cap() {
  return `<path d="M196 246C158 168 226 82 372 76C504 70 606 128 598 206C594 232 566 234 536 228Q386 258 246 244C226 246 206 260 196 246Z" fill="#8A7A5C" ${LINE}/>`
    + `<path d="M378 80C300 112 262 170 258 240M382 80C420 120 440 170 440 238M388 78C470 100 530 150 548 222" ${THIN} opacity=".5"/>`
    + `<path d="M226 178q14-10 26-6M300 130q14-12 28-8M338 200q14-6 28 0M480 190q14-4 26 4M500 130q12 0 22 8M400 140q10-4 20 0" fill="none" stroke="#5E5138" stroke-width="7" stroke-linecap="round" opacity=".7"/>`
    + `<path d="M424 240C500 236 566 222 598 200C644 214 680 248 680 282C644 282 610 264 560 264C506 264 460 268 424 240Z" fill="#6E6046" ${LINE}/>`
    + `<ellipse cx="382" cy="78" rx="20" ry="12" fill="#6E6046" ${LINE}/>`;
}

function bowler() {
  return `<path d="M226 226C216 112 286 54 388 52C492 52 558 112 550 214Q390 264 226 226Z" fill="#4A3F3A" ${LINE}/>`
    + `<path d="M276 108C304 80 340 72 366 72" fill="none" stroke="#8A7B72" stroke-width="12" stroke-linecap="round"/>`
    + `<path d="M226 226C224 206 224 190 226 172Q390 222 550 164C552 182 552 198 550 214Q390 264 226 226Z" fill="#8E2F33" ${LINE}/>`
    + `<path d="M148 208C158 186 198 196 226 208Q390 256 550 196C582 184 620 182 628 204C624 240 566 258 500 268C400 284 262 278 198 256C162 244 144 228 148 208Z" fill="#3A302C" ${LINE}/>`;
}

function crown() {
  const pearl = (x, y) => `<circle cx="${x}" cy="${y}" r="16" fill="#FFF8E6" stroke="#000000" stroke-width="11"/>`;
  return `<path d="M262 208L244 96L326 152L376 66L438 146L506 76L548 186Q404 244 262 208Z" fill="#F0BE3C" ${LINE}/>`
    + `<path d="M256 186L262 208Q404 244 548 186L544 160Q402 216 256 178Z" fill="#C98F1D" ${LINE}/>`
    + `<path d="M404 180l20 20-20 20-20-20Z" fill="#D8434B" stroke="#000000" stroke-width="9" stroke-linejoin="round"/><circle cx="322" cy="192" r="10" fill="#4FA0C8" stroke="#000000" stroke-width="7"/><circle cx="486" cy="180" r="10" fill="#4FA0C8" stroke="#000000" stroke-width="7"/>`
    + pearl(244, 92) + pearl(376, 60) + pearl(508, 72);
}

export const HEADWEAR = { deerstalker, cap, bowler, crown };
