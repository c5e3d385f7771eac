/** Looks back at a battle, kept so that stepping to and fro asks the server only once. */
import type { Sight } from "../wire/types";

/** How many looks back are kept. */
const MOST = 240;

export class SightCache {
  readonly #kept = new Map<number, Sight>();
  readonly #underWay = new Map<number, Promise<Sight>>();

  constructor(
    private readonly fetch: (at: number) => Promise<Sight>,
    private readonly most: number = MOST,
  ) {}

  /** A look back that is already here. */
  peek(at: number): Sight | null {
    return this.#kept.get(at) ?? null;
  }

  keep(at: number, sight: Sight): void {
    this.#kept.delete(at);
    this.#kept.set(at, sight);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.most && !oldest.done) this.#kept.delete(oldest.value);
  }

  /** The battle as it stood after an entry; asked for at most once at a time. */
  get(at: number): Promise<Sight> {
    const kept = this.#kept.get(at);
    if (kept !== undefined) {
      this.keep(at, kept); // used last, forgotten last
      return Promise.resolve(kept);
    }
    let asking = this.#underWay.get(at);
    if (asking === undefined) {
      asking = this.fetch(at)
        .then((sight) => {
          this.keep(at, sight);
          return sight;
        })
        .finally(() => this.#underWay.delete(at));
      this.#underWay.set(at, asking);
    }
    return asking;
  }

  /** Fetch what is likely to be looked at next; what fails is asked for again when it is. */
  prefetch(at: number, last: number, forward = true): void {
    const ahead = forward ? [1, 2, 3, -1, -2] : [-1, -2, -3, 1, 2];
    for (const by of ahead) {
      const next = at + by;
      if (next < 0 || next > last || this.#kept.has(next) || this.#underWay.has(next)) continue;
      void this.get(next).catch(() => undefined);
    }
  }
}
