/** All my armies, and the beginning of a new one. */
import { useState } from "preact/hooks";
import { Empty, Glyph, Trouble, toast, toastProblem, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { go } from "../page/router";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { Chance } from "./Chance";
import { FilePicker } from "./FilePicker";
import { isText, readArmy } from "./file";
import { type Paper, Papers } from "./Papers";
import { PasteDialog } from "./PasteDialog";
import type { Roster } from "./roster";
import "./armies.css";

async function fetchAll() {
  const [house, mine] = await Promise.all([api.house(), api.me()]);
  return { house, papers: mine.papers.filter((paper) => paper.kind === "army") };
}

export function ArmiesPage() {
  const { value, trouble, reload } = useResource(fetchAll, []);
  if (value === null) {
    return (
      <main class="page">
        {trouble === "" ? <Waiting /> : <Trouble words={trouble} onRetry={reload} />}
      </main>
    );
  }
  const { house, papers } = value;
  const games = house.games.filter((game) => game.armies);
  const titles = new Map(house.games.map((game) => [game.key, game.title]));
  const open = async (words: string) => {
    const read = readArmy(words);
    if (isText(read)) return toast(say(read), "harm");
    if (!games.some((game) => game.key === read.game)) {
      return toast(t("make-file-game", { game: read.game.slice(0, 40) }), "harm");
    }
    try {
      go(`/armies/${(await keep(read)).id}`);
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <FilePicker onFile={(words) => void open(words)} label={t("make-file-in")}>
      {(picker) => (
        <main class="page armies">
          <header class="page-head">
            <div>
              <h1>{t("make-armies")}</h1>
              <p class="soft">{t("make-armies-lead")}</p>
            </div>
            {picker}
          </header>
          <section aria-labelledby="my-armies">
            <h2 id="my-armies">{t("make-my-armies")}</h2>
            {papers.length === 0 ? (
              <Empty words={t("make-no-armies")} />
            ) : (
              <Papers
                papers={papers}
                about={(paper) => aboutArmy(paper, titles.get(paper.game))}
                use={(paper) => ({
                  words: t("make-fight"),
                  href: `/new/${paper.game}?army=${paper.id}`,
                })}
                onGone={reload}
              />
            )}
          </section>
          <NewArmy games={games} />
          <p class="small soft">{t("make-file-drop")}</p>
        </main>
      )}
    </FilePicker>
  );
}

function keep(roster: Roster) {
  const name = say(roster.name).slice(0, 80) || t("make-army-name");
  const army = { ...roster, name } as Wire<"Roster">;
  return api.papers.add({ kind: "army", game: roster.game, name, army });
}

function aboutArmy(paper: Paper, title: Wire<"GameLine">["title"] | undefined): string {
  const count = paper.army?.entries.reduce((sum, entry) => sum + entry.count, 0) ?? 0;
  return `${title === undefined ? paper.game : say(title)} · ${t("make-figures", { count })}`;
}

function NewArmy({ games }: { games: readonly Wire<"GameLine">[] }) {
  const [chosen, setChosen] = useState(games[0]?.key ?? "");
  const [pasting, setPasting] = useState(false);
  const {
    value: game,
    trouble,
    reload,
  } = useResource(() => (chosen === "" ? Promise.resolve(null) : api.game(chosen)), [chosen]);
  if (games.length === 0) return <Empty words={t("make-no-musters")} />;
  return (
    <section aria-labelledby="new-army">
      <div class="row spread">
        <h2 id="new-army">{t("make-new-army")}</h2>
        {games.length === 1 && games[0] && <p class="soft">{say(games[0].title)}</p>}
        {games.length > 1 && (
          <label class="row">
            {t("make-game")}
            <select
              class="input"
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {games.map((one) => (
                <option key={one.key} value={one.key}>
                  {say(one.title)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {trouble !== "" && <Trouble words={trouble} onRetry={reload} />}
      {game !== null && game.key === chosen && (
        <ul class="plain ready">
          {game.armies.map((army, index) => (
            <li key={index} class="card">
              <h3 class="title">{say(army.name)}</h3>
              <p class="small soft">
                {t("make-figures", {
                  count: army.entries.reduce((sum, entry) => sum + entry.count, 0),
                })}
              </p>
              <a class="button" href={`/armies/new?game=${chosen}&like=${index}`}>
                {t("make-like")}
              </a>
            </li>
          ))}
          <li class="card">
            <h3 class="title">{t("make-empty-army")}</h3>
            <p class="small soft">{t("make-empty-army-help")}</p>
            <a class="button" href={`/armies/new?game=${chosen}`}>
              <Glyph sign="plus" />
              {t("make-new-army")}
            </a>
          </li>
          <li class="card">
            <h3 class="title">{t("make-list-paste")}</h3>
            <p class="small soft">{t("make-list-lead")}</p>
            <button type="button" class="button" onClick={() => setPasting(true)}>
              <Glyph sign="list" />
              {t("make-list-paste")}
            </button>
          </li>
        </ul>
      )}
      {game !== null && game.key === chosen && <Chance key={chosen} game={game} />}
      {pasting && (
        <PasteDialog
          game={chosen}
          like={null}
          onUse={(roster) => void keepAndOpen(roster)}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  );
}

async function keepAndOpen(roster: Roster): Promise<void> {
  try {
    go(`/armies/${(await keep(roster)).id}`);
  } catch (error) {
    toastProblem(error);
  }
}
