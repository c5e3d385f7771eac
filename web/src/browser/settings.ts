/** What a reader prefers, remembered in the browser. Language and measure are in `texts`. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";

import { recall, remember } from "./memory";

export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const BOT_SPEEDS = ["slow", "normal", "fast", "instant"] as const;
const SWITCHES = ["on", "off"] as const;

export type Theme = (typeof THEMES)[number];
export type MotionChoice = (typeof MOTIONS)[number];
export type BotSpeed = (typeof BOT_SPEEDS)[number];

export const theme = signal<Theme>(recall("theme", THEMES) ?? "system");
export const motion = signal<MotionChoice>(recall("motion", MOTIONS) ?? "system");
export const botSpeed = signal<BotSpeed>(recall("bot-speed", BOT_SPEEDS) ?? "normal");
export const sounds = signal(recall("sounds", SWITCHES) === "on");
/** Whether the head of a battle shows how likely each side is to win. */
export const oddsBar = signal(recall("odds-bar", SWITCHES) === "on");
/** Whether the reader wants to be called when it is their turn; the browser must allow it too. */
export const notifications = signal(recall("notifications", SWITCHES) === "on");

/** A question to the system that may be answered differently later. */
function media(query: string): ReadonlySignal<boolean> {
  const asked = typeof matchMedia === "function" ? matchMedia(query) : null;
  const answer = signal(asked?.matches ?? false);
  asked?.addEventListener("change", (event) => {
    answer.value = event.matches;
  });
  return answer;
}

const systemIsLight = media("(prefers-color-scheme: light)");
const systemIsStill = media("(prefers-reduced-motion: reduce)");

/** True on narrow screens, where side panels become drawers. */
export const narrow = media("(max-width: 1023px)");

export const shownTheme = computed<"dark" | "light">(() =>
  theme.value === "system" ? (systemIsLight.value ? "light" : "dark") : theme.value,
);

/** True: nothing moves; everything is there at once. */
export const still = computed(() =>
  motion.value === "system" ? systemIsStill.value : motion.value === "reduced",
);

const PACES: Record<BotSpeed, number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

/** How long a bot's move takes, as a factor of its usual time; 0: at once. */
export const botPace = computed(() => PACES[botSpeed.value]);

/** Keep the settings, and tell the style sheets. Called once when the page starts. */
export function applySettings(): void {
  effect(() => remember("theme", theme.value));
  effect(() => remember("motion", motion.value));
  effect(() => remember("bot-speed", botSpeed.value));
  effect(() => remember("sounds", sounds.value ? "on" : "off"));
  effect(() => remember("odds-bar", oddsBar.value ? "on" : "off"));
  effect(() => remember("notifications", notifications.value ? "on" : "off"));
  effect(() => {
    document.documentElement.dataset["theme"] = shownTheme.value;
  });
  effect(() => {
    document.documentElement.dataset["motion"] = still.value ? "reduced" : "full";
  });
}
