/** A line to nobody: it takes every action and makes previews up. */
import { signal } from "@preact/signals";

import type { Connection, Line } from "../../model/battle";
import { text } from "../../texts";
import { NO_PREVIEW } from "../../wire/preview";
import type { Preview, Refusal, Scene, Spot, Wire } from "../../wire/types";
import { poseOf } from "../logic/filling";
import { distance, point, spotOf, wayLength } from "../logic/geometry";
import { asList } from "../logic/values";
import { words } from "./words";

const LIMIT = 1500;
const NOTHING = words("Nothing", "Niets", "Nichts");

function refuse(en: string, nl: string, de: string): Refusal {
  return { type: "refusal", rule: "DEMO-MOVE-1", text: words(en, nl, de) };
}

function way(scene: Scene, path: Spot[]): Preview {
  const start = poseOf(scene, 1);
  if (start === null) return NO_PREVIEW;
  const length = Math.ceil(wayLength([spotOf(start), ...path]));
  const isFar = length > LIMIT;
  const refusal = isFar ? refuse("Too far.", "Te ver.", "Zu weit.") : null;
  return { ...NO_PREVIEW, length, cost: length, limit: LIMIT, refusal };
}

function shot(piece: number): Preview {
  if (piece === 20 || piece === 21) {
    return {
      ...NO_PREVIEW,
      refusal: refuse("The wood hides them.", "Het bos verbergt ze.", "Der Wald verbirgt sie."),
    };
  }
  const need = {
    start: 14,
    name: words("Skill", "Vaardigheid", "Geschick"),
    plus_is_good: true,
    length: false,
    items: [
      {
        value: -2,
        op: "add",
        rule: "DEMO-WOOD-1",
        reason: words("In the wood", "In het bos", "Im Wald"),
      },
      {
        value: 1,
        op: "add",
        rule: "DEMO-BIG-1",
        reason: words("Large target", "Groot doel", "Großes Ziel"),
      },
    ],
  } as const;
  const outcomes: [ReturnType<typeof words>, number][] = [
    [NOTHING, 0.35],
    [words("One wound", "Eén wond", "Eine Wunde"), 0.45],
    [words("Slain", "Verslagen", "Erschlagen"), 0.2],
  ];
  const brief: Wire<"Brief">[] = [
    { words: words("wounds", "verwondt", "verwundet"), chance: 0.65, tone: "gain" },
    { words: words("slays", "verslaat", "erschlägt"), chance: 0.2, tone: "gain" },
  ];
  const tally = { ...need, items: [...need.items] };
  const first = words("Direct", "Rechtstreeks", "Direkt");
  const second = words("Through the wood", "Door het bos", "Durch den Wald");
  return {
    ...NO_PREVIEW,
    tallies: [tally],
    odds: [
      { title: first, outcomes, mean: 0.85, need: tally, brief },
      { title: second, outcomes: [[NOTHING, 1]], mean: 0, need: null, brief: [] },
    ],
    notes: [
      words("Then the bow is spent.", "Daarna is de boog leeg.", "Danach ist der Bogen leer."),
    ],
  };
}

/** A line whose actions end in `sent`. */
export function demoLine(scene: Scene, sent: (action: unknown) => void): Line {
  return {
    connection: signal<Connection>("live"),
    act(_seat, action) {
      sent(action);
      return Promise.resolve(null);
    },
    preview(_seat, action, values) {
      const piece = values["piece"];
      if (action === "Demo-path") return Promise.resolve(way(scene, asList<Spot>(values["path"])));
      if (typeof piece === "number") return Promise.resolve(shot(piece));
      return Promise.resolve({ ...NO_PREVIEW, complete: true });
    },
    measure(start, end) {
      const place = (one: typeof start) =>
        one.piece === null
          ? point(one.spot ?? [0, 0, 0])
          : (poseOf(scene, one.piece) ?? { x: 0, y: 0 });
      const far = Math.round(distance(place(start), place(end)));
      return Promise.resolve({
        type: "measured",
        id: 0,
        length: far,
        seen: far < 2500,
        blocked: null,
        notes: [],
      });
    },
    survey: () =>
      Promise.resolve({ type: "refusal", rule: "", text: text("plain", { words: "" }) }),
    hint: () => Promise.resolve({ type: "refusal", rule: "", text: text("plain", { words: "" }) }),
    look: () => undefined,
    chat: () => undefined,
    close: () => undefined,
  };
}
