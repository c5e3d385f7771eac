/** Whoever can be chosen and led: a piece, or a group (a block, a regiment) that goes as one. */
import type { Base, Figure, Label, Piece, Pose, Scene, Spot } from "../../wire/types";
import { distance, reach, whole } from "./geometry";

export interface Led {
  id: number;
  name: Label;
  seat: number | null;
  icon: string;
  figure: Figure | null;
  /** Where its way begins: for a block the middle of its front edge. */
  pose: Pose | null;
  /** Its base; a group has none of its own. */
  base: Base | null;
  /** Units around its pose within which a drag means it. */
  near: number;
  /** The pieces that go with it; a piece alone is its own only member. */
  members: readonly Piece[];
}

export function ledOf(scene: Scene, id: number | null): Led | null {
  if (id === null) return null;
  const piece = scene.pieces.find((each) => each.id === id);
  if (piece !== undefined) {
    const { name, seat, icon, figure, pose, base } = piece;
    const near = reach(base);
    return { id, name, seat, icon, figure, pose, base, near, members: [piece] };
  }
  const group = scene.groups.find((each) => each.id === id);
  if (group === undefined) return null;
  const members = scene.pieces.filter((each) => each.group === id);
  const { name, seat, pose } = group;
  const { icon = "", figure = null } = members[0] ?? {};
  const near = nearest(pose, members);
  return { id, name, seat, icon, figure, pose, base: null, near, members };
}

function nearest(pose: Pose | null, members: readonly Piece[]): number {
  if (pose === null) return 0;
  const apart = members.flatMap((each) => (each.pose === null ? [] : [distance(pose, each.pose)]));
  return apart.length === 0 ? 0 : Math.min(...apart);
}

/** Where a member stands when its group goes rigidly from one pose to another. */
export function carried(member: Pose, from: Pose, to: Pose): Pose {
  const turn = (to.facing - from.facing) * (Math.PI / 1800);
  const [dx, dy] = [member.x - from.x, member.y - from.y];
  return {
    ...to,
    x: Math.round(to.x + dx * Math.cos(turn) - dy * Math.sin(turn)),
    y: Math.round(to.y + dx * Math.sin(turn) + dy * Math.cos(turn)),
    facing: (member.facing + to.facing - from.facing + 7200) % 3600,
  };
}

/** How far from where its way begins somebody was taken hold of: a block is not led by its heel. */
export function holdOn(led: Led, spot: Spot): { x: number; y: number } {
  if (led.pose === null || led.base !== null) return { x: 0, y: 0 };
  return { x: spot[0] - led.pose.x, y: spot[1] - led.pose.y };
}

/** The place meant by a pointer that holds somebody there. */
export function heldAt(spot: Spot, hold: { x: number; y: number } | undefined): Spot {
  return hold === undefined ? spot : whole(spot[0] - hold.x, spot[1] - hold.y, spot[2]);
}

/**
 * Whom a pointer on a piece means: the piece, or its group where that is wanted and the piece is
 * not.
 */
export function meant(
  scene: Scene | null,
  piece: number | null,
  isWanted: (id: number) => boolean,
): number | null {
  if (piece === null || scene === null || isWanted(piece)) return piece;
  const group = scene.pieces.find((each) => each.id === piece)?.group ?? null;
  return group !== null && isWanted(group) ? group : piece;
}
