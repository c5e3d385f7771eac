/** Who has what: the pieces of each seat, on the table and beside it. */
import type { Group, Piece, Scene, Sight } from "../wire/types";

export interface RosterGroup {
  key: string;
  group: Group | null;
  pieces: Piece[];
}

export interface RosterSide {
  /** Null: pieces that belong to nobody. */
  seat: number | null;
  name: string;
  mine: boolean;
  onTable: number;
  groups: RosterGroup[];
}

/** The rosters: one's own first, then the others by seat, what is nobody's last. */
export function rosters(sight: Sight): RosterSide[] {
  const { battle, scene, seats } = sight;
  const sides: RosterSide[] = battle.seats
    .filter((shown) => !shown.leader || scene.pieces.some((piece) => piece.seat === shown.number))
    .map((shown) => side(scene, shown.number, shown.name, seats.includes(shown.number)));
  const stray = side(scene, null, "", false);
  const ordered = [...sides.filter((one) => one.mine), ...sides.filter((one) => !one.mine)];
  return stray.groups.length > 0 ? [...ordered, stray] : ordered;
}

function side(scene: Scene, seat: number | null, name: string, mine: boolean): RosterSide {
  const pieces = scene.pieces.filter((piece) => piece.seat === seat);
  const grouped = new Map<number | null, Piece[]>();
  const led = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const known = scene.groups.find((group) => group.id === piece.group);
    if (known !== undefined && known.pose !== null)
      led.set(known.id, [...(led.get(known.id) ?? []), piece]);
    else {
      const of = known === undefined ? null : known.id;
      grouped.set(of, [...(grouped.get(of) ?? []), piece]);
    }
  }
  const blocks = scene.groups.flatMap((group) => {
    const members = led.get(group.id);
    return members === undefined ? [] : [standIn(group, members)];
  });
  if (blocks.length > 0) grouped.set(null, [...blocks, ...(grouped.get(null) ?? [])]);
  const groups = [...grouped].map(([id, members]) => ({
    key: id === null ? "single" : String(id),
    group: scene.groups.find((group) => group.id === id) ?? null,
    pieces: [...members].sort((one, other) => besideLast(one) - besideLast(other)),
  }));
  const onTable = pieces.filter((piece) => piece.pose !== null).length;
  return { seat, name, mine, onTable, groups };
}

/** A group that is led as one is one line: its first piece stands for it. */
function standIn(group: Group, members: readonly Piece[]): Piece {
  const first = members[0] as Piece;
  const { name, gauges, card } = group;
  const badges = [...first.badges, ...group.badges];
  const own = members.length === 1 ? first.gauges : gauges;
  const spent = members.every((member) => member.spent);
  return { ...first, name, gauges: own, badges, card: card ?? first.card, spent };
}

function besideLast(piece: Piece): number {
  return piece.pose === null ? 1 : 0;
}

/** The side of each seat, by seat number: colour and pattern follow from it. */
export function sidesOf(sight: Sight): number[] {
  const sides: number[] = [];
  for (const seat of sight.battle.seats) sides[seat.number] = seat.side;
  return Array.from(sides, (value) => value ?? 0);
}

/** The pieces the viewer may act with now. */
export function activePieces(sight: Sight): readonly number[] {
  return sight.asked.length > 0 && sight.hand_over === null ? (sight.decision?.pieces ?? []) : [];
}
