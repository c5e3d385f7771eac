/** Home: play now, the guided first battle, your battles. */
import { useEffect, useState } from "preact/hooks";

import { callPlayer, endCall, pageTitle } from "../browser/attention";
import { recall, remember } from "../browser/memory";
import { confirm, Empty, Glyph, Trouble, toast, toastProblem, Waiting } from "../look";
import { api } from "../net/api";
import { keptLinks, person } from "../net/keys";
import { CampaignLink } from "../page/CampaignLink";
import { InviteDialog } from "../page/InviteDialog";
import { useResource } from "../page/resource";
import { say, t } from "../texts";
import type { BattleShown, Wire } from "../wire/types";
import { BattleRow } from "./BattleRow";
import { emptySeats, listed, removeBattle, sorted, standing } from "./battles";
import { CampaignsInvitation } from "./CampaignsInvitation";
import { PersonalLink } from "./PersonalLink";
import { PuzzlesInvitation } from "./PuzzlesInvitation";
import { openFile, playLesson, playNow, playOnRandom } from "./starting";
import { TablePicture } from "./TablePicture";
import { TableThumb } from "./TableThumb";
import "./setup.css";

type House = Wire<"House">;

/** How often the list of battles is read again. */
const REFRESH = 15_000;

export function HomePage() {
  const house = useResource(() => api.house(), []);
  const mine = useResource(() => api.me(), [person.value]);
  useEffect(() => {
    pageTitle.value = "";
    const timer = setInterval(mine.reload, REFRESH);
    return () => clearInterval(timer);
  }, [mine.reload]);
  const battles = mine.value === null ? null : listed(mine.value.battles);
  useCall(battles ?? []);
  return (
    <main class="page stack home">
      <section class="hero">
        <div class="hero-words stack">
          <h1>{t("web-home-title")}</h1>
          <p class="hero-lead">{t("web-home-lead")}</p>
        </div>
        <TablePicture />
      </section>
      {house.value === null && house.trouble === "" && <Waiting />}
      {house.trouble !== "" && <Trouble words={house.trouble} onRetry={house.reload} />}
      {house.value !== null && (
        <>
          {battles !== null && battles.length === 0 && <FirstSteps house={house.value} />}
          <Games house={house.value} />
          <CampaignsInvitation />
          <PuzzlesInvitation />
        </>
      )}
      <YourBattles battles={battles} trouble={mine.trouble} onRetry={mine.reload} />
    </main>
  );
}

/** Whoever waits on this page is called when one of their battles waits for them. */
function useCall(battles: readonly BattleShown[]): void {
  const waiting = battles.filter((battle) => standing(battle) === "yours");
  const ids = waiting.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: called again only when other battles wait; the list is a new one with every answer
  useEffect(() => {
    const first = waiting[0];
    if (first === undefined) endCall();
    else callPlayer(t("web-battle-yours"), first.title || say(first.scenario_title));
    return endCall;
  }, [ids]);
}

/** Do something that takes a moment, with its button held meanwhile. */
function useBusy(): [string, (name: string, work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState("");
  const run = (name: string, work: () => Promise<void>) => {
    if (busy !== "") return;
    setBusy(name);
    work()
      .catch(toastProblem)
      .finally(() => setBusy(""));
  };
  return [busy, run];
}

/** The game whose guided first battle is shortest: the one to begin with. */
function easiest(games: House["games"]): House["games"][number] | undefined {
  const taught = games.filter(({ lesson }) => lesson);
  return taught.sort((one, other) => one.lesson_steps - other.lesson_steps)[0];
}

/** Offered to newcomers until they have a battle or wave it away. */
function FirstSteps({ house }: { house: House }) {
  const [hidden, setHidden] = useState(recall("first-steps", ["skipped"]) !== null);
  const [busy, run] = useBusy();
  const game = easiest(house.games);
  if (game === undefined || hidden) return null;
  return (
    <section class="first-steps panel" aria-labelledby="first-steps">
      <div class="stack tight grow">
        <h2 id="first-steps">{t("web-lesson")}</h2>
        <p>{t("web-lesson-text", { game: game.title })}</p>
      </div>
      <div class="row">
        <button
          type="button"
          class="button primary"
          disabled={busy !== ""}
          onClick={() => run("lesson", () => playLesson(game.key))}
        >
          <Glyph sign="flag" />
          {t("web-lesson-start")}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            remember("first-steps", "skipped");
            setHidden(true);
          }}
        >
          {t("web-lesson-skip")}
        </button>
      </div>
    </section>
  );
}

