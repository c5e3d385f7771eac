/** Calling a player back to the table: the tab's title, a notification, a horn. */
import { effect, signal } from "@preact/signals";

import { notifications } from "./settings";
import { play } from "./sounds";

const NAME = "Slagveld";

/** What the page is about, before the program's name. */
export const pageTitle = signal("");

/** A call that the title shows until it is answered; empty: none. */
export const call = signal("");

export function applyTitle(): void {
  effect(() => {
    document.title = [call.value && `● ${call.value}`, pageTitle.value, NAME]
      .filter((part) => part !== "")
      .join(" · ");
  });
}

/**
 * It is the reader's turn: the title says so, and if they look elsewhere and allowed it, a
 * notification too. Clicking that brings the page to the front.
 */
export function callPlayer(words: string, detail = ""): void {
  const news = call.value !== words;
  call.value = words;
  if (news) play("horn");
  if (!news || !document.hidden || !notifications.value) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(words, { body: detail, tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some mobile browsers only notify from service workers; the title has to do.
  }
}

/** The turn is over, or another page is shown. */
export function endCall(): void {
  call.value = "";
}

/** Ask the browser for leave to notify; false when it is refused. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  if (!on) {
    notifications.value = false;
    return true;
  }
  if (typeof Notification === "undefined") return false;
  const answer = await Notification.requestPermission();
  notifications.value = answer === "granted";
  return notifications.value;
}
