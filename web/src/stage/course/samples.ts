/** A small charge for tests: two groups, their story, and a clock that is turned by hand. */
import { happening, rolling, scene, sight, text, told } from "../../model/testing/fixtures";
import { piece, pose } from "../../table/samples";
import type { Group, Happening, Motion, Piece, Scene, Sight, Told } from "../../wire/types";
import type { Clock } from "./director";

/** A clock that stands still until it is turned. */
export class HandClock implements Clock {
  #now = 0;
  #next = 1;
  readonly #due = new Map<number, (now: number) => void>();

  now(): number {
    return this.#now;
  }

  frame(run: (now: number) => void): number {
    this.#next += 1;
    this.#due.set(this.#next, run);
    return this.#next;
  }

  cancel(frame: number): void {
    this.#due.delete(frame);
  }

  get isRunning(): boolean {
    return this.#due.size > 0;
  }

  /** Let so many milliseconds go by, in frames of twenty. */
  turn(by: number): void {
    for (const end = this.#now + by; this.#now < end; ) {
      this.#now = Math.min(end, this.#now + 20);
      const due = [...this.#due.values()];
      this.#due.clear();
      for (const run of due) run(this.#now);
    }
  }
}

export const RIDERS = 10;
export const SPEARS = 20;

function group(id: number, at: [number, number], seat: number, strength: number): Group {
  const [x, y] = at;
  const gauge = { label: "Figures", value: strength, most: null, kind: "number" } as const;
  return {
    id,
    name: `Group ${id}`,
    seat,
    outline: {
      points: [
        [x - 150, y],
        [x + 450, y],
        [x + 450, y + 300],
        [x - 150, y + 300],
      ],
      holes: [],
    },
    front: null,
    pose: pose(x, y),
    gauges: [gauge],
    badges: [],
    card: null,
  } as unknown as Group;
}

/** Riders at a place and, well away, spears: so many of them. */
export function field(x: number, spears: number): Scene {
  const riders = [1, 2].map((n): Piece => piece(n, pose(x + n * 300, 0), { group: RIDERS }));
  const standing = [3, 4, 5]
    .slice(0, spears)
    .map((n): Piece => piece(n, pose(5000 + n * 300, 0), { group: SPEARS, seat: 1 }));
  const groups = [group(RIDERS, [x, 0], 0, 2), group(SPEARS, [5900, 0], 1, spears)];
  return scene({ pieces: [...riders, ...standing], groups });
}

export function motion(kind: Motion["kind"], id: number, more: Partial<Motion> = {}): Happening {
  const moves = { piece: id, kind, path: [], pose: null, amount: 0, manner: "", ...more };
  return happening({ kind, motion: moves, about: [id], text: text(kind) });
}

export const CHARGED = motion("move", RIDERS, {
  path: [
    [0, 0, 0],
    [3000, 0, 0],
  ],
  pose: pose(3000, 0),
  manner: "charge",
});
export const BLOWS = happening({
  kind: "Rolled",
  roll: rolling({ dice: [5, 2], hits: [true, false] }),
  about: [RIDERS, SPEARS],
  effect: "strike",
});
export const LOST = motion("hurt", SPEARS, { amount: 1 });
export const FELL = motion("slain", 5);

/** Entry 1: the riders charge, strike, and one of the spears falls. */
export const STORY: Told[] = [
  told(0),
  told(1, { happenings: [happening({ kind: "Announced" }), CHARGED, BLOWS, LOST, FELL] }),
];

export const BEFORE: Sight = sight({ number: 1, at: 0, scene: field(0, 3) });
export const AFTER: Sight = sight({ number: 2, at: 1, scene: field(3000, 2) });