function Games({ house }: { house: House }) {
  const [busy, run] = useBusy();
  return (
    <ul class="plain games" aria-label={t("web-games")}>
      {house.games.map((game) => (
        <li key={game.key} class="game card">
          <div class="game-head">
            <TableThumb
              name={`${game.key}/${game.quick?.scenario ?? ""}`}
              fetch={() => api.scenarioScene(game.key, game.quick?.scenario ?? "")}
              width={168}
              height={132}
            />
            <div class="game-about">
              <h2>{say(game.title)}</h2>
              {game.about !== null && <p>{say(game.about)}</p>}
              <Facts game={game} />
            </div>
          </div>
          <div class="row spread">
            <div class="row">
              <a class="button quiet" href={`/puzzles/${game.key}`}>
                <Glyph sign="idea" />
                {t("web-puzzles")}
              </a>
              <a class="button quiet" href={`/rules/${game.key}`}>
                <Glyph sign="book" />
                {t("web-rulebook")}
              </a>
            </div>
          </div>
          <div class="row">
            <button
              type="button"
              class="button primary big"
              data-play={game.key}
              disabled={busy !== ""}
              onClick={() => run(game.key, () => playNow(house, game.key))}
            >
              <Glyph sign="play" />
              {t("web-play-now")}
            </button>
            {game.kit && (
              <button
                type="button"
                class="button square"
                data-play-random={game.key}
                aria-label={t("land-play")}
                title={t("land-play")}
                disabled={busy !== ""}
                onClick={() => run(game.key, () => playOnRandom(house, game.key))}
              >
                <Glyph sign="dice" />
              </button>
            )}
            <a class="button" href={`/new/${game.key}`}>
              {t("web-set-up")}
            </a>
            {game.lesson && (
              <button
                type="button"
                class="button quiet"
                data-lesson={game.key}
                disabled={busy !== ""}
                onClick={() => run("lesson", () => playLesson(game.key))}
              >
                {t("web-lesson")}
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Players, length and difficulty, as far as they are told. */
function Facts({ game }: { game: House["games"][number] }) {
  const [fewest, most] = game.players;
  const [short, long] = game.minutes;
  return (
    <ul class="plain row game-facts" aria-label={t("web-game-facts")}>
      <li class="chip">
        <Glyph sign="people" size={14} />
        {fewest === most ? String(fewest) : `${fewest}–${most}`}
        <span class="unseen">{t("web-game-players")}</span>
      </li>
      {long > 0 && <li class="chip">{t("web-game-minutes", { short, long })}</li>}
      {game.difficulty > 0 && (
        <li class="chip">{t("web-game-difficulty", { level: game.difficulty })}</li>
      )}
      <li class="chip">{t("web-game-scenarios", { count: game.scenarios })}</li>
    </ul>
  );
}

interface YourBattlesProps {
  battles: BattleShown[] | null;
  trouble: string;
  onRetry(): void;
}

function YourBattles({ battles, trouble, onRetry }: YourBattlesProps) {
  const [invite, setInvite] = useState<string | null>(null);
  const invited = battles?.find(({ id }) => id === invite);
  return (
    <section class="stack" aria-labelledby="your-battles">
      <div class="row spread">
        <h2 id="your-battles">{t("web-your-battles")}</h2>
        <div class="row">
          <OpenFile />
          <PersonalLink />
        </div>
      </div>
      {trouble !== "" && <Trouble words={trouble} onRetry={onRetry} />}
      {battles === null && trouble === "" && <Waiting />}
      {battles?.length === 0 && <Empty words={t("web-no-battles")} />}
      {battles !== null && battles.length > 0 && (
        <ul class="plain stack tight">
          {sorted(battles).map((battle) => (
            <BattleRow
              key={battle.id}
              battle={battle}
              href={`/${battle.over ? "replay" : "battle"}/${battle.id}`}
            >
              {battle.campaign !== "" && <CampaignLink id={battle.campaign} quiet />}
              {emptySeats(battle).length > 0 && keptLinks(battle.id).length > 0 && (
                <button type="button" class="button" onClick={() => setInvite(battle.id)}>
                  <Glyph sign="link" />
                  {t("web-invite")}
                </button>
              )}
              <RemoveButton battle={battle} />
            </BattleRow>
          ))}
        </ul>
      )}
      {invited !== undefined && (
        <InviteDialog battle={invited} open onClose={() => setInvite(null)} />
      )}
    </section>
  );
}

function RemoveButton({ battle }: { battle: BattleShown }) {
  const name = battle.title || say(battle.scenario_title);
  const remove = async () => {
    const sure =
      battle.over ||
      (await confirm({
        title: t("web-battle-remove-ask", { name }),
        text: t("web-battle-remove-why"),
        yes: t("web-battle-remove"),
      }));
    if (!sure) return;
    removeBattle(battle.id);
    toast(t("web-battle-removed", { name }));
  };
  return (
    <button
      type="button"
      class="button quiet square"
      aria-label={`${t("web-battle-remove")}: ${name}`}
      title={t("web-battle-remove")}
      onClick={() => void remove()}
    >
      <Glyph sign="trash" />
    </button>
  );
}

function OpenFile() {
  const [busy, run] = useBusy();
  return (
    <label class="button file-button" aria-disabled={busy !== ""}>
      <Glyph sign="upload" />
      {t("web-open-file")}
      <input
        class="unseen"
        type="file"
        accept=".json,.slagveld,application/json"
        disabled={busy !== ""}
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file === undefined) return;
          run("file", () =>
            openFile(file).finally(() => {
              input.value = "";
            }),
          );
        }}
      />
    </label>
  );
}
