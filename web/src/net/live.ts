/** The live line of a battle: everything the page is told, and everything it asks. */
import { batch, type Signal, signal } from "@preact/signals";

import { type Battle, type Connection, type Line, newBattle } from "../model/battle";
import { NO_PREVIEW } from "../wire/preview";
import type { AnyAnswer, AnyAsk, Preview, Refusal, Sight, Told, Wire } from "../wire/types";
import { type Action, Acts } from "./acts";
import { api } from "./api";
import { keyFor } from "./keys";
import { Newest } from "./previews";
import { ProblemError, refuse } from "./problem";
import { LastingSocket, type Socket } from "./socket";
import { mayUndo, merged, withHolds } from "./story";

/** Milliseconds after which an unanswered question means that the line is dead. */
export const PATIENCE = 15_000;

type Reply = Extract<AnyAnswer, { id: number }>;

/** What a line needs of the world; tests bring their own. */
export interface World {
  open(id: string): Socket;
  /** The key to show: of the person, a seat or a watcher. */
  key(id: string): string;
  /** The whole story as it stands now. */
  story(id: string): Promise<Told[]>;
  /** What the strongest bot would do; throws a `ProblemError`. */
  hint(id: string, asked: Wire<"AskHint">): Promise<Wire<"Hint">>;
  /** A number nobody can guess, below 2^53. */
  random(): number;
}

interface Pending {
  resolve(reply: Reply | null): void;
  timer: ReturnType<typeof setTimeout>;
}

interface PreviewAsked {
  seat: number;
  action: string;
  values: Record<string, unknown>;
}

export class LiveLine implements Line {
  readonly connection: Signal<Connection> = signal("connecting");
  /** Why the server closed the line for good; null while there is hope. */
  readonly farewell: Signal<Refusal | null> = signal(null);

