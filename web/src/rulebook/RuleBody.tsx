/** One rule as the rulebook shows it. */
import type { ComponentChildren } from "preact";

import { links } from "../browser/links";
import { CopyButton } from "../look";
import { language, say, t } from "../texts";
import type { Wire } from "../wire/types";
import { type Book, findRule, type Rule, withLinks, wordsOf } from "./book";
import { RuleWhere } from "./RuleWhere";
import { WorkedExample } from "./WorkedExample";

interface WordsProps {
  words: string;
  book: Book;
  onRule(rule: string): void;
}

/** Words of a rule, in which the rules they name are their titles, to be opened. */
function Words({ words, book, onRule }: WordsProps) {
  const parts = withLinks(words, (id) => findRule(book, id) !== null);
  return (
    <>
      {parts.map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          <RuleLink key={index} book={book} rule={part.id} onRule={onRule} />
        ),
      )}
    </>
  );
}

interface LinkProps {
  book: Book;
  rule: string;
  onRule(rule: string): void;
  children?: ComponentChildren;
}

/** A rule by its title, or by other words. */
export function RuleLink({ book, rule, onRule, children }: LinkProps) {
  const found = findRule(book, rule);
  return (
    <a
      href={links.rule(book.game, rule)}
      title={rule}
      onClick={(event) => {
        event.preventDefault();
        onRule(rule);
      }}
    >
      {children ?? (found === null ? rule : say(found.title))}
    </a>
  );
}

interface FiguresProps extends Omit<WordsProps, "words"> {
  table: Wire<"RuleTable">;
}

function Figures({ table, ...at }: FiguresProps) {
  return (
    <div class="rule-table">
      <table>
        {table.title && <caption>{table.title}</caption>}
        <thead>
          <tr>
            {table.head.map((cell, place) => (
              <th key={place} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Words words={cell} {...at} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is said wherever the rules of this book are shown. */
export function RulesNote({ book }: { book: Book }) {
  return book.note === null ? null : <p class="rules-note soft small">{say(book.note)}</p>;
}

interface Props {
  rule: Rule;
  book: Book;
  onRule(rule: string): void;
  /** True: with the button that copies the rule's address. */
  shared?: boolean;
}

export function RuleBody({ rule, book, onRule, shared = false }: Props) {
  const { words, lang } = wordsOf(rule);
  const at = { book, onRule };
  return (
    <>
      <div class="rule-head">
        <h3>
          {say(rule.title)}
          {rule.term !== "" && rule.term !== say(rule.title) && (
            <span class="rule-term"> ({rule.term})</span>
          )}
        </h3>
        <div class="row">
          {rule.house && <span class="chip rule-ours">{t("web-rule-house")}</span>}
          {rule.kind === "data" && <span class="chip">{t("web-rule-data")}</span>}
          {rule.kind === "exempt" && <span class="chip">{t("web-rule-exempt")}</span>}
          <span class="chip rule">{rule.id}</span>
        </div>
      </div>
      {lang !== language.value && <p class="soft small">{t("web-rules-english")}</p>}
      {words !== undefined && (
        <div class="rule-words stack tight" lang={lang}>
          <p>
            <Words words={words.rule} {...at} />
          </p>
          {words.tables.map((table, index) => (
            <Figures key={index} table={table} {...at} />
          ))}
          {words.examples.map((example, index) => (
            <div key={index} class="rule-aside rule-example">
              <h4>{t("web-rule-example")}</h4>
              <p>
                <Words words={example} {...at} />
              </p>
            </div>
          ))}
          {rule.examples.map((example) => (
            <div key={example.key} class="rule-aside rule-example pictured">
              <h4 lang={language.value}>{t("web-rule-example")}</h4>
              <WorkedExample book={book} example={example} />
            </div>
          ))}
          {words.ruling && (
            <div class="rule-aside rule-ruling">
              <h4>{t("web-rule-ruling")}</h4>
              <p>
                <Words words={words.ruling} {...at} />
              </p>
            </div>
          )}
          {words.reason && <p class="soft small">{words.reason}</p>}
        </div>
      )}
      <div class="rule-foot">
        <RuleWhere game={book.game} rule={rule.id} source={rule.source} />
        {shared && (
          <CopyButton
            words={location.origin + links.rule(book.game, rule.id)}
            title={say(rule.title)}
            label={t("web-rule-link")}
            class="quiet"
          />
        )}
      </div>
    </>
  );
}
