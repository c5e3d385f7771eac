/** The card that a roll leaves: held until it is put away, or for as long as the reader wishes. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { stayFor, tableView } from "../../browser/settings";
import { Glyph } from "../../look";
import type { Eyes } from "../../model/contract";
import { lookOf } from "../../table/sides";
import { t } from "../../texts";
import type { Scene, Told } from "../../wire/types";
import type { Director } from "../course/director";
import { useView } from "../traces/useView";
import { DeedLines, DeedThrows, Follows, titleOf } from "./CardParts";
import { type CardShown, cardOf } from "./card";
import { nearestOf, placed, type Rect, type Spot } from "./placing";
import { marksIn, matOf, middleOfRects, rectOf, spokenOf, toolsIn } from "./surroundings";
import "./card.css";

interface Props {
  /** The story as far as it is told, and the table as it is shown. */
  story: readonly Told[];
  scene: Scene;
  director: Director;
  eyes: ReadonlySignal<Eyes | null>;
  /** Seat by seat: the side. */
  sides: readonly number[];
  /** Rolls of entries before this were there when the page opened: they leave no card. */
  since: number;
  onRule(rule: string): void;
}

export function ResultCard(props: Props) {
  const { story, director, since } = props;
  const away = useSignal("");
  const wanted = useSignal<{ key: string; index: number } | null>(null);
  const isShowing = director.busy.value;
  // While it is told the card goes along; in the end it says what came of it.
  const newest = cardOf(story, since, isShowing ? "last" : "telling");
  const key = newest === null ? "" : `${newest.entry}`;
  const stays = stayFor.value;
  const turned = isShowing || wanted.value?.key !== key ? null : wanted.value.index;
  useEffect(() => {
    // Whoever turns the pages reads.
    if (key === "" || isShowing || turned !== null || stays === Infinity) return;
    const timer = setTimeout(() => {
      away.value = key;
    }, stays);
    return () => clearTimeout(timer);
  }, [key, isShowing, turned, stays, away]);
  const card = turned === null ? newest : cardOf(story, since, turned);
  if (card === null || away.value === key) return null;
  return (
    <Shown
      key={key}
      {...props}
      card={card}
      onTurn={isShowing ? null : (index) => (wanted.value = { key, index })}
      onClose={() => {
        away.value = key;
      }}
    />
  );
}

interface ShownProps extends Props {
  card: CardShown;
  /** Another deed of the same entry; null: not now. */
  onTurn: ((index: number) => void) | null;
  onClose(): void;
}

function Shown({ card, onTurn, onClose, ...props }: ShownProps) {
  const isOpen = useSignal(false);
  const box = useRef<HTMLElement>(null);
  const { spot, line } = usePlace(box, card, props, isOpen.value);
  const seat = card.throws[0]?.first.seat ?? null;
  return (
    <>
      {line !== null && (
        <svg class="card-leader" aria-hidden="true">
          <path class="under" d={line} />
          <path class="over" d={line} />
        </svg>
      )}
      <section
        ref={box}
        class={`result-card${isOpen.value ? " is-open" : ""}`}
        aria-label={t("battle-card")}
        data-card={card.entry}
        style={{
          "--side": lookOf(seat, props.sides).colour,
          left: `${spot.x}px`,
          top: `${spot.y}px`,
        }}
      >
        <header>
          <h3>{titleOf(card)}</h3>
          <button
            type="button"
            class="button quiet square"
            aria-label={t("battle-card-close")}
            title={t("battle-card-close")}
            onClick={onClose}
          >
            <Glyph sign="close" size={16} />
          </button>
        </header>
        {isOpen.value ? (
          <DeedLines card={card} onRule={props.onRule} />
        ) : (
          <>
            <DeedThrows card={card} sides={props.sides} />
            <Follows card={card} />
          </>
        )}
        <footer>
          <button
            type="button"
            class="card-numbers"
            aria-expanded={isOpen.value}
            onClick={() => (isOpen.value = !isOpen.value)}
          >
            {t(isOpen.value ? "battle-card-fewer" : "battle-card-numbers")}
          </button>
          {card.count > 1 && <Pages card={card} onTurn={onTurn} />}
        </footer>
      </section>
    </>
  );
}

