/** The table being laid: every piece at its true size, the chosen one with its handles. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { FRAME, Lamp, Surface, Terrain } from "../../table/layers/Board";
import { lowerFirst } from "../../table/looks";
import { paintOf } from "../../table/paint/palette";
import { length, measure, say, t } from "../../texts";
import type { Ground } from "../../wire/types";
import {
  extentOf,
  facingTo,
  type Handle,
  type Kit,
  kindOf,
  type LaidPiece,
  type Point,
  pieceAt,
  pulled,
  snapped,
} from "./geometry";
import { Handles } from "./Handles";
import { gridOf, SMALL_TURN, TURN_STEP } from "./lengths";
import type { Laying } from "./plan";
import { usePixel, useWheel } from "./useBoard";

interface Props {
  kit: Kit;
  plan: Laying;
  grounds: readonly Ground[];
  /** Pieces with which something is wrong. */
  blamed: readonly number[];
  snap: boolean;
  /** Tells how to find places of the table under the pointer. */
  onReady(find: (x: number, y: number) => Point | null): void;
  /** True: it can only be looked at. */
  still?: boolean;
  /** What lies there and is no piece of the box, from below. */
  fixed?: readonly Ground[];
  /** What is drawn under the terrain, and over all. */
  below?(pixel: number): ComponentChildren;
  above?(pixel: number): ComponentChildren;
  /** Who else takes hold of things on the table. */
  hands?: Hands;
}

/** Hands for what is no piece of the box. */
export interface Hands {
  /** Takes hold of something that lies over the pieces. False: there is nothing. */
  over(held: Held): boolean;
  /** The same of what lies under them. */
  under(held: Held): boolean;
  drag(held: Held): void;
  end(): void;
  /** Nothing is held, and the pointer is there. */
  hover(held: Held): void;
  /** How the pointer looks meanwhile: a class of the board. */
  look: string;
}

/** Where the pointer is. */
export interface Held {
  at: Point;
  target: Element | null;
  event: PointerEvent;
  /** Units in a pixel. */
  pixel: number;
}

type Grip =
  | { kind: "move"; index: number; from: Point; piece: LaidPiece }
  | { kind: "pull"; index: number; handle: Handle; piece: LaidPiece }
  | { kind: "turn"; index: number; piece: LaidPiece }
  | { kind: "hands" };

const NOTHING: readonly Ground[] = [];
const HANDS: Grip = { kind: "hands" };

