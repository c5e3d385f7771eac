/** Motions of whole groups, told once for the group: every member goes along. */
import type { Motion, Piece, Pose, Spot } from "../wire/types";

type Known = ReadonlyMap<number, Piece>;

/**
 * Motions with those of groups spread over their members.
 *
 * A turn that is followed by a move of the same group is part of that move.
 *
 * @param before the pieces as they were shown, by id.
 * @param after the pieces as they are now, by id.
 */
export function spread(motions: readonly Motion[], before: Known, after: Known): Motion[] {
  return motions.flatMap((motion, place) => {
    if (before.has(motion.piece) || after.has(motion.piece)) return [motion];
    const members = membersOf(motion.piece, before, after);
    if (members.length === 0) return [motion];
    const isPart =
      motion.kind === "turn" &&
      motions.slice(place + 1).some(({ piece, kind }) => piece === motion.piece && kind === "move");
    if (isPart) return [];
    return members.flatMap((id) => {
      const from = before.get(id)?.pose ?? null;
      const to = after.get(id)?.pose ?? null;
      return from === null ? [] : [alongWith(motion, id, from, to)];
    });
  });
}

function membersOf(group: number, before: Known, after: Known): number[] {
  const all = new Set<number>();
  for (const piece of [...before.values(), ...after.values()]) {
    if (piece.group === group) all.add(piece.id);
  }
  return [...all];
}

/** The motion of one member: along the group's way, shifted to where it stands in the end. */
function alongWith(motion: Motion, piece: number, from: Pose, to: Pose | null): Motion {
  if (motion.kind !== "move") return { ...motion, piece, pose: null };
  const first = motion.path[0];
  const last = motion.path.at(-1);
  if (first === undefined || last === undefined) return { ...motion, piece, pose: to };
  const goal = to ?? {
    ...from,
    x: from.x + last[0] - first[0],
    y: from.y + last[1] - first[1],
  };
  const path = motion.path
    .slice(1)
    .map((spot): Spot => [spot[0] - last[0] + goal.x, spot[1] - last[1] + goal.y, spot[2]]);
  return { ...motion, piece, path, pose: goal };
}
