/** What the table shows while motions run: the scene, except for the pieces that lag behind it. */
import type { Motion, Piece, Pose } from "../wire/types";
import { spread } from "./crowds";
import { type Look, type Run, runOf } from "./motion";

/** With more motions than this still to come, the eldest are not shown but done. */
const PATIENCE = 80;

export interface Shown {
  piece: number;
  kind: Motion["kind"];
  amount: number;
  look: Look;
  over: boolean;
}

export class Stage {
  private told = new Map<number, Piece>();
  private readonly gone = new Map<number, Piece>();
  private readonly lagging = new Map<number, Pose | null>();
  private waiting: Motion[] = [];
  private runs: Run[] = [];
  private began: number | null = null;
  private first = true;
  private dirty = false;

  /** A new scene, and how it came about: pieces with motions to come stay where they are shown. */
  tell(pieces: readonly Piece[], motions: readonly Motion[]): void {
    const before = this.told;
    this.told = new Map(pieces.map((piece) => [piece.id, piece]));
    if (this.first) {
      this.first = false;
      return; // nobody saw what was before
    }
    this.waiting.push(...spread(motions, before, this.told));
    for (const id of this.busy()) {
      const old = before.get(id);
      if (!this.lagging.has(id)) this.lagging.set(id, old?.pose ?? null);
      const shown = this.lagging.get(id);
      if (shown && !this.told.get(id)?.pose && old && !this.gone.has(id)) this.gone.set(id, old);
    }
    while (this.waiting.length > PATIENCE) {
      const oldest = this.waiting.shift();
      if (oldest !== undefined) this.settle(oldest);
    }
  }

  /** All pieces to draw: those of the scene, and those that are just leaving. */
  pieces(): Piece[] {
    const leaving = [...this.gone.values()].filter((piece) => !this.told.get(piece.id)?.pose);
    const left = new Set(leaving.map((piece) => piece.id));
    return [...[...this.told.values()].filter((piece) => !left.has(piece.id)), ...leaving];
  }

  /** Where a piece is shown; null when it is not on the table. */
  poseOf = (piece: Piece): Pose | null => {
    const lag = this.lagging.get(piece.id);
    return lag === undefined ? (piece.pose ?? null) : lag;
  };

  get running(): boolean {
    return this.runs.length > 0 || this.waiting.length > 0;
  }

  /** How the pieces look that move now, or came to rest since the last time. */
  tick(now: number, speed: number): Shown[] {
    const rested: Shown[] = [];
    while (this.running) {
      if (this.runs.length === 0) this.start(speed);
      this.began ??= now;
      const time = now - this.began;
      const shown = this.runs.map((run) => ({
        piece: run.piece,
        kind: run.kind,
        amount: run.amount,
        look: run.at(time),
        over: time >= run.lasts,
      }));
      if (this.runs.some((run) => time < run.lasts)) return [...rested, ...shown];
      rested.push(...shown);
      this.end();
    }
    return rested;
  }

  /** Whether there are other pieces to draw, or others at rest, than when last asked. */
  changed(): boolean {
    const changed = this.dirty;
    this.dirty = false;
    return changed;
  }

  /** Whether a piece is just appearing: it begins unseen. */
  arriving = (piece: number): boolean =>
    this.runs.some((run) => run.piece === piece && run.at(0).presence === 0);

  /** Everything that still moves is where it will be. */
  finish(): void {
    this.waiting = [];
    this.runs = [];
    this.began = null;
    this.lagging.clear();
    this.gone.clear();
    this.dirty = true;
  }

  private busy(): Set<number> {
    return new Set([...this.waiting, ...this.runs].map((motion) => motion.piece));
  }

  private start(speed: number): void {
    this.began = null;
    const batch = this.together();
    for (const motion of batch) {
      const from = this.lagging.get(motion.piece) ?? null;
      const later = this.waiting.some((other) => other.piece === motion.piece);
      const to = later ? null : (this.told.get(motion.piece)?.pose ?? null);
      const run = runOf(motion, from, to, speed);
      if (run === null) this.settle(motion);
      else {
        this.runs.push(run);
        // A piece that appears is drawn from the first moment of its motion.
        if (from === null && run.end !== null) {
          this.lagging.set(motion.piece, run.end);
          this.dirty = true;
        }
      }
    }
  }

  /** The next motion and those that belong to it: a whole unit moves at once. */
  private together(): Motion[] {
    const first = this.waiting.shift();
    if (first === undefined) return [];
    const batch = [first];
    const { kind } = first;
    const alone = kind === "hurt" || kind === "heal";
    const unit = this.told.get(first.piece)?.group ?? null;
    while (!alone) {
      const next = this.waiting[0];
      if (next === undefined) break;
      const same = unit !== null && this.told.get(next.piece)?.group === unit;
      const crowd = same || (kind !== "move" && kind !== "turn");
      if (next.kind !== kind || !crowd || batch.some((m) => m.piece === next.piece)) break;
      this.waiting.shift();
      batch.push(next);
    }
    return batch;
  }

  private end(): void {
    const done = this.runs;
    this.runs = [];
    this.began = null;
    for (const run of done) this.rest(run.piece, run.end);
  }

  private settle(motion: Motion): void {
    const leaving = motion.kind === "slain" || motion.kind === "gone";
    const shown = this.lagging.get(motion.piece) ?? null;
    this.rest(motion.piece, leaving ? null : (motion.pose ?? shown));
  }

  private rest(piece: number, pose: Pose | null): void {
    this.dirty = true;
    if (this.busy().has(piece)) {
      this.lagging.set(piece, pose);
      return;
    }
    this.lagging.delete(piece);
    this.gone.delete(piece);
  }
}
