/** Drawing areas, putting things down and dragging them, by mouse and by touch. */
import { useRef, useState } from "preact/hooks";

import type { Hands, Held } from "../board/Board";
import type { Point } from "../board/geometry";
import { snapped } from "../board/geometry";
import { SMALL_TURN, TURN_STEP } from "../board/lengths";
import {
  boxOf,
  type Corners,
  circleOf,
  cornersIn,
  distance,
  LEAST,
  onto,
  pulledCorner,
  roundOf,
  withCorner,
} from "./areas";
import type { Desk, Tool } from "./desk";
import { extent, type Moving, middleOfTerrain, movedRow, thingAt } from "./dragging";
import { OUTLINE, rowsOf, spotOf, TERRAIN, type Thing, withArea, withRow, withSpot } from "./parts";
import { facingFrom } from "./turning";

type Grip =
  | { kind: "draw"; from: Point }
  | ({ kind: "move" } & Moving)
  | { kind: "corner"; thing: Thing; index: number; corners: Corners }
  | { kind: "radius"; thing: Thing; middle: Point }
  | { kind: "turn"; thing: Thing; middle: Point };

/** What is being drawn and is no area yet. */
export interface Sketch {
  corners: Corners;
  /** Corners that are set one by one: more may follow. */
  open: boolean;
}

/** Pixels within which a press is the first corner again, and an edge draws a place to itself. */
const NEAR = 12;

export interface Drawing {
  hands: Hands;
  sketch: Sketch | null;
  /** The corners that are set so far become an area. */
  close(): void;
  /** What is put down without the pointer: in the middle of the table. */
  put(): void;
  cancel(): void;
}

