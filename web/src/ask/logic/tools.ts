/** Ruler and sight line: two clicks or a drag, from a piece or a spot. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";

import type { Battle } from "../../model/battle";
import { type At, NOTHING, type Overlay, type Pointing } from "../../model/contract";
import { length, say, t } from "../../texts";
import type { Measuring, Refusal, Scene, Spot, Wire } from "../../wire/types";
import { away, direction, distance, point, reach, spotOf, whole } from "./geometry";

type Measured = Wire<"Measured">;
type Line = Overlay["lines"][number];

/** One end of the ruler: a piece, or else a spot. */
export interface EndAt {
  piece: number | null;
  spot: Spot;
}

/** Why the ruler may not be laid at all now; null: it may, perhaps not to everything. */
export function forbidden(measuring: Measuring): { rule: string } | null {
  return measuring.ruler === "none" ? { rule: measuring.rule } : null;
}

/** Where a line to an end is drawn to: the edge of a round base, else the middle. */
export function drawnEnd(scene: Scene, end: EndAt, other: EndAt): Spot {
  const piece = scene.pieces.find((each) => each.id === end.piece);
  if (piece?.pose == null) return end.spot;
  const far = middle(scene, other);
  const way = direction(piece.pose, point(far));
  const apart = distance(piece.pose, point(far));
  if (piece.base.type !== "round" || way === null || apart <= reach(piece.base)) {
    return spotOf(piece.pose);
  }
  const edge = away(piece.pose, way, reach(piece.base));
  return whole(edge.x, edge.y, piece.pose.level);
}

function middle(scene: Scene, end: EndAt): Spot {
  const pose = scene.pieces.find((each) => each.id === end.piece)?.pose;
  return pose ? spotOf(pose) : end.spot;
}

/** The lines of a measurement: a ruler, or a sight line up to what blocks it and beyond. */
export function linesOf(
  tool: "ruler" | "sight",
  from: Spot,
  to: Spot,
  found: Measured | null,
): Line[] {
  if (found === null) return [{ from, to, label: "", tone: "ruler" }];
  const far = length(found.length);
  if (tool === "ruler" || found.seen === null) return [{ from, to, label: far, tone: "ruler" }];
  if (found.seen) return [{ from, to, label: t("answer-seen", { far }), tone: "seen" }];
  const label = t("answer-unseen", { far });
  if (found.blocked === null) return [{ from, to, label, tone: "blocked" }];
  return [
    { from, to: found.blocked, label: "", tone: "seen" },
    { from: found.blocked, to, label, tone: "blocked" },
  ];
}

/** The tools of one page. */
export class Tools {
  private readonly from = signal<EndAt | null>(null);
  private readonly to = signal<EndAt | null>(null);
  private readonly fixed = signal(false);
  private readonly found = signal<{ key: string; answer: Measured | Refusal } | null>(null);
  private readonly cursor = signal<At | null>(null);
  private underWay = false;

  constructor(private readonly battle: Battle) {}

  readonly isOn: ReadonlySignal<boolean> = computed(() => this.battle.tool.value !== "none");

  /** What was measured, in words. */
  readonly words: ReadonlySignal<string> = computed(() => {
    const answer = this.answer();
    if (answer === null) return "";
    if (answer.type === "refusal") return say(answer.text);
    const tool = this.battle.tool.value;
    const far = length(answer.length);
    if (tool !== "sight") return far;
    if (answer.seen === null) return t("answer-sight-none", { far });
    const notes = answer.notes.map((note) => say(note)).join(" ");
    return `${t(answer.seen ? "answer-seen" : "answer-unseen", { far })} ${notes}`.trim();
  });

  readonly refusal: ReadonlySignal<Refusal | null> = computed(() => {
    const answer = this.answer();
    return answer?.type === "refusal" ? answer : null;
  });

  readonly overlay: ReadonlySignal<Overlay> = computed(() => {
    const scene = this.battle.sight.value?.scene;
    const from = this.from.value;
    const to = this.to.value;
    const tool = this.battle.tool.value;
    if (scene === undefined || from === null || to === null || tool === "none") return NOTHING;
    const answer = this.answer();
    const refusal = this.refusal.value;
    const measured = answer?.type === "measured" ? answer : null;
    const start = drawnEnd(scene, from, to);
    const end = drawnEnd(scene, to, from);
    const cursor = refusal === null || this.cursor.value === null ? null : { refusal, text: "" };
    return { ...NOTHING, lines: linesOf(tool, start, end, measured), cursor };
  });

  readonly pointing: Pointing = {
    hover: (at) => this.move(at),
    click: (at) => this.click(at),
    grab: (at) => {
      this.begin(at);
      return true;
    },
    drag: (at) => this.move(at),
    drop: (at) => {
      this.move(at);
      this.fixed.value = true;
    },
  };

  /** Take a tool up, or lay it down again. */
  toggle(tool: "ruler" | "sight"): void {
    this.clear();
    this.battle.tool.value = this.battle.tool.value === tool ? "none" : tool;
  }

  /** Escape: first the line, then the tool. */
  back(): boolean {
    if (!this.isOn.value) return false;
    if (this.from.value !== null) this.clear();
    else this.battle.tool.value = "none";
    return true;
  }

  private clear(): void {
    this.from.value = null;
    this.to.value = null;
    this.fixed.value = false;
    this.found.value = null;
  }

  private click(at: At): void {
    if (this.from.value === null || this.fixed.value) this.begin(at);
    else {
      this.move(at);
      this.fixed.value = true;
    }
  }

  private begin(at: At): void {
    this.clear();
    this.from.value = endAt(at);
  }

  private move(at: At | null): void {
    this.cursor.value = at;
    if (at === null || this.from.value === null || this.fixed.value) return;
    this.to.value = endAt(at);
    void this.measure();
  }

  private key(): string {
    return JSON.stringify([this.from.value, this.to.value]);
  }

  private answer(): Measured | Refusal | null {
    const found = this.found.value;
    if (found === null || this.to.value === null) return null;
    return found.key === this.key() || !this.fixed.value ? found.answer : null;
  }

  /** Ask for the newest ends; one question at a time, so that a fast hand floods nobody. */
  private async measure(): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      for (;;) {
        const [from, to, key] = [this.from.value, this.to.value, this.key()];
        if (from === null || to === null || this.found.value?.key === key) return;
        const answer = await this.battle.line.measure(wireEnd(from), wireEnd(to));
        if (this.from.value !== null) this.found.value = { key, answer };
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    } finally {
      this.underWay = false;
    }
  }
}

function endAt(at: At): EndAt {
  return { piece: at.piece, spot: at.spot };
}

function wireEnd({ piece, spot }: EndAt): Wire<"End"> {
  return piece === null ? { piece: null, spot } : { piece, spot: null };
}
