/** What the card of a roll tells: one deed with its dice, what was needed, and what followed. */
import type { Happening, Rolling, Text, Told } from "../../wire/types";
import { natureOf } from "../natures";

export interface CardShown {
  /** The entry of the log that it tells. */
  entry: number;
  /** What was about to be done, where it was said. */
  title: Text | null;
  /** All lines of the deed. */
  lines: Happening[];
  /** Its throws; dice that are one throw are together. */
  throws: Throw[];
  /** What came of it. */
  follows: Happening[];
  /** The pieces and groups that it speaks of. */
  about: number[];
  /** Which deed of the entry it is, counted from 0, and of how many. */
  index: number;
  count: number;
}

export interface Throw {
  first: Rolling;
  dice: { value: number; hit: boolean | null }[];
}

/** Kinds of lines that only keep the books: they are read in the story. */
const BOOKS = ["Changed", "Drawn", "StatusChanged", "Placed", "Moved", "Turned"];

/** What begins something else within an entry: a phase, a round, the next to play. */
const BEGINNINGS = ["PhaseBegan", "RoundBegan", "TurnBegan", "Announced"];

/** So many throws of a deed are on its card: the first, and the last of those that followed. */
const THROWS = 3;

/**
 * The card of the newest entry in which dice fell, as far as the story is told; null: none did.
 *
 * Of an entry in which much happens it tells one deed: what somebody did to somebody, else what dice
 * were rolled for. `wanted` is one of them by its number, `last` the newest, `telling` the newest of
 * which harm came, if any did.
 */
export function cardOf(
  story: readonly Told[],
  since: number,
  wanted: number | "last" | "telling" = "last",
): CardShown | null {
  const told = story.findLast(
    ({ entry, holds, happenings }) =>
      entry >= since && holds && happenings.some(({ roll }) => roll !== null),
  );
  if (told === undefined) return null;
  const rolled = deedsOf(told.happenings).filter((deed) => deed.some(({ roll }) => roll !== null));
  const done = rolled.filter((deed) => deed.some(({ roll, effect }) => roll && effect !== null));
  const deeds = done.length > 0 ? done : rolled;
  const cards = deeds.map((deed, index) => cardOfDeed(told, deed, index, deeds.length));
  if (wanted === "last") return cards.at(-1) ?? null;
  if (wanted === "telling") return cards.findLast(isHarmful) ?? cards.at(-1) ?? null;
  return cards[Math.min(wanted, cards.length - 1)] ?? null;
}

function isHarmful({ follows }: CardShown): boolean {
  return follows.some(({ tone }) => tone === "harm");
}

function cardOfDeed(
  told: Told,
  deed: readonly Happening[],
  index: number,
  count: number,
): CardShown {
  const first = deed.findIndex(({ roll }) => roll !== null);
  const before = deed.slice(0, first).findLast(isTitle) ?? null;
  const isAbout = before !== null && speaksOf(before, deed.slice(first));
  const lines = deed.slice(first).filter(isTold);
  const about = [...new Set(lines.flatMap((line) => (line.roll === null ? [] : line.about)))];
  return {
    entry: told.entry,
    title: isAbout ? before.text : null,
    lines,
    throws: throwsOf(lines),
    follows: followsOf(told.happenings, deed, lines),
    about,
    index,
    count,
  };
}

/** What happens, cut where something else begins. */
function deedsOf(happenings: readonly Happening[]): Happening[][] {
  const deeds: Happening[][] = [[]];
  for (const one of happenings) {
    if (begins(one, deeds.at(-1) ?? [])) deeds.push([]);
    deeds.at(-1)?.push(one);
  }
  return deeds;
}

function begins(one: Happening, deed: readonly Happening[]): boolean {
  const rolls = deed.filter(({ roll }) => roll !== null);
  const last = rolls.at(-1);
  if (last === undefined) return false;
  if (one.roll === null) return BEGINNINGS.includes(one.kind) || natureOf(one.effect) !== null;
  if (isSameThrow(last, one)) return false;
  if (one.effect !== null && rolls.some(({ effect }) => effect !== null)) return true;
  const named = rolls.flatMap(({ about }) => about);
  return named.length > 0 && one.about.length > 0 && !one.about.some((id) => named.includes(id));
}

function isSameThrow(one: Happening, other: Happening): boolean {
  const purposes = [one, other].map(({ roll }) => JSON.stringify([roll?.purpose, roll?.sides]));
  return purposes[0] === purposes[1] && String(one.about) === String(other.about);
}

function throwsOf(lines: readonly Happening[]): Throw[] {
  const all: { line: Happening; thrown: Throw }[] = [];
  for (const line of lines) {
    const { roll } = line;
    if (roll === null) continue;
    const one = roll.need?.each === false ? (roll.hits[0] ?? null) : null;
    const dice = roll.dice.map((value, n) => ({ value, hit: one ?? roll.hits[n] ?? null }));
    const last = all.at(-1);
    if (last !== undefined && isSameThrow(last.line, line)) last.thrown.dice.push(...dice);
    else all.push({ line, thrown: { first: roll, dice } });
  }
  const throws = all.map(({ thrown }) => thrown);
  const [first] = throws;
  if (first === undefined || throws.length <= THROWS) return throws;
  return [first, ...throws.slice(1 - THROWS)];
}

/** Harm that came of a deed, which may be told only after others; else what was said last of it. */
function followsOf(
  all: readonly Happening[],
  deed: readonly Happening[],
  lines: readonly Happening[],
): Happening[] {
  const thrown = lines.find(({ roll }) => roll !== null);
  const [actor, ...targets] = thrown?.about ?? [];
  const isHarm = ({ tone }: Happening): boolean => tone === "harm" || tone === "end";
  const from = thrown === undefined ? 0 : all.indexOf(thrown);
  const harm = all.slice(from).filter((line) => {
    if (!isHarm(line)) return false;
    if (deed.includes(line) && targets.length === 0) return true;
    const [whom, ...by] = line.about;
    return targets.includes(whom ?? -1) || by.includes(actor ?? -1);
  });
  if (harm.length > 0) return harm;
  const said = lines.filter((line) => line.roll === null && !(targets.length > 0 && isHarm(line)));
  const own = said.filter(isHarm);
  return own.length > 0 ? own : said.slice(-1);
}

/** Whether an announcement is of those of whom the dice tell; who names nobody speaks of all. */
function speaksOf(title: Happening, lines: readonly Happening[]): boolean {
  const named = lines.find(({ roll, about }) => roll !== null && about.length > 0)?.about ?? [];
  if (title.about.length === 0 || named.length === 0) return true;
  return title.about.some((piece) => named.includes(piece));
}

/** What the dice are thrown for: an announcement, a spell. */
function isTitle({ kind, effect }: Happening): boolean {
  return kind === "Announced" || effect !== null;
}

function isTold({ kind, roll, tone, private: isPrivate }: Happening): boolean {
  if (roll !== null || tone === "harm" || tone === "end") return true;
  return tone === "plain" && !isPrivate && !BOOKS.includes(kind);
}
