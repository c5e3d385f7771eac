/** What the tests of asking share: a small scene, forms and a line that answers by hand. */
import { signal } from "@preact/signals";

import type { Connection, Line } from "../../model/battle";
import type { At } from "../../model/contract";
import { NO_PREVIEW } from "../../wire/preview";
import type {
  AnyField,
  Choice,
  Form,
  Piece,
  Preview,
  Refusal,
  Scene,
  Wire,
} from "../../wire/types";
import { DEMO_SCENE } from "../demo/scene";
import type { FieldOf, Values } from "./values";

const TITLE = { type: "text", key: "plain", values: { words: "title" } } as const;

export const SCENE: Scene = DEMO_SCENE;

export function pieceIn(scene: Scene, id: number): Piece {
  const found = scene.pieces.find((piece) => piece.id === id);
  if (found === undefined) throw new Error(`no piece ${id}`);
  return found;
}

type Given<Kind extends AnyField["kind"]> = Omit<
  FieldOf<Kind>,
  "kind" | "name" | "title" | "optional"
>;

export function field<Kind extends AnyField["kind"]>(
  kind: Kind,
  name: string,
  more: Given<Kind>,
  optional = false,
): FieldOf<Kind> {
  return { kind, name, title: { ...TITLE }, optional, ...more } as unknown as FieldOf<Kind>;
}

export function form(action: string, ...fields: AnyField[]): Form {
  return { action, title: { ...TITLE }, fields, help: null, rule: "", measuring: null };
}

export function choices(...keys: string[]): Choice[] {
  return keys.map((key) => ({ key, label: key, help: null, refusal: "", spot: null, of: null }));
}

export function refusal(rule = "X-1"): Refusal {
  return { type: "refusal", rule, text: { ...TITLE } };
}

export function at(x: number, y: number, more: Partial<At> = {}): At {
  const screen = { x: x / 10, y: y / 10 };
  return { spot: [x, y, 0], piece: null, ground: null, screen, shift: false, ...more };
}

/** A walk as many games have it: who, where to, looking where. */
export const WALK = form(
  "Walk",
  field("piece", "model", { allowed: [1, 2] }),
  field("path", "path", { piece: null, of: "model", limit: 1000, region: null, proposed: [] }),
  field("facing", "facing", { piece: null, of: "model", intervals: [[0, 3599]], keep: false }),
);

export interface AskedPreview {
  action: string;
  values: Values;
  answer(preview: Partial<Preview> | null): void;
}

/** A line whose previews wait until the test answers them, and whose actions are collected. */
export class HandLine implements Line {
  readonly connection = signal<Connection>("live");
  readonly asked: AskedPreview[] = [];
  readonly sent: { seat: number; action: Record<string, unknown> }[] = [];
  /** What the next action is answered with. */
  answer: Refusal | null = null;

  act(seat: number, action: Record<string, unknown>): Promise<Refusal | null> {
    this.sent.push({ seat, action });
    return Promise.resolve(this.answer);
  }

  preview(_seat: number, action: string, values: Record<string, unknown>): Promise<Preview | null> {
    return new Promise((resolve) => {
      this.asked.push({
        action,
        values,
        answer: (preview) => resolve(preview === null ? null : { ...NO_PREVIEW, ...preview }),
      });
    });
  }

  measure = () => Promise.resolve(refusal("M-1"));
  survey = () => Promise.resolve(refusal());
  hint = (): Promise<Wire<"Hint"> | Refusal> => Promise.resolve(refusal());
  look = () => undefined;
  chat = () => undefined;
  close = () => undefined;
}
