/** A server's end of the live line, for tests. */
import type { AnyAnswer, AnyAsk, Decision, Sight, Told, Wire } from "../wire/types";
import type { World } from "./live";
import type { Socket } from "./socket";

export class FakeSocket implements Socket {
  onopen: ((event: Event) => unknown) | null = null;
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  onclose: ((event: CloseEvent) => unknown) | null = null;
  readonly sent: AnyAsk[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as AnyAsk);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.(new Event("open"));
  }

  tell(answer: AnyAnswer): void {
    this.onmessage?.({ data: JSON.stringify(answer) } as MessageEvent);
  }

  drop(): void {
    this.onclose?.({} as CloseEvent);
  }

  /** The messages of one kind, in the order they came. */
  of<Type extends AnyAsk["type"]>(type: Type): Extract<AnyAsk, { type: Type }>[] {
    return this.sent.filter((ask): ask is Extract<AnyAsk, { type: Type }> => ask.type === type);
  }
}

export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  stories: Told[] = [];

  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("nobody has connected");
    return socket;
  }

  key(): string {
    return "p_test";
  }

  story(): Promise<Told[]> {
    return Promise.resolve(this.stories);
  }

  /** What was asked for, and what is answered. */
  readonly wondered: Wire<"AskHint">[] = [];
  hinted: Wire<"Hint"> | Error = new Error("no hint");

  hint(_id: string, asked: Wire<"AskHint">): Promise<Wire<"Hint">> {
    this.wondered.push(asked);
    const { hinted } = this;
    return hinted instanceof Error ? Promise.reject(hinted) : Promise.resolve(hinted);
  }

  random(): number {
    return 42;
  }
}

export function told(entry: number, more: Partial<Told> = {}): Told {
  const plain = { seat: 0, action: "Move", happenings: [], holds: true, mark: "", why: false };
  return { entry, ...plain, ...more };
}

export function decision(more: Partial<Decision> = {}): Decision {
  return {
    seats: [0],
    prompt: { type: "text", key: "ask-waiting", values: {} },
    forms: [],
    mode: "one",
    rule: "",
    measuring: { ruler: "free", reach: true, rule: "" },
    pieces: [],
    private: false,
    answered: [],
    ...more,
  };
}

/** A sight after so many entries, with the story from `since` on. */
export function sight(number: number, since = 0, more: Partial<Sight> = {}): Sight {
  const story = Array.from({ length: Math.max(0, number - since) }, (_, n) => told(since + n));
  return {
    type: "sight",
    battle: {} as Sight["battle"],
    number,
    at: number - 1,
    seat: 0,
    seats: [0],
    scene: {} as Sight["scene"],
    decision: null,
    asked: [0],
    hand_over: null,
    standing: [],
    policies: [],
    proposals: [],
    back: { entry: null, refusal: null, asks: false },
    outcome: null,
    proof: { kind: "committed", commitment: "", secret: "" },
    story,
    chat: [],
    lesson: null,
    ...more,
  };
}
