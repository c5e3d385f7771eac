import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { learnIcons } from "../look";
import type { Battle } from "../model/battle";
import { learn, text } from "../texts";
import type { Form } from "../wire/types";
import { AnswerBar } from "./AnswerBar";
import { demoBattle } from "./demo/battle";
import { CONFIRM_FORM, DEMO_FORMS } from "./demo/forms";
import { DEMO_SCENE } from "./demo/scene";

const TEXTS = join(process.cwd(), "../src/slagveld/texts/en");
const FILES = ["common", "kernel", "web", "web-ask"];
learn("en", FILES.map((name) => readFileSync(join(TEXTS, `${name}.ftl`), "utf8")).join("\n"));
learnIcons(Object.fromEntries(DEMO_SCENE.pieces.map(({ icon }) => [icon, ""])));
vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

let root: HTMLElement;
let battle: Battle;
let sent: unknown[];

beforeEach(async () => {
  root = document.createElement("div");
  document.body.append(root);
  sent = [];
  battle = demoBattle(DEMO_SCENE, [CONFIRM_FORM, DEMO_FORMS[0] as Form], (one) => sent.push(one));
  battle.line.hint = () =>
    Promise.resolve({
      ...{ number: 1, seat: 0, action: { type: "Demo-confirm" }, chance: 0.6, gain: null },
      text: text("plain", { words: "Because it wins." }),
    });
  render(<AnswerBar battle={battle} />, root);
  await settle();
});

afterEach(() => {
  render(null, root);
  root.remove();
});

it("a click shows what the warlord would do, which is not sent, and why", async () => {
  const button = root.querySelector<HTMLButtonElement>('[data-tool="hint"]');
  expect(button?.getAttribute("aria-label")).toBe("Hint");
  button?.click();
  expect(root.querySelector(".answer-hint")).toBeNull();
  await settle();
  expect(root.querySelector(".answer-hint")?.textContent).toContain("Because it wins.");
  expect(root.querySelector('[data-action="Demo-confirm"]')?.getAttribute("aria-pressed")).toBe(
    "true",
  );
  expect(sent).toEqual([]);
  root.querySelector<HTMLButtonElement>(".answer-hint button")?.click();
  await settle();
  expect(root.querySelector(".answer-hint")).toBeNull();
});

it("so does a key, and nobody who is not asked sees the button", async () => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  await settle();
  expect(root.querySelector(".answer-hint")).not.toBeNull();
  const sight = battle.sight.value;
  if (sight === null) throw new Error("no sight");
  battle.sight.value = { ...sight, asked: [], decision: null };
  await settle();
  expect(root.querySelector('[data-tool="hint"]')).toBeNull();
});
