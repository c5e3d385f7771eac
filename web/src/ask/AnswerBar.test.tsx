import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learnIcons } from "../look";
import type { Battle } from "../model/battle";
import { learn } from "../texts";
import type { Form } from "../wire/types";
import { AnswerBar } from "./AnswerBar";
import { demoBattle } from "./demo/battle";
import { CONFIRM_FORM, DEMO_FORMS } from "./demo/forms";
import { DEMO_SCENE } from "./demo/scene";
import { sessionOf } from "./session";

const TEXTS = join(process.cwd(), "../src/slagveld/texts/en");
const FILES = ["common", "kernel", "web", "web-ask"];
learn("en", FILES.map((name) => readFileSync(join(TEXTS, `${name}.ftl`), "utf8")).join("\n"));
learnIcons(Object.fromEntries(DEMO_SCENE.pieces.map(({ icon }) => [icon, ""])));

// There is no server here to ask for drawings that nobody has learnt.
vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

let root: HTMLElement;
let battle: Battle;
let sent: unknown[];

async function open(...forms: Form[]): Promise<void> {
  sent = [];
  battle = demoBattle(DEMO_SCENE, forms, (action) => sent.push(action));
  render(<AnswerBar battle={battle} />, root);
  await settle();
}

async function press(key: string, target: Element = document.body): Promise<void> {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await settle();
}

function find(selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
}

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

