/** The name the person at this browser goes by, remembered for the next battle. */
import { signal } from "@preact/signals";

import { recallText, remember } from "./memory";

export const NAME_MOST = 60;

export const myName = signal(recallText("name") ?? "");

export function setMyName(name: string): void {
  const kept = name.trim().slice(0, NAME_MOST);
  remember("name", kept === "" ? null : kept);
  myName.value = kept;
}
