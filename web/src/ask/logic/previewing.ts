/** What a half-filled action would do, asked from the server; the newest wish counts. */
import { batch, type Signal, signal } from "@preact/signals";

import type { Line } from "../../model/battle";
import type { Preview, Region } from "../../wire/types";
import type { Values } from "./values";

const KEPT = 200;

export interface Shown {
  key: string;
  preview: Preview;
}

/** Asks for previews and remembers them as long as the battle stands where it stands. */
export class Previewer {
  /** The last that came. It stays while the next is under way, so that nothing flickers. */
  readonly shown: Signal<Shown | null> = signal(null);
  /** The last region that came, and what it was about: previews of later steps may have none. */
  private readonly lastRegion: Signal<{ about: string; region: Region } | null> = signal(null);
  private readonly previews = new Map<string, Preview>();
  private wanted = "";
  /** How many wishes there have been: a wish may come again while its first one is overtaken. */
  private wishes = 0;

  constructor(private readonly line: Pick<Line, "preview">) {}

  /** Ask for these values; what was asked before is not waited for any more. */
  ask(seat: number, action: string, values: Values, about = ""): void {
    const key = keyOf(seat, action, values);
    if (key === this.wanted) return;
    this.wanted = key;
    const known = this.previews.get(key);
    if (known !== undefined) {
      this.show(key, known, about);
      return;
    }
    const wish = ++this.wishes;
    void this.line.preview(seat, action, { ...values }).then((preview) => {
      if (preview === null) {
        // Overtaken. If nobody wants anything newer, the next wish for the same must be sent again.
        if (this.wishes === wish) this.wanted = "";
        return;
      }
      this.keep(key, preview);
      if (this.wanted === key) this.show(key, preview, about);
    });
  }

  /** The region that was last shown about the same thing. */
  regionAbout(about: string): Region | null {
    const last = this.lastRegion.value;
    return last?.about === about ? last.region : null;
  }

  /** Whether what is shown answers exactly these values. */
  answers(seat: number, action: string, values: Values): Preview | null {
    const key = keyOf(seat, action, values);
    return this.shown.value?.key === key ? this.shown.value.preview : null;
  }

  /** What came for these values at any time since the battle stands here. */
  known(seat: number, action: string, values: Values): Preview | null {
    void this.shown.value;
    return this.previews.get(keyOf(seat, action, values)) ?? null;
  }

  /** The battle has gone on: nothing known holds any more. */
  forget(): void {
    this.previews.clear();
    this.wanted = "";
    this.shown.value = null;
    this.lastRegion.value = null;
  }

  private show(key: string, preview: Preview, about: string): void {
    batch(() => {
      this.shown.value = { key, preview };
      if (preview.region) this.lastRegion.value = { about, region: preview.region };
    });
  }

  private keep(key: string, preview: Preview): void {
    if (this.previews.size >= KEPT) this.previews.clear();
    this.previews.set(key, preview);
  }
}

function keyOf(seat: number, action: string, values: Values): string {
  return JSON.stringify([seat, action, values]);
}
