/** A battle being played: the table in the middle, everything else around it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { AnswerBar } from "../ask/AnswerBar";
import { Proposals } from "../ask/Proposals";
import { StandingMenu } from "../ask/StandingMenu";
import type { Battle } from "../model/battle";
import { type LiveBattle, openLine } from "../net/live";
import { SettingsButton } from "../page/SettingsDialog";
import { Attempt, attempted } from "../puzzle/attempt";
import { puzzleAt } from "../puzzle/memory";
import { PuzzlePanel } from "../puzzle/PuzzlePanel";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import type { Director } from "../stage/course/director";
import { type Staged, staged } from "../stage/course/staged";
import { Skip } from "../stage/Skip";
import { Aloud } from "../story/Aloud";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";
import { useCall } from "./alert";
import { CardStrip } from "./CardStrip";
import { Coach } from "./Coach";
import { CoachStrip } from "./CoachStrip";
import { EndBar, EndPanel } from "./EndPanel";
import { handTo } from "./eyes";
import { HandOver } from "./HandOver";
import { KeysDialog } from "./KeysDialog";
import type { Panels } from "./panels";
import { RosterPanel, RosterRail } from "./RosterPanel";
import { PanelButton, SidePanel, usePanels } from "./SidePanel";
import { SelectedCard, StoryPanel } from "./StoryPanel";
import { TableView } from "./TableView";
import { ConnectionMark, TopBar } from "./TopBar";
import { turnOf } from "./turn";
import "./battle.css";

/** A battle whose line is open; where it is a puzzle, with the attempt to solve it. */
interface Opened {
  live: LiveBattle;
  stage: Staged;
  attempt: Attempt | null;
}

export function BattlePage({ id }: { id: string }) {
  const open = useSignal<Opened | null>(null);
  useEffect(() => {
    const live = openLine(id);
    const puzzle = puzzleAt(id);
    const attempt = puzzle === null ? null : new Attempt(puzzle);
    const stage = staged(attempt === null ? live : attempted(live, attempt));
    open.value = { live, stage, attempt };
    return () => {
      stage.stop();
      live.line.close();
    };
  }, [id]);
  const opened = open.value;
  if (opened === null || opened.live.id !== id) return null;
  const { live, stage, attempt } = opened;
  const sight = stage.battle.sight.value;
  return sight === null ? (
    <Opening battle={live} />
  ) : (
    <BattleScreen
      key={id}
      battle={stage.battle}
      sight={sight}
      attempt={attempt}
      director={stage.director}
    />
  );
}

/** Before the first sight: on the way, or refused with the reason. */
function Opening({ battle }: { battle: LiveBattle }) {
  const refusal = battle.line.farewell.value;
  return (
    <main class="battle-opening">
      {refusal === null ? (
        <>
          <h1>{t("battle-opening")}</h1>
          <ConnectionMark state={battle.line.connection.value} />
        </>
      ) : (
        <>
          <h1>{t("battle-closed")}</h1>
          <p>{say(refusal.text)}</p>
          <a class="button primary" href="/">
            {t("battle-home")}
          </a>
        </>
      )}
    </main>
  );
}

interface ScreenProps {
  battle: Battle;
  sight: Sight;
  /** The attempt to solve it, where the battle is a puzzle. */
  attempt?: Attempt | null;
  /** Who shows what happens. */
  director?: Director | undefined;
}

export function BattleScreen({ battle, sight, attempt = null, director }: ScreenProps) {
  const panels = usePanels();
  const first = useRef(sight.number).current;
  const turn = turnOf(sight);
  const actor = battle.story.value.at(-1)?.seat ?? null;
  const isShowing = battle.telling.value !== null;
  useCall(turn, sight, isShowing && actor !== null && sight.seats.includes(actor));
  const narrow = panels.narrow.value;
  const covered = handTo(sight) !== null;
  const over = sight.outcome !== null;
  const watching = sight.seats.length === 0;
  return (
    <div
      class={`battle${narrow ? " is-narrow" : ""}${watching ? " is-watching" : ""}`}
      data-roster={panels.isOpen("roster") ? "open" : "rail"}
      data-story={panels.isOpen("story") ? "open" : "closed"}
      data-turn={turn.mine ? "mine" : "other"}
    >
      {covered ? null : (
        <>
          <TopBar
            battle={battle}
            sight={sight}
            before={<PanelButton panels={panels} panel="roster" />}
          >
            <StandingMenu battle={battle} />
            <SettingsButton />
            <PanelButton panels={panels} panel="story" />
          </TopBar>
          {narrow && (
            <CoachStrip>
              <Coach battle={battle} sight={sight} />
            </CoachStrip>
          )}
          <CardStrip battle={battle} sight={sight} onRule={(rule) => (battle.rule.value = rule)} />
          <LeftPanel battle={battle} sight={sight} panels={panels} />
          <main class="battle-table">
            <TableView battle={battle} sight={sight} director={director} since={first} />
            <div class="battle-float">
              {(narrow || !panels.isOpen("story")) && (
                <SelectedCard battle={battle} sight={sight} />
              )}
              {!narrow && <Coach battle={battle} sight={sight} />}
              {attempt !== null && <PuzzlePanel battle={battle} attempt={attempt} />}
            </div>
            {director !== undefined && <Skip director={director} />}
            {over && <EndPanel battle={battle} sight={sight} />}
          </main>
          <RightPanel battle={battle} sight={sight} panels={panels} />
          <footer class="battle-bottom">
            <Proposals battle={battle} />
            {over ? <EndBar battle={battle} sight={sight} /> : <AnswerBar battle={battle} />}
          </footer>
          <RuleDrawer
            game={sight.battle.game}
            rule={battle.rule.value}
            onClose={() => (battle.rule.value = "")}
            onRule={(rule: string) => (battle.rule.value = rule)}
          />
        </>
      )}
      <KeysDialog />
      <HandOver battle={battle} sight={sight} />
      <Aloud story={battle.story.value} turn={isShowing ? "" : say(turn.sentence)} />
    </div>
  );
}

interface PanelProps {
  battle: Battle;
  sight: Sight;
  panels: Panels;
}

function LeftPanel({ battle, sight, panels }: PanelProps) {
  const full = panels.isOpen("roster") || panels.narrow.value;
  return (
    <SidePanel panels={panels} panel="roster">
      {full ? (
        <RosterPanel
          battle={battle}
          sight={sight}
          onRule={(rule) => (battle.rule.value = rule)}
          onChosen={panels.narrow.value ? () => panels.close("roster") : undefined}
        />
      ) : (
        <RosterRail battle={battle} sight={sight} />
      )}
    </SidePanel>
  );
}

function RightPanel({ battle, sight, panels }: PanelProps) {
  return (
    <SidePanel panels={panels} panel="story">
      <StoryPanel battle={battle} sight={sight} card={!panels.narrow.value} />
    </SidePanel>
  );
}
