/** From a beat to what is painted over the table while it lasts. */
import { lookOf } from "../../table/sides";
import { say, signed } from "../../texts";
import type { Happening } from "../../wire/types";
import type { Cue } from "../course/director";
import {
  membersOf,
  middleOf,
  type Parties,
  type Place,
  partiesOf,
  type Standing,
} from "../course/parties";
import { throwOf, type Wanted } from "../dice/thrown";
import { natureOf } from "../natures";
import { blows } from "./blows";
import { fall } from "./dice";
import { breath, casting, dread } from "./magic";
import { flight } from "./missiles";
import type { Sprite } from "./sprite";
import { rising } from "./words";

/** Dice of a throw that nothing follows lie there for so long, at the usual speed. */
const LINGER = 1500;
const FADES = 260;

/** What is seen of a cue that begins at a time. */
export function spritesOf(cue: Cue, now: number, sides: readonly number[]): Sprite[] {
  const { beat } = cue;
  switch (beat.kind) {
    case "roll":
      return [thrown(cue, now, sides), ...effects(cue, now + cue.strikes, cue.lasts - cue.strikes)];
    case "effect":
      return effects(cue, now, cue.lasts);
    case "hurt":
    case "heal":
      return numbers(cue, now);
    default:
      return [];
  }
}

function seedOf({ beat }: Cue): number {
  return beat.entry * 131 + beat.told;
}

function thrown(cue: Cue, now: number, sides: readonly number[]): Sprite {
  const { happenings } = cue.beat;
  const wanted = happenings.flatMap(diceOf);
  const pace = cue.beat.lasts === 0 ? 0 : cue.lasts / cue.beat.lasts;
  return fall({
    dice: throwOf(wanted, seedOf(cue)),
    spot: spotOf(cue),
    words: wordsOf(happenings),
    colourOf: (seat) => lookOf(seat, sides).colour.slice("var(".length, -1),
    from: now,
    falls: cue.strikes,
    until: now + cue.lasts + LINGER * pace,
    fades: FADES,
  });
}

function diceOf({ roll }: Happening): Wanted[] {
  if (roll === null) return [];
  const { dice, sides, hits, need, seat } = roll;
  const one = need?.each === false ? (hits[0] ?? null) : null;
  return dice.map((value, n) => ({ sides, value, seat, hit: one ?? hits[n] ?? null }));
}

/** What came of a throw, in a word or two; a contest is told when both are known. */
function wordsOf(happenings: readonly Happening[]): string {
  const [first] = happenings;
  if (first?.roll == null) return "";
  if (happenings.length === 1) return first.roll.result === null ? "" : say(first.roll.result);
  const hits = happenings.flatMap(({ roll }) => roll?.hits ?? []);
  return hits.length === 0 ? "" : `${hits.filter(Boolean).length} / ${hits.length}`;
}

/** Where the fight is: between those who are named. */
export function spotOf({ beat, scene }: Pick<Cue, "beat" | "scene">): Place | null {
  const ids = beat.happenings.flatMap(({ about }) => about);
  const standing = ids
    .flatMap((id) => membersOf(scene, id))
    .filter((piece): piece is Standing => piece.pose !== null);
  const first = beat.happenings[0];
  if (first === undefined) return null;
  const { source, target } = partiesOf(scene, first);
  if (source !== null && target !== null) {
    return { x: (source.x + target.x) / 2, y: (source.y + target.y) / 2 };
  }
  return middleOf(standing);
}

function effects(cue: Cue, from: number, lasts: number): Sprite[] {
  const shown = cue.beat.happenings.find(({ effect }) => effect !== null);
  if (shown === undefined) return [];
  const parties = partiesOf(cue.scene, shown);
  const { source, target } = parties;
  if (source === null) return [];
  const seed = seedOf(cue);
  const hits = cue.beat.happenings.flatMap(hitsOf);
  const spell = { source, targets: [target ?? source], seed: spellSeed(shown), from, lasts };
  switch (shown.effect) {
    case "strike":
      if (target === null) return [];
      if (parties.isAfar) return [shots("arrow", parties, hits, seed, from, lasts * 0.55)];
      return [blows({ pairs: pairsOf(parties), hits, seed, from, lasts: lasts * 0.75 })];
    case "shot":
    case "stone": {
      const kind = shown.effect === "stone" ? "stone" : "arrow";
      return target === null ? [] : [shots(kind, parties, hits, seed, from, lasts * 0.55)];
    }
    case "breath":
      return [breath({ ...spell, lasts: lasts * 0.8 })];
    case "fear":
      return [dread({ ...spell, targets: [source] })];
    default: {
      const nature = natureOf(shown.effect);
      return nature === null ? [] : [casting({ ...spell, nature, lasts: lasts * 0.7 })];
    }
  }
}

function shots(
  kind: "arrow" | "stone",
  { own, foes }: Parties,
  hits: readonly boolean[],
  seed: number,
  from: number,
  lasts: number,
): Sprite {
  const places = (all: readonly Standing[]): Place[] => all.map(({ pose }) => pose);
  return flight({ sources: places(own), targets: places(foes), hits, kind, seed, from, lasts });
}

/** Die by die whether it meets the need; where none is needed, one that does. */
function hitsOf({ roll }: Happening): boolean[] {
  return roll === null || roll.hits.length === 0 ? [true] : roll.hits;
}

/** Each who strikes, with the nearest of those he strikes; the nearest pairs first. */
function pairsOf({ own, foes }: Parties): [Place, Place][] {
  const pairs = own.flatMap(({ pose }) => {
    const apart = (foe: Standing): number => Math.hypot(foe.pose.x - pose.x, foe.pose.y - pose.y);
    const [nearest] = [...foes].sort((one, other) => apart(one) - apart(other));
    return nearest === undefined ? [] : [{ pose, foe: nearest.pose, apart: apart(nearest) }];
  });
  const least = Math.min(...pairs.map(({ apart }) => apart));
  return pairs
    .filter(({ apart }) => apart < least * 1.6)
    .map(({ pose, foe }): [Place, Place] => [pose, foe]);
}

/** One spell is told from another by its name. */
function spellSeed({ text, roll }: Happening): number {
  const { key, values } = roll?.purpose ?? text;
  const named = JSON.stringify(values["spell"] ?? key);
  let seed = 7;
  for (const sign of named) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}

function numbers({ beat, scene, lasts }: Cue, now: number): Sprite[] {
  return beat.happenings.flatMap(({ motion }) => {
    if (motion === null || motion.amount === 0) return [];
    const members = membersOf(scene, motion.piece);
    const at = middleOf(members.filter((piece): piece is Standing => piece.pose !== null));
    if (at === null) return [];
    const amount = Math.abs(motion.amount);
    const isHarm = beat.kind === "hurt";
    const words = signed(isHarm ? -amount : amount);
    return [rising({ at, words, tone: isHarm ? "harm" : "good", from: now, lasts })];
  });
}
