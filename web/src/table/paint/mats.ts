/** Mats: the ground of a table as a picture of its own, painted once and laid side by side. */
import { type Cell, cells, type Field, hills, rough } from "./noise";

/** Pixels along a side of a tile, and the units of table that it covers. */
export const PIXELS = 1024;
export const TILE = 6096;

type Colour = readonly [number, number, number];

/** What a mat looks like at a place of its tile. */
interface Spot {
  colour: Colour;
  /** Height, for light and shade: what faces the upper left is lit. */
  height: number;
}

type Painter = (x: number, y: number) => Spot;

function mixed(one: Colour, other: Colour, part: number): Colour {
  const p = Math.max(0, Math.min(1, part));
  return [
    one[0] + (other[0] - one[0]) * p,
    one[1] + (other[1] - one[1]) * p,
    one[2] + (other[2] - one[2]) * p,
  ];
}

/** From one part to another, rounded at both ends. */
function step(from: number, to: number, value: number): number {
  const part = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** Growth over earth: two greens (or straws), worn where earth shows, and the grain of blades. */
function turf(deep: Colour, light: Colour, earth: Colour, worn: number, seed: number): Painter {
  const [broad, fine, blades] = [rough(3, 4, seed), rough(30, 3, seed + 7), hills(190, seed + 9)];
  const bare = rough(5, 4, seed + 13);
  return (x, y) => {
    // Blades stand upright: thrice as many across as down.
    const grain = blades(3 * x + fine(y, x) * 0.03, y) * 0.5 + fine(x, y) * 0.5;
    const green = mixed(deep, light, step(0.3, 0.7, broad(x, y)) * 0.75 + (grain - 0.5) * 0.7);
    const part = step(worn, worn - 0.09, bare(x, y) + (fine(x, y) - 0.5) * 0.16);
    return { colour: mixed(green, earth, part * 0.8), height: grain * (1 - part * 0.5) * 1.2 };
  };
}

/** Sand in ripples that wander. */
function sand(): Painter {
  const [broad, wander, grains] = [rough(3, 3, 41), rough(4, 3, 43), hills(256, 47)];
  return (x, y) => {
    const wave = Math.sin(2 * Math.PI * (26 * y + 4 * x + 3.4 * wander(x, y)));
    const strong = step(0.36, 0.66, broad(x, y));
    const light =
      0.5 + wave * 0.2 * strong + (broad(x, y) - 0.5) * 0.8 + (grains(x, y) - 0.5) * 0.3;
    return {
      colour: mixed([190, 160, 108], [228, 205, 158], light),
      height: wave * 0.55 * strong + grains(x, y) * 0.6,
    };
  };
}

/** Snow in drifts, blue in the hollows, with earth where the wind has been. */
function snow(): Painter {
  const [drifts, crust, bare] = [rough(4, 4, 61), hills(200, 67), rough(6, 4, 71)];
  return (x, y) => {
    const high = drifts(x, y);
    const white = mixed([196, 211, 224], [246, 248, 248], step(0.25, 0.7, high));
    const part = step(0.27, 0.2, bare(x, y));
    return {
      colour: mixed(white, [151, 146, 128], part * 0.75),
      height: high * 7 + crust(x, y) * 0.35 - part * 0.5,
    };
  };
}

/** Bare rock, cracked. */
function rock(): Painter {
  const [broad, fine, crack] = [rough(4, 4, 81), rough(60, 2, 83), rough(12, 3, 89)];
  const [split, where] = [rough(20, 3, 91), rough(5, 2, 93)];
  return (x, y) => {
    const great = Math.abs(crack(x, y) - 0.5);
    const small = Math.abs(split(x, y) - 0.5) + Math.max(0, 0.5 - where(x, y)) * 0.4;
    const gap = Math.max(step(0.012, 0.003, great), step(0.012, 0.003, small) * 0.6);
    const grey = mixed(
      [126, 120, 109],
      [178, 171, 157],
      broad(x, y) * 1.2 - 0.1 + (fine(x, y) - 0.5) * 0.6,
    );
    return {
      colour: mixed(grey, [74, 68, 58], gap * 0.75),
      height: broad(x, y) * 4 + fine(x, y) * 1.1 - gap * 1.4,
    };
  };
}

/** Stones laid side by side; what grows in the joints, and here and there over them. */
function slabs(
  laid: (x: number, y: number) => Cell,
  stones: readonly [Colour, Colour],
  joint: Colour,
  overgrown: number,
  seed: number,
): Painter {
  const [worn, fine, moss] = [rough(5, 4, seed), rough(60, 2, seed + 3), rough(6, 4, seed + 5)];
  return (x, y) => {
    const bent: Field = (a, b) => (fine(a, b) - 0.5) * 0.004;
    const { joint: far, shade } = laid(x + bent(x, y), y + bent(y, x));
    const inside = step(0.03, 0.11, far);
    const grey = mixed(
      stones[0],
      stones[1],
      shade * 0.6 + worn(x, y) * 0.5 + (fine(x, y) - 0.5) * 0.4,
    );
    const green = step(overgrown, overgrown - 0.12, moss(x, y) + (fine(x, y) - 0.5) * 0.12);
    const stone = mixed(joint, grey, inside);
    return {
      colour: mixed(stone, [102, 116, 62], green * 0.7),
      height: inside * 1.7 + shade * 0.4 + fine(x, y) * 0.9 + green * 0.4,
    };
  };
}

const PAINTERS: Readonly<Record<string, () => Painter>> = {
  meadow: () => turf([104, 124, 62], [158, 172, 100], [150, 128, 88], 0.3, 11),
  steppe: () => turf([142, 132, 76], [196, 182, 118], [168, 138, 94], 0.42, 23),
  sand,
  snow,
  stone: rock,
  ruins: () =>
    slabs(
      cells(18, 0.62, 101),
      [
        [140, 132, 116],
        [188, 178, 156],
      ],
      [94, 84, 62],
      0.42,
      103,
    ),
  dungeon: () =>
    slabs(
      cells(24, 0, 131),
      [
        [92, 90, 90],
        [132, 128, 124],
      ],
      [44, 40, 40],
      0.24,
      137,
    ),
};

/** The names of the mats. */
export const MATS: readonly string[] = Object.keys(PAINTERS);

/** How strong light and shade are. */
const LIGHT = 20;

/** The pixels of a tile, four numbers each; null for an unknown mat. */
export function matPixels(name: string, size = PIXELS): Uint8ClampedArray | null {
  const painter = Object.hasOwn(PAINTERS, name) ? PAINTERS[name]?.() : undefined;
  if (painter === undefined) return null;
  const heights = new Float32Array(size * size);
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const { colour, height } = painter((at % size) / size, Math.floor(at / size) / size);
    pixels[at * 4] = colour[0];
    pixels[at * 4 + 1] = colour[1];
    pixels[at * 4 + 2] = colour[2];
    heights[at] = height;
  }
  for (let at = 0; at < size * size; at += 1) {
    const x = at % size;
    const y = (at - x) / size;
    const left = heights[y * size + ((x + size - 1) % size)] ?? 0;
    const above = heights[((y + size - 1) % size) * size + x] ?? 0;
    const lit = (2 * (heights[at] ?? 0) - left - above) * LIGHT;
    for (let part = 0; part < 3; part += 1) {
      pixels[at * 4 + part] = (pixels[at * 4 + part] ?? 0) + lit;
    }
    pixels[at * 4 + 3] = 255;
  }
  return pixels;
}
