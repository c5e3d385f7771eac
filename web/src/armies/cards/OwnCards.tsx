/** The cards of one's own that an army brings along: written, changed, taken out again. */
import { useState } from "preact/hooks";
import { Portrait } from "../../figure";
import { confirm, Glyph } from "../../look";
import { api } from "../../net/api";
import { useResource } from "../../page/resource";
import { language, say, t } from "../../texts";
import type { Figure } from "../../wire/types";
import type { Roster } from "../roster";
import { CardEditor } from "./CardEditor";
import { PLAIN } from "./FigureInput";
import {
  begun,
  type CardKind,
  isRecord,
  kindOf,
  nameOf,
  ownCards,
  type Sheet,
  withCards,
} from "./sheet";
import "./cards.css";

interface Props {
  roster: Roster;
  scale: number;
  onRoster(roster: Roster): void;
  onRule(rule: string): void;
}

export function OwnCards({ roster, scale, onRoster, onRule }: Props) {
  const kinds = useResource(() => api.cards(roster.game), [roster.game]).value ?? [];
  const [editing, setEditing] = useState<{ sheet: Sheet; at: number } | null>(null);
  if (kinds.length === 0) return null;
  const cards = ownCards(roster.choices);
  const keep = (next: readonly Sheet[]) =>
    onRoster({ ...roster, choices: withCards(roster.choices, next) });
  const drop = async (at: number) => {
    const sheet = cards[at];
    if (sheet === undefined) return;
    const name = nameOf(sheet, language.value);
    const sure = await confirm({
      title: t("card-drop-sure", { card: name }),
      text: t("card-drop-text"),
      yes: t("card-drop"),
      harm: true,
    });
    if (!sure) return;
    keep(cards.filter((_, index) => index !== at));
  };
  return (
    <section class="panel own-cards" aria-labelledby="own-cards">
      <div class="row spread">
        <h2 id="own-cards">{t("card-own")}</h2>
        <NewCard
          kinds={kinds}
          onBegin={(kind, like) =>
            setEditing({ sheet: begun(kind, kinds.length > 1, like, cards), at: -1 })
          }
        />
      </div>
      {cards.length === 0 ? (
        <p class="soft small">{t("card-own-none")}</p>
      ) : (
        <ul class="plain own-card-list">
          {cards.map((sheet, at) => {
            const name = nameOf(sheet, language.value);
            const kind = kindOf(kinds, sheet);
            const look = sheet["figure"];
            return (
              <li key={at} class="own-card">
                <Portrait
                  figure={{ ...PLAIN, ...(isRecord(look) ? look : {}) } as Figure}
                  side={0}
                  small
                />
                <span class="offer-name">
                  {name}
                  {kinds.length > 1 && kind !== undefined && (
                    <span class="small soft">{say(kind.title)}</span>
                  )}
                </span>
                <button type="button" class="button" onClick={() => setEditing({ sheet, at })}>
                  {t("card-change")}
                  <span class="unseen"> {name}</span>
                </button>
                <button
                  type="button"
                  class="button quiet square"
                  aria-label={t("card-drop-this", { card: name })}
                  onClick={() => void drop(at)}
                >
                  <Glyph sign="close" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {editing !== null && (
        <CardEditor
          game={roster.game}
          kinds={kinds}
          sheet={editing.sheet}
          scale={scale}
          onClose={() => setEditing(null)}
          onRule={onRule}
          onSave={(sheet) => {
            const { at } = editing;
            keep(
              at < 0 ? [...cards, sheet] : cards.map((old, index) => (index === at ? sheet : old)),
            );
            setEditing(null);
          }}
        />
      )}
    </section>
  );
}

interface NewProps {
  kinds: readonly CardKind[];
  onBegin(kind: CardKind, like: Sheet): void;
}

/** A new card of a kind, blank or like one that there is. */
function NewCard({ kinds, onBegin }: NewProps) {
  const [key, setKey] = useState(kinds[0]?.key ?? "");
  const [like, setLike] = useState("");
  const kind = kinds.find((one) => one.key === key) ?? kinds[0];
  if (kind === undefined) return null;
  const sample = kind.samples.find((one) => one.key === like);
  return (
    <div class="row new-card">
      {kinds.length > 1 && (
        <select
          class="input"
          aria-label={t("card-kind-label")}
          value={kind.key}
          onChange={(event) => {
            setKey(event.currentTarget.value);
            setLike("");
          }}
        >
          {kinds.map((one) => (
            <option key={one.key} value={one.key}>
              {say(one.title)}
            </option>
          ))}
        </select>
      )}
      <select
        class="input"
        aria-label={t("card-like")}
        value={sample?.key ?? ""}
        onChange={(event) => setLike(event.currentTarget.value)}
      >
        <option value="">{t("card-blank")}</option>
        {kind.samples.map((one) => (
          <option key={one.key} value={one.key}>
            {t("card-like-this", { card: say(one.name) })}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="button"
        onClick={() => onBegin(kind, sample?.sheet ?? kind.blank)}
      >
        <Glyph sign="plus" />
        {t("card-new")}
      </button>
    </div>
  );
}