function Pages({ card, onTurn }: Pick<ShownProps, "card" | "onTurn">) {
  const { index, count } = card;
  const turn = (by: 1 | -1, words: string) => (
    <button
      type="button"
      class={`card-turn${by === 1 ? " is-on" : ""}`}
      aria-label={words}
      title={words}
      disabled={onTurn === null || index + by < 0 || index + by >= count}
      onClick={() => onTurn?.(index + by)}
    >
      <Glyph sign="back" size={14} />
    </button>
  );
  return (
    <span class="card-pages">
      {turn(-1, t("battle-card-earlier"))}
      <span>{t("battle-card-page", { number: index + 1, count })}</span>
      {turn(1, t("battle-card-later"))}
    </span>
  );
}

interface Placed {
  spot: Spot;
  /** From the card to those it speaks of. */
  line: string | null;
}

/** A leader no shorter than this is worth its ink. */
const SHORT = 18;

/** Where the card lies: it hides none that it speaks of, wherever the eye of the table goes. */
function usePlace(
  box: { current: HTMLElement | null },
  card: CardShown,
  { eyes, scene, director }: Props,
  isOpen: boolean,
): Placed {
  const seen = useView(eyes, true);
  const sizes = useSizes(box);
  const [place, setPlace] = useState<Placed>({ spot: { x: 8, y: 8 }, line: null });
  const now = useRef<Spot | null>(null);
  const before = director.before.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is measured whenever what it says, or what is seen, has changed
  useLayoutEffect(() => {
    const shown = box.current;
    const table = shown?.parentElement;
    const looking = eyes.peek();
    if (shown === null || !table || looking === null) return;
    const isUpright = tableView.peek() === "ground";
    const spoken = spokenOf(scene, before, card.about);
    const ids = new Set(spoken.map(({ id }) => id));
    const rects = spoken.map((piece) => rectOf(piece, looking, isUpright));
    const others = scene.pieces.flatMap((piece): Rect[] =>
      piece.pose === null || ids.has(piece.id)
        ? []
        : [rectOf({ ...piece, pose: piece.pose }, looking, isUpright)],
    );
    const size = { width: shown.offsetWidth, height: shown.offsetHeight };
    const spot = placed({
      width: table.clientWidth,
      height: table.clientHeight,
      card: size,
      spoken: rects,
      tools: [...toolsIn(table), ...marksIn(table)],
      others,
      mat: matOf(scene, looking),
      goal: middleOfRects(rects),
      now: now.current,
    });
    now.current = spot;
    // It points at whom it was done to, where they are named.
    const struck = spokenOf(scene, before, card.about.slice(1));
    const aim = struck.map((piece) => rectOf(piece, looking, isUpright));
    setPlace({ spot, line: leader(spot, size, aim.length > 0 ? aim : rects) });
  }, [seen, sizes, card.entry, card.index, card.lines.length, isOpen, scene, before]);
  return place;
}

/** How often the card, or the view that it lies in, has had another size. */
function useSizes(box: { current: HTMLElement | null }): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const watch = new ResizeObserver(() => setTimes((before) => before + 1));
    watch.observe(shown);
    if (shown.parentElement !== null) watch.observe(shown.parentElement);
    return () => watch.disconnect();
  }, [box]);
  return times;
}

/** A line from the card to the nearest of those it speaks of. */
function leader(
  { x, y }: Spot,
  { width, height }: { width: number; height: number },
  spoken: readonly Rect[],
): string | null {
  const own = { left: x, top: y, right: x + width, bottom: y + height };
  const middle = middleOfRects(spoken);
  if (middle === null) return null;
  const from = nearestOf(own, middle);
  const to = spoken
    .map((rect) => nearestOf(rect, from))
    .sort((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))
    .at(0);
  if (to === undefined || Math.hypot(to.x - from.x, to.y - from.y) < SHORT) return null;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
