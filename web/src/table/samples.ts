/** Pieces and terrain for tests. */
import type { Ground, Piece, Pose } from "../wire/types";

export function pose(x: number, y: number, facing = 0, level = 0): Pose {
  return { x, y, facing, z: level * 400, level };
}

export function piece(id: number, at: Pose | null, more: Partial<Piece> = {}): Piece {
  return {
    id,
    name: `Piece ${id}`,
    seat: 0,
    icon: "sword",
    figure: null,
    base: { type: "round", diameter: 300 },
    pose: at,
    label: "",
    group: null,
    gauges: [],
    badges: [],
    card: null,
    spent: false,
    arc: 0,
    reach: 0,
    ...more,
  };
}

export function ground(id: number, points: [number, number][], more: Partial<Ground> = {}): Ground {
  return {
    id,
    name: `Ground ${id}`,
    look: "wood",
    outline: { points, holes: [] },
    help: { type: "text", key: "table-spent", values: {} },
    height: 0,
    level: 0,
    openings: [],
    points: [],
    storeys: [],
    badges: [],
    ...more,
  };
}

export function box(x: number, y: number, wide: number, deep: number): [number, number][] {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ];
}
