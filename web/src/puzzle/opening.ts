/** From a puzzle to its table. */
import { api } from "../net/api";
import { go } from "../page/router";
import { t } from "../texts";
import type { Wire } from "../wire/types";
import { UNANSWERED } from "./attempt";
import { battleOf, isSolved, keepBattle } from "./memory";

type Line = Wire<"PuzzleLine">;

/** Go to a puzzle: to the battle opened before, if nobody has answered there yet. */
export async function openPuzzle(game: string, line: Line): Promise<void> {
  const which = { game, number: line.number };
  const known = battleOf(which);
  if (known !== null && (await isFresh(known))) {
    go(`/battle/${known}`);
    return;
  }
  const title = t("web-puzzle-battle", { number: line.number, title: line.title });
  const created = await api.puzzles.open(game, line.number, title);
  keepBattle(created.battle.id, which);
  go(`/battle/${created.battle.id}`);
}

async function isFresh(battle: string): Promise<boolean> {
  try {
    return (await api.battles.get(battle)).entries === UNANSWERED;
  } catch {
    return false; // forgotten by the server: it is opened anew
  }
}

/** The puzzle to go to after one: the next that is not solved, else simply the next. */
export function after(game: string, lines: readonly Line[], number: number): Line | null {
  const at = lines.findIndex((line) => line.number === number);
  const others = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))];
  const open = others.find((line) => !isSolved({ game, number: line.number }));
  return open ?? others[0] ?? null;
}
