/** The referee's hand: change what stands, or set dice that fell. A leader alone, or all agree. */
import { useSignal } from "@preact/signals";
import { Dialog, RuleChip, Tabs } from "../look";
import type { Battle } from "../model/battle";
import { say, t } from "../texts";
import type { Refusal, Sight } from "../wire/types";
import { ChangesWidget } from "./fields/ChangesWidget";
import { areChanges } from "./logic/changes";
import { areDice, readDice } from "./logic/dice";
import { withPicked } from "./logic/picking";
import { type RolledEntry, rolledEntries, standingOf } from "./logic/standing";
import type { Change, FieldOf } from "./logic/values";
import { PlacePicker } from "./PlacePicker";
import { sessionOf } from "./session";

interface Props {
  battle: Battle;
  open: boolean;
  onClose(): void;
}

export function RefereeDialog({ battle, open, onClose }: Props) {
  const tab = useSignal("changes");
  const refusal = useSignal<Refusal | null>(null);
  const reason = useSignal("");
  const sight = battle.sight.value;
  if (sight === null) return null;
  const seat = actingSeat(sight);
  const send = async (action: Record<string, unknown> & { type: string }): Promise<void> => {
    const words = reason.value.trim().slice(0, 500);
    const { asking } = sessionOf(battle);
    refusal.value = await asking.send(seat, { ...action, reason: words });
    if (refusal.value === null) onClose();
  };
  const isLeader = sight.battle.seats.some(({ number, leader }) => leader && number === seat);
  return (
    <Dialog open={open} title={t("answer-hand")} class="wide ask-hand" onClose={onClose}>
      <p>{t(isLeader ? "answer-hand-leader" : "answer-hand-consent")}</p>
      <label class="field">
        {t("answer-hand-reason")}
        <input
          class="input"
          maxLength={500}
          value={reason.value}
          onInput={(event) => (reason.value = event.currentTarget.value)}
        />
      </label>
      <Tabs
        label={t("answer-hand")}
        open={tab.value}
        onOpen={(key) => {
          tab.value = key;
          refusal.value = null;
        }}
        tabs={[
          {
            key: "changes",
            title: t("answer-hand-changes"),
            content: () => <Changing battle={battle} sight={sight} onSend={send} />,
          },
          {
            key: "dice",
            title: t("answer-hand-dice"),
            content: () => <SettingDice battle={battle} onSend={send} />,
          },
        ]}
      />
      {refusal.value !== null && (
        <p class="notice harm" role="alert">
          {say(refusal.value.text)}{" "}
          <RuleChip rule={refusal.value.rule} onOpen={(rule) => (battle.rule.value = rule)} />
        </p>
      )}
    </Dialog>
  );
}

/** The leader's seat where the viewer has it, else the first that may propose. */
function actingSeat(sight: Sight): number {
  const own = standingOf(sight).hand.map(({ seat }) => seat);
  const leader = own.find((seat) => sight.battle.seats.some((s) => s.leader && s.number === seat));
  return leader ?? own[0] ?? sight.seats[0] ?? 0;
}

type Send = (action: Record<string, unknown> & { type: string }) => Promise<void>;

interface ChangingProps {
  battle: Battle;
  sight: Sight;
  onSend: Send;
}

function Changing({ battle, sight, onSend }: ChangingProps) {
  const changes = useSignal<Change[]>([]);
  const picked = useSignal(0);
  const form = standingOf(sight).hand[0]?.form;
  const field = form?.fields.find((each): each is FieldOf<"changes"> => each.kind === "changes");
  if (field === undefined) return null;
  return (
    <div class="ask-stack">
      <PlacePicker
        battle={battle}
        sight={sight}
        onPick={(place) => {
          changes.value = withPicked(changes.value, place);
          picked.value += 1;
        }}
      />
      <ChangesWidget
        key={picked.value}
        field={field}
        value={changes.value}
        onChange={(value) => (changes.value = value as Change[])}
      />
      <button
        type="button"
        class="button primary"
        disabled={!areChanges(changes.value)}
        onClick={() => void onSend({ type: "Override", changes: changes.value })}
      >
        {t("answer-hand-do")}
      </button>
    </div>
  );
}

function rollWords({ purpose, dice }: RolledEntry["rolls"][number]): string {
  return `${say(purpose)} ${dice.join(" ")}`;
}

function SettingDice({ battle, onSend }: { battle: Battle; onSend: Send }) {
  const entries = rolledEntries(battle.story.value);
  const chosen = useSignal<number | null>(null);
  const typed = useSignal<string[]>([]);
  const entry = entries.find((each) => each.entry === chosen.value);
  if (entries.length === 0) return <p class="help">{t("answer-hand-no-dice")}</p>;
  const choose = (found: RolledEntry): void => {
    chosen.value = found.entry;
    typed.value = found.rolls.map(({ dice }) => dice.join(" "));
  };
  const rolls = (entry?.rolls ?? []).map(({ sides }, n) => readDice(typed.value[n] ?? "", sides));
  const isWhole = (entry?.rolls ?? []).every(({ dice, sides }, n) =>
    areDice(rolls[n] ?? [], dice.length, sides),
  );
  return (
    <div class="ask-stack">
      <label class="field">
        {t("answer-hand-entry")}
        <select
          class="input"
          value={chosen.value ?? ""}
          onChange={(event) => {
            const found = entries.find((each) => String(each.entry) === event.currentTarget.value);
            if (found !== undefined) choose(found);
          }}
        >
          <option value="" disabled>
            –
          </option>
          {entries.map(({ entry: number, rolls: made }) => (
            <option key={number} value={number}>
              {`${number}: ${made.map(rollWords).join("; ")}`}
            </option>
          ))}
        </select>
      </label>
      {entry?.rolls.map(({ purpose, dice, sides }, n) => (
        <label key={n} class="field">
          {`${say(purpose)} (${dice.length}D${sides})`}
          <input
            class="input"
            inputMode="numeric"
            value={typed.value[n] ?? ""}
            onInput={(event) => {
              const words = event.currentTarget.value;
              typed.value = typed.value.map((each, place) => (place === n ? words : each));
            }}
          />
        </label>
      ))}
      <button
        type="button"
        class="button primary"
        disabled={entry === undefined || !isWhole}
        onClick={() => void onSend({ type: "SetDice", entry: entry?.entry, rolls })}
      >
        {t("answer-hand-do")}
      </button>
    </div>
  );
}
