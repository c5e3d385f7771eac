/** An army of mine while it is being built. */
import { useEffect, useState } from "preact/hooks";

import { links, saveFile } from "../browser/links";
import { CopyButton, confirm, copy, Glyph, Trouble, toast, toastProblem, Waiting } from "../look";
import { api } from "../net/api";
import { go } from "../page/router";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import { language, say, t } from "../texts";
import type { Wire } from "../wire/types";
import { type BoxAsked, BoxNote, judgeOf, type Lies } from "./BoxNote";
import { newSeed, usualPoints } from "./byChance";
import { ChoiceInput } from "./ChoiceInput";
import { OwnCards } from "./cards/OwnCards";
import { dropDraft, keepDraft, recallDraft } from "./drafts";
import { Entries } from "./Entries";
import { fileOf, isText, readArmy } from "./file";
import { Offers } from "./Offers";
import type { Paper } from "./Papers";
import { PasteDialog } from "./PasteDialog";
import { copyOf, type Roster, withArmyChoice, withOffer, withoutOffer } from "./roster";
import { useReport } from "./useReport";
import { Verdict } from "./Verdict";

interface Props {
  id: string;
  /** Under what name changes are kept until they are saved. */
  draft: string;
  game: Wire<"GameShown">;
  paper: Paper | null;
  /** The army as it was saved, or as a new one begins. */
  roster: Roster;
  /** The sealed box that it is built of; null: of whatever there is. */
  box?: BoxAsked | null;
}

