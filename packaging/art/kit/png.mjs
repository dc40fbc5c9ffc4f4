// PNG files, written and read without a library.
import { deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

const TABLE = Array.from({ length: 256 }, (_, n) => {
  for (let i = 0; i < 8; i++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n >>> 0;
});

function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(checksum(body), body.length + 4);
  return out;
}

function header(width, height, depth, type) {
  const out = Buffer.alloc(13);
  out.writeUInt32BE(width, 0);
  out.writeUInt32BE(height, 4);
  out.set([depth, type, 0, 0, 0], 8);
  return out;
}

const PAETH = (a, b, c) => {
  const p = a + b - c, pa = Math.abs(p - a), pb = Math.abs(p - b), pc = Math.abs(p - c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

const FILTERS = [
  (x) => x,
  (x, a) => x - a,
  (x, a, b) => x - b,
  (x, a, b) => x - ((a + b) >> 1),
  (x, a, b, c) => x - PAETH(a, b, c),
];

/** Each row with the filter that leaves the smallest numbers. */
function filtered(bytes, stride, unit) {
  const rows = [];
  for (let start = 0; start < bytes.length; start += stride) {
    let best = null, least = Infinity;
    for (let kind = 0; kind < 5; kind++) {
      const row = Buffer.alloc(stride + 1);
      row[0] = kind;
      let sum = 0;
      for (let i = 0; i < stride; i++) {
        const a = i >= unit ? bytes[start + i - unit] : 0, b = start ? bytes[start + i - stride] : 0, c = start && i >= unit ? bytes[start + i - stride - unit] : 0;
        row[i + 1] = FILTERS[kind](bytes[start + i], a, b, c) & 255;
        sum += row[i + 1] < 128 ? row[i + 1] : 256 - row[i + 1];
      }
      if (sum < least) [best, least] = [row, sum];
    }
    rows.push(best);
  }
  return Buffer.concat(rows);
}

/** pixels: red, green, blue, alpha of each, 0 to 255. */
export function png(width, height, pixels) {
  const data = deflateSync(filtered(Buffer.from(pixels), width * 4, 4), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", header(width, height, 8, 6)), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

/** At most 16 colours [red, green, blue, alpha]; indices holds one number a pixel. */
export function palettePng(width, height, colours, indices) {
  const stride = Math.ceil(width / 2), rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (stride + 1) + 1 + (x >> 1)] |= indices[y * width + x] << (x % 2 ? 0 : 4);
  return Buffer.concat([
    SIGNATURE, chunk("IHDR", header(width, height, 4, 3)), chunk("PLTE", Buffer.from(colours.flatMap(([r, g, b]) => [r, g, b]))),
    chunk("tRNS", Buffer.from(colours.map((colour) => colour[3]))), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** What a picture shows, whatever the packing: header, palette and unpacked rows, filters undone. */
export function unpacked(file) {
  const parts = {};
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at), kind = file.toString("latin1", at + 4, at + 8);
    parts[kind] = Buffer.concat([parts[kind] ?? Buffer.alloc(0), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const [width, height, depth, type] = [parts.IHDR.readUInt32BE(0), parts.IHDR.readUInt32BE(4), parts.IHDR[8], parts.IHDR[9]];
  const unit = type === 6 ? 4 : 1, stride = Math.ceil((width * unit * depth) / 8);
  const raw = inflateSync(parts.IDAT), out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const kind = raw[y * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const a = i >= unit ? out[at - unit] : 0, b = y ? out[at - stride] : 0, c = y && i >= unit ? out[at - stride - unit] : 0;
      const add = kind === 0 ? 0 : kind === 1 ? a : kind === 2 ? b : kind === 3 ? (a + b) >> 1 : PAETH(a, b, c);
      out[at] = (raw[y * (stride + 1) + 1 + i] + add) & 255;
    }
  }
  return { head: Buffer.concat([parts.IHDR, parts.PLTE ?? Buffer.alloc(0), parts.tRNS ?? Buffer.alloc(0)]), rows: out };
}
