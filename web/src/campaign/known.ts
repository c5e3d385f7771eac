/** What is known before a campaign begins. */
import { api } from "../net/api";
import type { Paper } from "../setup/plan";
import type { Wire } from "../wire/types";
import type { Offer } from "./plan";

export interface Known {
  house: Wire<"House">;
  offer: Offer;
  games: Wire<"GameShown">[];
  papers: Paper[];
  /** My own campaign; null: a ready one. */
  file: Wire<"CampaignText"> | null;
}

/** What the form needs besides the campaign itself. */
export async function fetchKnown(offer: Offer, file: Known["file"]): Promise<Known> {
  const [house, mine, ...games] = await Promise.all([
    api.house(),
    api.me(),
    ...offer.games.map((game) => api.game(game)),
  ]);
  const papers = mine.papers.filter(
    ({ kind, game }) => kind === "army" && offer.games.includes(game),
  );
  return { house, offer, games, papers, file };
}
