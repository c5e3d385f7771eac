/**
 * A QR code of an address: bytes, error correction M, versions 1 to 10 (213 bytes), as ISO/IEC
 * 18004 has it.
 */

/** Of each version: error correction words of a block, and the data words of every block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the middles of the small squares lie, besides 6. */
const SQUARES: readonly (readonly number[])[] = [
  [],
  [18],
  [22],
  [26],
  [30],
  [34],
  [22, 38],
  [24, 42],
  [26, 46],
  [28, 50],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return EXP[((LOG[one] ?? 0) + (LOG[other] ?? 0)) % 255] ?? 0;
}

/** The error correction words of a block. */
function corrections(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const root = EXP[power] ?? 0;
    const next = [...generator, 0];
    for (const [n, factor] of generator.entries()) {
      next[n + 1] = (next[n + 1] ?? 0) ^ times(factor, root);
    }
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] ?? 0;
    for (const [n, factor] of generator.entries()) {
      rest[at + n] = (rest[at + n] ?? 0) ^ times(factor, lead);
    }
  }
  return rest.slice(data.length);
}

/** A number with its check bits behind it. */
function checked(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(polynomial);
  while (31 - Math.clz32(rest) >= top && rest !== 0) {
    rest ^= polynomial << (31 - Math.clz32(rest) - top);
  }
  return (value << bits) | rest;
}

/** All words in the order in which they are drawn. */
function wordsOf(bytes: Uint8Array, version: number): number[] {
  const [each, sizes] = BLOCKS[version - 1] ?? [0, []];
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const lengthBits = version < 10 ? 8 : 16;
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  }
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks = sizes.map((size, n) => {
    const from = sizes.slice(0, n).reduce((sum, other) => sum + other, 0);
    return data.slice(from, from + size);
  });
  const extra = blocks.map((block) => corrections(block, each));
  const woven = (rows: number[][]): number[] => {
    const most = Math.max(...rows.map((row) => row.length));
    return Array.from({ length: most }, (_, n) => rows.flatMap((row) => row[n] ?? [])).flat();
  };
  return [...woven(blocks), ...woven(extra)];
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Dark and light; null where data goes. */
type Grid = (boolean | null)[][];

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => {
    const line = grid[row];
    if (line !== undefined && column >= 0 && column < size) line[column] = dark;
  };
  const ring = (row: number, column: number, reach: number, light: readonly number[]): void => {
    for (let dr = -reach; dr <= reach; dr += 1) {
      for (let dc = -reach; dc <= reach; dc += 1) {
        const far = Math.max(Math.abs(dr), Math.abs(dc));
        set(row + dr, column + dc, !light.includes(far));
      }
    }
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    ring(row, column, 4, [2, 4]);
  }
  const middles = [6, ...(SQUARES[version - 1] ?? [])];
  const last = middles.at(-1);
  for (const row of middles) {
    for (const column of middles) {
      const isCorner =
        (row === 6 && column === 6) ||
        (row === 6 && column === last) ||
        (row === last && column === 6);
      if (version > 1 && !isCorner) ring(row, column, 2, [1]);
    }
  }
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  set(size - 8, 8, true);
  // Kept free for what tells the mask and the version.
  for (let at = 0; at < 9; at += 1) {
    if (grid[8]?.[at] === null) set(8, at, false);
    if (grid[at]?.[8] === null) set(at, 8, false);
    if (at < 8) set(8, size - 1 - at, false);
    if (at < 7) set(size - 1 - at, 8, false);
  }
  if (version >= 7) {
    const bits = checked(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(along, across, ((bits >> bit) & 1) === 1);
      set(across, along, ((bits >> bit) & 1) === 1);
    }
  }
  return grid;
}

function filled(words: readonly number[], version: number, mask: number): boolean[][] {
  const empty = frame(version);
  const grid = empty.map((row) => [...row]);
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((size - (right > 6 ? 1 : 2) - right) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (empty[row]?.[column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        const line = grid[row];
        if (line !== undefined) line[column] = dark !== (MASKS[mask]?.(row, column) ?? false);
        bit += 1;
      }
    }
  }
  const told = checked(mask, 0x537, 10) ^ 0x5412;
  const put = (row: number, column: number, at: number): void => {
    const line = grid[row];
    if (line !== undefined) line[column] = ((told >> at) & 1) === 1;
  };
  for (let at = 0; at < 15; at += 1) {
    if (at < 6) put(at, 8, at);
    else if (at < 8) put(at + 1, 8, at);
    else if (at === 8) put(8, 7, at);
    else put(8, 14 - at, at);
    if (at < 8) put(8, size - 1 - at, at);
    else put(size - 15 + at, 8, at);
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

/** How hard a code is to read: long runs, squares of one colour, too much of one of them. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  let sum = 0;
  let dark = 0;
  const size = grid.length;
  const at = (row: number, column: number): boolean => grid[row]?.[column] === true;
  for (let one = 0; one < size; one += 1) {
    for (const isRow of [true, false]) {
      let run = 0;
      for (let two = 0; two < size; two += 1) {
        const here = isRow ? at(one, two) : at(two, one);
        const before = isRow ? at(one, two - 1) : at(two - 1, one);
        run = two > 0 && here === before ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
      }
    }
    for (let two = 0; two < size; two += 1) {
      if (at(one, two)) dark += 1;
      const square = [at(one, two + 1), at(one + 1, two), at(one + 1, two + 1)];
      const isInside = one + 1 < size && two + 1 < size;
      if (isInside && square.every((each) => each === at(one, two))) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5);
}

/** The squares of a code, row by row, true for dark; null: more words than it can hold. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, sizes], n) => {
    const room = sizes.reduce((sum, size) => sum + size, 0);
    return bytes.length <= room - (n < 9 ? 2 : 3);
  });
  if (version < 0) return null;
  const words = wordsOf(bytes, version + 1);
  const grids = MASKS.map((_, mask) => filled(words, version + 1, mask));
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}
