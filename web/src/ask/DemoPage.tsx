/** Every kind of field and every scene element, on invented data. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import type { Battle } from "../model/battle";
import { CardRowView } from "../story/elements/CardRowView";
import { CardView } from "../story/elements/CardView";
import { DialView } from "../story/elements/DialView";
import { DicePoolView } from "../story/elements/DicePoolView";
import { TrackView } from "../story/elements/TrackView";
import "../story/story.css";
import Table from "../table/Table";
import { say, t } from "../texts";
import type { Form } from "../wire/types";
import { AnswerBar } from "./AnswerBar";
import { demoBattle } from "./demo/battle";
import { DEMO_CARD, DEMO_DIAL, DEMO_POOL, DEMO_ROW, DEMO_TRACK } from "./demo/elements";
import { CONFIRM_FORM, DEMO_FORMS } from "./demo/forms";
import { DEMO_SCENE } from "./demo/scene";
import { FieldWidget } from "./fields/FieldWidget";
import { follow, sessionOf } from "./session";
import "./styles/demo.css";

const STAGE_FORMS = [CONFIRM_FORM, ...DEMO_FORMS];

export function DemoPage() {
  const sent = useSignal<unknown>(null);
  const stage = useMemo(
    () => demoBattle(DEMO_SCENE, STAGE_FORMS, (action) => (sent.value = action)),
    [],
  );
  const tryOut = (form: Form): void => {
    sessionOf(stage).asking.choose(form, null);
    document.querySelector(".demo-stage")?.scrollIntoView({ block: "start" });
  };
  return (
    <main class="demo">
      <h1>{t("answer-demo")}</h1>
      <p>{t("answer-demo-lead")}</p>
      <Stage battle={stage} sent={sent.value} />
      <h2>{t("answer-demo-fields")}</h2>
      <div class="demo-fields">
        {DEMO_FORMS.map((form) => (
          <DemoField key={form.action} form={form} onTry={() => tryOut(form)} />
        ))}
      </div>
      <h2>{t("answer-demo-elements")}</h2>
      <div class="demo-elements">
        <div class="card" data-element="card">
          <CardView card={DEMO_CARD} side={1} />
        </div>
        <div class="card" data-element="dial">
          <DialView dial={DEMO_DIAL} />
        </div>
        <div class="card" data-element="track">
          <TrackView track={DEMO_TRACK} />
        </div>
        <div class="card" data-element="card-row">
          <CardRowView row={DEMO_ROW} sides={[0, 1]} />
        </div>
        <div class="card" data-element="dice-pool">
          <DicePoolView pool={DEMO_POOL} side={0} />
        </div>
      </div>
    </main>
  );
}

/** The table with the block outline, and the bar as in a battle. */
function Stage({ battle, sent }: { battle: Battle; sent: unknown }) {
  return (
    <>
      <section class="demo-stage" data-element="block" aria-label={t("answer-demo-try")}>
        <div class="demo-table">
          <Table
            scene={DEMO_SCENE}
            overlay={battle.overlay.value}
            pointing={battle.pointing.value}
            selected={battle.selected.value}
            onSelect={(piece) => (battle.selected.value = piece)}
            active={[1, 2, 3, 4]}
            sides={[0, 1]}
            owners={["Ada", "Bo"]}
          />
        </div>
        <AnswerBar battle={battle} />
      </section>
      {sent !== null && (
        <pre class="demo-value" data-sent>
          {t("answer-demo-sent")}: {JSON.stringify(sent)}
        </pre>
      )}
    </>
  );
}

/** One field by itself: its widget, and the value it holds. */
function DemoField({ form, onTry }: { form: Form; onTry(): void }) {
  const battle = useMemo(() => demoBattle(DEMO_SCENE, [form]), [form]);
  useEffect(() => follow(battle), [battle]);
  const { asking } = sessionOf(battle);
  const field = asking.draft.value?.form.fields[0];
  return (
    <section class="card demo-field" data-kind={form.fields[0]?.kind}>
      <header>
        <h3>{say(form.title)}</h3>
        <button type="button" class="button" onClick={onTry}>
          {t("answer-demo-try")}
        </button>
      </header>
      {field !== undefined && <FieldWidget asking={asking} field={field} />}
      <pre class="demo-value" data-value={form.fields[0]?.kind}>
        {t("answer-demo-value")}: {JSON.stringify(asking.values.value[field?.name ?? ""] ?? null)}
      </pre>
    </section>
  );
}