export function Builder({ id, draft, game, paper, roster: saved, box = null }: Props) {
  const { roster, isDraft, isBack, change, settle, drop } = useDraft(draft, game.key, saved);
  const [lies, setLies] = useState<Lies>(new Map());
  const judge = box === null ? undefined : judgeOf(game.key, box, setLies);
  const { report, trouble } = useReport(roster, judge);
  const [pasting, setPasting] = useState(false);
  const [saving, setSaving] = useState(false);
  const [rule, setRule] = useState("");
  const dirty = isDraft || paper === null;

  /** The id under which it is kept now; null when it could not be. */
  const save = async (): Promise<string | null> => {
    if (!dirty && paper !== null) return paper.id;
    setSaving(true);
    try {
      const name = say(roster.name).trim().slice(0, 80) || t("make-army-name");
      const army = { ...roster, name } as Wire<"Roster">;
      const kept = { kind: "army" as const, game: game.key, name, army };
      const put = paper === null ? await api.papers.add(kept) : await api.papers.put(id, kept);
      settle(roster);
      return put.id;
    } catch (error) {
      toastProblem(error);
      return null;
    } finally {
      setSaving(false);
    }
  };
  const saveHere = async () => {
    const kept = await save();
    if (kept !== null && kept !== id) go(`/armies/${kept}`, { replace: true });
  };
  const fight = async () => {
    const kept = await save();
    if (kept === null) return;
    // Whoever comes back finds the army that was kept, and does not keep it a second time.
    if (kept !== id) go(`/armies/${kept}`, { replace: true });
    go(`/new/${game.key}?army=${kept}`);
  };
  const byChance = async () => {
    if (roster.entries.length > 0 && !(await sureToReplace())) return;
    try {
      const points = roster.total > 0 ? roster.total : usualPoints(game);
      const like = { ...roster, entries: [] } as Wire<"Roster">;
      const drawn = await api.muster.random(game.key, { points, seed: newSeed(), like });
      change((army) => ({ ...copyOf(drawn, say(army.name)), choices: army.choices }));
    } catch (error) {
      toastProblem(error);
    }
  };
  const copyText = async () => {
    try {
      const army = { ...roster, name: say(roster.name) } as Wire<"Roster">;
      const found = await api.muster.write(game.key, { army, language: language.value });
      if (await copy(found.words)) toast(t("web-copied"));
      else toast(t("web-copy-failed"), "harm");
    } catch (error) {
      toastProblem(error);
    }
  };
  const download = () => {
    const file = fileOf(roster, say(roster.name));
    saveFile(new Blob([file.words], { type: "application/json" }), file.name);
  };

  return (
    <main class="page army">
      <header class="page-head">
        <div class="grow">
          <a class="small" href="/armies">
            {t("make-all-armies")}
          </a>
          <h1 class="army-title">
            <label>
              <span class="unseen">{t("make-name")}</span>
              <input
                class="input title-input"
                maxLength={80}
                value={say(roster.name)}
                onInput={(event) => {
                  const name = event.currentTarget.value;
                  change((army) => ({ ...army, name }));
                }}
              />
            </label>
          </h1>
          <p class="small soft">
            {say(game.title)} ·{" "}
            <span role="status">
              {saving ? t("make-saving") : dirty ? t("make-unsaved") : t("make-saved")}
            </span>
            {isDraft && (
              <button type="button" class="button quiet small" onClick={drop}>
                {t("make-draft-drop")}
              </button>
            )}
          </p>
        </div>
        <div class="row actions">
          <button
            type="button"
            class="button"
            disabled={!dirty || saving}
            onClick={() => void saveHere()}
          >
            <Glyph sign="check" />
            {t("make-save")}
          </button>
          {paper !== null && (
            <CopyButton
              words={links.paper("army", paper.id)}
              title={say(roster.name)}
              label={t("make-share")}
            />
          )}
          <button type="button" class="button" onClick={download}>
            <Glyph sign="download" />
            {t("make-file-out")}
          </button>
          <button type="button" class="button" onClick={() => void copyText()}>
            <Glyph sign="copy" />
            {t("make-list-copy")}
          </button>
          <button type="button" class="button" onClick={() => window.print()}>
            {t("make-print")}
          </button>
          <button
            type="button"
            class="button primary"
            disabled={saving || report === null || report.faults.length > 0}
            onClick={() => void fight()}
          >
            {t("make-fight")}
          </button>
        </div>
      </header>
      {isDraft && isBack && <p class="notice">{t("make-draft")}</p>}
      {trouble !== "" && report === null && <Trouble words={trouble} />}
      {trouble !== "" && report !== null && <p class="notice harm">{trouble}</p>}
      {box !== null && (
        <BoxNote game={game.key} box={box} onRoster={(next) => change(() => next)} />
      )}
      <div class="army-columns">
        {report === null ? (
          <section class="panel offers">{trouble === "" && <Waiting />}</section>
        ) : (
          <Offers
            offers={report.offers}
            scale={report.scale}
            roster={roster}
            lies={lies}
            onMore={(offer) => change((army) => withOffer(army, offer))}
            onLess={(offer) => change((army) => withoutOffer(army, offer.key))}
            onRule={setRule}
          />
        )}
        <section class="panel chosen" aria-labelledby="your-army">
          <div class="row spread">
            <h2 id="your-army">{t("make-your-army")}</h2>
            {box === null && (
              <Agreed
                total={roster.total}
                onTotal={(total) => change((army) => ({ ...army, total }))}
              />
            )}
          </div>
          {box === null && (
            <div class="row">
              <button type="button" class="button" onClick={() => void byChance()}>
                <Glyph sign="dice" />
                {t("make-random")}
              </button>
              <button type="button" class="button" onClick={() => setPasting(true)}>
                <Glyph sign="list" />
                {t("make-list-paste")}
              </button>
            </div>
          )}
          {report !== null && report.fields.length > 0 && (
            <div class="entry-choices">
              {report.fields.map((field) => (
                <ChoiceInput
                  key={field.name}
                  field={field}
                  value={roster.choices[field.name]}
                  onValue={(value) => change((army) => withArmyChoice(army, field.name, value))}
                />
              ))}
            </div>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
          <div class="chosen-list" tabIndex={0} role="group" aria-labelledby="your-army">
            <Entries
              roster={roster}
              report={report}
              onRoster={(next) => change(() => next)}
              onRule={setRule}
            />
          </div>
          {report !== null && <Verdict roster={roster} report={report} onRule={setRule} />}
        </section>
      </div>
      {report !== null && box === null && (
        <OwnCards
          roster={roster}
          scale={report.scale}
          onRoster={(next) => change(() => next)}
          onRule={setRule}
        />
      )}
      {pasting && (
        <PasteDialog
          game={game.key}
          like={roster}
          onUse={(next) => change(() => next)}
          onClose={() => setPasting(false)}
        />
      )}
      <RuleDrawer game={game.key} rule={rule} onClose={() => setRule("")} onRule={setRule} />
    </main>
  );
}

function sureToReplace(): Promise<boolean> {
  return confirm({
    title: t("make-random-sure"),
    text: t("make-random-why"),
    yes: t("make-random-yes"),
    harm: true,
  });
}

/** The army as it is now; what is not saved yet outlasts the page. */
function useDraft(draft: string, game: string, saved: Roster) {
  const [base, setBase] = useState(saved);
  const [found] = useState(() => recallDraft("army", draft, isRosterOf(game)));
  const [roster, setRoster] = useState(found ?? saved);
  const isDraft = roster !== base;
  useEffect(() => {
    if (isDraft) keepDraft("army", draft, roster);
    else dropDraft("army", draft);
  }, [draft, roster, isDraft]);
  return {
    roster,
    isDraft,
    /** Whether it was left unsaved earlier. */
    isBack: found !== null,
    change: (made: (army: Roster) => Roster) => setRoster(made),
    /** It has been saved like this. */
    settle: (kept: Roster) => {
      dropDraft("army", draft);
      setBase(kept);
    },
    /** Back to how it was saved. */
    drop: () => setRoster(base),
  };
}

function isRosterOf(game: string) {
  return (kept: unknown): kept is Roster => {
    const read = readArmy(JSON.stringify(kept));
    return !isText(read) && read.game === game;
  };
}

function Agreed({ total, onTotal }: { total: number; onTotal(total: number): void }) {
  // What is being typed: an answer of the server that comes meanwhile must not write over it.
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <label class="row agreed" title={t("make-agreed-help")}>
      {t("make-agreed")}
      <input
        class="input"
        type="number"
        min={0}
        max={1_000_000}
        value={typing ?? total}
        onInput={(event) => setTyping(event.currentTarget.value)}
        onChange={(event) => {
          const typed = Math.round(event.currentTarget.valueAsNumber);
          setTyping(null);
          if (Number.isFinite(typed) && typed >= 0) onTotal(typed);
        }}
      />
      <span class="small soft">{t("make-agreed-help")}</span>
    </label>
  );
}
