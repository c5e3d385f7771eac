/** The rulebook beside a battle, opened at one rule. */

import { links } from "../browser/links";
import { Drawer, Trouble, Waiting } from "../look";
import { useResource } from "../page/resource";
import { t } from "../texts";
import { findRule, openBook } from "./book";
import { RuleBody, RulesNote } from "./RuleBody";
import "./rulebook.css";

interface Props {
  game: string;
  /** The rule shown; empty: the drawer is closed. */
  rule: string;
  onClose(): void;
  /** Another rule is wanted. */
  onRule(rule: string): void;
}

export function RuleDrawer({ game, rule, onClose, onRule }: Props) {
  return (
    <Drawer open={rule !== ""} title={t("web-rulebook")} onClose={onClose}>
      {rule !== "" && <OpenRule game={game} rule={rule} onRule={onRule} />}
    </Drawer>
  );
}

function OpenRule({ game, rule, onRule }: Omit<Props, "onClose">) {
  const { value: book, trouble, reload } = useResource(() => openBook(game), [game]);
  if (trouble !== "") return <Trouble words={trouble} onRetry={reload} />;
  if (book === null) return <Waiting />;
  const found = findRule(book, rule);
  return (
    <div class="stack">
      {found === null ? (
        <p>{t("web-rule-unknown", { rule })}</p>
      ) : (
        <article class="rule-shown stack tight">
          <RuleBody rule={found} book={book} onRule={onRule} />
        </article>
      )}
      <RulesNote book={book} />
      <a class="button" href={links.rule(game, rule)} target="_blank" rel="noopener">
        {t("web-rulebook-open")}
      </a>
    </div>
  );
}
