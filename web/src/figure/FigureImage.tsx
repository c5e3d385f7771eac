/** A figure from above inside a drawing, on a base that looks along x. */
import type { JSX } from "preact";

import type { Figure } from "../wire/types";
import { numberOf, pictureFromAbove, type SidePaint } from "./kept";
import type { Care } from "./picture";

interface Props {
  figure: Figure;
  side: SidePaint;
  care: Care;
  /** Half of what the base measures along its facing, and across. */
  long: number;
  wide: number;
}

/** What is small stands out over its base, so that it can be read. */
const OVER: readonly [number, number, number] = [1.38, 1.34, 1.18];

export function FigureImage({ figure, side, care, long, wide }: Props): JSX.Element {
  const picture = pictureFromAbove(figure, side, care);
  const mounted = picture.long > picture.wide * 1.6;
  const fits = Math.min(long / picture.long, (wide / picture.wide) * (mounted ? 1.06 : 1));
  const scale = fits * (mounted ? 1.02 : OVER[care]);
  const { x, y, width, height } = picture.box;
  return (
    <image
      class="figure"
      data-figure={numberOf(figure)}
      href={picture.address}
      x={x * scale}
      y={y * scale}
      width={width * scale}
      height={height * scale}
    />
  );
}
