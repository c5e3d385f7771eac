/** The guided first battle: a bubble that says what to try next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { recallData, rememberData } from "../browser/memory";
import { RuleChip } from "../look";
import type { Battle } from "../model/battle";
import { api } from "../net/api";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";
import {
  advanced,
  type Coaching,
  isDone,
  isReading,
  readOn,
  recalledCoaching,
  type Step,
  skipped,
} from "./lesson";

export function Coach({ battle, sight }: { battle: Battle; sight: Sight }) {
  if (!sight.battle.lesson || sight.seats.length === 0) return null;
  return <LessonCoach key={battle.id} battle={battle} sight={sight} />;
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

function LessonCoach({ battle, sight }: { battle: Battle; sight: Sight }) {
  const steps = useSteps(sight.battle.game);
  const memory = `lesson.${battle.id}`;
  const at = useSignal<Coaching>(recalledCoaching(recallData(memory)));
  const story = battle.story.value;

  function go(to: Coaching): void {
    if (to === at.peek()) return;
    at.value = to;
    rememberData(memory, to);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the lesson and the story lead on; seats come with the story, and `go` does the same every time
  useEffect(() => {
    if (steps !== null) go(advanced(steps, at.peek(), story, sight.seats));
  }, [steps, story]);

  if (steps === null || steps.length === 0 || at.value.skipped) return null;
  if (isDone(steps, at.value)) {
    return <Farewell sight={sight} onClose={() => go(skipped(at.value))} />;
  }
  const step = steps[at.value.step];
  if (step === undefined || sight.outcome !== null) return null;
  return (
    <section class="coach" role="status" aria-label={t("coach-title")}>
      <header>
        <b>{t("coach-step", { step: at.value.step + 1, count: steps.length })}</b>
        <progress max={steps.length} value={at.value.step} aria-hidden="true" />
      </header>
      <p>
        {say(step.text)} <RuleChip rule={step.rule} onOpen={(rule) => (battle.rule.value = rule)} />
      </p>
      <footer>
        {isReading(step) && (
          <button
            type="button"
            class="button primary"
            onClick={() => go(readOn(at.value, sight.number))}
          >
            {t("coach-read-on")}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => go(skipped(at.value))}>
          {t("coach-skip")}
        </button>
      </footer>
    </section>
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
