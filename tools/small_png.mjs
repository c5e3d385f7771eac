/** Small pictures: a PNG with a palette of 256 colours, chosen by median cut. */
import zlib from "node:zlib";

const COLOURS = 256;

/** The colours of a picture, each with how often it occurs. */
function counted(pixels) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(([colour, count]) => ({
    rgb: [colour >> 16, (colour >> 8) & 255, colour & 255],
    count,
  }));
}

/** A box of colours: along which channel it is widest, and how much that matters. */
function boxOf(colours) {
  const count = colours.reduce((sum, one) => sum + one.count, 0);
  let channel = 0;
  let spread = -1;
  for (const at of [0, 1, 2]) {
    const mean = colours.reduce((sum, one) => sum + one.rgb[at] * one.count, 0) / count;
    const error = colours.reduce((sum, one) => sum + (one.rgb[at] - mean) ** 2 * one.count, 0);
    if (error > spread) [channel, spread] = [at, error];
  }
  return { colours, count, channel, weight: Math.sqrt(spread) };
}

/** Cut a box in two, each with half of its pixels. */
function halves({ colours, count, channel }) {
  const sorted = [...colours].sort((one, other) => one.rgb[channel] - other.rgb[channel]);
  let before = 0;
  let cut = 0;
  while (cut < sorted.length - 1 && before < count / 2) before += sorted[cut++].count;
  return [sorted.slice(0, Math.max(cut, 1)), sorted.slice(Math.max(cut, 1))];
}

function paletteOf(colours) {
  const boxes = [boxOf(colours)];
  while (boxes.length < COLOURS) {
    boxes.sort((one, other) => one.weight - other.weight);
    const widest = boxes.pop();
    if (widest.weight === 0 || widest.colours.length < 2) {
      boxes.push(widest);
      break;
    }
    boxes.push(...halves(widest).map(boxOf));
  }
  return boxes.map(({ colours: own, count }) =>
    [0, 1, 2].map((at) =>
      Math.round(own.reduce((sum, one) => sum + one.rgb[at] * one.count, 0) / count),
    ),
  );
}

/** For each pixel the number of the nearest colour of the palette. */
function indexed(pixels, palette) {
  const known = new Map();
  const nearest = (red, green, blue) => {
    const colour = (red << 16) | (green << 8) | blue;
    let best = known.get(colour);
    if (best !== undefined) return best;
    let least = Infinity;
    palette.forEach(([r, g, b], number) => {
      const far = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
      if (far < least) [least, best] = [far, number];
    });
    known.set(colour, best);
    return best;
  };
  const numbers = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < numbers.length; at += 1) {
    numbers[at] = nearest(pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]);
  }
  return numbers;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

/** The checksum of PNG; older Node has none of its own. */
function crc(data) {
  if (zlib.crc32 !== undefined) return zlib.crc32(data);
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A PNG of these pixels (red, green, blue and opacity, which is left out). */
export function smallPng(pixels, width, height) {
  const palette = paletteOf(counted(pixels));
  const numbers = indexed(pixels, palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(numbers.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", zlib.deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
