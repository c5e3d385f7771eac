/** A replay being watched: where it stands, and everything that moves it. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { pace } from "../browser/settings";
import { type Battle, newBattle } from "../model/battle";
import { Director } from "../stage/course/director";
import { toldSoFar } from "../stage/course/telling";
import { storyAt } from "../story/blocks";
import type { Sight, Told } from "../wire/types";
import { pause, type Speed, stepped, within } from "./replay";
import { SightCache } from "./sights";
import { stillLine } from "./still";

/** What a replay needs of the server. */
export interface Archive {
  /** The battle as it is now, with its whole story. */
  now(): Promise<Sight>;
  at(entry: number): Promise<Sight>;
}

export class Watching {
  readonly battle: Battle;
  /** Who shows each step as it happened. */
  readonly director: Director;
  /** The whole story, as it is known now. */
  readonly story: Signal<Told[]> = signal([]);
  /** The entry after which the table is shown. */
  readonly at: Signal<number> = signal(0);
  readonly last: Signal<number> = signal(0);
  readonly playing: Signal<boolean> = signal(false);
  readonly speed: Signal<Speed> = signal(1);
  /** What went wrong, until it goes right again. */
  readonly trouble: Signal<unknown> = signal(null);
  /** The story as it stood then. */
  readonly past: ReadonlySignal<Told[]> = computed(() =>
    toldSoFar(storyAt(this.story.value, this.at.value), this.director.reached.value),
  );

  readonly #cache: SightCache;
  readonly #archive: Archive;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  #stopWaiting: () => void = () => undefined;

  constructor(id: string, archive: Archive) {
    this.#archive = archive;
    this.#cache = new SightCache((entry) => archive.at(entry));
    this.director = new Director(() => pace.peek() / this.speed.peek());
    const { sight, telling } = this.director;
    this.battle = { ...newBattle(id, stillLine()), sight, telling };
  }

  /** Load the story and stand at an entry; null: at the beginning. */
  async open(at: number | null): Promise<void> {
    try {
      const now = await this.#archive.now();
      batch(() => {
        this.story.value = now.story;
        this.last.value = Math.max(0, now.number - 1);
      });
      await this.go(at ?? 0);
      if (this.battle.sight.value === null) await this.#goToEnd();
    } catch (error) {
      this.trouble.value = error;
    }
  }

  /** A past played under older rules cannot be shown, but the present can: that, and why. */
  async #goToEnd(): Promise<void> {
    const reason = this.trouble.value;
    await this.go(this.last.value);
    if (this.battle.sight.value !== null) this.trouble.value = reason;
  }

  /** Show the table after an entry. A later wish overtakes one that is still on its way. */
  async go(to: number): Promise<void> {
    const wanted = within(to, this.last.value);
    const from = this.at.value;
    this.#wanted = wanted;
    try {
      const sight = this.#cache.peek(wanted) ?? (await this.#cache.get(wanted));
      if (this.#wanted !== wanted) return;
      this.#show(sight, from, wanted);
      this.#cache.prefetch(wanted, this.last.value, wanted >= from);
    } catch (error) {
      this.trouble.value = error;
      this.stop();
    }
  }

  #show(sight: Sight, from: number, to: number): void {
    const between = this.story.value.filter((told) => told.entry > from && told.entry <= to);
    const near = this.battle.sight.value !== null && to > from && between.length <= 3;
    batch(() => {
      this.at.value = to;
      // One step forward is shown as it happened; a jump is shown as it stands.
      if (near) this.director.tell(sight, between);
      else this.director.stand(sight);
      this.trouble.value = null;
    });
  }

  step(by: 1 | -1): Promise<void> {
    this.stop();
    this.director.skip();
    return this.go(stepped(this.story.value, this.#wanted, by, this.last.value));
  }

  jump(to: number): Promise<void> {
    this.stop();
    return this.go(to);
  }

  toggle(): void {
    if (this.playing.value) this.stop();
    else this.play();
  }

  /** Play on from here; from the end it begins anew. */
  play(): void {
    this.playing.value = true;
    const start = this.at.value >= this.last.value ? this.go(0) : Promise.resolve();
    void start.then(() => this.#rest());
  }

  stop(): void {
    this.playing.value = false;
    this.#stopWaiting();
    clearTimeout(this.#timer);
  }

  /** The page is left. */
  close(): void {
    this.stop();
    this.director.stand(null);
  }

  #rest(): void {
    if (!this.playing.value) return;
    clearTimeout(this.#timer);
    this.#stopWaiting();
    // What happens is seen to its end; then there is a moment to think about it.
    const wasShown = this.director.busy.peek();
    this.#stopWaiting = effect(() => {
      if (this.director.busy.value) return;
      const here = this.story.peek().find((told) => told.entry === this.at.peek());
      const wait = pause(here, this.speed.peek(), wasShown);
      this.#timer = setTimeout(() => void this.#onward(), wait);
    });
  }

  async #onward(): Promise<void> {
    if (!this.playing.value) return;
    await this.go(stepped(this.story.value, this.at.value, 1, this.last.value));
    if (this.at.value >= this.last.value) this.stop();
    else this.#rest();
  }
}
