/** Where in the program a rule is carried out and which tests prove it: asked for when opened. */
import { useState } from "preact/hooks";
import { Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { t } from "../texts";
import type { Wire } from "../wire/types";

interface Props {
  game: string;
  rule: string;
}

interface SourcedProps extends Props {
  /** Where the original has it. */
  source: string;
}

export function RuleWhere({ game, rule, source }: SourcedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="rule-where" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="soft small">{t("web-rule-where")}</summary>
      {isOpen && source !== "" && (
        <div class="small">
          <h4>{t("web-rule-source")}</h4>
          <p lang="en">{source}</p>
        </div>
      )}
      {isOpen && <Whereabouts game={game} rule={rule} />}
    </details>
  );
}

function Whereabouts({ game, rule }: Props) {
  const asked = useResource(() => api.where(game, rule), [game, rule]);
  if (asked.trouble !== "") return <Trouble words={asked.trouble} onRetry={asked.reload} />;
  if (asked.value === null) return <Waiting />;
  const { code, tests } = asked.value;
  if (code.length + tests.length === 0) return <p class="small">{t("web-rule-nowhere")}</p>;
  return (
    <div class="stack tight small">
      <Lines title={t("web-rule-code")} lines={code} />
      <Lines title={t("web-rule-tests")} lines={tests} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Wire<"CodeLine">[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul class="rule-lines">
        {lines.map(({ file, line, name }) => (
          <li key={`${file}:${line}:${name}`}>
            <code>{`${file}:${line}`}</code>
            {name !== "" && <span class="soft">{name}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
