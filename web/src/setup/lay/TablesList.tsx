/** All my tables, and the beginning of a new one. */

import { type Paper, Papers } from "../../armies/Papers";
import { Empty, Glyph, Trouble, Waiting } from "../../look";
import { api } from "../../net/api";
import { useResource } from "../../page/resource";
import { length, say, t } from "../../texts";
import type { Wire } from "../../wire/types";
import { TableThumb } from "../TableThumb";

async function fetchAll() {
  const [house, mine] = await Promise.all([api.house(), api.me()]);
  return { house, papers: mine.papers.filter((paper) => paper.kind === "table") };
}

export function TablesList() {
  const { value, trouble, reload } = useResource(fetchAll, []);
  return (
    <main class="page armies">
      <header class="page-head">
        <div>
          <h1>{t("make-lay")}</h1>
          <p class="soft">{t("make-lay-lead")}</p>
        </div>
      </header>
      {trouble !== "" ? (
        <Trouble words={trouble} onRetry={reload} />
      ) : value === null ? (
        <Waiting />
      ) : (
        <>
          <NewTable games={value.house.games.filter((game) => game.kit)} />
          <section aria-labelledby="my-tables">
            <h2 id="my-tables">{t("make-my-tables")}</h2>
            {value.papers.length === 0 ? (
              <Empty words={t("make-no-tables")} />
            ) : (
              <Papers
                picture={(paper) => <Picture paper={paper} />}
                papers={value.papers}
                about={(paper) => aboutTable(paper, value.house)}
                use={(paper) => ({
                  words: t("make-use-table"),
                  href: `/new/${paper.game}?table=${paper.id}`,
                })}
                onGone={reload}
              />
            )}
          </section>
        </>
      )}
    </main>
  );
}

function NewTable({ games }: { games: readonly Wire<"GameLine">[] }) {
  if (games.length === 0) return <Empty words={t("make-no-kits")} />;
  return (
    <section aria-labelledby="new-table">
      <h2 id="new-table">{t("make-new-table")}</h2>
      <ul class="plain ready">
        {games.map((game) => (
          <li key={game.key} class="card">
            <h3 class="title">{say(game.title)}</h3>
            <a class="button primary" href={`/lay/new?game=${game.key}`}>
              <Glyph sign="plus" />
              {t("make-new-table")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function aboutTable(paper: Paper, house: Wire<"House">): string {
  const title = house.games.find((game) => game.key === paper.game)?.title ?? paper.game;
  const { width = 0, depth = 0, pieces = [] } = paper.table ?? {};
  const size = t("make-size", { width: length(width), depth: length(depth) });
  return `${say(title)} · ${size} · ${t("make-pieces", { count: pieces.length })}`;
}

/** How a laid table looks. */
function Picture({ paper }: { paper: Paper }) {
  const { table } = paper;
  if (table === null) return null;
  return (
    <TableThumb
      name={`${paper.id} ${paper.changed}`}
      fetch={() => api.table(paper.game, table)}
      width={104}
      height={84}
    />
  );
}
