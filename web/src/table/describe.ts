/** Words about what lies on the table: for screen readers and for what is told on hover. */
import { listing, say, t } from "../texts";
import type { Gauge, Label, Piece, Scene } from "../wire/types";

export function ownerOf(seat: number | null | undefined, owners?: readonly Label[]): string {
  if (seat === null || seat === undefined) return "";
  const owner = owners?.[seat];
  return owner === undefined ? t("table-seat", { number: seat + 1 }) : say(owner);
}

export function gaugeWords(gauge: Gauge): string {
  const label = say(gauge.label);
  return gauge.most === null
    ? t("table-gauge", { label, value: gauge.value })
    : t("table-gauge-of", { label, value: gauge.value, most: gauge.most });
}

/** The name of a surface above the ground; empty on the ground. */
export function levelWords(scene: Scene, level: number): string {
  if (level === 0) return "";
  const label = scene.table.levels.find(([number]) => number === level)?.[1];
  return label === undefined ? t("table-level", { level }) : say(label);
}

/** Everything one would see of a piece at a glance, in one line. */
export function pieceWords(piece: Piece, scene: Scene, owners?: readonly Label[]): string {
  const badges = piece.badges.map((badge) =>
    badge.count > 1
      ? t("table-badge-count", { badge: badge.text, count: badge.count })
      : say(badge.text),
  );
  return [
    say(piece.name),
    ownerOf(piece.seat, owners),
    ...piece.gauges.map(gaugeWords),
    levelWords(scene, piece.pose?.level ?? 0),
    badges.length > 0 ? listing(badges) : "",
    piece.spent ? t("table-spent") : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}
