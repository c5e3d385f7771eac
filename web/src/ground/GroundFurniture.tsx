/** What stands around the standing table: which way north is, and from whose eyes one looks. */
import type { JSX, RefObject } from "preact";

import { say, t } from "../texts";
import type { Piece } from "../wire/types";

export function Compass({ needle }: { needle: RefObject<SVGSVGElement | null> }): JSX.Element {
  return (
    <div class="table-north" role="img" aria-label={t("table-ground-north")}>
      <svg ref={needle} viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <path d="M18 1l6 17-6-4-6 4z" />
        <text x="18" y="32">
          {t("table-north-letter")}
        </text>
      </svg>
    </div>
  );
}

/** Stoops to the eyes of the chosen piece, and rises again. */
export function StoopButton(props: {
  piece: Piece | null;
  stooped: Piece | null;
  onStoop(piece: Piece): void;
  onRise(): void;
}): JSX.Element | null {
  const { piece, stooped } = props;
  if (stooped !== null) {
    return (
      <div class="ground-eyes" data-table-control>
        <p role="status">{t("table-ground-seen", { name: say(stooped.name) })}</p>
        <button type="button" class="button" onClick={props.onRise}>
          {t("table-ground-rise")}
        </button>
      </div>
    );
  }
  if (piece === null) return null;
  return (
    <div class="ground-eyes" data-table-control>
      <button
        type="button"
        class="button"
        aria-label={t("table-ground-stoop-to", { name: say(piece.name) })}
        title={t("table-ground-stoop-to", { name: say(piece.name) })}
        onClick={() => props.onStoop(piece)}
      >
        {t("table-ground-stoop")}
      </button>
    </div>
  );
}
