/** The picture of the mat: what lies flat, painted as it is from above. */
import { Fragment, type JSX, render } from "preact";

import { Surface } from "../table/layers/Board";
import { type Family, familyOf, lowerFirst } from "../table/looks";
import { pathOf, Shadow } from "../table/paint/brush";
import { matReady } from "../table/paint/matPicture";
import { TILE } from "../table/paint/mats";
import { PAINTERS } from "../table/paint/painters";
import { HOUSE, matOf, paintOf, STONE, WOOD } from "../table/paint/palette";
import { seeded } from "../table/seeded";
import type { Ground, Scene } from "../wire/types";
import { heightOf, isBody } from "./relief";

const SVG = "http://www.w3.org/2000/svg";
/** What stands on the mat itself leaves only its floor on the picture. */
const FLOORS: Partial<Record<Family, string>> = {
  wood: WOOD.floor,
  rocks: STONE.top,
  wall: STONE.joint,
  roof: HOUSE.floor,
};

function Flat({ ground, table }: { ground: Ground; table: Scene["table"] }): JSX.Element {
  const family = familyOf(ground.look);
  const path = pathOf(ground);
  const paint = paintOf(table.ground);
  const floor = FLOORS[family];
  if (floor !== undefined) {
    return (
      <>
        {isBody(ground) && <Shadow ground={ground} height={Math.min(700, heightOf(ground))} />}
        <path d={path} fill={floor} fill-rule="evenodd" opacity={isBody(ground) ? 1 : 0.62} />
      </>
    );
  }
  const id = `g${ground.id}`;
  if (family === "grove" || family === "crag") {
    const Rise = PAINTERS[ground.look === "wooded-cliff" ? "cliff" : "hill"];
    return (
      <>
        <Rise ground={ground} path={path} id={id} paint={paint} />
        <path
          d={path}
          fill={family === "grove" ? WOOD.floor : STONE.top}
          fill-rule="evenodd"
          opacity={0.5}
        />
      </>
    );
  }
  const Painter = PAINTERS[family];
  return <Painter ground={ground} path={path} id={id} paint={paint} />;
}

interface BoardProps extends Pick<Scene, "table" | "terrain"> {
  /** Whether the mat lies under the picture already. */
  bare: boolean;
}

function Board({ table, terrain, bare }: BoardProps): JSX.Element {
  return (
    <>
      <Surface
        id="mat"
        width={table.width}
        depth={table.depth}
        ground={table.ground}
        grid={table.grid}
        bare={bare}
      />
      {[...terrain].sort(lowerFirst).map((ground) => (
        <Fragment key={ground.id}>
          <Flat ground={ground} table={table} />
        </Fragment>
      ))}
    </>
  );
}

/** Pixels of the grain's tile, and how strong it is. */
const WEAVE = 256;
const GRAIN = 30;

/** A tile of fine grain: flock, sand, the weave of a cloth. */
function grain(): HTMLCanvasElement {
  const tile = document.createElement("canvas");
  [tile.width, tile.height] = [WEAVE, WEAVE];
  const pen = tile.getContext("2d");
  const chance = seeded(4711);
  if (!pen) return tile;
  const pixels = pen.createImageData(WEAVE, WEAVE);
  for (let n = 0; n < pixels.data.length; n += 4) {
    const value = 128 + (chance() + chance() - 1) * 128;
    pixels.data.set([value, value, value, GRAIN], n);
  }
  pen.putImageData(pixels, 0, 0);
  // Larger clumps over the fine grains.
  for (let n = 0; n < 260; n += 1) {
    pen.fillStyle = chance() < 0.5 ? "rgb(255 250 220 / 6%)" : "rgb(20 24 0 / 7%)";
    pen.beginPath();
    pen.arc(chance() * WEAVE, chance() * WEAVE, 1 + chance() * 3.5, 0, 2 * Math.PI);
    pen.fill();
  }
  return tile;
}

/** The picture with its grain: up close no ground is of one colour. */
function grained(
  mat: CanvasImageSource | null,
  image: HTMLImageElement,
  [wide, high]: readonly [number, number],
  scale: number,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  if (mat !== null) {
    const side = TILE * scale;
    for (let x = 0; x < wide; x += side) {
      for (let y = 0; y < high; y += side) pen.drawImage(mat, x, y, side + 1, side + 1);
    }
  }
  pen.drawImage(image, 0, 0, wide, high);
  pen.globalCompositeOperation = "overlay";
  pen.fillStyle = pen.createPattern(grain(), "repeat") ?? "transparent";
  pen.fillRect(0, 0, wide, high);
  return canvas;
}

/** The picture, `wide` by `high` pixels. */
export async function boardPicture(
  scene: Pick<Scene, "table" | "terrain">,
  wide: number,
  high: number,
): Promise<HTMLCanvasElement> {
  const { width, depth } = scene.table;
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", `0 0 ${width} ${depth}`);
  drawing.setAttribute("width", String(wide));
  drawing.setAttribute("height", String(high));
  const mat = await matReady(matOf(scene.table.ground));
  render(<Board table={scene.table} terrain={scene.terrain} bare={mat !== null} />, drawing);
  const text = new XMLSerializer().serializeToString(drawing);
  render(null, drawing);
  const image = await picture(`data:image/svg+xml,${encodeURIComponent(text)}`);
  const laid = mat === null ? null : await picture(mat);
  return grained(laid, image, [wide, high], wide / width);
}

/** A picture by its address, once it can be drawn. */
export async function picture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
