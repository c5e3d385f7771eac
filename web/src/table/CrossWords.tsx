/** Where the keyboard's crosshair is, said aloud by a screen reader. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";

import { length, t } from "../texts";
import type { Scene } from "../wire/types";
import type { Point } from "./geometry";
import { groundAt, pieceAt } from "./hit";

export function CrossWords(props: { at: ReadonlySignal<Point | null>; scene: Scene }): JSX.Element {
  return (
    <p class="unseen" aria-live="polite">
      {words(props.at.value, props.scene)}
    </p>
  );
}

function words(at: Point | null, scene: Scene): string {
  if (at === null) return "";
  const place = { right: length(at.x), down: length(at.y) };
  const there =
    pieceAt(scene.pieces, at.x, at.y, 0)?.name ?? groundAt(scene.terrain, at.x, at.y)?.name;
  return there === undefined
    ? t("table-cross", place)
    : t("table-cross-on", { ...place, what: there });
}
