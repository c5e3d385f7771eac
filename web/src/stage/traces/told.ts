/** What a still picture tells of the newest thing that happened: ways, clashes, shots, spells, losses. */
import type { Happening, Motion, Pose, Scene, Told } from "../../wire/types";
import { isFleeing, wayOf } from "../course/motion";
import { middleOf, type Place, partiesOf, type Standing } from "../course/parties";
import { type Nature, natureOf } from "../natures";
import { contactOf, rimAround, TOUCHING } from "./contact";
import { type Before, Memory } from "./memory";

export interface Way {
  points: Place[];
  manner: "charge" | "walk" | "flee";
  seat: number | null;
  /** Units across who went. */
  width: number;
  /** Who went, as they stood before. */
  from: Standing[];
}

export interface Clash {
  at: Place;
  /** Blows fell; else two have only run into each other. */
  isFought: boolean;
  isHit: boolean;
}

export interface Flight {
  from: Place;
  to: Place;
  missile: "arrow" | "stone" | "breath";
  isHit: boolean;
  seat: number | null;
}

export interface Cast {
  nature: Nature;
  /** Who cast it; null: upon himself, or nobody is named. */
  from: Place | null;
  to: Place;
  /** Units from the middle of those it is cast upon to their edge. */
  radius: number;
}

/** Somebody who is struck, shot at or frightened; a block as a whole. */
export interface Marked {
  id: number;
  /** Around whom: the rim of a base, or the outline of a block. */
  rim: readonly Place[];
  tone: Tone;
}

export type Tone = "struck" | "missed" | "afraid";

/** What somebody lost or got back; of a block all together. */
export interface Count {
  at: Place;
  lost: number;
  healed: number;
  slain: number;
}

export interface Traces {
  ways: Way[];
  clashes: Clash[];
  flights: Flight[];
  casts: Cast[];
  marked: Marked[];
  counts: Count[];
}

/** So many of each are shown; of a great fight the last. */
const MOST = 8;
/** From so many marked figures of a block on the block is marked as a whole. */
const BLOCK = 3;
/** Units between a base and the ring around it. */
const BESIDE = 22;
/** Ways of moving that are meant for an enemy, whether they reach him or not. */
const CHARGING = ["charge", "engage", "pursue", "failed-charge"];

/** The traces of the newest entry; `before`: how all stood before, where that is known. */
export function tracesOf(story: readonly Told[], scene: Scene, before: Before | null): Traces {
  const newest = story.at(-1);
  const memory = new Memory(scene, before);
  if (newest === undefined || !newest.holds) return new Notes(memory).traces;
  for (const { entry, happenings, holds } of story) {
    const isKnown = before !== null && entry > before.at && entry < newest.entry && holds;
    if (isKnown) for (const { motion } of happenings) if (motion !== null) memory.move(motion);
  }
  const notes = new Notes(memory);
  for (const happening of newest.happenings) notes.note(happening);
  return notes.traces;
}

