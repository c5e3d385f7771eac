/** The bar at the bottom: what can be done, what is being filled in, the odds, and the word. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Glyph, RuleChip, Segments } from "../look";
import type { Battle } from "../model/battle";
import { listing, say, t } from "../texts";
import type { AnyField } from "../wire/types";
import "./ask.css";
import { Dodging } from "./Dodging";
import { FormButtons } from "./FormButtons";
import { FieldWidget, isLarge } from "./fields/FieldWidget";
import { HintCard } from "./Hinting";
import { onKey } from "./keys";
import type { Asking } from "./logic/asking";
import { hasPreview } from "./logic/draft";
import { StepChips } from "./StepChips";
import { follow, sessionOf } from "./session";
import { MeasuredCard, ToolButtons } from "./ToolButtons";
import { Verdict } from "./Verdict";

export function AnswerBar({ battle }: { battle: Battle }) {
  const session = sessionOf(battle);
  const { asking } = session;
  useEffect(() => follow(battle), [battle]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event, session);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [session]);
  const { onConfirmed, onClickCapture } = useSingleClicks();
  const sight = battle.sight.value;
  if (sight === null || sight.hand_over !== null) return null;
  const draft = asking.draft.value;
  const field = asking.field.value;
  const isFilling = draft !== null && draft.form.fields.length > 0;
  const isPending = draft !== null && hasPreview(draft) && asking.exact.value === null;
  const openRule = (rule: string): void => {
    battle.rule.value = rule;
  };
  return (
    <section
      class="answer-bar"
      aria-label={t("answer-bar")}
      data-pending={isPending}
      onClickCapture={onClickCapture}
    >
      <div class="answer-above">
        {isFilling && field !== undefined && isLarge(field) && (
          <Dodging key={`${draft.form.action}/${field.name}`} battle={battle} name="sheet">
            <Sheet title={say(field.title)}>
              <FieldWidget asking={asking} field={field} />
            </Sheet>
          </Dodging>
        )}
        <Dodging battle={battle} name="weigh">
          <HintCard asking={asking} />
          <MeasuredCard battle={battle} />
        </Dodging>
      </div>
      <Verdict asking={asking} openRule={openRule} />
      <div class={`answer-row ${isFilling ? "is-filling" : "is-offering"}`}>
        {isFilling ? (
          <Filling asking={asking} field={field} openRule={openRule} />
        ) : (
          <div class="answer-offers">
            <Offering asking={asking} />
          </div>
        )}
        <ToolButtons battle={battle} />
        <div class="answer-word">
          <Confirming asking={asking} onConfirmed={onConfirmed} />
        </div>
      </div>
    </section>
  );
}

/** Nothing is being filled in: what can be done, or who is waited for. */
function Offering({ asking }: { asking: Asking }) {
  const sight = asking.battle.sight.value;
  const decision = asking.decision.value;
  if (decision !== null) {
    return (
      <>
        <SeatChoice asking={asking} />
        <FormButtons asking={asking} />
      </>
    );
  }
  if (sight?.outcome) return <p class="help">{t("answer-over")}</p>;
  const asked = sight?.decision;
  const names = (asked?.seats ?? [])
    .filter((seat) => !asked?.answered.includes(seat))
    .map((seat) => sight?.battle.seats.find(({ number }) => number === seat)?.name ?? "");
  const waiting = names.filter((name) => name !== "");
  return (
    <p class="help ask-waiting">
      {waiting.length === 0 ? t("answer-wait") : t("answer-wait-for", { names: listing(waiting) })}
    </p>
  );
}

/** Several seats of one viewer are asked at once: for which of them is this answer? */
function SeatChoice({ asking }: { asking: Asking }) {
  const seats = asking.seats.value;
  const shown = asking.battle.sight.value?.battle.seats ?? [];
  if (seats.length < 2) return null;
  return (
    <Segments
      label={t("answer-as")}
      value={String(asking.seat.value)}
      choices={seats.map((seat) => {
        const title = shown.find(({ number }) => number === seat)?.name ?? String(seat);
        return { key: String(seat), title };
      })}
      onChange={(seat) => asking.answerAs(Number(seat))}
    />
  );
}

interface FillingProps {
  asking: Asking;
  field: AnyField | undefined;
  openRule(rule: string): void;
}

function Filling({ asking, field, openRule }: FillingProps) {
  const box = useRef<HTMLDivElement>(null);
  const draft = asking.draft.value;
  const form = draft?.form;
  useEffect(() => {
    // The button that was pressed is gone: keep the keyboard here, unless it is on the table.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [form?.action]);
  if (draft === null || form === undefined) return null;
  return (
    <>
      <div class="answer-head" ref={box} tabIndex={-1} data-form={form.action}>
        <h2 title={form.help === null ? undefined : say(form.help)}>{say(form.title)}</h2>
        <RuleChip rule={form.rule} onOpen={openRule} />
        <SeatChoice asking={asking} />
        {form.fields.length > 1 && <StepChips asking={asking} />}
      </div>
      <div class="answer-widget">
        {field !== undefined && !isLarge(field) && <FieldWidget asking={asking} field={field} />}
        {field !== undefined && isLarge(field) && <p class="help">{t("answer-above")}</p>}
      </div>
    </>
  );
}

/** A card above the bar; it can be folded to see the table beneath. */
function Sheet({ title, children }: { title: string; children: ComponentChildren }) {
  const isFolded = useSignal(false);
  return (
    <div class="answer-sheet">
      <header>
        <h3>{title}</h3>
        <button
          type="button"
          class="button quiet square"
          aria-expanded={!isFolded.value}
          aria-label={t("answer-fold", { what: title })}
          onClick={() => (isFolded.value = !isFolded.value)}
        >
          <Glyph sign={isFolded.value ? "up" : "down"} size={16} />
        </button>
      </header>
      {!isFolded.value && children}
    </div>
  );
}

function Confirming({ asking, onConfirmed }: { asking: Asking; onConfirmed(): void }) {
  const draft = asking.draft.value;
  if (draft === null) return null;
  const target = asking.target.value;
  const isReady = asking.complete.value && asking.hindrance.value === null;
  const isAlone = asking.isOnly.value && draft.steps.length === 0;
  const next = asking.next.value;
  return (
    <>
      <button
        type="button"
        class="button square"
        aria-label={t("answer-back")}
        title={`${t("answer-back")} (Esc)`}
        data-led={target?.kind === "back" || undefined}
        disabled={asking.busy.value || (isAlone && !draft.standing)}
        onClick={() => asking.back()}
      >
        <Glyph sign="undo" />
      </button>
      {next !== undefined && (
        <button type="button" class="button ask-next" onClick={() => asking.advance()}>
          {t("answer-next", { what: say(next.title) })}
        </button>
      )}
      <button
        type="button"
        class={`button primary ask-confirm ${next === undefined ? "" : "unseen"}`}
        data-led={target?.kind === "confirm" || undefined}
        disabled={!isReady || asking.busy.value}
        onClick={() => {
          onConfirmed();
          void asking.confirm();
        }}
      >
        <Glyph sign="check" />
        {say(draft.form.title)}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus */}
        <kbd aria-hidden="true">⏎</kbd>
      </button>
    </>
  );
}

/** Milliseconds within which a second click belongs to the one that confirmed. */
const DOUBLE = 700;

/** The second half of a double click on the word does nothing to what came in its place. */
function useSingleClicks() {
  const confirmed = useRef(-DOUBLE);
  return {
    onConfirmed: () => {
      confirmed.current = performance.now();
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail < 2 || performance.now() - confirmed.current > DOUBLE) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
