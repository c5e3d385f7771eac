/** What is painted over the table for a moment: a thing with a beginning and an end. */

export type Canvas = CanvasRenderingContext2D;

/** A place in pixels of the view. */
export interface Pixel {
  x: number;
  y: number;
}

export interface Easel {
  canvas: Canvas;
  /** Where a spot of the table is on the screen. */
  project(spot: Pixel): Pixel;
  /** Pixels per unit of the table. */
  scale: number;
  width: number;
  height: number;
  /** A custom property of the style sheets. */
  style(name: string): string;
}

export interface Sprite {
  /** When it is to be seen, in milliseconds of the clock. */
  from: number;
  until: number;
  /** @param part 0 … 1 of its time. */
  paint(easel: Easel, part: number, now: number): void;
}

/** From nothing to whole and back, whole in the middle. */
export function swell(part: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, part)));
}

/** Over the canvas, and back to what it was. */
export function painted(canvas: Canvas, paint: () => void): void {
  canvas.save();
  paint();
  canvas.restore();
}