class Notes {
  readonly #memory: Memory;
  readonly #ways = new Map<number, Way>();
  readonly #clashes = new Map<string, Clash>();
  readonly #flights = new Map<string, Flight>();
  readonly #casts = new Map<string, Cast>();
  readonly #marked = new Map<number, { piece: Standing; tone: Tone }>();
  readonly #counts = new Map<number, Count>();

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  get traces(): Traces {
    const last = <T>(all: Map<unknown, T>): T[] => [...all.values()].slice(-MOST);
    return {
      ways: last(this.#ways),
      clashes: last(this.#clashes),
      flights: last(this.#flights),
      casts: last(this.#casts),
      marked: this.#rims(),
      counts: last(this.#counts),
    };
  }

  #rims(): Marked[] {
    const all = [...this.#marked.values()];
    const done = new Set<number>();
    return all.flatMap(({ piece, tone }): Marked[] => {
      const id = piece.group ?? -1;
      const mates = all.filter((one) => piece.group !== null && one.piece.group === id);
      const outline = mates.length < BLOCK ? null : this.#memory.outlineOf(id);
      if (outline === null) {
        return [{ id: piece.id, rim: rimAround(this.#memory.settled(piece), BESIDE), tone }];
      }
      if (done.has(id)) return [];
      done.add(id);
      return [{ id, rim: outline, tone }];
    });
  }

  note(happening: Happening): void {
    const { motion, effect } = happening;
    if (motion?.kind === "move") this.#went(motion);
    else if (motion !== null) this.#memory.move(motion);
    // Whoever is moved by magic is marked where he comes down.
    if (effect !== null) this.#done(happening);
    if (motion === null) return;
    if (motion.kind === "hurt" || motion.kind === "heal" || motion.kind === "slain") {
      this.#counted(motion);
    }
  }

  #went(motion: Motion): void {
    const movers = this.#memory.members(motion.piece);
    const [first] = movers;
    if (first === undefined) {
      this.#memory.move(motion);
      return;
    }
    const start = this.#memory.isSure ? middle(movers) : null;
    const owner = first.group ?? first.id;
    this.#memory.move(motion);
    const there = this.#memory.members(motion.piece);
    const isBlock = movers.length > 1 || first.id !== motion.piece;
    const way = isBlock
      ? blockWay(motion, start, middle(there))
      : wayOf(motion.path, start, motion.pose).map(([x, y]) => ({ x, y }));
    const [foot, tip] = [way[0], way.at(-1)];
    if (foot === undefined || tip === undefined || apart(foot, tip) < 1) return;
    const touched = contactOf(there, this.#memory.foesOf(first));
    const before = contactOf(movers, this.#memory.foesOf(first));
    const isNew = !this.#memory.isSure || before === null || before.gap > TOUCHING;
    const meets = touched !== null && touched.gap <= TOUCHING && isNew;
    const charges = meets || CHARGING.includes(motion.manner);
    const manner = isFleeing(motion) ? "flee" : charges ? "charge" : "walk";
    const from = start === null ? [] : movers;
    const known = this.#ways.get(owner);
    const one: Way = {
      points: way,
      manner,
      seat: first.seat,
      width: widthOf(there, foot, tip),
      from,
    };
    this.#ways.set(owner, known === undefined ? one : joined(known, one));
    if (manner === "charge" && meets) this.#clash(touched.at, false, true);
  }

  #clash(at: Place, isFought: boolean, isHit: boolean): void {
    const key = `${Math.round(at.x / 120)},${Math.round(at.y / 120)}`;
    const known = this.#clashes.get(key);
    const [fought, hit] = [known?.isFought === true, known?.isFought === true && known.isHit];
    this.#clashes.set(key, { at, isFought: isFought || fought, isHit: isHit || hit });
  }

  #done(happening: Happening): void {
    const { effect, roll } = happening;
    const scene = this.#memory.scene();
    const parties = partiesOf(scene, happening);
    const { own, foes, source, target } = parties;
    if (source === null) return;
    const isHit = roll === null || roll.hits.length === 0 || roll.hits.some(Boolean);
    const nature = natureOf(effect);
    if (nature !== null) {
      this.#cast(nature, source, foes.length > 0 ? foes : own, target !== null);
    } else if (effect === "fear") {
      for (const piece of own) this.#mark(piece, "afraid");
    } else if (target !== null) {
      for (const piece of foes) this.#mark(piece, isHit ? "struck" : "missed");
      if (effect === "strike" && !parties.isAfar) {
        const met = contactOf(own, foes);
        if (met !== null) this.#clash(met.at, true, isHit);
      } else {
        const missile = effect === "stone" || effect === "breath" ? effect : "arrow";
        const key = `${Math.round(source.x)},${Math.round(source.y)}>${Math.round(target.x)},${Math.round(target.y)}`;
        const wasHit = this.#flights.get(key)?.isHit === true;
        const seat = own[0]?.seat ?? null;
        this.#flights.set(key, { from: source, to: target, missile, isHit: isHit || wasHit, seat });
      }
    }
  }

  #cast(nature: Nature, source: Place, upon: readonly Standing[], isOther: boolean): void {
    const to = placeOf(middle(upon));
    const far = Math.max(...upon.map(({ pose, base }) => apart(pose, to) + reach(base)));
    const key = `${Math.round(to.x)},${Math.round(to.y)}`;
    const known = this.#casts.get(key);
    // What it does is told more exactly by one line than by another.
    const told = nature === "spell" ? (known?.nature ?? nature) : nature;
    const from = isOther ? source : (known?.from ?? null);
    this.#casts.set(key, { nature: told, from, to, radius: far });
  }

  #mark(piece: Standing, tone: Tone): void {
    const known = this.#marked.get(piece.id);
    if (known === undefined || known.tone === "missed") this.#marked.set(piece.id, { piece, tone });
  }

  #counted({ piece: id, kind, amount }: Motion): void {
    const members = this.#memory.members(id);
    const [first] = members;
    if (first === undefined) return;
    const owner = first.group ?? first.id;
    const whole = this.#memory.members(owner);
    const at = placeOf(middle(whole.length > 0 ? whole : members));
    const known = this.#counts.get(owner) ?? { at, lost: 0, healed: 0, slain: 0 };
    const by = Math.abs(amount);
    this.#counts.set(owner, {
      ...known,
      lost: known.lost + (kind === "hurt" ? by : 0),
      healed: known.healed + (kind === "heal" ? by : 0),
      slain: known.slain + (kind === "slain" ? members.length : 0),
    });
  }
}

/** The way of the middle of a block; paths are told of the place by which it is led. */
function blockWay({ path }: Motion, start: Place | null, end: Place): Place[] {
  const [first] = path;
  const [x0, y0] = first ?? [0, 0];
  const [dx, dy] = start === null ? [0, 0] : [start.x - x0, start.y - y0];
  const way = path.map(([x, y]) => ({ x: x + dx, y: y + dy }));
  return start === null ? way : [...way.slice(0, -1), { x: end.x, y: end.y }];
}

/** One after the other, or side by side: of many who go as one the middle. */
function joined(one: Way, next: Way): Way {
  const [end, start] = [one.points.at(-1), next.points[0]];
  const goesOn = end !== undefined && start !== undefined && apart(end, start) < 20;
  const worst = [one.manner, next.manner];
  const manner = worst.includes("charge") ? "charge" : next.manner;
  if (goesOn) {
    return { ...one, manner, points: [...one.points, ...next.points.slice(1)] };
  }
  const from = [...one.from, ...next.from];
  const count = Math.max(1, one.from.length);
  const mean = (at: 0 | -1): Place => {
    const [a, b] = [one.points.at(at) as Place, next.points.at(at) as Place];
    return {
      x: (a.x * count + b.x) / (count + 1),
      y: (a.y * count + b.y) / (count + 1),
    };
  };
  const width = (Math.max(one.width, next.width) / Math.sqrt(count)) * Math.sqrt(count + 1);
  return { ...one, manner, from, width, points: [mean(0), mean(-1)] };
}

export function apart(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function reach(base: Standing["base"]): number {
  return base.type === "round" ? base.diameter / 2 : Math.max(base.width, base.depth) / 2;
}

function placeOf({ x, y }: Pose): Place {
  return { x, y };
}

const NOWHERE: Pose = { x: 0, y: 0, z: 0, level: 0, facing: 0 };

/** The pose in the middle of some, looking as the first of them does. */
function middle(pieces: readonly Standing[]): Pose {
  return { ...(pieces[0]?.pose ?? NOWHERE), ...middleOf(pieces) };
}

/** How wide those are who go one way. */
function widthOf(pieces: readonly Standing[], foot: Place, tip: Place): number {
  const length = apart(foot, tip) || 1;
  const [dx, dy] = [(tip.x - foot.x) / length, (tip.y - foot.y) / length];
  const across = pieces.flatMap(({ pose, base }) => {
    const at = pose.y * dx - pose.x * dy;
    return [at - reach(base), at + reach(base)];
  });
  return across.length === 0 ? 0 : Math.max(...across) - Math.min(...across);
}
