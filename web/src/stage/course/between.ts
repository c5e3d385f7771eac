/** Scenes in between: the table as it stands after a part of the story has been shown. */
import type { Fallen } from "../../model/contract";
import { smallest } from "../../table/geometry";
import type { Gauge, Group, Outline, Piece, Scene } from "../../wire/types";
import type { Beat } from "./beats";
import { type Cast, samePose } from "./cast";
import { carried } from "./motion";
import { membersOf } from "./parties";

/** The scene with those who appear in a beat already in it, for they are drawn while they do. */
export function entered(scene: Scene, beat: Beat, final: Scene): Scene {
  if (beat.kind !== "place") return scene;
  const newcomers = beat.happenings.flatMap(({ motion }): Piece[] => {
    if (motion === null || motion.pose === null) return [];
    const known = final.pieces.find(({ id }) => id === motion.piece);
    const before = scene.pieces.find(({ id }) => id === motion.piece);
    const piece = known ?? before;
    return piece === undefined ? [] : [{ ...piece, pose: motion.pose }];
  });
  const ids = new Set(newcomers.map(({ id }) => id));
  return { ...scene, pieces: [...scene.pieces.filter(({ id }) => !ids.has(id)), ...newcomers] };
}

/**
 * The scene after a beat.
 *
 * @param later the beats still to come: who is named there again keeps what he has until then.
 */
export function sceneAfter(
  scene: Scene,
  beat: Beat,
  cast: Cast,
  final: Scene,
  later: readonly Beat[],
): Scene {
  const ends = new Map(cast.actors.map(({ piece, end }) => [piece, end]));
  const pieces = scene.pieces.map((piece): Piece => {
    const end = ends.get(piece.id);
    return end === undefined ? piece : { ...piece, pose: end };
  });
  const gone = new Set(goneFor(beat));
  const groups = scene.groups
    .filter(({ id }) => !gone.has(id))
    .map((group): Group => {
      const crowd = cast.crowds.find((one) => one.group === group.id);
      return crowd === undefined || crowd.end === null ? group : moved(group, crowd);
    });
  return harmed({ ...scene, pieces, groups }, beat, final, later);
}

/** Groups that are off the table after a beat. */
function goneFor(beat: Beat): number[] {
  if (beat.kind !== "gone") return [];
  return beat.happenings.flatMap(({ motion }) => (motion === null ? [] : [motion.piece]));
}

function moved(group: Group, crowd: Cast["crowds"][number]): Group {
  const { from, to } = crowd.at(1);
  const shift = ([x, y, ...rest]: readonly number[]): [number, number] => {
    const pose = { x: x ?? 0, y: y ?? 0, facing: 0, z: 0, level: 0 };
    const there = carried(pose, from, to);
    return [there.x, there.y, ...rest] as [number, number];
  };
  const outline = group.outline && shifted(group.outline, shift);
  const front = group.front?.map((spot) => shift(spot)) ?? null;
  return { ...group, outline, front: front as Group["front"], pose: group.pose && to };
}

function shifted(outline: Outline, shift: (spot: readonly number[]) => [number, number]): Outline {
  return { points: outline.points.map(shift), holes: outline.holes.map((hole) => hole.map(shift)) };
}

const HARMS = ["hurt", "heal", "slain"];

/** What is counted on whom a beat harms is as it will be, once nothing more befalls him. */
function harmed(scene: Scene, beat: Beat, final: Scene, later: readonly Beat[]): Scene {
  if (!HARMS.includes(beat.kind)) return scene;
  const awaited = named(
    scene,
    later.filter(({ kind }) => HARMS.includes(kind)),
  );
  const now = new Set([...named(scene, [beat])].filter((id) => !awaited.has(id)));
  const counted = <Counted extends { id: number; gauges: Gauge[] }>(
    all: readonly Counted[],
    known: readonly Counted[],
  ): Counted[] =>
    all.map((one) => {
      const then = now.has(one.id) ? known.find(({ id }) => id === one.id) : undefined;
      return then === undefined ? one : { ...one, gauges: then.gauges };
    });
  return {
    ...scene,
    pieces: counted(scene.pieces, final.pieces),
    groups: counted(scene.groups, final.groups),
  };
}

/** Pieces and groups that beats are about: a group with its members, a member with its group. */
function named(scene: Scene, beats: readonly Beat[]): Set<number> {
  const ids = new Set<number>();
  for (const { motion } of beats.flatMap(({ happenings }) => happenings)) {
    if (motion === null) continue;
    ids.add(motion.piece);
    for (const piece of membersOf(scene, motion.piece)) {
      ids.add(piece.id);
      if (piece.group !== null) ids.add(piece.group);
    }
  }
  return ids;
}

/** How many may slide into their places without having been told of. */
const CROWD = 60;

/** Whether anybody has still to slide into the place where the final scene has him. */
export function isUnsettled(scene: Scene, final: Scene): boolean {
  const there = new Map(final.pieces.map(({ id, pose }) => [id, pose]));
  const restless = scene.pieces.filter(({ id, pose }) => {
    const to = there.get(id) ?? null;
    return pose !== null && (to === null || !samePose(pose, to));
  });
  return restless.length > 0 && restless.length <= CROWD;
}

/** Where those lie whom beats lay down. */
export function fallenIn(scene: Scene, beats: readonly Beat[]): Fallen[] {
  return beats.flatMap((beat) =>
    beat.happenings.flatMap(({ motion }) => {
      if (motion?.kind !== "slain") return [];
      return membersOf(scene, motion.piece).flatMap(({ id, pose, base, seat }): Fallen[] => {
        if (pose === null) return [];
        const key = `${beat.entry}/${id}`;
        return [{ key, spot: [pose.x, pose.y, pose.level], size: smallest(base), seat }];
      });
    }),
  );
}
