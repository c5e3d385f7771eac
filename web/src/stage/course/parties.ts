/** Who acts on whom in a line of the story, and where they stand. */
import type { Happening, Piece, Pose, Scene } from "../../wire/types";

export interface Place {
  x: number;
  y: number;
}

/** A piece that is on the table. */
export type Standing = Piece & { pose: Pose };

export interface Parties {
  own: Standing[];
  foes: Standing[];
  /** Where they are, on the middle; null: nowhere. */
  source: Place | null;
  target: Place | null;
  /** They stand apart: what looks like a blow is a shot. */
  isAfar: boolean;
}

/** The pieces that an id of the story stands for: itself, or the members of a group. */
export function membersOf(scene: Scene, id: number): Piece[] {
  const own = scene.pieces.find((piece) => piece.id === id);
  return own !== undefined ? [own] : scene.pieces.filter((piece) => piece.group === id);
}

/**
 * Who acts and on whom. The first that a line names acts, with those of his side who are named after
 * him; where nobody else is named than his own side, those named later are acted upon.
 */
export function partiesOf(scene: Scene, { about }: Happening): Parties {
  const [first, ...others] = about;
  const own = first === undefined ? [] : standing(scene, [first]);
  const named = standing(scene, others).filter((piece) => !own.includes(piece));
  const foes = named.filter(({ seat }) => seat !== own[0]?.seat);
  const parties =
    foes.length === 0
      ? { own, foes: named }
      : { own: [...own, ...named.filter((piece) => !foes.includes(piece))], foes };
  return {
    ...parties,
    source: middleOf(parties.own),
    target: middleOf(parties.foes),
    isAfar: parties.foes.length > 0 && isApart(parties.own, parties.foes),
  };
}

function standing(scene: Scene, ids: readonly number[]): Standing[] {
  const found = ids.flatMap((id) => membersOf(scene, id));
  return found.filter((piece): piece is Standing => piece.pose !== null);
}

export function middleOf(pieces: readonly Standing[]): Place | null {
  if (pieces.length === 0) return null;
  const sum = pieces.reduce((at, { pose }) => ({ x: at.x + pose.x, y: at.y + pose.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / pieces.length, y: sum.y / pieces.length };
}

/** Room between two bases that no blow reaches over, in units. */
const ARM = 500;

function isApart(own: readonly Standing[], foes: readonly Standing[]): boolean {
  return !own.some((one) =>
    foes.some((foe) => {
      const apart = Math.hypot(one.pose.x - foe.pose.x, one.pose.y - foe.pose.y);
      return apart - reach(one) - reach(foe) < ARM;
    }),
  );
}

function reach({ base }: Piece): number {
  return base.type === "round" ? base.diameter / 2 : Math.max(base.width, base.depth) / 2;
}
