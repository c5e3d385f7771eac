/** A game's whole rulebook: searched, and linked rule by rule. */
import { useEffect, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { Empty, Glyph, Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { anchor, go, query, setQuery } from "../page/router";
import { language, say, t } from "../texts";
import { type Book, byChapter, findRule, HOUSE, openBook, type Rule, search } from "./book";
import { Glossary } from "./Glossary";
import { RuleBody, RulesNote } from "./RuleBody";
import "./rulebook.css";

/** Until it is known which game is meant. */
const NOT_YET = new Promise<Book>(() => undefined);

export function RulesPage({ game: asked }: { game: string }) {
  const house = useResource(() => api.house(), []);
  const game = asked || (house.value?.games[0]?.key ?? HOUSE);
  const ready = asked !== "" || house.value !== null;
  const book = useResource(() => (ready ? openBook(game) : NOT_YET), [game, ready]);
  const title = house.value?.games.find((other) => other.key === game)?.title;
  const name = game === HOUSE ? t("web-rules-house") : title === undefined ? "" : say(title);
  useEffect(() => {
    pageTitle.value = `${t("web-rulebook")} ${name}`.trim();
  }, [name, language.value]);
  return (
    <main class="page rules-page">
      <header class="stack tight">
        <h1>{t("web-rulebook")}</h1>
        <nav class="row" aria-label={t("web-games")}>
          {house.value?.games.map((other) => (
            <a
              key={other.key}
              class="button"
              href={`/rules/${other.key}`}
              aria-current={other.key === game ? "page" : undefined}
            >
              {say(other.title)}
            </a>
          ))}
          <a
            class="button"
            href={`/rules/${HOUSE}`}
            aria-current={game === HOUSE ? "page" : undefined}
          >
            {t("web-rules-house")}
          </a>
        </nav>
      </header>
      {book.trouble !== "" && <Trouble words={book.trouble} onRetry={book.reload} />}
      {book.value === null && book.trouble === "" && <Waiting />}
      {book.value !== null && <Rules key={game} book={book.value} />}
    </main>
  );
}

function Rules({ book }: { book: Book }) {
  const [words, setWords] = useState(query.value.get("words") ?? "");
  const wanted = anchor.value || (query.value.get("rule") ?? "");
  const open = wanted === "" ? null : findRule(book, wanted);
  const found = search(book.game === HOUSE ? book.house : [...book.rules, ...book.house], words);
  const own = new Set(book.rules.map((rule) => rule.id));
  const chapters = byChapter(book, found);
  const table = found.filter((rule) => !own.has(rule.id));
  const shown = open?.id;
  useEffect(() => {
    if (shown !== undefined) document.getElementById(shown)?.scrollIntoView({ block: "start" });
  }, [shown]);
  const onRule = (rule: string) => {
    setWords("");
    go(`/rules/${book.game}#${rule}`);
  };
  return (
    <>
      <div class="rules-search">
        <Glyph sign="search" />
        <input
          class="input"
          type="search"
          value={words}
          aria-label={t("web-rules-search")}
          placeholder={t("web-rules-search")}
          onInput={(event) => {
            setWords(event.currentTarget.value);
            setQuery({ words: event.currentTarget.value || null });
          }}
        />
        <span class="soft small" role="status">
          {t("web-rules-found", { count: found.length })}
        </span>
      </div>
      {wanted !== "" && open === null && (
        <p class="notice">{t("web-rule-unknown", { rule: wanted })}</p>
      )}
      <RulesNote book={book} />
      {found.length === 0 && <Empty words={t("web-rules-none")} />}
      {words.trim() === "" ? (
        <div class="rules-columns">
          <nav class="rules-topics" aria-label={t("web-rules-topics")}>
            {chapters.map(([chapter]) => (
              <Jump key={chapter.key} to={chapter.key} words={say(chapter.title)} />
            ))}
            {book.glossary.length > 0 && <Jump to="glossary" words={t("web-glossary")} />}
            {table.length > 0 && <Jump to="table" words={t("web-rules-house")} />}
          </nav>
          <div class="stack rules-text">
            {chapters.map(([chapter, rules]) => (
              <section key={chapter.key} class="stack" id={`chapter-${chapter.key}`}>
                <h2>{say(chapter.title)}</h2>
                <Listed rules={rules} book={book} open={open} onRule={onRule} />
              </section>
            ))}
            {book.glossary.length > 0 && (
              <section class="stack" id="chapter-glossary">
                <h2>{t("web-glossary")}</h2>
                <Glossary book={book} onRule={onRule} />
              </section>
            )}
            {table.length > 0 && (
              <section class="stack" id="chapter-table">
                <h2>{t("web-rules-house")}</h2>
                <Listed rules={table} book={book} open={open} onRule={onRule} />
              </section>
            )}
          </div>
        </div>
      ) : (
        <Listed rules={found} book={book} open={open} onRule={onRule} />
      )}
    </>
  );
}

/** A chapter is a place on this page, not the address of a rule. */
function Jump({ to, words }: { to: string; words: string }) {
  return (
    <a
      href={`#chapter-${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(`chapter-${to}`)?.scrollIntoView({ block: "start" });
      }}
    >
      {words}
    </a>
  );
}

interface ListedProps {
  rules: readonly Rule[];
  book: Book;
  open: Rule | null;
  onRule(rule: string): void;
}

function Listed({ rules, book, open, onRule }: ListedProps) {
  return (
    <ul class="plain stack">
      {rules.map((rule) => (
        <li key={rule.id}>
          <article id={rule.id} class={`rule-card stack tight ${rule === open ? "open" : ""}`}>
            <RuleBody rule={rule} book={book} onRule={onRule} shared />
          </article>
        </li>
      ))}
    </ul>
  );
}
