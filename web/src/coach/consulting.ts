/** Asking the coach about a battle: he is asked once, and told of everywhere on the page. */
import { batch, type Signal, signal } from "@preact/signals";

import { api } from "../net/api";
import { sentence } from "../net/problem";
import type { Wire } from "../wire/types";

export type Report = Wire<"CoachReport">;
export type Decision = Wire<"CoachDecision">;

/** What is needed of the server. */
export interface Coach {
  askCoach(id: string): Promise<Wire<"Coaching">>;
  coach(id: string): Promise<Wire<"Coaching">>;
}

/** Milliseconds between two looks at how far he is. */
const PAUSE = 700;

export class Consulting {
  /** How much he has done, from 0 to 1; null: he is not at work. */
  readonly part: Signal<number | null> = signal(null);
  readonly report: Signal<Report | null> = signal(null);
  readonly trouble: Signal<string> = signal("");

  constructor(
    readonly id: string,
    private readonly server: Coach = api.battles,
    private readonly pause: number = PAUSE,
  ) {}

  /** Ask him, unless he is at work or has said what he has to say. */
  async ask(): Promise<void> {
    if (this.part.value !== null || this.report.value !== null) return;
    batch(() => {
      this.part.value = 0;
      this.trouble.value = "";
    });
    try {
      this.hear(await this.server.askCoach(this.id));
      while (this.report.value === null) {
        await new Promise((resolve) => setTimeout(resolve, this.pause));
        this.hear(await this.server.coach(this.id));
      }
    } catch (error) {
      this.trouble.value = sentence(error);
    } finally {
      this.part.value = null;
    }
  }

  /** What he has said already, if anybody asked him before; nothing is begun. */
  async recall(): Promise<void> {
    if (this.part.value !== null || this.report.value !== null) return;
    try {
      const known = await this.server.coach(this.id);
      if (known.report !== null) this.hear(known);
      else await this.ask();
    } catch {
      return; // nobody has asked yet: the button stands there
    }
  }

  private hear({ part, report }: Wire<"Coaching">): void {
    batch(() => {
      this.part.value = part;
      this.report.value = report;
    });
  }
}

const known = new Map<string, Consulting>();

/** The one consultation about a battle. */
export function consulting(id: string): Consulting {
  const found = known.get(id) ?? new Consulting(id);
  known.set(id, found);
  return found;
}
