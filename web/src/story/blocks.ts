/** The story as it is shown: headings, entries with their lines, and what was taken back. */
import type { Happening, Told } from "../wire/types";

export type Filter = "all" | "dice" | "harm";
export const FILTERS: readonly Filter[] = ["all", "dice", "harm"];

export interface Heading {
  kind: "heading";
  key: string;
  entry: number;
  happening: Happening;
}

export interface Lines {
  kind: "lines";
  key: string;
  entry: number;
  seat: number | null;
  happenings: Happening[];
  /** A bot noted why: at the first lines of its entry. */
  why: boolean;
}

/** A run of entries that hold no longer: folded up, and struck through when unfolded. */
export interface Undone {
  kind: "undone";
  key: string;
  entry: number;
  /** How many actions were taken back. */
  count: number;
  blocks: (Heading | Lines)[];
}

export type Block = Heading | Lines | Undone;

/** The story as blocks, in order. Headings under which nothing is left to show are left out. */
export function blocksOf(story: readonly Told[], filter: Filter = "all"): Block[] {
  const blocks: Block[] = [];
  let undone: Undone | null = null;
  let heading = "";
  for (const told of story) {
    const found = entryBlocks(told, filter).filter((block) => {
      if (block.kind !== "heading") return true;
      // A game that announces the same turn again and again needs to be told once.
      const before = heading;
      heading = JSON.stringify(block.happening.text);
      return heading !== before;
    });
    if (told.holds) {
      undone = null;
      blocks.push(...found);
      continue;
    }
    if (undone === null) {
      const key = `undone-${told.entry}`;
      undone = { kind: "undone", key, entry: told.entry, count: 0, blocks: [] };
      blocks.push(undone);
    }
    undone.count += 1;
    undone.blocks.push(...found);
  }
  return filter === "all" ? blocks : withoutEmptyHeadings(blocks);
}

function entryBlocks(told: Told, filter: Filter): (Heading | Lines)[] {
  const blocks: (Heading | Lines)[] = [];
  let lines: Lines | null = null;
  told.happenings.forEach((happening, index) => {
    const key = `${told.entry}-${index}`;
    const { entry, seat } = told;
    if (happening.tone === "phase") {
      lines = null;
      blocks.push({ kind: "heading", key, entry, happening });
    } else if (passes(happening, filter)) {
      if (lines === null) {
        const why = told.why && !blocks.some((block) => block.kind === "lines");
        lines = { kind: "lines", key, entry, seat, happenings: [], why };
        blocks.push(lines);
      }
      lines.happenings.push(happening);
    }
  });
  if (told.why && filter === "all" && !blocks.some((block) => block.kind === "lines")) {
    // A turn that was ended, or what others may not see yet: nothing to tell but why.
    const { entry, seat } = told;
    blocks.unshift({ kind: "lines", key: `${entry}-why`, entry, seat, happenings: [], why: true });
  }
  return blocks;
}

/** A line of the story, and how often it is told in a row. */
export interface Run {
  happening: Happening;
  count: number;
}

/**
 * Lines of an entry; those that say the same in a row are told once, and how often.
 *
 * @param spoken what a reader reads: two figures without a name of their own fall in the same words.
 */
export function runsOf(
  happenings: readonly Happening[],
  spoken: (happening: Happening) => string,
): Run[] {
  const runs: Run[] = [];
  let before = "";
  for (const happening of happenings) {
    const { roll, tone, rule } = happening;
    const words = JSON.stringify([spoken(happening), tone, rule, happening.private]);
    const last = runs.at(-1);
    if (roll === null && last?.happening.roll === null && words === before) last.count += 1;
    else runs.push({ happening, count: 1 });
    before = words;
  }
  return runs;
}

/** Whether a line is of the kind that the reader wants to see. */
export function passes(happening: Happening, filter: Filter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "dice":
      return happening.roll !== null;
    case "harm":
      return happening.tone === "harm" || happening.tone === "end";
  }
}

/** Of several headings in a row only the last has something under it. */
function withoutEmptyHeadings(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => {
    if (block.kind === "undone") return block.blocks.some((inner) => inner.kind === "lines");
    if (block.kind === "lines") return true;
    return blocks[index + 1]?.kind === "lines";
  });
}

/** The story as it stood after an entry: what was taken back only later still holds there. */
export function storyAt(story: readonly Told[], at: number): Told[] {
  const past = story.filter((told) => told.entry <= at);
  const undone = new Set<number>();
  for (const told of past) {
    const to = backTo(told);
    if (to === null) continue;
    for (const other of past) {
      if (other.entry > to && other.entry < told.entry) undone.add(other.entry);
    }
  }
  return past.map((told) => {
    // An entry that the server calls undone, and nothing so far has undone, held at that time.
    const holds = !undone.has(told.entry) || told.happenings.some(isBack);
    return holds === told.holds ? told : { ...told, holds };
  });
}

/** The entry to which a take-back went; null for anything else. */
export function backTo(told: Told): number | null {
  const back = told.happenings.find(isBack);
  const to = back?.text.values["to"];
  return typeof to === "number" ? to : null;
}

function isBack(happening: Happening): boolean {
  return happening.kind === "TakenBack";
}

/** What happened since an entry and still holds, oldest first: for telling it aloud. */
export function since(story: readonly Told[], entry: number): Happening[] {
  return story
    .filter((told) => told.entry > entry && told.holds)
    .flatMap((told) => told.happenings);
}

/** Headings that say no more than the turn and the round do. */
const TOLD_ELSEWHERE = ["RoundBegan", "TurnBegan"];

/** The heading under which the story stands now, if it has one besides round and turn. */
export function latestHeading(story: readonly Told[]): Happening | null {
  for (let index = story.length - 1; index >= 0; index -= 1) {
    const told = story[index];
    if (told === undefined || !told.holds) continue;
    const found = told.happenings.findLast(
      ({ tone, kind }) => tone === "phase" && !TOLD_ELSEWHERE.includes(kind),
    );
    if (found !== undefined) return found;
    if (told.happenings.some((happening) => happening.kind === "RoundBegan")) return null;
  }
  return null;
}
