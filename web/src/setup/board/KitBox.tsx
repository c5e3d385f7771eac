/** The box of scenery: click a piece, or drag it onto the table. */
import { useMemo, useRef, useState } from "preact/hooks";

import { Terrain } from "../../table/layers/Board";
import { paintOf } from "../../table/paint/palette";
import { say, t } from "../../texts";
import type { Ground } from "../../wire/types";
import { extentOf, type Kit, type KitPiece } from "./geometry";
import { fresh, isFull } from "./laying";
import type { Laying } from "./plan";
import { drawn, type Known } from "./useDrawings";

interface Props {
  kit: Kit;
  plan: Laying;
  known: Known;
  onClick(kind: KitPiece): void;
  /** A piece of this kind is held at this place of the window; true: the table shows it. */
  onCarry(kind: KitPiece, x: number, y: number): boolean;
  /** It was let go there. */
  onDrop(x: number, y: number): void;
}

/** Pixels before a press becomes a drag. */
const STARTS = 6;

export function KitBox({ kit, plan, known, onClick, onCarry, onDrop }: Props) {
  const full = isFull(kit, plan.now.table);
  const pictures = useMemo(
    () => new Map(kit.pieces.map((kind) => [kind, drawn(kit, fresh(kind, [0, 0]), 1, known)[0]])),
    [kit, known],
  );
  return (
    <section class="panel lay-box" aria-labelledby="lay-box">
      <h2 id="lay-box">{t("make-box")}</h2>
      <p class="small soft">
        {full ? t("make-box-full", { most: kit.pieces_most }) : t("make-box-help")}
      </p>
      <ul class="plain">
        {kit.pieces.map((kind) => (
          <li key={kind.key}>
            <Tile
              kind={kind}
              picture={pictures.get(kind)}
              ground={plan.now.table.ground}
              disabled={full}
              onClick={() => onClick(kind)}
              onCarry={(x, y) => onCarry(kind, x, y)}
              onDrop={onDrop}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  kind: KitPiece;
  picture: Ground | undefined;
  ground: string;
  disabled: boolean;
  onClick(): void;
  onCarry(x: number, y: number): boolean;
  onDrop(x: number, y: number): void;
}

function Tile({ kind, picture, ground, disabled, onClick, onCarry, onDrop }: TileProps) {
  const start = useRef<{ x: number; y: number; carried: boolean } | null>(null);
  const [ghost, setGhost] = useState<{ x: number; y: number } | null>(null);
  const name = say(kind.name);
  const end = (x: number, y: number) => {
    setGhost(null);
    if (start.current?.carried) onDrop(x, y);
  };
  const drawing = <Picture kind={kind} picture={picture} ground={ground} />;
  return (
    <button
      type="button"
      class="lay-tile"
      disabled={disabled}
      aria-label={t("make-put", { name })}
      title={say(kind.help)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY, carried: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (from === null) return;
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
        from.carried ||= far > STARTS;
        if (!from.carried) return;
        const seen = onCarry(event.clientX, event.clientY);
        setGhost(seen ? null : { x: event.clientX, y: event.clientY });
      }}
      onPointerUp={(event) => end(event.clientX, event.clientY)}
      onPointerCancel={() => {
        end(-1, -1);
        start.current = null;
      }}
      onClick={() => {
        const carried = start.current?.carried ?? false;
        start.current = null;
        if (!carried) onClick();
      }}
    >
      {drawing}
      <span>{name}</span>
      {ghost !== null && (
        <span class="lay-ghost" style={{ left: `${ghost.x}px`, top: `${ghost.y}px` }}>
          {drawing}
        </span>
      )}
    </button>
  );
}

function Picture(props: { kind: KitPiece; picture: Ground | undefined; ground: string }) {
  const { kind, picture, ground } = props;
  if (picture === undefined) return null;
  const { left, top, right, bottom } = extentOf(picture.outline.points);
  const room = Math.max(right - left, bottom - top, 900) * 0.6;
  return (
    <svg viewBox={`${-room} ${-room} ${2 * room} ${2 * room}`} aria-hidden="true">
      <Terrain id={`kit-${kind.key}`} ground={picture} paint={paintOf(ground)} opened={false} />
    </svg>
  );
}
