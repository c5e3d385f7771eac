/** The verdict in one line: what may come of an answer, how likely, and what it costs. */
import { say, t } from "../../texts";
import { amountWords } from "../../texts/sums";
import { total } from "../../wire/tally";
import type { Preview, Text, Wire } from "../../wire/types";

type Tone = Wire<"Brief">["tone"] | "plain";

export interface Part {
  words: string;
  tone: Tone;
}

/** People think in so many of so many; the first that is near enough is said. */
const WHOLES = [2, 3, 4, 5, 6, 8, 10, 12];
const RARE = [20, 30, 50, 100];
const NEAR = 0.021;
/** What is as likely as this is as good as certain. */
const SURE = 0.985;
/** So many notes stand in the line of an answer that has no odds. */
const NOTES = 2;

/** "3 in 4"; null: nobody would count on anything else, or on it at all. */
export function inWords(chance: number): { count: number; of: number } | null {
  if (chance >= SURE || chance <= 0) return null;
  const of = WHOLES.find((whole) => {
    const count = Math.round(chance * whole);
    return count > 0 && count < whole && Math.abs(count / whole - chance) <= NEAR;
  });
  if (of !== undefined) return { count: Math.round(chance * of), of };
  if (chance > 0.5) return { count: 19, of: 20 };
  const rare = RARE.find((whole) => chance * whole >= 0.7) ?? 200;
  return { count: 1, of: rare };
}

function likely(words: string, chance: number | null): string {
  if (chance === null) return words;
  const found = inWords(chance);
  if (found !== null) return t("answer-verdict-part", { what: words, ...found });
  return t(chance > 0 ? "answer-verdict-sure" : "answer-verdict-never", { what: words });
}

/** The parts of the line in their order; none: there is nothing to say. */
export function verdictOf(preview: Preview): Part[] {
  const briefs = [...preview.odds.flatMap(({ brief }) => brief), ...preview.costs];
  const heard = new Map<string, Part>();
  for (const { words, chance, tone } of briefs) {
    const what = say(words);
    if (!heard.has(what)) heard.set(what, { words: likely(what, chance), tone });
  }
  const parts = [...heard.values()];
  if (preview.odds.length > 0 && parts.length === preview.costs.length) {
    parts.unshift(...likeliest(preview));
  }
  if (preview.odds.length > 0) return parts;
  parts.unshift(
    ...preview.notes
      .slice(0, NOTES)
      .map((note) => ({ words: plain(note), tone: "plain" as const })),
  );
  const sum = preview.tallies[0];
  if (parts.length === 0 && sum !== undefined) {
    const name = sum.name === null ? "" : say(sum.name);
    parts.push({ words: `${name} ${amountWords(sum, total(sum))}`.trim(), tone: "plain" });
  }
  return parts;
}

/** The outcome of the first case that is likelier than all others. */
function likeliest({ odds }: Preview): Part[] {
  const [first] = odds;
  const found = [...(first?.outcomes ?? [])].sort(([, one], [, other]) => other - one)[0];
  return found === undefined ? [] : [{ words: likely(say(found[0]), found[1]), tone: "plain" }];
}

/** A sentence among others in a line needs no full stop. */
function plain(note: Text): string {
  return say(note).replace(/\.$/, "");
}
