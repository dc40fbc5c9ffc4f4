// A sealed offer, 116 x 80: the value is text of the app, on the wax at (57, 44).
import { Drawing } from "../kit/svg.mjs";

export function envelope() {
  const drawing = new Drawing(0, 0, 116, 80);
  const paper = drawing.linear([0, 0, 90, 80], [[0, "#F8EFD8"], [1, "#EBDCB8"]]);
  const flap = drawing.linear([0, 0, 60, 50], [[0, "#EBDDB9"], [1, "#D9C493"]]);
  const wax = drawing.radial([51, 38, 24], [[0, "#B8363B"], [0.6, "#8E2026"], [1, "#6E161C"]]);
  return drawing.file(
    `<rect width="116" height="80" rx="6" fill="${paper}"/><path d="M1 79 44 40M115 79 72 40" stroke="#CDB98B" stroke-width="1.2" fill="none"/>`
    + `<path d="M0 6a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6L62 44q-5 4-10 0Z" fill="${flap}"/><path d="M1.500 4.500 52 43q6 4.500 12 0L114.500 4.500" fill="none" stroke="#BFA672" stroke-width="1.4"/>`
    + `<path d="M57 24.500c4-1.600 8 .6 10.500 3.300 3.600.3 6.800 3.400 7.600 7.200 2.600 3.200 2.200 8.200-.3 11.600.2 4.200-3 7.800-7 8.800-2.600 3.200-7.400 3.700-11 2.200-4 .9-8.300-1.200-10.200-4.700-3.900-1.200-6-5.400-5.400-9.400-1.700-3.700-.6-8.200 2.400-10.700 1.600-4 6-6.400 9.800-6 1-.8 2.300-1.800 3.600-2.300Z" fill="${wax}"/>`
    + `<circle cx="57" cy="43" r="14" fill="none" stroke="#C4565B" stroke-width="1.4"/><rect x=".5" y=".5" width="115" height="79" rx="5.500" fill="none" stroke="#9C8350" stroke-opacity=".55"/>`);
}
