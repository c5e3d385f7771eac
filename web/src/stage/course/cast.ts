/** Who moves in a beat, and how they look after each part of it. */
import type { Frame, Look, Shift } from "../../model/contract";
import { smallest } from "../../table/geometry";
import type { Group, Happening, Motion, Piece, Pose, Scene, Spot } from "../../wire/types";
import type { Beat } from "./beats";
import { between, carried, eased, fleeing, isFleeing, wayOf } from "./motion";
import { membersOf, type Place, partiesOf } from "./parties";

export interface Actor {
  piece: number;
  /** How it looks after a part (0 … 1) of the beat. */
  at(part: number): Look;
  /** Where it stands in the end; null: gone. */
  end: Pose | null;
}

/** A group that goes as one: its frame goes along. */
export interface Crowd {
  group: number;
  at(part: number): Shift;
  end: Pose | null;
}

export interface Cast {
  actors: Actor[];
  crowds: Crowd[];
}

const STILL: Omit<Look, "pose"> = { presence: 1, lift: 0, shake: 0, laid: 0 };

export function frameAt(cast: Cast, part: number): Frame {
  return {
    pieces: new Map(cast.actors.map((actor) => [actor.piece, actor.at(part)])),
    groups: new Map(cast.crowds.map((crowd) => [crowd.group, crowd.at(part)])),
  };
}

/** The cast of a beat that begins in a scene; `final` is what the scene will come to. */
export function castOf(beat: Beat, scene: Scene, final: Scene): Cast {
  if (beat.kind === "settle") return settling(scene, final);
  const casts = beat.happenings.map((happening) => {
    if (happening.motion !== null) return moving(happening.motion, scene);
    return striking(happening, scene, beat.lasts === 0 ? 0 : beat.strikes / beat.lasts);
  });
  const actors = new Map(casts.flatMap((cast) => cast.actors.map((one) => [one.piece, one])));
  return { actors: [...actors.values()], crowds: casts.flatMap((cast) => cast.crowds) };
}

function moving(motion: Motion, scene: Scene): Cast {
  const group = scene.groups.find(({ id }) => id === motion.piece);
  const members = membersOf(scene, motion.piece);
  const isOne = members.length === 1 && members[0]?.id === motion.piece;
  if (isOne) return { actors: single(motion, members[0] as Piece), crowds: [] };
  if (motion.kind === "move" && group !== undefined) return marching(motion, group, members);
  if (motion.kind === "turn" && group?.pose) {
    const turned = { ...group.pose, facing: motion.amount };
    const spot: Spot = [turned.x, turned.y, turned.level];
    return marching({ ...motion, path: [spot], pose: turned }, group, members);
  }
  // A whole group is placed, shaken or gone: each of its members is.
  const own = { ...motion, pose: null };
  return { actors: members.flatMap((member) => single(own, member)), crowds: [] };
}

function single(motion: Motion, { id: piece, pose: from }: Piece): Actor[] {
  if (from === null) return [];
  switch (motion.kind) {
    case "move":
      return [walking(motion, piece, from)];
    case "place": {
      const end = motion.pose ?? from;
      return [{ piece, at: (part) => ({ ...STILL, pose: end, presence: eased(part) }), end }];
    }
    case "turn": {
      const end = { ...from, facing: motion.pose?.facing ?? motion.amount };
      const at = (part: number) => ({ ...STILL, pose: between(from, end, [], eased(part)) });
      return [{ piece, at, end }];
    }
    case "hurt":
      return [shaken(piece, from, (part) => part, 0.16)];
    case "heal":
      return [shaken(piece, from, (part) => part, 0)];
    case "slain":
      return [{ piece, at: (part) => falling(from, part), end: null }];
    case "gone":
      return [
        { piece, at: (part) => ({ ...STILL, pose: from, presence: 1 - eased(part) }), end: null },
      ];
  }
}

function walking(motion: Motion, piece: number, from: Pose): Actor {
  const end = motion.pose ?? from;
  const way = wayOf(motion.path, from, end);
  const going = isFleeing(motion) ? fleeing : between;
  const at = (part: number): Look => ({
    ...STILL,
    pose: going(from, end, way, eased(part)),
    lift: Math.sin(Math.PI * part),
  });
  return { piece, at, end };
}

/** First down, then away. */
function falling(pose: Pose, part: number): Look {
  return {
    ...STILL,
    pose,
    laid: eased(part / 0.45),
    presence: 1 - eased((part - 0.5) / 0.5),
    shake: part < 0.2 ? Math.sin(part * Math.PI * 20) * 0.06 : 0,
  };
}

