import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, it } from "vitest";

import { learn, text } from "../../texts";
import { NO_PREVIEW } from "../../wire/preview";
import type { Odds, Wire } from "../../wire/types";
import { inWords, verdictOf } from "./verdict";

beforeAll(() => {
  const folder = join(process.cwd(), "../src/slagveld/texts/en");
  const files = ["web-ask.ftl", "kernel.ftl", "common.ftl"];
  learn("en", files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n"));
});

const words = (said: string) => text("plain", { words: said });
const brief = (said: string, chance: number | null, tone: Wire<"Brief">["tone"] = "gain") => ({
  words: words(said),
  chance,
  tone,
});
const odds = (...told: Wire<"Brief">[]): Odds => ({
  title: words("A blow"),
  outcomes: [
    [words("no wound"), 0.3],
    [words("1 wound"), 0.7],
  ],
  mean: 0.7,
  need: null,
  brief: told,
});
const line = (preview: Partial<typeof NO_PREVIEW>): string =>
  verdictOf({ ...NO_PREVIEW, ...preview })
    .map((part) => part.words)
    .join(" · ");

it("a chance is so many of so many, as people say it", () => {
  const told = [0.75, 2 / 3, 0.5, 0.2, 0.17, 0.9, 0.03, 0.004, 0.96].map(inWords);
  expect(told).toEqual([
    { count: 3, of: 4 },
    { count: 2, of: 3 },
    { count: 1, of: 2 },
    { count: 1, of: 5 },
    { count: 1, of: 6 },
    { count: 9, of: 10 },
    { count: 1, of: 30 },
    { count: 1, of: 200 },
    { count: 19, of: 20 },
  ]);
  expect([inWords(1), inWords(0)]).toEqual([null, null]);
});

it("hits, kills, what one risks and pays: one line, each thing once", () => {
  const near = odds(brief("hits", 0.75), brief("kills", 0.2), brief("you lose a man", 0.4, "harm"));
  const far = odds(brief("hits", 0.25));
  const costs = [brief("pushing: 1 click", null, "cost")];
  expect(line({ odds: [near, far], costs })).toBe(
    "hits 3 in 4 · kills 1 in 5 · you lose a man 2 in 5 · pushing: 1 click",
  );
});

it("a game that tells odds without a verdict is heard by its likeliest outcome", () => {
  expect(line({ odds: [odds()], costs: [brief("2 points", null, "cost")] })).toBe(
    "1 wound 7 in 10 · 2 points",
  );
});

it("without odds the notes speak, and without notes the sum", () => {
  expect(line({ notes: [words("Touches them."), words("Fear."), words("More.")] })).toBe(
    "Touches them · Fear",
  );
  const tally = { start: 4, items: [], name: words("Movement"), plus_is_good: true, length: false };
  expect(line({ tallies: [tally] })).toBe("Movement 4");
});
