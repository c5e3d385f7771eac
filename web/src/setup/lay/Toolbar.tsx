/** Name, state and buttons above the workbench. */
import { links } from "../../browser/links";
import { CopyButton, Glyph } from "../../look";
import { t } from "../../texts";
import type { Wire } from "../../wire/types";
import type { Plan } from "./usePlan";
import type { Saving } from "./useSaving";

export function Title(props: { plan: Plan; still: boolean; game: string; saving: Saving }) {
  const { plan, still, game, saving } = props;
  return (
    <div class="grow">
      <p class="small soft">
        <a href="/lay">{t("make-all-tables")}</a>
        {` · ${game}`}
        {!still && (
          <>
            {" · "}
            <span role="status">
              {saving.busy ? t("make-saving") : saving.dirty ? t("make-unsaved") : t("make-saved")}
            </span>
            {plan.isDraft && (
              <button type="button" class="button quiet small" onClick={plan.drop}>
                {t("make-draft-drop")}
              </button>
            )}
          </>
        )}
      </p>
      <h1 class="army-title">
        {still ? (
          plan.now.name
        ) : (
          <label>
            <span class="unseen">{t("make-name")}</span>
            <input
              class="input title-input"
              maxLength={80}
              value={plan.now.name}
              onInput={(event) => plan.rename(event.currentTarget.value)}
              onBlur={plan.settle}
            />
          </label>
        )}
      </h1>
    </div>
  );
}

export function Tools(props: { plan: Plan; snap: boolean; onSnap(snap: boolean): void }) {
  const { plan, snap, onSnap } = props;
  return (
    <>
      <button
        type="button"
        class="button square"
        aria-label={t("make-undo")}
        title={t("make-undo")}
        disabled={!plan.canUndo}
        onClick={plan.undo}
      >
        <Glyph sign="undo" />
      </button>
      <button
        type="button"
        class="button square"
        aria-label={t("make-redo")}
        title={t("make-redo")}
        disabled={!plan.canRedo}
        onClick={plan.redo}
      >
        <Glyph sign="redo" />
      </button>
      <button type="button" class="button" aria-pressed={snap} onClick={() => onSnap(!snap)}>
        {t("make-snap")}
      </button>
    </>
  );
}

export function Actions(props: {
  plan: Plan;
  saving: Saving;
  paper: Wire<"Paper"> | null;
  /** Whether the rules let one play on it. */
  usable: boolean;
}) {
  const { plan, saving, paper, usable } = props;
  const mine = paper === null || paper.mine;
  return (
    <>
      {mine ? (
        <button
          type="button"
          class="button"
          disabled={!saving.dirty || saving.busy}
          onClick={() => void saving.saveHere()}
        >
          <Glyph sign="check" />
          {t("make-save")}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => void saving.copy()}>
          <Glyph sign="copy" />
          {t("make-copy")}
        </button>
      )}
      {paper !== null && (
        <CopyButton
          words={links.paper("table", paper.id)}
          title={plan.now.name}
          label={t("make-share")}
        />
      )}
      <button
        type="button"
        class="button primary"
        disabled={!usable || saving.busy}
        onClick={() => void saving.play()}
      >
        {t("make-use-table")}
      </button>
    </>
  );
}
