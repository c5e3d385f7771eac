/** A WebSocket that comes back: reconnects by itself, with growing pauses. */

/** What is used of a WebSocket; tests have one of their own. */
export interface Socket {
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(data: string): void;
  close(): void;
}

export interface Listener {
  /** A new connection stands; say who you are. */
  opened(): void;
  heard(message: string): void;
  /** The connection is gone; a new one will be tried after so many milliseconds. */
  lost(pause: number): void;
}

export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 15_000;

/** How long to wait before the next try: doubling, and never everybody at once. */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
  return Math.round(full * (0.75 + random() * 0.25));
}

export class LastingSocket {
  readonly #open: () => Socket;
  readonly #listener: Listener;
  #socket: Socket | null = null;
  #standing = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(open: () => Socket, listener: Listener) {
    this.#open = open;
    this.#listener = listener;
  }

  /** Whether messages can be sent now. */
  get standing(): boolean {
    return this.#standing;
  }

  connect(): void {
    if (this.#ended || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#standing = true;
      this.#listener.opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#listener.heard(String(event.data));
    };
    socket.onclose = () => this.#gone(socket);
  }

  send(message: string): void {
    this.#socket?.send(message);
  }

  /** The server has answered sensibly: the next loss begins with a short pause again. */
  healthy(): void {
    this.#failures = 0;
  }

  /** Try again now, without waiting out the pause. */
  hurry(): void {
    if (this.#timer !== undefined) this.connect();
  }

  /** Give this connection up and make a new one: it has gone silent. */
  renew(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.close();
    this.#gone(socket);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    this.#standing = false;
    socket?.close();
  }

  #gone(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#standing = false;
    if (this.#ended) return;
    const pause = pauseAfter(this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.connect();
    }, pause);
    this.#listener.lost(pause);
  }
}
