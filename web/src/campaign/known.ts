/** What is known before a campaign begins. */
import { api } from "../net/api";
import { query } from "../page/router";
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
  const brought = query.value.get("scenario");
  const [house, mine, theirs, ...games] = await Promise.all([
    api.house(),
    api.me(),
    brought === null ? null : api.papers.get(brought),
    ...offer.games.map((game) => api.game(game)),
  ]);
  const all = mine.papers.some(({ id }) => id === theirs?.id) ? [] : [theirs];
  const papers = [...mine.papers, ...all].filter(
    (paper) => paper !== null && paper.kind !== "table" && offer.games.includes(paper.game),
  ) as Paper[];
  return { house, offer, games, papers, file };
}