/** The members keep their places in the group, and its outline and banner come along. */
function marching(motion: Motion, group: Group, members: readonly Piece[]): Cast {
  const first = motion.path[0];
  const last = motion.path.at(-1);
  if (first === undefined || last === undefined) return { actors: [], crowds: [] };
  const start: Pose = { x: first[0], y: first[1], z: 0, level: first[2], facing: 0 };
  const from = group.pose ?? start;
  const end: Pose = (group.pose === null ? null : motion.pose) ?? {
    ...from,
    x: last[0],
    y: last[1],
  };
  const way = wayOf(motion.path, from, end);
  const here = (part: number): Pose => between(from, end, way, eased(part));
  const actors = members.flatMap((member): Actor[] => {
    const { pose } = member;
    if (pose === null) return [];
    return [
      {
        piece: member.id,
        at: (part) => {
          const carriedTo = carried(pose, from, here(part));
          const look = { ...STILL, pose: carriedTo, lift: Math.sin(Math.PI * part) };
          return isFleeing(motion) ? { ...look, pose: backTurned(look.pose, way, part) } : look;
        },
        end: carried(pose, from, end),
      },
    ];
  });
  const crowd = { group: group.id, at: (part: number) => ({ from, to: here(part) }), end };
  return { actors, crowds: [crowd] };
}

function backTurned(pose: Pose, way: ReturnType<typeof wayOf>, part: number): Pose {
  return { ...pose, facing: fleeing(pose, pose, way, part).facing };
}

/** Blows shake who is hit and throw who strikes forward; fear makes tremble. */
function striking(happening: Happening, scene: Scene, from: number): Cast {
  const { effect, roll } = happening;
  if (effect !== "strike" && effect !== "fear") return NOBODY;
  const { own, foes, target, isAfar } = partiesOf(scene, happening);
  const since = (part: number): number => (from >= 1 ? 0 : (part - from) / (1 - from) / 0.55);
  if (effect === "fear") {
    return { actors: own.map(({ id, pose }) => shaken(id, pose, since, 0.07)), crowds: [] };
  }
  if (target === null || isAfar) return NOBODY;
  const actors = own.map(({ id, pose, base }) =>
    lunging(id, pose, target, smallest(base) * 0.3, since),
  );
  const isHit = roll === null || roll.hits.length === 0 || roll.hits.some(Boolean);
  if (isHit) actors.push(...foes.map(({ id, pose }) => shaken(id, pose, since, 0.1)));
  return { actors, crowds: [] };
}

const NOBODY: Cast = { actors: [], crowds: [] };

function shaken(piece: number, pose: Pose, since: (part: number) => number, far: number): Actor {
  const at = (part: number): Look => {
    const t = since(part);
    const shake = t <= 0 || t >= 1 ? 0 : Math.sin(t * Math.PI * 6) * (1 - t) * far;
    return { ...STILL, pose, shake };
  };
  return { piece, at, end: pose };
}

function lunging(
  piece: number,
  pose: Pose,
  goal: Place,
  far: number,
  since: (part: number) => number,
): Actor {
  const away = Math.hypot(goal.x - pose.x, goal.y - pose.y) || 1;
  const at = (part: number): Look => {
    const t = since(part);
    const out = t <= 0 || t >= 1 ? 0 : Math.sin(t * Math.PI) * far;
    const x = pose.x + ((goal.x - pose.x) / away) * out;
    const y = pose.y + ((goal.y - pose.y) / away) * out;
    return { ...STILL, pose: { ...pose, x, y } };
  };
  return { piece, at, end: pose };
}

/** What no motion told of: ranks that close up, newcomers, those who are simply no longer there. */
function settling(scene: Scene, final: Scene): Cast {
  const before = new Map(scene.pieces.map((piece) => [piece.id, piece]));
  const after = new Map(final.pieces.map((piece) => [piece.id, piece]));
  const actors: Actor[] = [];
  for (const { id, pose: from } of before.values()) {
    const to = after.get(id)?.pose ?? null;
    if (from === null) continue;
    if (to === null) {
      const at = (part: number) => ({ ...STILL, pose: from, presence: 1 - eased(part) });
      actors.push({ piece: id, at, end: null });
    } else if (!samePose(from, to)) {
      const way = wayOf([], from, to);
      const at = (part: number) => ({ ...STILL, pose: between(from, to, way, eased(part)) });
      actors.push({ piece: id, at, end: to });
    }
  }
  return { actors, crowds: [] };
}

export function samePose(one: Pose, other: Pose): boolean {
  return (
    Math.abs(one.x - other.x) < 2 &&
    Math.abs(one.y - other.y) < 2 &&
    one.level === other.level &&
    Math.abs(((one.facing - other.facing + 5400) % 3600) - 1800) < 5
  );
}
