/** What a reader prefers, remembered in the browser. Language and measure are in `texts`. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";

import { recall, recallText, remember } from "./memory";

export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
/** Seconds that the card of a roll stays; `held`: until it is put away. */
export const STAYS = ["held", "4", "8", "15"] as const;
const TABLE_VIEWS = ["above", "ground"] as const;
const SWITCHES = ["on", "off"] as const;

type TableView = (typeof TABLE_VIEWS)[number];
export type Theme = (typeof THEMES)[number];
export type MotionChoice = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];
export type Stay = (typeof STAYS)[number];

export const theme = signal<Theme>(recall("theme", THEMES) ?? "system");
export const motion = signal<MotionChoice>(recall("motion", MOTIONS) ?? "system");
/** How fast dice fall, pieces move and bots play. */
export const speed = signal<Speed>(recall("bot-speed", SPEEDS) ?? "normal");
export const stay = signal<Stay>(recall("card-stay", STAYS) ?? "8");
export const sounds = signal(recall("sounds", SWITCHES) === "on");
/** How loud, in hundredths. */
export const volume = signal(volumeOf(recallText("volume")));
/** Whether the head of a battle shows how likely each side is to win. */
export const oddsBar = signal(recall("odds-bar", SWITCHES) === "on");
/** Whether pieces are shown by plain signs instead of painted miniatures. */
export const plainSigns = signal(recall("plain-signs", SWITCHES) === "on");
/** How the table is seen. */
export const tableView = signal<TableView>(recall("table-view", TABLE_VIEWS) ?? "above");
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

const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

/** How long what happens is shown, as a factor of the usual time; 0: it is there at once. */
export const pace = computed(() => (still.value ? 0 : PACES[speed.value]));

/** Milliseconds that the card of a roll stays; Infinity: until it is put away. */
export const stayFor = computed(() =>
  stay.value === "held" ? Infinity : 1000 * Number(stay.value),
);

function volumeOf(kept: string | null): number {
  const found = kept === null ? Number.NaN : Number(kept);
  return found >= 0 && found <= 100 ? Math.round(found) : 60;
}

/** Keys that lead from one thing to the next: only after these a table as a whole has a frame. */
const LEADING = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/** Whether the reader goes about with keys or with the pointer, for the style sheets. */
function followFocus(): void {
  const told = (how: "keys" | "pointer") => {
    document.documentElement.dataset["focus"] = how;
  };
  addEventListener("keydown", ({ key }) => LEADING.has(key) && told("keys"), true);
  addEventListener("pointerdown", () => told("pointer"), true);
}

/** Keep the settings, and tell the style sheets. Called once when the page starts. */
export function applySettings(): void {
  followFocus();
  effect(() => remember("theme", theme.value));
  effect(() => remember("motion", motion.value));
  effect(() => remember("bot-speed", speed.value));
  effect(() => remember("card-stay", stay.value));
  effect(() => remember("volume", String(volume.value)));
  effect(() => remember("sounds", sounds.value ? "on" : "off"));
  effect(() => remember("odds-bar", oddsBar.value ? "on" : "off"));
  effect(() => remember("plain-signs", plainSigns.value ? "on" : "off"));
  effect(() => remember("table-view", tableView.value));
  effect(() => remember("notifications", notifications.value ? "on" : "off"));
  effect(() => {
    document.documentElement.dataset["theme"] = shownTheme.value;
  });
  effect(() => {
    document.documentElement.dataset["motion"] = still.value ? "reduced" : "full";
  });
}
