/**
 * Which panels are open. On wide screens the browser remembers it; on narrow ones, where a panel is
 * a drawer over the table, each begins closed whenever the page is opened.
 */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";

import { recallData, rememberData } from "../browser/memory";

export type Panel = "roster" | "story";
export type Room = "wide" | "narrow";

/** Below this width the side panels are drawers. */
export const NARROW = 1024;
/** From this width on there is place for the whole roster beside the table. */
export const SPACIOUS = 1500;

type Kept = Record<Room, Record<Panel, boolean | null>>;

const UNKNOWN: Kept = {
  wide: { roster: null, story: null },
  narrow: { roster: null, story: null },
};

function recalled(): Kept {
  const found = recallData("panels");
  const kept = structuredClone(UNKNOWN);
  if (typeof found !== "object" || found === null) return kept;
  const { wide } = found as Record<string, unknown>;
  if (typeof wide !== "object" || wide === null) return kept;
  for (const panel of ["roster", "story"] as const) {
    const open = (wide as Record<string, unknown>)[panel];
    if (typeof open === "boolean") kept.wide[panel] = open;
  }
  return kept;
}

/** What is open where nobody has chosen: a wide screen has place, a narrow one shows the table. */
export function usual(panel: Panel, width: number): boolean {
  if (width < NARROW) return false;
  return panel === "story" || width >= SPACIOUS;
}

export interface Panels {
  readonly narrow: ReadonlySignal<boolean>;
  isOpen(panel: Panel): boolean;
  toggle(panel: Panel): void;
  close(panel: Panel): void;
  /** The window has a new width. */
  resized(width: number): void;
}

/** The panels of one page. */
export function openPanels(width: number): Panels {
  const kept: Signal<Kept> = signal(recalled());
  const wide: Signal<number> = signal(width);
  const narrow = signal(width < NARROW);
  const room = (): Room => (narrow.value ? "narrow" : "wide");

  function isOpen(panel: Panel): boolean {
    return kept.value[room()][panel] ?? usual(panel, wide.value);
  }

  function set(panel: Panel, open: boolean): void {
    const here = room();
    const next = structuredClone(kept.value);
    next[here][panel] = open;
    // Two drawers would hide the table between them.
    if (open && here === "narrow") {
      for (const other of ["roster", "story"] as const) {
        if (other !== panel) next[here][other] = false;
      }
    }
    kept.value = next;
    rememberData("panels", { wide: next.wide });
  }

  return {
    narrow,
    isOpen,
    toggle: (panel) => set(panel, !isOpen(panel)),
    close: (panel) => set(panel, false),
    resized(to) {
      wide.value = to;
      narrow.value = to < NARROW;
    },
  };
}
