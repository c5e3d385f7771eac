/** What stands around the table: scale bar, north, and buttons for whoever has no wheel. */
// texts: table-north-*
import type { JSX } from "preact";

import { Glyph } from "../look/Glyph";
import { inch, length, measure, t } from "../texts";
import type { Surface } from "./hit";
import { barAt } from "./ruler";
import type { Eye } from "./useCamera";

export function ScaleBar({ scale }: { scale: number }): JSX.Element | null {
  if (scale === 0) return null;
  const bar = barAt(scale, measure.value, inch.value);
  const words = length(bar.units);
  return (
    <div class="table-scale" role="img" aria-label={t("table-scale", { length: words })}>
      <span>{words}</span>
      <i style={{ width: `${Math.round(bar.pixels)}px` }} />
    </div>
  );
}

/** Where north lies; a press turns the board by a quarter. */
export function North(props: { turn: number; onTurn?: (() => void) | undefined }): JSX.Element {
  const rose = (
    <svg viewBox="0 0 24 36" width="24" height="36" aria-hidden="true">
      <g transform={`rotate(${props.turn * 90} 12 18)`}>
        <path d="M12 2l7 20-7-5-7 5z" />
      </g>
      {props.turn === 0 && (
        <text x="12" y="34">
          {t("table-north-letter")}
        </text>
      )}
    </svg>
  );
  if (props.onTurn === undefined) {
    return (
      <div class="table-north" role="img" aria-label={t("table-north")}>
        {rose}
      </div>
    );
  }
  const words = t("table-turn", { north: t(`table-north-${props.turn}`) });
  return (
    <button
      type="button"
      class="table-north"
      data-table-control
      data-turn={props.turn}
      aria-label={words}
      title={words}
      onClick={props.onTurn}
    >
      {rose}
    </button>
  );
}

/** The surface meant after this one: auto, ground, first storey, second … */
export function nextSurface(surface: Surface, storeys: number): Surface {
  if (surface === "auto") return 0;
  return surface < storeys ? surface + 1 : "auto";
}

function surfaceWords(surface: Surface): string {
  if (surface === "auto") return t("table-surface-auto");
  return surface === 0 ? t("table-surface-ground") : t("table-surface-storey", { number: surface });
}

/** Which of the surfaces over each other a click means; only where there are several. */
export function SurfaceButton(props: {
  surface: Surface;
  storeys: number;
  onChange(surface: Surface): void;
}): JSX.Element | null {
  if (props.storeys === 0) return null;
  const words = surfaceWords(props.surface);
  return (
    <button
      type="button"
      class="table-surfaces"
      data-table-control
      aria-label={t("table-surface", { surface: words })}
      title={t("table-surface", { surface: words })}
      onClick={() => props.onChange(nextSurface(props.surface, props.storeys))}
    >
      <svg class="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4" />
      </svg>
      {words}
    </button>
  );
}

/** The other way to look at the table: from above, or from the ground. */
export function ViewButton(props: { view: "above" | "ground"; onView(): void }): JSX.Element {
  const words = props.view === "above" ? t("table-to-ground") : t("table-to-above");
  return (
    <button
      type="button"
      class="table-other-view"
      data-table-control
      aria-label={words}
      title={words}
      onClick={props.onView}
    >
      {props.view === "above" ? t("table-three") : t("table-two")}
    </button>
  );
}

export function ZoomButtons({ eye }: { eye: Pick<Eye, "fit"> & { zoom(factor: number): void } }) {
  return (
    <div class="table-zoom" data-table-control role="group" aria-label={t("table-zoom")}>
      <button type="button" aria-label={t("table-zoom-in")} onClick={() => eye.zoom(1.4)}>
        <Glyph sign="plus" />
      </button>
      <button type="button" aria-label={t("table-zoom-out")} onClick={() => eye.zoom(1 / 1.4)}>
        <Glyph sign="minus" />
      </button>
      <button type="button" aria-label={t("table-fit")} onClick={() => eye.fit()}>
        <svg class="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
    </div>
  );
}
