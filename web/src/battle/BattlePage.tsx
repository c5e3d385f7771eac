/** A battle being played: the table in the middle, everything else around it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { AnswerBar } from "../ask/AnswerBar";
import { Proposals } from "../ask/Proposals";
import { StandingMenu } from "../ask/StandingMenu";
import type { Battle } from "../model/battle";
import { type LiveBattle, openLine } from "../net/live";
import { SettingsButton } from "../page/SettingsDialog";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import { Aloud } from "../story/Aloud";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";
import { useCall, useClatter } from "./alert";
import { Coach } from "./Coach";
import { EndBar, EndPanel } from "./EndPanel";
import { handTo } from "./eyes";
import { HandOver } from "./HandOver";
import type { Panels } from "./panels";
import { RosterPanel, RosterRail } from "./RosterPanel";
import { PanelButton, SidePanel, usePanels } from "./SidePanel";
import { SelectedCard, StoryPanel } from "./StoryPanel";
import { TableView } from "./TableView";
import { ConnectionMark, TopBar } from "./TopBar";
import { turnOf } from "./turn";
import "./battle.css";

export function BattlePage({ id }: { id: string }) {
  const open = useSignal<LiveBattle | null>(null);
  useEffect(() => {
    const battle = openLine(id);
    open.value = battle;
    return () => battle.line.close();
  }, [id]);
  const battle = open.value;
  if (battle === null || battle.id !== id) return null;
  const sight = battle.sight.value;
  return sight === null ? (
    <Opening battle={battle} />
  ) : (
    <BattleScreen key={id} battle={battle} sight={sight} />
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

export function BattleScreen({ battle, sight }: { battle: Battle; sight: Sight }) {
  const panels = usePanels();
  const first = useRef(sight.number).current;
  const turn = turnOf(sight);
  useCall(turn, sight);
  useClatter(battle.story.value, first);
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
          <LeftPanel battle={battle} sight={sight} panels={panels} />
          <main class="battle-table">
            <TableView battle={battle} sight={sight} />
            <div class="battle-float">
              {(narrow || !panels.isOpen("story")) && (
                <SelectedCard battle={battle} sight={sight} />
              )}
              <Coach battle={battle} sight={sight} />
            </div>
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
      <HandOver battle={battle} sight={sight} />
      <Aloud story={battle.story.value} turn={say(turn.sentence)} />
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