describe("the answer bar", () => {
  it("asks twice before a form that needs nothing is sent", async () => {
    await open(CONFIRM_FORM, DEMO_FORMS[0] as Form);
    const button = find('[data-action="Demo-confirm"]');
    button.click();
    await settle();
    expect(sent).toEqual([]);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    find('[data-action="Demo-confirm"]').click();
    await settle();
    expect(sent).toEqual([{ type: "Demo-confirm" }]);
  });

  it("is answered by keys alone: a number, Enter, Escape", async () => {
    await open(CONFIRM_FORM, DEMO_FORMS[0] as Form);
    await press("2");
    expect(sessionOf(battle).asking.draft.value?.form.action).toBe("Demo-piece");
    await press("Escape");
    expect(sessionOf(battle).asking.draft.value).toBeNull();
    await press("1");
    await press("Enter");
    expect(sent).toEqual([{ type: "Demo-confirm" }]);
  });

  it("leaves keys alone that are typed elsewhere", async () => {
    await open(CONFIRM_FORM, DEMO_FORMS[0] as Form);
    const input = document.createElement("input");
    document.body.append(input);
    await press("1", input);
    await press("m", input);
    expect(sessionOf(battle).asking.draft.value).toBeNull();
    expect(battle.tool.value).toBe("none");
    input.remove();
  });

  it("shows odds and their items before anything is sent", async () => {
    await open(CONFIRM_FORM, DEMO_FORMS[0] as Form);
    await press("2");
    find('[data-chip="11"]').click();
    await settle();
    expect(root.querySelectorAll(".odds-outcome").length).toBe(4);
    expect(find(".odds-tally tfoot").textContent).toContain("13");
    expect(sent).toEqual([]);
    await press("Enter");
    expect(sent).toEqual([{ type: "Demo-piece", piece: 11 }]);
  });

  it("names the column in every cell of a split, for a screen without columns", async () => {
    const split = DEMO_FORMS.find(({ action }) => action === "Demo-split") as Form;
    await open(split, CONFIRM_FORM);
    find('[data-action="Demo-split"]').click();
    await settle();
    const heads = [...root.querySelectorAll("thead th")].map((one) => one.firstChild?.textContent);
    const cells = [...root.querySelectorAll("tbody tr:first-child td > .ask-split-name")];
    expect(heads.length).toBeGreaterThan(2);
    expect(cells.map((one) => one.firstChild?.textContent)).toEqual(heads);
    expect(cells.every((one) => one.getAttribute("aria-hidden") === "true")).toBe(true);
  });

  it("takes Enter or a second press on what is chosen as the word, but no double click", async () => {
    const strike = DEMO_FORMS.find(({ action }) => action === "Demo-switch") as Form;
    await open(strike);
    find('[data-field="switch"] button').click();
    find('[data-field="switch"] button').click();
    await settle();
    expect(sent).toEqual([]);
    await press("Enter", find('[data-field="switch"] [aria-checked="true"]'));
    expect(sent).toEqual([{ type: "Demo-switch", switch: true }]);
    await open(strike);
    const { asking } = sessionOf(battle);
    asking.put("switch", false);
    asking.press("switch", false, Date.now() + 1000);
    await settle();
    expect(sent).toEqual([{ type: "Demo-switch", switch: false }]);
  });

  it("says why not, and sends nothing, where the preview refuses", async () => {
    await open(CONFIRM_FORM, DEMO_FORMS[0] as Form);
    await press("2");
    find('[data-chip="20"]').click();
    await settle();
    expect(find(".answer-why").textContent).toContain("DEMO-MOVE-1");
    expect((find(".ask-confirm") as HTMLButtonElement).disabled).toBe(true);
    await press("Enter");
    expect(sent).toEqual([]);
  });

  for (const form of DEMO_FORMS) {
    const kind = form.fields[0]?.kind ?? "";
    it(`has a widget for ${kind}`, async () => {
      await open(form);
      expect(find(`[data-field="${kind}"]`)).toBeTruthy();
    });
  }

  it("takes the first of several pieces where not all are wanted", async () => {
    await open(DEMO_FORMS.find(({ action }) => action === "Demo-pieces") as Form);
    const button = [...root.querySelectorAll("button")].find(
      (one) => one.textContent === "The first 3",
    );
    button?.click();
    await settle();
    expect(root.querySelectorAll('[data-chip][aria-checked="true"]').length).toBe(3);
  });

  it("names whom was chosen without a title, where many steps need the room", async () => {
    const [who] = (DEMO_FORMS[0] as Form).fields;
    const steps = ["a", "b", "c", "d"].map((name) => ({ ...who, name }) as Form["fields"][number]);
    await open({ ...(DEMO_FORMS[0] as Form), fields: steps }, CONFIRM_FORM);
    await press("1");
    find('[data-chip="11"]').click();
    await settle();
    expect(root.querySelector('[data-step="a"] .ask-step-title')).toBeNull();
    expect(root.querySelector('[data-step="d"] .ask-step-title')).not.toBeNull();
  });

  it("does not say of each of many steps that it may be left out", async () => {
    const [who] = (DEMO_FORMS[0] as Form).fields;
    const steps = ["a", "b", "c"].map(
      (name) => ({ ...who, name, optional: true }) as Form["fields"][number],
    );
    await open({ ...(DEMO_FORMS[0] as Form), fields: steps }, CONFIRM_FORM);
    await press("1");
    expect(root.querySelectorAll('[data-step="a"] .ask-step-value').length).toBe(1);
    expect(root.querySelectorAll('[data-step="c"] .ask-step-value').length).toBe(0);
    expect(root.querySelector('[data-step="c"]')?.textContent).toContain("if you like");
  });

  it("speaks in sentences, whatever is shown", async () => {
    for (const form of DEMO_FORMS) {
      await open(form);
      expect(root.textContent, form.action).not.toContain("⟦");
    }
  });

  it("shows nothing while the screen is to be handed over", async () => {
    await open(CONFIRM_FORM);
    battle.sight.value = { ...battle.sight.value!, hand_over: 1 };
    await settle();
    expect(root.textContent).toBe("");
  });

  it("gives the table back when it is left", async () => {
    await open(DEMO_FORMS[3] as Form);
    expect(battle.pointing.value.click).toBeDefined();
    render(null, root);
    await settle();
    expect(battle.pointing.value).toEqual({});
  });
});
