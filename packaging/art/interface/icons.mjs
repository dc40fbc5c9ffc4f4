// Icons of the interface, from Lucide: 24 x 24, stroke 1.75, in currentColor.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");

export const ICONS = `
accessibility arrow-down arrow-left arrow-left-right arrow-right arrow-up award ban book-open bot calendar-days chart-column
chart-line check chevron-down chevron-left chevron-right chevron-up circle circle-alert circle-check circle-help clock contrast copy
dice-5 download ellipsis eraser external-link eye eye-off file-down file-up flag gauge graduation-cap hand hard-drive hash history
home hourglass info keyboard languages layers library lightbulb list-filter lock log-out mail maximize message-circle-question
minimize minus monitor moon mouse-pointer-click move notebook-pen palette panel-left panel-right pause pencil pin play plus redo-2
refresh-cw rotate-ccw rotate-cw save search search-check settings shield-check skip-back skip-forward sparkles step-forward sun timer
trash-2
triangle-alert trophy type undo-2 upload user users volume-2 volume-x x zap
`.trim().split(/\s+/);

// Names that Lucide has changed since; Divan keeps the ones it knows.
const RENAMED = { "circle-help": "circle-question-mark", home: "house" };

export function icon(name) {
  const file = [name, RENAMED[name]].map((n) => join(folder, `${n}.svg`)).find(existsSync);
  if (!file) throw new Error(`lucide has no ${name}`);
  const inside = readFileSync(file, "utf8").replace(/<!--[\s\S]*?-->/g, "").replace(/^[\s\S]*?<svg[\s\S]*?>/, "").replace("</svg>", "");
  const shapes = inside.split("\n").map((line) => line.trim()).filter(Boolean).map((line) => line.replace(/ \/>$/, "/>"));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">\n${shapes.join("\n")}\n</svg>\n`;
}
