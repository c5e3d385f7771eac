/** A battle looked at again: step by step, forward and back, or played as it was. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { links } from "../browser/links";
import { CoachNote } from "../coach/CoachNote";
import { CoachPart } from "../coach/CoachPart";
import { CopyButton, type Tab, Tabs, Trouble, Waiting } from "../look";
import { sidesOf } from "../model/roster";
import { api } from "../net/api";
import { watchKey } from "../net/keys";
import { sentence } from "../net/problem";
import { setQuery } from "../page/router";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import { StoryLog } from "../story/StoryLog";
import { t } from "../texts";
import type { Sight } from "../wire/types";
import { titleOf } from "./alert";
import { CardStrip } from "./CardStrip";
import { DownloadButton } from "./DownloadButton";
import { EndBanner } from "./EndBanner";
import type { Panels } from "./panels";
import { ReplayControls } from "./ReplayControls";
import { RosterPanel, RosterRail } from "./RosterPanel";
import { atOf } from "./replay";
import { PanelButton, SidePanel, usePanels } from "./SidePanel";
import { SelectedCard } from "./StoryPanel";
import { TableView } from "./TableView";
import { ReplayBar } from "./TopBar";
import { type Lesson, useLesson } from "./useLesson";
import { Watching } from "./watching";
import "./battle.css";

export function ReplayPage({ id }: { id: string }) {
  const watch = useMemo(
    () =>
      new Watching(id, {
        now: () => api.battles.sight(id),
        at: (entry) => api.battles.sight(id, { at: entry, since: entry }),
      }),
    [id],
  );
  useEffect(() => {
    void watch.open(atOf(location.search));
    return () => watch.close();
  }, [watch]);
  const sight = watch.battle.sight.value;
  if (sight !== null) return <ReplayScreen key={id} watch={watch} sight={sight} />;
  const trouble = watch.trouble.value;
  return (
    <main class="battle-opening">
      {trouble === null ? (
        <Waiting />
      ) : (
        <Trouble words={sentence(trouble)} onRetry={() => void watch.open(atOf(location.search))} />
      )}
    </main>
  );
}

/** The address always names the moment that is shown, so that it can be copied or reloaded. */
function useAddress(watch: Watching): void {
  const at = watch.at.value;
  useEffect(() => {
    // Browsers refuse to have the address changed too often.
    const timer = setTimeout(() => setQuery({ at: String(at) }), 200);
    return () => clearTimeout(timer);
  }, [at]);
}

const TAKES_KEYS = "input, select, textarea, [role=tablist], [role=radiogroup], dialog";

/** ← and → step, the space bar plays; not while somebody types or presses a button. */
function useKeys(watch: Watching): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest(TAKES_KEYS) != null) return;
      if (event.key === "ArrowRight") void watch.step(1);
      else if (event.key === "ArrowLeft") void watch.step(-1);
      else if (event.key === "Home") void watch.jump(0);
      else if (event.key === "End") void watch.jump(watch.last.value);
      else if (event.key === " " && on?.closest("button, a, summary") == null) watch.toggle();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the table takes the arrow keys for itself.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [watch]);
}

