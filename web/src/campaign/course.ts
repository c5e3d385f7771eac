/** The way that a campaign has taken so far. */
import type { Wire } from "../wire/types";
import type { Step } from "./map";

type Campaign = Wire<"CampaignShown">;

/** Every battle that was decided, and then what comes next, so that the last way is gone too. */
export function courseOf({ diary, coming }: Pick<Campaign, "diary" | "coming">): Step[] {
  const fought = diary
    .filter(({ winner }) => winner !== "")
    .map(({ chapter, winner }) => ({ scenario: chapter.scenario, winner }));
  const next = coming.length === 1 ? coming[0] : undefined;
  return next === undefined ? fought : [...fought, { scenario: next.key, winner: "" }];
}

/** A day as it is written where the reader lives; other words stay as they are. */
export function day(date: string, tongue: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return date;
  const format = new Intl.DateTimeFormat(tongue, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The number of a side, for its colour. */
export function sideNumber(campaign: Pick<Campaign, "sides">, key: string): number {
  return Math.max(
    0,
    campaign.sides.findIndex((side) => side.key === key),
  );
}
