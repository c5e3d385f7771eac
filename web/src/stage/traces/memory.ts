/** Where everybody stood at each moment of what is told, those who fell since among them. */
import type { Motion, Piece, Pose, Scene } from "../../wire/types";
import { carried } from "../course/motion";
import { middleOf, type Place, type Standing } from "../course/parties";

/** How all stood after an entry. */
export interface Before {
  at: number;
  scene: Scene;
}

export class Memory {
  /** Whether it is known where they stood before. */
  readonly isSure: boolean;
  readonly #scene: Scene;
  readonly #pieces = new Map<number, Piece>();

  constructor(scene: Scene, before: Before | null) {
    this.isSure = before !== null;
    this.#scene = scene;
    for (const piece of scene.pieces) this.#pieces.set(piece.id, piece);
    for (const piece of before?.scene.pieces ?? []) {
      const known = this.#pieces.get(piece.id);
      // Who appeared since stands where he stands; everybody else where he stood.
      if (piece.pose !== null || known === undefined) {
        this.#pieces.set(piece.id, { ...piece, ...known, pose: piece.pose });
      }
    }
  }

  /** The scene as it was at this moment. */
  scene(): Scene {
    return { ...this.#scene, pieces: [...this.#pieces.values()] };
  }

  /** The pieces on the table that an id stands for: itself, or the members of a group. */
  members(id: number): Standing[] {
    const own = this.#pieces.get(id);
    const all =
      own === undefined ? [...this.#pieces.values()].filter((one) => one.group === id) : [own];
    return all.filter((piece): piece is Standing => piece.pose !== null);
  }

  /** Whoever still stands, where he stands now. */
  settled(piece: Standing): Standing {
    const pose = this.#scene.pieces.find(({ id }) => id === piece.id)?.pose ?? null;
    return pose === null ? piece : { ...piece, pose };
  }

  /** The outline of a block as it stands now. */
  outlineOf(id: number): Place[] | null {
    const outline = this.#scene.groups.find((group) => group.id === id)?.outline ?? null;
    return outline?.points.map(([x, y]) => ({ x, y })) ?? null;
  }

  foesOf({ seat }: Piece): Standing[] {
    return [...this.#pieces.values()].filter(
      (piece): piece is Standing =>
        piece.pose !== null && piece.seat !== null && piece.seat !== seat,
    );
  }

  /** Somebody has moved. */
  move(motion: Motion): void {
    const movers = this.members(motion.piece);
    const [first] = movers;
    const last = motion.path.at(-1);
    if (first === undefined || !["move", "place", "turn"].includes(motion.kind)) return;
    if (!this.isSure) return;
    if (movers.length === 1 && first.id === motion.piece) {
      const turned = { ...first.pose, facing: motion.amount };
      this.#put(first, motion.pose ?? (motion.kind === "turn" ? turned : first.pose));
      return;
    }
    const group = middleOf(movers);
    const from = motion.path[0];
    if (group === null || from === undefined || last === undefined) return;
    const there: Pose = { x: last[0], y: last[1], z: 0, level: last[2], facing: 0 };
    const here: Pose = { x: from[0], y: from[1], z: 0, level: from[2], facing: 0 };
    for (const mover of movers) this.#put(mover, carried(mover.pose, here, there));
  }

  #put(piece: Piece, pose: Pose): void {
    this.#pieces.set(piece.id, { ...piece, pose });
  }
}