export function Board(props: Props) {
  const { kit, plan, grounds, blamed, snap, onReady, still = false, hands } = props;
  const fixed = props.fixed ?? NOTHING;
  const svg = useRef<SVGSVGElement>(null);
  const pixel = usePixel(svg);
  const [grip, setGrip] = useState<Grip | null>(null);
  const { table } = plan.now;
  const grid = snap ? gridOf(measure.value) : 0;
  const paint = paintOf(table.ground);
  const sorted = useMemo(
    () => [...fixed.map((ground) => ({ ...ground, id: -ground.id })), ...grounds].sort(lowerFirst),
    [fixed, grounds],
  );
  const chosen = plan.chosen === null ? undefined : table.pieces[plan.chosen];
  const kind = chosen && kindOf(kit, chosen.key);

  const placeAt = (x: number, y: number): Point | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return [at.x, at.y];
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: given away once; `placeAt` looks at the board when it is asked
  useEffect(() => onReady(placeAt), []);

  const begin = (event: PointerEvent) => {
    if (still || event.button !== 0) return;
    const at = placeAt(event.clientX, event.clientY);
    if (at === null) return;
    svg.current?.focus({ preventScroll: true });
    const target = event.target instanceof Element ? event.target : null;
    const held = { at, target, event, pixel };
    const found = hands?.over(held) ? HANDS : (gripAt(target, at) ?? underneath(held));
    if (found?.kind !== "hands") plan.choose(found?.index ?? null);
    if (found === null) return;
    svg.current?.setPointerCapture(event.pointerId);
    setGrip(found);
  };
  const underneath = (held: Held): Grip | null => (hands?.under(held) ? HANDS : null);
  const gripAt = (target: EventTarget | null, at: Point): Grip | null => {
    const name = target instanceof Element ? target.closest("[data-handle]") : null;
    const wanted = name?.getAttribute("data-handle") ?? null;
    if (wanted !== null && chosen && plan.chosen !== null) {
      if (wanted === "turn") return { kind: "turn", index: plan.chosen, piece: chosen };
      const [along = 0, across = 0] = wanted.split(" ").map(Number);
      const handle = { along, across } as Handle;
      return { kind: "pull", index: plan.chosen, handle, piece: chosen };
    }
    const index = pieceAt(table, kit, at);
    const piece = index === null ? undefined : table.pieces[index];
    return index === null || piece === undefined ? null : { kind: "move", index, from: at, piece };
  };
  const drag = (event: PointerEvent) => {
    if (grip === null || grip.kind === "hands") {
      const at = hands && placeAt(event.clientX, event.clientY);
      if (!hands || !at) return;
      const held = { at, target: null, event, pixel };
      if (grip === null) hands.hover(held);
      else hands.drag(held);
      return;
    }
    const at = placeAt(event.clientX, event.clientY);
    const held = kindOf(kit, grip.piece.key);
    if (at === null || held === undefined) return;
    if (grip.kind === "turn") {
      const step = event.shiftKey || snap ? TURN_STEP : SMALL_TURN;
      plan.shift(grip.index, { facing: facingTo(grip.piece, at, step) }, "drag");
    } else if (grip.kind === "pull") {
      const step = snap ? 100 : 10;
      plan.shift(grip.index, pulled(held, grip.piece, grip.handle, at, step), "drag");
    } else {
      const { piece, from } = grip;
      const [x, y] = snapped([piece.x + at[0] - from[0], piece.y + at[1] - from[1]], grid);
      plan.shift(grip.index, { x, y }, "drag");
    }
  };
  const end = () => {
    if (grip === null) return;
    setGrip(null);
    if (grip.kind === "hands") hands?.end();
    plan.settle();
  };
  useWheel(svg, (event) => {
    const at = placeAt(event.clientX, event.clientY);
    if (still || !chosen || plan.chosen === null || at === null || event.ctrlKey) return false;
    if (pieceAt(table, kit, at) !== plan.chosen) return false;
    const by = Math.sign(event.deltaY) * (event.shiftKey ? SMALL_TURN : TURN_STEP / 3);
    plan.shift(plan.chosen, { facing: chosen.facing + by }, "wheel");
    return true;
  });

  return (
    <svg
      ref={svg}
      class={`lay-board ${grip === null ? "" : `is-${grip.kind}`} ${hands?.look ?? ""}`}
      viewBox={`${-FRAME} ${-FRAME} ${table.width + 2 * FRAME} ${table.depth + 2 * FRAME}`}
      role={still ? "img" : "application"}
      aria-label={t("make-board", { width: length(table.width), depth: length(table.depth) })}
      tabindex={still ? -1 : 0}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Surface
        id="lay"
        width={table.width}
        depth={table.depth}
        ground={table.ground}
        grid={snap ? grid * 2 : null}
      />
      {props.below?.(pixel)}
      {sorted.map((ground) => (
        <Terrain key={ground.id} id="lay" ground={ground} paint={paint} opened={false} />
      ))}
      <Lamp id="lay" width={table.width} depth={table.depth} />
      {blamed.map((index) => {
        const ground = grounds[index];
        return (
          ground && (
            <polygon
              key={index}
              class="lay-blamed"
              points={ground.outline.points.map((point) => point.join(",")).join(" ")}
            />
          )
        );
      })}
      {grounds.map((ground, index) => (
        <PieceName
          key={ground.id}
          ground={ground}
          name={table.pieces[index]?.name ?? ""}
          pixel={pixel}
        />
      ))}
      {!still && chosen && kind && (
        <Handles kind={kind} piece={chosen} turning={grip?.kind === "turn"} pixel={pixel} />
      )}
      {props.above?.(pixel)}
    </svg>
  );
}

/** The name that somebody gave a piece, on the piece. */
function PieceName(props: { ground: Ground; name: string; pixel: number }) {
  const { ground, name, pixel } = props;
  if (name === "") return null;
  const { left, right, top, bottom } = extentOf(ground.outline.points);
  return (
    <text
      class="lay-name"
      x={(left + right) / 2}
      y={top + (bottom - top) * 0.75}
      font-size={16 * pixel}
      stroke-width={3 * pixel}
    >
      {say(name)}
    </text>
  );
}
