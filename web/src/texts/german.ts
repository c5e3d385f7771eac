/**
 * German names with article and ending, the same as `slagveld/texts/german.py`: "der Menschlichen
 * Speerträger", "den Orkhäuptling".
 */
import type { Name } from "../wire/types";

export const CASES = ["nom", "gen", "dat", "acc"] as const;
export type Case = (typeof CASES)[number];
type Kind = "m" | "f" | "n" | "pl";

const ARTICLES: Record<Kind, Record<Case, string>> = {
  m: { nom: "der", gen: "des", dat: "dem", acc: "den" },
  f: { nom: "die", gen: "der", dat: "der", acc: "die" },
  n: { nom: "das", gen: "des", dat: "dem", acc: "das" },
  pl: { nom: "die", gen: "der", dat: "den", acc: "die" },
};

/** A name in a case, with its article if it takes one; a proper name's genitive is "von …". */
export function declined(name: Name, wanted: Case): string {
  const [, gender, adjectives, weak] = /^([mfnx]?)([0-9]?)(w?)/.exec(name.declines ?? "") ?? [];
  if (gender === "x" || (!gender && !name.many)) return bare(name.de, wanted);
  const kind = (name.many ? "pl" : gender) as Kind;
  const behind = name.de.search(/ [0-9(#]/);
  const head = behind < 0 ? name.de : name.de.slice(0, behind);
  const tail = behind < 0 ? [] : [name.de.slice(behind + 1)];
  const words = head.split(" ");
  const count = Math.min(Number(adjectives ?? 0), words.length);
  const ending = light(kind, wanted) ? "e" : "en";
  const said = words.slice(0, count).map((word) => word.replace(/e[rns]?$/, "") + ending);
  const main = words[count];
  if (main !== undefined) said.push(noun(main, kind, wanted, weak === "w"));
  return [ARTICLES[kind][wanted], ...said, ...words.slice(count + 1), ...tail].join(" ");
}

/** Words that take no article, in a case. */
export function bare(said: string, wanted: Case): string {
  return wanted === "gen" ? `von ${said}` : said;
}

/** Whether an adjective after the article ends in -e alone. */
function light(kind: Kind, wanted: Case): boolean {
  return kind !== "pl" && (wanted === "nom" || (wanted === "acc" && kind !== "m"));
}

function noun(word: string, kind: Kind, wanted: Case, weak: boolean): string {
  if (kind === "pl") return wanted === "dat" && !/[nsaiou]$/.test(word) ? `${word}n` : word;
  if (kind === "f" || wanted === "nom") return word;
  if (weak) return word + (word.endsWith("e") ? "n" : "en");
  if (wanted !== "gen" || word.endsWith("us")) return word;
  return word + (/[sßxz]$/.test(word) ? "es" : "s");
}
