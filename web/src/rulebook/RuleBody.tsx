/** One rule as the rulebook shows it. */
// texts: web-topic-*
import { links } from "../browser/links";
import { CopyButton } from "../look";
import { hasText, say, t } from "../texts";
import { type Book, findRule, type Rule, withLinks } from "./book";
import { RuleWhere } from "./RuleWhere";

/** The name of a topic; one that has no translation is shown as the rulebook has it. */
export function topicName(topic: string): string {
  const key = `web-topic-${topic}`;
  return hasText(key) ? t(key) : topic;
}

interface WordsProps {
  words: string;
  book: Book;
  onRule(rule: string): void;
}

/** Words of a rule, with the rules they name to be opened. */
function Words({ words, book, onRule }: WordsProps) {
  const parts = withLinks(words, (id) => findRule(book, id) !== null);
  return (
    <p lang="en">
      {parts.map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          <a
            key={index}
            href={links.rule(book.game, part.id)}
            onClick={(event) => {
              event.preventDefault();
              onRule(part.id);
            }}
          >
            {part.id}
          </a>
        ),
      )}
    </p>
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
          <span class="chip rule">{rule.id}</span>
          {rule.house && <span class="chip rule-ours">{t("web-rule-house")}</span>}
          {rule.kind === "data" && <span class="chip">{t("web-rule-data")}</span>}
          {rule.kind === "exempt" && <span class="chip">{t("web-rule-exempt")}</span>}
        </div>
      </div>
      <Words words={rule.rule} book={book} onRule={onRule} />
      {rule.ruling !== "" && (
        <div class="rule-ruling">
          <h4>{t("web-rule-ruling")}</h4>
          <Words words={rule.ruling} book={book} onRule={onRule} />
        </div>
      )}
      <div class="row spread">
        <small class="soft" lang="en">
          {rule.source}
        </small>
        {shared && (
          <CopyButton
            words={location.origin + links.rule(book.game, rule.id)}
            title={say(rule.title)}
            label={t("web-rule-link")}
            class="quiet"
          />
        )}
      </div>
      <RuleWhere game={book.game} rule={rule.id} />
    </>
  );
}
