/** The guided first battle: a bubble that says what to do next, and fills it in if asked. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { type Session, sessionOf } from "../ask/session";
import { recallData, rememberData } from "../browser/memory";
import { Glyph, RuleChip, toastProblem } from "../look";
import type { Battle } from "../model/battle";
import { api } from "../net/api";
import { go } from "../page/router";
import { say, t } from "../texts";
import type { Sight, Wire } from "../wire/types";
import { recalledRead, type Step, shownStep } from "./lesson";

type Lesson = Wire<"LessonShown">;

export function Coach({ battle, sight }: { battle: Battle; sight: Sight }) {
  const lesson = sight.lesson;
  if (!sight.battle.lesson || lesson === null) return null;
  return <LessonCoach key={battle.id} battle={battle} sight={sight} lesson={lesson} />;
}

/** The steps of the game's lesson; null until they are here, or if they cannot be had. */
function useSteps(game: string): readonly Step[] | null {
  const steps = useSignal<readonly Step[] | null>(null);
  useEffect(() => {
    let current = true;
    api
      .game(game)
      .then((shown) => {
        if (current) steps.value = shown.lesson?.steps ?? [];
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [game]);
  return steps.value;
}

interface Props {
  battle: Battle;
  sight: Sight;
  lesson: Lesson;
}

function LessonCoach({ battle, sight, lesson }: Props) {
  const steps = useSteps(sight.battle.game);
  const memory = `lesson.${battle.id}`;
  const read = useSignal(recalledRead(recallData(memory)));
  const session = sessionOf(battle);
  const at = steps === null ? 0 : shownStep(steps, lesson.step, read.value);
  const isReading = at < lesson.step;
  useEffect(() => {
    session.asking.isReading.value = isReading;
    return () => {
      session.asking.isReading.value = false;
    };
  }, [session, isReading]);

  function readOn(): void {
    read.value = at + 1;
    rememberData(memory, at + 1);
  }

  if (steps === null || steps.length === 0) return null;
  const leave = (): void => {
    api.battles.endLesson(battle.id).catch(toastProblem);
  };
  const step = steps[at];
  if (step === undefined) return <Farewell sight={sight} onClose={leave} />;
  if (sight.outcome !== null) return null;
  return (
    <section class="coach" role="status" aria-label={t("coach-title")}>
      <header>
        <b>{t("coach-step", { step: at + 1, count: steps.length })}</b>
        <progress max={steps.length} value={at} aria-hidden="true" />
      </header>
      {lesson.missed !== null && <Missed session={session} sight={sight} />}
      <p>
        {say(step.text)} <RuleChip rule={step.rule} onOpen={(rule) => (battle.rule.value = rule)} />
      </p>
      <footer>
        {isReading ? (
          <button type="button" class="button primary" data-led onClick={readOn}>
            {t("coach-read-on")}
          </button>
        ) : (
          <FillButton session={session} lesson={lesson} />
        )}
        <button type="button" class="button quiet" data-leave onClick={leave}>
          {t("coach-skip")}
        </button>
      </footer>
    </section>
  );
}

/** The same lesson from its beginning. */
async function again(sight: Sight): Promise<void> {
  const name = sight.battle.seats[0]?.name ?? "";
  const game = sight.battle.game;
  const created = await api.battles.add({ game, lesson: true, seats: [{ who: "me", name }] });
  go(`/battle/${created.battle.id}`);
}

/** A step could not be done any more: that is said, and the way back is offered. */
function Missed({ session, sight }: { session: Session; sight: Sight }) {
  const { entry } = sight.back;
  const seat = sight.seats[0];
  return (
    <div class="coach-missed">
      <p>
        <Glyph sign="warning" size={16} /> {t("coach-missed")}
      </p>
      {entry !== null && seat !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => void session.asking.send(seat, { type: "TakeBack", to: entry })}
        >
          <Glyph sign="undo" size={16} />
          {t("coach-back")}
        </button>
      )}
      <button type="button" class="button" onClick={() => again(sight).catch(toastProblem)}>
        {t("coach-again")}
      </button>
    </div>
  );
}

/** Has the answer that the learner is led to filled in; he still confirms it himself. */
function FillButton({ session, lesson }: { session: Session; lesson: Lesson }) {
  const { asking } = session;
  const target = asking.target.value;
  const lead = lesson.lead;
  if (lead === null || target === null || target.kind === "confirm") return null;
  return (
    <button
      type="button"
      class="button"
      data-led={target.kind === "fill" || undefined}
      onClick={() => asking.fillIn(lesson.seat, lead)}
    >
      <Glyph sign="hand" size={16} />
      {t("coach-fill")}
    </button>
  );
}

function Farewell({ sight, onClose }: { sight: Sight; onClose(): void }) {
  return (
    <section class="coach is-done" role="status" aria-label={t("coach-title")}>
      <header>
        <b>{t("coach-done")}</b>
      </header>
      <p>{t("coach-done-help")}</p>
      <footer>
        <a class="button primary" href={`/new/${sight.battle.game}`}>
          {t("coach-real-battle")}
        </a>
        <button type="button" class="button quiet" onClick={onClose}>
          {t("coach-play-on")}
        </button>
      </footer>
    </section>
  );
}
