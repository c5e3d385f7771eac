/** The head of the page: whose turn, round, phase, what is asked, in one sentence. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

import { Glyph, RuleChip } from "../look";
import type { Battle, Connection } from "../model/battle";
import { hasInvitations, InviteDialog } from "../page/InviteDialog";
import { latestHeading } from "../story/blocks";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";
import { titleOf } from "./alert";
import { OddsBar } from "./OddsBar";
import { phaseOf, type Turn, turnOf } from "./turn";
import type { Watching } from "./watching";

interface Props {
  battle: Battle;
  sight: Sight;
  /** Buttons at the right end. */
  children?: ComponentChildren;
  /** Buttons at the left end. */
  before?: ComponentChildren;
}

export function TopBar({ battle, sight, children, before }: Props) {
  const turn = turnOf(sight);
  return (
    <header class="top-bar">
      <HomeLink />
      {before}
      <TurnLine battle={battle} sight={sight} turn={turn} />
      <OddsBar sight={sight} />
      <InviteButton sight={sight} />
      {sight.seats.length === 0 && <span class="chip">{t("battle-watching")}</span>}
      <ConnectionMark state={battle.line.connection.value} />
      {children}
    </header>
  );
}

function TurnLine({ battle, sight, turn }: { battle: Battle; sight: Sight; turn: Turn }) {
  const { round, phase } = phaseOf(sight, latestHeading(battle.story.value));
  const asked = sight.hand_over === null ? sight.decision?.rule : "";
  // While something is shown, the head of the page says what.
  const words = say(battle.telling.value ?? turn.sentence);
  return (
    <div class={`turn-line is-${turn.kind}${turn.mine ? " is-mine" : ""}`}>
      <span class="turn-where">
        {round !== null && <b>{say(round)}</b>}
        {phase !== null && <span>{say(phase)}</span>}
      </span>
      {turn.kind === "paused" && <Glyph sign="pause" />}
      <Headline key={words} words={words} />
      {turn.kind === "ask" && asked !== undefined && asked !== "" && (
        <RuleChip rule={asked} onOpen={(rule) => (battle.rule.value = rule)} />
      )}
    </div>
  );
}

/** From so many letters on the sentence is written smaller, so that it is seen as a whole. */
const LONG = 72;

/** The sentence of the page. */
export function Headline({ words }: { words: string }) {
  return (
    <h1 class={words.length > LONG ? "is-long" : ""} title={words}>
      {words}
    </h1>
  );
}

/** The links to this battle again, for whoever made them; in words while a seat is empty. */
function InviteButton({ sight }: { sight: Sight }) {
  const isOpen = useSignal(false);
  const { battle } = sight;
  if (sight.outcome !== null || !hasInvitations(battle.id)) return null;
  const isAwaited = battle.seats.some((seat) => seat.kind === "person" && !seat.taken);
  return (
    <>
      <button
        type="button"
        class={`button ${isAwaited ? "primary" : "quiet square"}`}
        aria-label={t("web-invite")}
        title={t("web-invite")}
        onClick={() => (isOpen.value = true)}
      >
        <Glyph sign="link" />
        {isAwaited && <span class="invite-words">{t("web-invite")}</span>}
      </button>
      {isOpen.value && <InviteDialog battle={battle} open onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function HomeLink() {
  return (
    <a class="button quiet square" href="/" aria-label={t("battle-home")} title={t("battle-home")}>
      <Glyph sign="home" />
    </a>
  );
}

interface ReplayProps {
  watch: Watching;
  sight: Sight;
  before?: ComponentChildren;
  children?: ComponentChildren;
}

/** The head of a replay: which battle it is, and how far it has come. */
export function ReplayBar({ watch, sight, before, children }: ReplayProps) {
  const { round, phase } = phaseOf(sight, latestHeading(watch.past.value));
  return (
    <header class="top-bar">
      <HomeLink />
      {before}
      <div class="turn-line">
        <span class="turn-where">
          {round !== null && <b>{say(round)}</b>}
          {phase !== null && <span>{say(phase)}</span>}
        </span>
        <Headline words={t("replay-title", { name: titleOf(sight) })} />
      </div>
      {children}
    </header>
  );
}

/** The state of the line, told calmly: nothing while all is well. */
// texts: battle-line-*
export function ConnectionMark({ state }: { state: Connection }) {
  if (state === "live") return null;
  return (
    <span
      class={`connection is-${state}`}
      role="status"
      title={state === "lost" ? t("battle-lost-help") : undefined}
    >
      <i class="spinner" aria-hidden="true" />
      {t(`battle-line-${state}`)}
    </span>
  );
}
