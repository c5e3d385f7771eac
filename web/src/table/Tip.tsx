/** Words beside the pointer: what lies there, or why something cannot be done. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { RuleChip } from "../look/RuleChip";
import type { Overlay } from "../model/contract";
import { length, say, t } from "../texts";
import type { Ground, Label, Marker, Piece, Scene } from "../wire/types";
import type { Size } from "./camera";
import { gaugeWords, levelWords, ownerOf } from "./describe";
import type { Point } from "./geometry";
import { beside, mayReach } from "./tips";
import type { Resting } from "./useHover";

type Ref = RefObject<HTMLDivElement | null>;

/** A box beside a pixel of the view, kept inside the view. */
function Beside(props: {
  at: Point;
  class: string;
  children: ComponentChildren;
  box?: Ref;
}): JSX.Element {
  const own = useRef<HTMLDivElement>(null);
  const box = props.box ?? own;
  useLayoutEffect(() => {
    const element = box.current;
    const view = element?.parentElement;
    if (!element || !view) return;
    const place = beside(props.at, sizeOf(element), sizeOf(view));
    element.style.transform = `translate(${place.x}px, ${place.y}px)`;
  });
  return (
    <div ref={box} class={`table-tip ${props.class}`}>
      {props.children}
    </div>
  );
}

/** What the pointer rests on, named and explained. */
export function HoverTip(props: {
  resting: ReadonlySignal<Resting | null>;
  scene: Scene;
  owners: readonly Label[] | undefined;
}): JSX.Element | null {
  const resting = props.resting.value;
  if (resting === null) return null;
  const piece = props.scene.pieces.find(({ id }) => id === resting.piece);
  if (piece) {
    return <PieceTip at={resting.at} piece={piece} scene={props.scene} owners={props.owners} />;
  }
  const marker = props.scene.markers.find(({ id }) => id === resting.marker);
  if (marker) return <MarkerTip at={resting.at} marker={marker} owners={props.owners} />;
  const ground = props.scene.terrain.find(({ id }) => id === resting.ground);
  return ground ? <GroundTip at={resting.at} ground={ground} /> : null;
}

/** So many values are told under the pointer; all of them are on the card. */
const LINES = 12;

function PieceTip(props: {
  at: Point;
  piece: Piece;
  scene: Scene;
  owners: readonly Label[] | undefined;
}): JSX.Element {
  const { piece, scene, owners } = props;
  const card = piece.card ?? scene.groups.find(({ id }) => id === piece.group)?.card ?? null;
  const facts = [
    ...piece.gauges.map(gaugeWords),
    levelWords(scene, piece.pose?.level ?? 0),
    piece.spent ? t("table-spent") : "",
  ].filter((words) => words !== "");
  return (
    <Beside at={props.at} class="about">
      <strong>{say(piece.name)}</strong>
      <span class="table-tip-owner">{ownerOf(piece.seat, owners)}</span>
      {facts.length > 0 && <span>{facts.join(" · ")}</span>}
      {piece.badges.map((badge, n) => (
        <span key={n} class={`table-tip-badge tone-${badge.tone}`}>
          {badge.count > 1
            ? t("table-badge-count", { badge: badge.text, count: badge.count })
            : say(badge.text)}
        </span>
      ))}
      {card !== null && card.lines.length > 0 && (
        <dl class="table-tip-lines">
          {card.lines.slice(0, LINES).map((line, n) => (
            <div key={n} class={line.changed ? "is-changed" : undefined}>
              <dt>{say(line.label)}</dt>
              <dd>{say(line.value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Beside>
  );
}

function MarkerTip(props: {
  at: Point;
  marker: Marker;
  owners: readonly Label[] | undefined;
}): JSX.Element {
  const { marker, owners } = props;
  return (
    <Beside at={props.at} class="about">
      <strong>{say(marker.name)}</strong>
      {marker.seat !== null && <span class="table-tip-owner">{ownerOf(marker.seat, owners)}</span>}
      {marker.badges.map((badge, n) => (
        <span key={n} class={`table-tip-badge tone-${badge.tone}`}>
          {say(badge.text)}
        </span>
      ))}
    </Beside>
  );
}

function GroundTip({ at, ground }: { at: Point; ground: Ground }): JSX.Element {
  return (
    <Beside at={at} class="about">
      <strong>{say(ground.name)}</strong>
      <span>{say(ground.help)}</span>
      {ground.height > 0 && <span>{t("table-height", { height: length(ground.height) })}</span>}
      {ground.badges.map((badge, n) => (
        <span key={n}>{say(badge.text)}</span>
      ))}
    </Beside>
  );
}

/** Milliseconds without a move after which words at the cursor rest, so that one can reach them. */
const RESTS = 220;

/** Where words at the cursor are: they follow the pointer, and rest when it rests. */
function useResting(pointer: ReadonlySignal<Point | null>, box: Ref): Point | null {
  const shown = useRef<Point | null>(null);
  const rested = useRef(false);
  const now = pointer.value;
  const view = box.current?.parentElement;
  const stays =
    rested.current &&
    now !== null &&
    shown.current !== null &&
    box.current !== null &&
    view !== null &&
    view !== undefined &&
    mayReach(shown.current, now, sizeOf(box.current), sizeOf(view));
  if (!stays) {
    shown.current = now;
    rested.current = false;
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      rested.current = true;
    }, RESTS);
    return () => clearTimeout(timer);
  }, [now]);
  return shown.current;
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.offsetWidth, height: element.offsetHeight };
}

/** The reason why not, with its rule, or a hint, beside the pointer. */
export function CursorWords(props: {
  pointer: ReadonlySignal<Point | null>;
  cursor: NonNullable<Overlay["cursor"]>;
  onRule: ((rule: string) => void) | undefined;
}): JSX.Element | null {
  const { refusal, text } = props.cursor;
  const box = useRef<HTMLDivElement>(null);
  const at = useResting(props.pointer, box);
  if (at === null || (refusal === null && text === "")) return null;
  return (
    <Beside at={at} box={box} class={refusal ? "cursor refused" : "cursor"}>
      {text !== "" && <span>{text}</span>}
      {refusal && (
        <span class="table-tip-reason">
          {say(refusal.text)}{" "}
          {refusal.rule !== "" && (
            <span data-table-control>
              <RuleChip rule={refusal.rule} onOpen={props.onRule} />
            </span>
          )}
        </span>
      )}
    </Beside>
  );
}