  readonly #battle: () => Battle;
  readonly #world: World;
  readonly #socket: LastingSocket;
  readonly #pending = new Map<number, Pending>();
  readonly #previews: Newest<PreviewAsked, Preview>;
  readonly #acts: Acts;
  readonly #mixed = new Set<number>();
  #nextId = 1;
  #hailed = false;
  #looking: number | null = null;
  readonly #unsaid: string[] = [];
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, battle: () => Battle, world: World) {
    this.#battle = battle;
    this.#world = world;
    this.#previews = new Newest((asked) => this.#askPreview(asked));
    this.#acts = new Acts({
      sight: () => battle().sight.value,
      story: () => battle().story.value,
      nextId: () => this.#nextId++,
      send: (message) => this.#sendAct(message),
    });
    this.#socket = new LastingSocket(() => world.open(id), {
      opened: () => this.#hail(id),
      heard: (message) => this.#hear(message),
      lost: () => this.#lose(),
    });
  }

  /** Begin; `openLine` does it. */
  connect(): void {
    this.#socket.connect();
  }

  /** Try again now (the network is back, the page is looked at again). */
  hurry(): void {
    this.#socket.hurry();
  }

  act(seat: number, action: Action): Promise<Refusal | null> {
    if (this.connection.value === "closed") return Promise.resolve(refuse("web-line-lost"));
    return this.#acts.take(seat, action);
  }

  preview(seat: number, action: string, values: Record<string, unknown>): Promise<Preview | null> {
    return this.#previews.ask({ seat, action, values });
  }

  async measure(start: Wire<"End">, end: Wire<"End">): Promise<Wire<"Measured"> | Refusal> {
    const reply = await this.#ask((id) => ({ type: "measure", id, start, end }));
    if (reply?.type === "measured") return reply;
    return reply?.type === "refused" ? reply.refusal : refuse("web-line-lost");
  }

  async survey(piece: number): Promise<Wire<"Surveyed"> | Refusal> {
    const reply = await this.#ask((id) => ({ type: "survey", id, piece }));
    if (reply?.type === "surveyed") return reply;
    return reply?.type === "refused" ? reply.refusal : refuse("web-line-lost");
  }

  async hint(seat: number): Promise<Wire<"Hint"> | Refusal> {
    const battle = this.#battle();
    const after = battle.sight.value?.number;
    if (after === undefined) return refuse("web-line-lost");
    try {
      return await this.#world.hint(battle.id, { after, seat });
    } catch (error) {
      return error instanceof ProblemError ? error.refusal : refuse("web-problem-unknown");
    }
  }

  look(seat: number | null): void {
    this.#looking = seat;
    if (this.#hailed) this.#send({ type: "look", seat });
  }

  chat(text: string): void {
    const said = text.trim().slice(0, 500);
    if (said === "") return;
    if (this.#hailed) this.#send({ type: "chat", text: said });
    else this.#unsaid.push(said);
  }

  close(): void {
    this.#socket.end();
    this.#forget();
    this.#acts.settle(refuse("web-line-lost"));
    this.connection.value = "closed";
  }

  #send(message: AnyAsk): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hail(id: string): void {
    const since = this.#battle().sight.value?.number ?? 0;
    this.#send({ type: "hail", key: this.#world.key(id), since });
    this.#watchSilence();
  }

  /** An answer is due: a line that stays silent is given up and made anew. */
  #watchSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket.renew(), PATIENCE);
  }

  #lose(): void {
    this.#hailed = false;
    this.#forget();
    if (this.connection.value !== "closed") this.connection.value = "lost";
  }

  /** Questions that only look are not asked again: whoever asked, asks anew. */
  #forget(): void {
    clearTimeout(this.#silence);
    this.#previews.clear();
    for (const pending of this.#pending.values()) {
      clearTimeout(pending.timer);
      pending.resolve(null);
    }
    this.#pending.clear();
  }

  #ask(message: (id: number) => AnyAsk): Promise<Reply | null> {
    if (!this.#hailed) return Promise.resolve(null);
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        resolve(null);
      }, PATIENCE);
      this.#pending.set(id, { resolve, timer });
      this.#send(message(id));
    });
  }

  async #askPreview(asked: PreviewAsked): Promise<Preview | null> {
    const after = this.#battle().sight.value?.number;
    if (after === undefined) return null;
    const { seat, action } = asked;
    const values = asked.values as never;
    const reply = await this.#ask((id) => ({
      ...{ type: "preview", id, after, seat, action, values },
    }));
    if (this.#battle().sight.value?.number !== after) return null;
    if (reply?.type === "shown") return reply.preview;
    if (reply?.type === "refused" && !reply.stale) return refusedPreview(reply.refusal);
    return null;
  }

  #hear(message: string): void {
    const heard = JSON.parse(message) as AnyAnswer;
    switch (heard.type) {
      case "sight":
        this.#see(heard);
        break;
      case "said":
        this.#battle().chat.value = withLine(this.#battle().chat.value, heard.line);
        break;
      case "present":
        this.#battle().present.value = heard;
        break;
      case "farewell":
        this.#part(heard.refusal);
        break;
      default:
        this.#reply(heard);
    }
  }

  #reply(reply: Reply): void {
    if ((reply.type === "done" || reply.type === "refused") && this.#acts.answered(reply)) {
      clearTimeout(this.#silence);
      return;
    }
    const pending = this.#pending.get(reply.id);
    if (pending === undefined) return;
    clearTimeout(pending.timer);
    this.#pending.delete(reply.id);
    pending.resolve(reply);
  }

  #see(sight: Sight): void {
    const battle = this.#battle();
    const before = battle.sight.value;
    const again = !this.#hailed;
    if (before !== null && sight.number < before.number) {
      if (again) this.#startAfresh();
      return;
    }
    const known = before?.number ?? null;
    const news = sight.story.filter((told) => known === null || told.entry >= known);
    batch(() => {
      battle.story.value = merged(battle.story.value, sight.story);
      battle.chat.value = sight.chat.reduce(withLine, battle.chat.value);
      battle.sight.value = sight;
      this.connection.value = "live";
    });
    this.#socket.healthy();
    if (again) this.#welcomed();
    if (known !== null && news.some(mayUndo)) void this.#refreshHolds();
    this.#acts.seen();
    this.#mix(sight);
  }

  /** The server knows less than the page: it was set back to an older copy. */
  #startAfresh(): void {
    const battle = this.#battle();
    batch(() => {
      battle.sight.value = null;
      battle.story.value = [];
    });
    this.#socket.renew();
  }

  /** The first sight of a connection: what waited for the line can go on. */
  #welcomed(): void {
    clearTimeout(this.#silence);
    this.#hailed = true;
    this.farewell.value = null;
    if (this.#looking !== null) this.#send({ type: "look", seat: this.#looking });
    for (const text of this.#unsaid.splice(0)) this.#send({ type: "chat", text });
    this.#acts.resume();
  }

  async #refreshHolds(): Promise<void> {
    const battle = this.#battle();
    try {
      battle.story.value = withHolds(battle.story.value, await this.#world.story(battle.id));
    } catch {
      // The next visit tells it right; the battle itself is not touched.
    }
  }

  /** A farewell instead of a welcome is for good; later ones are met by coming back. */
  #part(refusal: Refusal): void {
    this.farewell.value = refusal;
    if (this.#hailed) return;
    this.close();
  }

  #sendAct(message: Wire<"Act">): boolean {
    if (!this.#hailed) return false;
    this.#send(message);
    this.#watchSilence();
    return true;
  }

  /** Fair dice want a number from every player; the browser gives it for its seats by itself. */
  #mix(sight: Sight): void {
    const wanted = sight.decision?.forms.some((form) => form.action === "MixDice") ?? false;
    if (!wanted || this.#acts.busy) return;
    const open = sight.asked.filter(
      (seat) => !this.#mixed.has(seat) && !sight.decision?.answered.includes(seat),
    );
    const seat = open[0];
    if (seat === undefined) return;
    this.#mixed.add(seat);
    void this.act(seat, { type: "MixDice", number: this.#world.random() }).then((refusal) => {
      if (refusal !== null) this.#mixed.delete(seat); // tried again with the next sight
      const now = this.#battle().sight.value;
      if (now !== null && now.number > sight.number) this.#mix(now);
    });
  }
}

function withLine(known: Wire<"ChatLine">[], line: Wire<"ChatLine">): Wire<"ChatLine">[] {
  if (known.some((other) => other.number === line.number)) return known;
  return [...known, line].sort((one, other) => one.number - other.number);
}

function refusedPreview(refusal: Refusal): Preview {
  return { ...NO_PREVIEW, refusal };
}

/** A number from 0 to 2^53 − 1 that nobody can foresee. */
export function unguessable(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

const BROWSER: World = {
  open: (id) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/battles/${id}/live`);
  },
  key: (id) => keyFor(id) ?? "",
  story: (id) => api.battles.story(id),
  hint: (id, asked) => api.battles.hint(id, asked),
  random: unguessable,
};

/** A battle whose line is a `LiveLine`. */
export type LiveBattle = Battle & { line: LiveLine };

/** Open the line to a battle. `battle.line.close()` ends it. */
export function openLine(id: string, world: World = BROWSER): LiveBattle {
  let battle: LiveBattle | null = null;
  const line = new LiveLine(id, () => battle as LiveBattle, world);
  battle = { ...newBattle(id, line), line };
  line.connect();
  hurryWhenAwake(line);
  return battle;
}

/** A sleeping laptop or a lost network need not wait out the pause. */
function hurryWhenAwake(line: LiveLine): void {
  if (typeof window === "undefined") return;
  const wake = () => {
    if (line.connection.value === "closed") {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    } else if (document.visibilityState === "visible") line.hurry();
  };
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
}
