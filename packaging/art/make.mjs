// Makes the art of Divan: node packaging/art/make.mjs
// With --check it makes everything anew and fails when that is not what resources/ holds.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const RESOURCES = join(HERE, "..", "..", "resources");
const MADE_HERE = ["art/lost_cities", "art/last_call", "art/don_legacy", "art/baker_street", "art/similo", "art/common", "icons", "fonts", "licences"];
const WINDOWS = process.platform === "win32";

const run = (command, ...options) => execFileSync(command, options, { cwd: HERE, stdio: ["ignore", "inherit", "inherit"], shell: WINDOWS });

/** Pinned packages of both kinds, fetched once. */
function prepared() {
  if (!existsSync(join(HERE, "node_modules"))) run("npm", "ci");
  const python = process.env.DIVAN_ART_PYTHON ?? join(HERE, ".venv", ...(WINDOWS ? ["Scripts", "python.exe"] : ["bin", "python"]));
  if (!existsSync(python)) {
    run(WINDOWS ? "python" : "python3", "-m", "venv", ".venv");
    run(python, "-m", "pip", "install", "--quiet", "-r", join("fonts", "requirements.txt"));
  }
  return python;
}

function fonts(python) {
  const folder = mkdtempSync(join(tmpdir(), "divan-fonts-"));
  try {
    run(python, join("fonts", "convert.py"), "node_modules", folder);
    return readdirSync(folder).sort().map((name) => [`fonts/${name}`, readFileSync(join(folder, name))]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const filesUnder = (folder) => (existsSync(join(RESOURCES, folder)) ? readdirSync(join(RESOURCES, folder), { recursive: true, withFileTypes: true }) : [])
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(RESOURCES.length + 1).replaceAll("\\", "/"));

const python = prepared();
const { everything } = await import("./everything.mjs");
const { unpacked } = await import("./kit/png.mjs");

/** Pictures are compared by what they show: another zlib may pack them otherwise. */
function same(path, a, b) {
  if (a.equals(b) || !path.endsWith(".png")) return a.equals(b);
  const [x, y] = [unpacked(a), unpacked(b)];
  return x.head.equals(y.head) && x.rows.equals(y.rows);
}

const made = new Map([...everything(), ...fonts(python)]);
const stray = MADE_HERE.flatMap(filesUnder).filter((path) => !made.has(path));

if (process.argv.includes("--check")) {
  const wrong = stray.map((path) => `${path}: not made by the recipe`);
  for (const [path, content] of made) {
    const file = join(RESOURCES, path);
    if (!existsSync(file)) wrong.push(`${path}: missing`);
    else if (!same(path, readFileSync(file), content)) wrong.push(`${path}: differs`);
  }
  if (wrong.length) {
    console.error(wrong.join("\n"));
    process.exit(1);
  }
  console.log(`${made.size} files are what the recipe makes`);
} else {
  let written = 0;
  for (const [path, content] of made) {
    const file = join(RESOURCES, path);
    if (existsSync(file) && readFileSync(file).equals(content)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    written++;
  }
  for (const path of stray) console.warn(`${path}: not made by the recipe`);
  console.log(`${made.size} files, ${written} of them new or changed`);
}
