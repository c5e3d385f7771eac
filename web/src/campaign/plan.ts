/** A campaign being prepared: what has been chosen so far, and what the server is asked for. */
import type { NewCampaign } from "../net/api";
import {
  type Bots,
  type Names,
  type OptionValue,
  type Paper,
  rosterOf,
  type Who,
} from "../setup/plan";
import type { Wire } from "../wire/types";

export type Offer = Wire<"CampaignOffer">;
type Game = Wire<"GameShown">;

export interface SidePlan {
  side: string;
  who: Who;
  name: string;
  bot: string;
  /** By game: "": what the campaign gives; "ready:N": a ready-made army; "paper:ID": mine. */
  armies: Record<string, string>;
}

export interface Plan {
  /** The key of a ready one; empty: my own. */
  campaign: string;
  sides: SidePlan[];
  byPoints: boolean;
  veterans: boolean;
  /** Armies grow and suffer from battle to battle. */
  growth: boolean;
  /** What every army may cost; 0: as its own list says. */
  points: number;
  /** Only what differs from the game's defaults. */
  options: Record<string, OptionValue>;
  dice: "committed" | "typed";
  /** By place, the id of a scenario of mine that is fought there instead. */
  scenarios: Record<string, string>;
}

/** Good defaults: I lead the first side, bots the others, everything as its author meant it. */
export function firstPlan(offer: Offer, bots: Bots): Plan {
  return {
    campaign: offer.key,
    sides: offer.sides.map((side, index) => ({
      side: side.key,
      who: index === 0 ? "me" : "bot",
      name: "",
      bot: index === 0 ? "" : bots.best,
      armies: {},
    })),
    byPoints: offer.by_points,
    veterans: offer.veterans,
    growth: offer.growth,
    points: 0,
    options: {},
    dice: "committed",
    scenarios: {},
  };
}

export function withSide(plan: Plan, number: number, change: Partial<SidePlan>): Plan {
  const sides = plan.sides.map((one, index) => (index === number ? { ...one, ...change } : one));
  return { ...plan, sides };
}

/** Another one leads this side; a typed name of a person does not become a bot's. */
export function withLeader(plan: Plan, number: number, who: Who, bots: Bots): Plan {
  return withSide(plan, number, { who, bot: who === "bot" ? bots.best : "", name: "" });
}

export function withArmy(plan: Plan, number: number, game: string, army: string): Plan {
  const armies = { ...plan.sides[number]?.armies, [game]: army };
  return withSide(plan, number, { armies });
}

export function hasFriends(plan: Plan): boolean {
  return plan.sides.some(({ who }) => who === "friend");
}

/** Whether several people share this screen. */
export function isHotSeat(plan: Plan): boolean {
  return plan.sides.filter(({ who }) => who === "me").length > 1;
}

/** What stands in the way of beginning, as a key of a text; null: nothing. */
export function obstacle(plan: Plan): string | null {
  const bots = plan.sides.every(({ who }) => who === "bot");
  return plan.dice === "typed" && bots ? "web-new-typed-bots" : null;
}

/** The name a side's player has unless another is typed: further ones of mine are numbered. */
export function usualName(plan: Plan, number: number, names: Names): string {
  const side = plan.sides[number];
  if (side === undefined) return "";
  if (side.who === "bot") return names.bot(side.bot);
  const first = plan.sides.findIndex(({ who }) => who === "me") === number;
  return side.who === "me" && first ? names.me : names.friend(number + 1);
}

/** What the server is asked for. */
export function newCampaign(
  plan: Plan,
  games: readonly Game[],
  papers: readonly Paper[],
  names: Names,
  file: Wire<"CampaignText"> | null = null,
): NewCampaign {
  return {
    campaign: plan.campaign,
    file,
    sides: plan.sides.map((side, number) => ({
      side: side.side,
      who: side.who,
      name: side.name.trim() || usualName(plan, number, names),
      bot: side.bot,
      armies: games
        .map((game) => rosterOf(side.armies[game.key] ?? "", game, papers))
        .filter((roster) => roster !== null),
    })),
    by_points: plan.byPoints,
    veterans: plan.veterans,
    growth: plan.growth,
    points: plan.points,
    options: plan.options,
    dice: plan.dice,
    scenarios: Object.fromEntries(
      Object.entries(plan.scenarios).flatMap(([place, id]) => {
        const sheet = papers.find((paper) => paper.id === id)?.scenario;
        return sheet ? [[place, sheet] as const] : [];
      }),
    ),
  };
}
