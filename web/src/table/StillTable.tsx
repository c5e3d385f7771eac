/** A small picture of a table as it stands: nothing on it moves, and nothing can be pressed. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useId, useMemo } from "preact/hooks";

import type { Scene } from "../wire/types";
import { BoardLayer, PieceLayer, UnderLayer } from "./Layers";
import { FRAME } from "./layers/Board";
import "./table.css";

interface Props {
  scene: Scene;
  /** Pixels that it may take. */
  width: number;
  height: number;
  /** The part of the table that is shown, without what lies around the table; null: all of it. */
  part?: Part | null;
}

/** A part of a table, in units. */
export interface Part {
  x: number;
  y: number;
  width: number;
  depth: number;
}

const NOTHING_UNDER = signal<number | null>(null);
const NOBODY: readonly number[] = [];

export function StillTable({ scene, width, height, part = null }: Props): JSX.Element {
  const id = useId();
  const sides = useMemo(() => sidesIn(scene), [scene]);
  const wide = part?.width ?? scene.table.width + 2 * FRAME;
  const deep = part?.depth ?? scene.table.depth + 2 * FRAME;
  const scale = Math.min(width / wide, height / deep);
  const left = (part === null ? FRAME : -part.x) * scale;
  const top = (part === null ? FRAME : -part.y) * scale;
  const sheet = { id, scene, scale, sides };
  return (
    <div
      class="still-table"
      inert
      aria-hidden="true"
      style={{ width: `${wide * scale}px`, height: `${deep * scale}px` }}
    >
      <div class="table-view" style={{ "--u": String(1 / scale) }}>
        <div class="still-world" style={{ left: `${left}px`, top: `${top}px` }}>
          <BoardLayer {...sheet} under={NOTHING_UNDER} />
          <UnderLayer {...sheet} regions={[]} fallen={[]} />
          <PieceLayer
            {...sheet}
            selected={null}
            allowed={NOBODY}
            chosen={NOBODY}
            active={NOBODY}
            owners={undefined}
            focus={null}
          />
        </div>
      </div>
    </div>
  );
}

/** Every seat is a side of its own. */
function sidesIn(scene: Scene): readonly number[] {
  const most = Math.max(-1, ...scene.pieces.map(({ seat }) => seat ?? -1));
  return Array.from({ length: most + 1 }, (_, seat) => seat);
}
