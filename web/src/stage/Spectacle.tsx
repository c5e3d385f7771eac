/** What is painted over the table while something happens: dice, blows, arrows, spells. */
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { still } from "../browser/settings";
import type { Eyes } from "../model/contract";
import { lookAlong } from "./cameraman";
import type { Director } from "./course/director";
import { sound } from "./sounding";
import { spritesOf } from "./sprites/cues";
import type { Sprite } from "./sprites/sprite";
import "./stage.css";

interface Props {
  director: Director;
  eyes: ReadonlySignal<Eyes | null>;
  /** Seat by seat: the side. */
  sides: readonly number[];
}

export function Spectacle({ director, eyes, sides }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const seats = useRef(sides);
  seats.current = sides;
  useEffect(() => {
    const sheet = canvas.current;
    const painter = sheet === null ? null : new Painter(sheet, eyes);
    const stop = director.onCue((cue) => {
      if (sheet !== null) sheet.dataset["beat"] = cue?.beat.kind ?? "";
      const sight = eyes.peek();
      if (cue === null) {
        sight?.back(still.peek());
        return;
      }
      if (sight !== null) lookAlong(cue, sight, still.peek());
      sound(cue);
      painter?.show(spritesOf(cue, performance.now(), seats.current), cue.beat.kind === "roll");
    });
    const stopSkipping = director.onSkip(() => painter?.clear());
    return () => {
      stop();
      stopSkipping();
      painter?.clear();
    };
  }, [director, eyes]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
  return <canvas ref={canvas} class="spectacle" aria-hidden="true" />;
}

/** Paints as long as there is something to paint. */
class Painter {
  readonly #sheet: HTMLCanvasElement;
  readonly #eyes: ReadonlySignal<Eyes | null>;
  #sprites: Sprite[] = [];
  #frame = 0;

  constructor(sheet: HTMLCanvasElement, eyes: ReadonlySignal<Eyes | null>) {
    this.#sheet = sheet;
    this.#eyes = eyes;
  }

  /** A new throw takes the dice of the one before off the table. */
  show(sprites: Sprite[], isThrow: boolean): void {
    const now = performance.now();
    const kept = isThrow ? [] : this.#sprites.filter(({ until }) => until > now);
    this.#sprites = [...kept, ...sprites];
    if (this.#frame === 0 && this.#sprites.length > 0) {
      this.#frame = requestAnimationFrame(this.#paint);
    }
  }

  clear(): void {
    this.#sprites = [];
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { width, height } = this.#sheet;
    this.#sheet.getContext("2d")?.clearRect(0, 0, width, height);
  }

  readonly #paint = (now: number): void => {
    this.#sprites = this.#sprites.filter(({ until }) => until > now);
    const eyes = this.#eyes.peek();
    const canvas = this.#sheet.getContext("2d");
    if (this.#sprites.length === 0 || eyes === null || canvas === null) {
      this.clear();
      return;
    }
    const { clientWidth: width, clientHeight: height } = this.#sheet;
    const sharp = Math.min(2, window.devicePixelRatio || 1);
    if (this.#sheet.width !== Math.round(width * sharp)) {
      this.#sheet.width = Math.round(width * sharp);
    }
    if (this.#sheet.height !== Math.round(height * sharp)) {
      this.#sheet.height = Math.round(height * sharp);
    }
    canvas.setTransform(sharp, 0, 0, sharp, 0, 0);
    canvas.clearRect(0, 0, width, height);
    const styles = getComputedStyle(this.#sheet);
    const style = (name: string): string => styles.getPropertyValue(name);
    const easel = { canvas, project: eyes.project, scale: eyes.scale(), width, height, style };
    for (const sprite of this.#sprites) {
      if (sprite.from > now) continue;
      sprite.paint(easel, (now - sprite.from) / (sprite.until - sprite.from), now);
    }
    this.#frame = requestAnimationFrame(this.#paint);
  };
}