function ReplayScreen({ watch, sight }: { watch: Watching; sight: Sight }) {
  const panels = usePanels();
  const { battle } = watch;
  const lesson = useLesson(watch, sight);
  const title = titleOf(sight);
  const tab = useSignal(lesson.chosen === null ? "story" : "coach");
  useAddress(watch);
  useKeys(watch);
  useEffect(() => {
    pageTitle.value = t("replay-title", { name: title });
    return () => {
      pageTitle.value = "";
    };
  }, [title]);
  return (
    <div
      class={`battle is-replay${panels.narrow.value ? " is-narrow" : ""}`}
      data-roster={panels.isOpen("roster") ? "open" : "rail"}
      data-story={panels.isOpen("story") ? "open" : "closed"}
    >
      <ReplayBar
        watch={watch}
        sight={sight}
        before={<PanelButton panels={panels} panel="roster" />}
      >
        <ShareButton watch={watch} title={title} />
        <DownloadButton id={battle.id} />
        <PanelButton panels={panels} panel="story" />
      </ReplayBar>
      <CardStrip battle={battle} sight={sight} onRule={(rule) => (battle.rule.value = rule)} />
      <SidePanel panels={panels} panel="roster">
        {panels.isOpen("roster") || panels.narrow.value ? (
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
      <main class="battle-table">
        <TableView
          battle={battle}
          sight={sight}
          director={watch.director}
          story={watch.past.value}
          since={watch.at.value}
        />
        {sight.outcome !== null && !watch.director.busy.value && (
          <EndBanner
            battle={battle}
            sight={sight}
            story={watch.story.value}
            onAgain={() => watch.play()}
            onCoach={() => {
              tab.value = "coach";
              if (!panels.isOpen("story")) panels.toggle("story");
            }}
          />
        )}
        <div class="battle-float">
          {lesson.shown !== null && (
            <CoachNote id={battle.id} decision={lesson.shown} onClose={() => lesson.choose(null)} />
          )}
          {(panels.narrow.value || !panels.isOpen("story")) && (
            <SelectedCard battle={battle} sight={sight} />
          )}
        </div>
      </main>
      <ReplayStory watch={watch} sight={sight} panels={panels} lesson={lesson} open={tab} />
      <footer class="battle-bottom">
        {watch.trouble.value !== null && (
          <p class="notice replay-trouble" role="alert">
            {sentence(watch.trouble.value)}
          </p>
        )}
        <ReplayControls watch={watch} />
      </footer>
      <RuleDrawer
        game={sight.battle.game}
        rule={battle.rule.value}
        onClose={() => (battle.rule.value = "")}
        onRule={(rule: string) => (battle.rule.value = rule)}
      />
    </div>
  );
}

function ShareButton({ watch, title }: { watch: Watching; title: string }) {
  const { id } = watch.battle;
  const link = links.replay(id, watchKey(id), watch.at.value);
  return <CopyButton words={link} title={title} label={t("replay-link")} />;
}

interface StoryProps {
  watch: Watching;
  sight: Sight;
  panels: Panels;
  lesson: Lesson;
  /** Which of the tabs is open. */
  open: Signal<string>;
}

function ReplayStory({ watch, sight, panels, lesson, open }: StoryProps) {
  const { battle } = watch;
  const story = () => (
    <StoryLog
      story={watch.past.value}
      names={sight.battle.seats.map((seat) => seat.name)}
      sides={sidesOf(sight)}
      current={watch.at.value}
      onEntry={(entry) => void watch.jump(entry)}
      onRule={(rule) => (battle.rule.value = rule)}
      onWhy={(entry) => api.battles.why(battle.id, entry)}
    />
  );
  const coach = () => (
    <CoachPart
      id={battle.id}
      seats={sight.battle.seats}
      at={watch.at.value}
      chosen={lesson.chosen}
      onDecision={(decision) => {
        lesson.choose(decision);
        if (panels.narrow.value) panels.close("story");
      }}
      onEntry={(entry) => void watch.jump(entry)}
    />
  );
  const tabs: Tab[] = [
    { key: "story", title: t("battle-tab-story"), content: story },
    { key: "coach", title: t("coached-title"), content: coach },
  ];
  return (
    <SidePanel panels={panels} panel="story">
      {sight.battle.over ? (
        <div class="story-panel">
          <Tabs
            tabs={tabs}
            open={open.value}
            onOpen={(key) => (open.value = key)}
            label={t("battle-tabs")}
          />
        </div>
      ) : (
        story()
      )}
      {!panels.narrow.value && <SelectedCard battle={battle} sight={sight} />}
    </SidePanel>
  );
}
