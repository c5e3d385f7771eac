/** Calling a player back to the table: the tab's title, a notification, a sound. */
import { effect, signal } from "@preact/signals";

import { notifications, sounds } from "./settings";

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

let audio: AudioContext | null = null;

/** A short wooden click, as of dice on a table; silent unless sounds are on. */
export function click(strength = 1): void {
  if (!sounds.value || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(900 + Math.random() * 400, start);
  tone.frequency.exponentialRampToValueAtTime(180, start + 0.05);
  loudness.gain.setValueAtTime(0.08 * strength, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.08);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.09);
}

/** Dice that fall: a few clicks, one after another. */
export function clatter(dice: number): void {
  const clicks = Math.min(dice, 6);
  for (let n = 0; n < clicks; n++) setTimeout(() => click(1 - n * 0.1), n * 55);
}