export function useHands(
  desk: Desk,
  tool: Tool | null,
  onTool: (tool: Tool | null) => void,
  grid: number,
): Drawing {
  const grip = useRef<Grip | null>(null);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const { table, sheet } = desk;

  const place = ({ at, pixel }: Held): Point => {
    const [x, y] = onto(table, grid > 0 ? snapped(at, grid) : at);
    const edge = (value: number, most: number) =>
      value < NEAR * pixel ? 0 : value > most - NEAR * pixel ? most : Math.round(value / 10) * 10;
    return [edge(x, table.width), edge(y, table.depth)];
  };
  const add = (corners: Corners) => {
    if (tool === null) return;
    const index = rowsOf(sheet, tool.part.name).length;
    desk.change((now) => withArea(now, tool.part, corners, table));
    desk.choose({ part: tool.part.name, index });
    setSketch(null);
    onTool(null);
  };
  const stand = (at: Point) => {
    if (tool === null) return;
    const index = rowsOf(sheet, tool.part.name).length;
    desk.change((now) => withSpot(now, tool.part, at, table));
    desk.choose({ part: tool.part.name, index });
    onTool(null);
  };
  const usual = (middle: Point): Corners => {
    const side = Math.min(table.width, table.depth) / 4;
    if (tool?.shape === "circle") {
      const [x, y] = middle;
      const room = Math.min(side / 2, x, y, table.width - x, table.depth - y);
      return circleOf(middle, Math.max(room, LEAST));
    }
    const half = side / 2;
    return boxOf(
      onto(table, [middle[0] - half, middle[1] - half]),
      onto(table, [middle[0] + half, middle[1] + half]),
    );
  };
  const drawn = (from: Point, to: Point): Corners => {
    if (tool?.shape !== "circle") return boxOf(from, to);
    const [x, y] = from;
    const room = Math.min(x, y, table.width - x, table.depth - y);
    return circleOf(from, Math.min(Math.max(distance(from, to), LEAST), Math.max(room, LEAST)));
  };

  const begin = (held: Held): boolean => {
    if (tool === null) return false;
    const at = place(held);
    if (tool.shape === "spot") stand(at);
    else if (tool.shape === "corners") {
      const [first] = sketch?.corners ?? [];
      const corners = sketch?.corners ?? [];
      const isBack = first !== undefined && distance(first, held.at) < NEAR * held.pixel;
      if (isBack && corners.length > 2) add(corners);
      else if (!isBack) setSketch({ corners: [...corners, at], open: true });
    } else grip.current = { kind: "draw", from: at };
    return true;
  };
  const grab = (thing: Thing, from: Point): boolean => {
    const row = rowsOf(sheet, thing.part)[thing.index];
    if (row === undefined) return false;
    desk.choose(thing);
    grip.current = { kind: "move", thing, from, row };
    return true;
  };
  const handle = (words: string, held: Held): boolean => {
    const thing = desk.chosen;
    const row = thing && rowsOf(sheet, thing.part)[thing.index];
    if (!thing || !row) return false;
    const [what = "", number = "0"] = words.split(" ");
    const corners = cornersIn(row[OUTLINE]);
    if (what === "turn") {
      const middle = thing.part === TERRAIN ? middleOfTerrain(row) : spotOf(row);
      grip.current = { kind: "turn", thing, middle };
    } else if (what === "radius") {
      const middle = roundOf(corners)?.middle;
      if (middle) grip.current = { kind: "radius", thing, middle };
    } else if (what === "corner") {
      grip.current = { kind: "corner", thing, index: Number(number), corners };
    } else {
      const more = withCorner(corners, Number(number), place(held));
      desk.change((now) => withRow(now, thing, { ...row, [OUTLINE]: more }), "hand");
      grip.current = { kind: "corner", thing, index: Number(number) + 1, corners: more };
    }
    return true;
  };

  const hands: Hands = {
    look: tool === null ? "" : "is-drawing",
    over: (held) => {
      if (begin(held)) return true;
      const hand = held.target?.closest("[data-hand]")?.getAttribute("data-hand");
      if (hand) return handle(hand, held);
      const name = held.target?.closest("[data-thing]")?.getAttribute("data-thing");
      const [part = "", index = ""] = name?.split(" ") ?? [];
      return part !== "" && grab({ part, index: Number(index) }, held.at);
    },
    under: (held) => {
      const found = thingAt(desk, held.at);
      if (found !== null) return grab(found, held.at);
      desk.choose(null);
      return false;
    },
    drag: (held) => {
      const now = grip.current;
      if (now === null) return;
      if (now.kind === "draw") {
        setSketch({ corners: drawn(now.from, place(held)), open: false });
        return;
      }
      const row = rowsOf(sheet, now.thing.part)[now.thing.index];
      if (row === undefined) return;
      const put = (next: Record<string, unknown>) =>
        desk.change((before) => withRow(before, now.thing, next), "hand");
      if (now.kind === "corner") {
        const corners = pulledCorner(now.corners, now.index, place(held), table);
        put({ ...row, [OUTLINE]: corners });
      } else if (now.kind === "radius") {
        const [x, y] = now.middle;
        const room = Math.min(x, y, table.width - x, table.depth - y);
        const radius = Math.round(distance(now.middle, held.at) / 10) * 10;
        put({ ...row, [OUTLINE]: circleOf(now.middle, Math.max(LEAST, Math.min(radius, room))) });
      } else if (now.kind === "turn") {
        const step = held.event.shiftKey || grid > 0 ? TURN_STEP : SMALL_TURN;
        put(facingFrom(row, now.thing.part, now.middle, held.at, step));
      } else put(movedRow(desk, now, held, grid));
    },
    end: () => {
      const now = grip.current;
      grip.current = null;
      desk.settle();
      if (now?.kind !== "draw") return;
      const { corners } = sketch ?? { corners: [] };
      const sides = extent(corners);
      add(Math.min(...sides) >= LEAST ? corners : usual(now.from));
    },
    hover: () => undefined,
  };
  const middle: Point = [table.width / 2, table.depth / 2];
  return {
    hands,
    sketch,
    close: () => {
      if (sketch?.open && sketch.corners.length > 2) add(sketch.corners);
    },
    put: () => {
      if (sketch?.open) return;
      if (tool?.shape === "spot") stand(middle);
      else if (tool !== null) add(usual(middle));
    },
    cancel: () => {
      grip.current = null;
      setSketch(null);
      onTool(null);
    },
  };
}
