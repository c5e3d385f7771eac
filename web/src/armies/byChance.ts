/** Armies by chance: for how many points, and by which number. */
import type { Wire } from "../wire/types";

const MOST_SEED = 1_000_000;

/** What a battle is usually fought with, by the ready-made armies. */
export function usualPoints(game: Wire<"GameShown">): number {
  const totals = game.armies.map((army) => army.total).filter((total) => total > 0);
  return totals[Math.floor(totals.length / 2)] ?? 800;
}

/** A number nobody thought of. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * (MOST_SEED - 1));
}

/** A whole number of the address; `usual` where there is none. */
export function numberOf(words: string | null, usual: number): number {
  const number = Number(words ?? "");
  return words !== null && Number.isInteger(number) && number >= 0 ? number : usual;
}

/** Where armies of these points and this number are made. */
export function chanceLinks(game: string, points: number, seed: number) {
  const asked = `points=${points}&seed=${seed}`;
  return {
    random: `/armies/new?game=${game}&by=chance&${asked}`,
    sealed: `/armies/new?game=${game}&by=box&side=0&${asked}`,
    draft: `/draft/${game}?${asked}`,
  };
}
