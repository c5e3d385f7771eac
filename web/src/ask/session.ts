/** What belongs to one open battle while it is on the page: the asking and the tools. */
import { effect } from "@preact/signals";

import type { Battle } from "../model/battle";
import { NOTHING } from "../model/contract";
import { Asking } from "./logic/asking";
import { pulsesOf } from "./logic/leading";
import { Tools } from "./logic/tools";
import { pointingOf } from "./pointing";

export interface Session {
  asking: Asking;
  tools: Tools;
}

const sessions = new WeakMap<Battle, Session>();

/** The one session of a battle: the bar, the menus and the table share it. */
export function sessionOf(battle: Battle): Session {
  let session = sessions.get(battle);
  if (session === undefined) {
    session = { asking: new Asking(battle), tools: new Tools(battle) };
    sessions.set(battle, session);
  }
  return session;
}

/** Follow the battle and drive the table; the answer ends it. */
export function follow(battle: Battle): () => void {
  const { asking, tools } = sessionOf(battle);
  asking.start();
  const stops = [
    effect(() => {
      const drawn = tools.isOn.value ? tools.overlay.value : asking.overlay.value;
      const pulses = pulsesOf(asking.scene, asking.target.value);
      battle.overlay.value = pulses.length === 0 ? drawn : { ...drawn, pulses };
    }),
    effect(() => {
      battle.pointing.value = tools.isOn.value ? tools.pointing : pointingOf(asking);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    asking.stop();
    battle.overlay.value = NOTHING;
    battle.pointing.value = {};
    battle.tool.value = "none";
  };
}
