/** A sealed box: what is built of it is judged by it as well. */
import { toastProblem } from "../look";
import { api } from "../net/api";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { copyOf, type Report, type Roster } from "./roster";

export interface BoxAsked {
  points: number;
  seed: number;
  side: number;
}

/** How many of what lie in a box, by key. */
export type Lies = ReadonlyMap<string, number>;

/** Asks about an army by the rules and by its box, and says what lies in that. */
export function judgeOf(game: string, box: BoxAsked, onLies: (lies: Lies) => void) {
  return async (army: Wire<"Roster">, signal: AbortSignal): Promise<Report> => {
    const { report, contents } = await api.muster.sealed(game, { ...box, army }, signal);
    onLies(new Map(contents.map(({ key, count }) => [key, count])));
    return report;
  };
}

interface Props {
  game: string;
  box: BoxAsked;
  onRoster(roster: Roster): void;
}

export function BoxNote({ game, box, onRoster }: Props) {
  const build = async () => {
    try {
      const { army } = await api.muster.sealed(game, { ...box, army: null });
      onRoster(copyOf(army, say(army.name)));
    } catch (error) {
      toastProblem(error);
    }
  };
  const { points, seed, side } = box;
  const other = 1 - side;
  return (
    <div class="notice row spread">
      <p>{t("make-box-of", { number: side + 1, points, seed: String(seed) })}</p>
      <span class="row">
        <button type="button" class="button" onClick={() => void build()}>
          {t("make-box-build")}
        </button>
        <a
          class="button"
          href={`/armies/new?game=${game}&by=box&side=${other}&points=${points}&seed=${seed}`}
        >
          {t("make-box-other", { number: other + 1 })}
        </a>
      </span>
    </div>
  );
}
