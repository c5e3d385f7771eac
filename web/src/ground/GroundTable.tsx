/** The same table seen from the ground: standees and terrain of true height. Knows no game. */
import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { still } from "../browser/settings";
import type { TableProps } from "../model/contract";
import { CrossWords } from "../table/CrossWords";
import { ViewButton, ZoomButtons } from "../table/Furniture";
import type { Point } from "../table/geometry";
import { readingOrder } from "../table/reading";
import { sharing } from "../table/share";
import { armies, spotsOf, stageOf } from "../table/spots";
import { CursorWords, HoverTip } from "../table/Tip";
import { useCover } from "../table/useCover";
import { useHover } from "../table/useHover";
import { useKeys } from "../table/useKeys";
import { t } from "../texts";
import type { Scene } from "../wire/types";
import type { Diorama } from "./Diorama";
import { type Place, seenAt } from "./eye";
import { Compass, StoopButton } from "./GroundFurniture";
import { Labels } from "./Labels";
import { PieceButtons } from "./PieceButtons";
import { atSpot } from "./pointing";
import { usePicking } from "./usePicking";
import { type Boxes, usePlay } from "./usePlay";
import { useSight } from "./useSight";
import { useStanding } from "./useStanding";
import { useStooping } from "./useStooping";
import "../table/table.css";
import "./ground.css";

/** Pixels by which Shift with an arrow key turns or tilts. */
const NUDGE = 28;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, NUDGE],
  ArrowDown: [0, -NUDGE],
};
/** Things happen so high above the table: about at the breasts of those who stand there. */
const BREAST = 150;

export default function GroundTable(props: TableProps): JSX.Element {
  const id = useId();
  const scene = useShared(props.scene);
  const { table } = scene;
  const hover = useHover();
  const [focused, setFocus] = useState<number | null>(null);
  const boxes: Boxes = {
    canvas: useRef(null),
    labels: useRef(null),
    pieces: useRef(null),
    needle: useRef(null),
  };
  const diorama = useRef<Diorama | null>(null);
  const standing = useStanding(props, scene);
  const relief = useRef(standing.relief);
  relief.current = standing.relief;
  const placeOf = useCallback(
    ({ x, y }: Point): Place => ({ x, y, z: relief.current.topAt(x, y).height + BREAST }),
    [],
  );
  const sight = useSight(table, () => armies(scene), stageOf(scene), props.foot ?? 0, {
    looked: (eye) => diorama.current?.look(eye),
    resized: (size) => diorama.current?.resize(size),
  });
  const stooping = useStooping(sight, scene.pieces, standing.relief, hover.rest);
  const { stooped, rise } = stooping;
  const unseen = stooped?.id ?? null;
  usePlay(diorama, {
    ...{ props, scene, standing, boxes, unseen },
    ...{ eye: sight.now, size: sight.size, walked: stooping.walked },
  });
  const picking = usePicking({ props, scene, standing, sight, hover, unseen });
  useLayoutEffect(() => {
    if (props.eyes === undefined) return;
    props.eyes.value = {
      project: (spot) => sight.project(placeOf(spot)),
      scale: sight.scale,
      sees: (spot) => sight.sees(placeOf(spot)),
      frame: (spots, isStill) => sight.frame(spots.map(placeOf), isStill),
      back: sight.back,
    };
  }, [sight, placeOf, props.eyes]);
  useCover({ view: sight.view, pan: sight.panned }, props.covered);
  useSignalEffect(() => {
    const wanted = props.centre?.value ?? null;
    if (wanted !== null) sight.frame(spotsOf(scene, wanted.pieces).map(placeOf), still.peek());
  });
  const keys = useKeys({
    eye: { ...sight, pan: sight.panned, zoom: sight.zoomed },
    pieces: scene.pieces,
    pointing: props.pointing,
    size: table,
    focus: focused,
    setFocus,
    pressed: (spot, piece) => picking.clicked(atSpot(picking.seen(), spot, piece)),
    pointed: (spot, piece) => picking.hovered(spot && atSpot(picking.seen(), spot, piece), false),
    openRule: () => {
      const rule = props.overlay.cursor?.refusal?.rule;
      if (rule) props.onRule?.(rule);
    },
    nextSurface: () => undefined,
  });

  const order = useMemo(() => readingOrder(scene.pieces), [scene.pieces]);
  const focus = order.some((piece) => piece.id === focused) ? focused : (order[0]?.id ?? null);
  const sole = props.overlay.chosen.length === 1 ? props.overlay.chosen[0] : undefined;
  const chosen = order.find((piece) => piece.id === (props.selected ?? sole)) ?? null;
  const cross = keys.cross.value;
  const crossed =
    cross &&
    seenAt(sight.now(), sight.size(), { ...cross, z: standing.relief.landAt(cross.x, cross.y) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the table itself is what keys and pointer work on
    <div
      ref={sight.view}
      class={`table-view ground-view${stooped ? " is-stooped" : ""}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard works on the table as a whole
      tabIndex={0}
      role="group"
      aria-label={t("table-about", { pieces: order.length })}
      aria-describedby={`${id}-keys`}
      data-crossing={cross !== null}
      onKeyDown={(event) => {
        const nudge = event.shiftKey && cross === null ? ARROWS[event.key] : undefined;
        if (!nudge) return keys.onKeyDown(event);
        event.preventDefault();
        event.stopPropagation();
        sight.turned(...nudge);
      }}
      onFocusIn={keys.onFocusIn}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && event.currentTarget.contains(to)) return;
        hover.rest();
        keys.left();
      }}
      style={{ "--table-foot": `${props.foot ?? 0}px` }}
    >
      <p id={`${id}-keys`} class="unseen">
        {`${t("table-keys")} ${t("table-ground-keys")}`}
      </p>
      <canvas ref={boxes.canvas} class="ground-canvas" />
      <Labels box={boxes.labels} items={standing.items} />
      <PieceButtons
        box={boxes.pieces}
        scene={scene}
        order={order}
        ghosts={standing.ghosts}
        pulses={props.overlay.pulses}
        marked={standing.marked}
        owners={props.owners}
        focus={focus}
      />
      {crossed && (
        <i
          class="ground-cross"
          style={{ transform: `translate(${crossed.x}px, ${crossed.y}px)` }}
        />
      )}
      {props.children}
      <Compass needle={boxes.needle} />
      <ZoomButtons eye={{ zoom: sight.zoomed, fit: () => (stooped ? rise() : sight.fit()) }} />
      {props.onView && <ViewButton view="ground" onView={props.onView} />}
      <StoopButton piece={chosen} stooped={stooped} onStoop={stooping.stoop} onRise={rise} />
      <CrossWords at={keys.cross} scene={scene} />
      {props.overlay.cursor ? (
        <CursorWords pointer={hover.pointer} cursor={props.overlay.cursor} onRule={props.onRule} />
      ) : (
        <HoverTip resting={hover.resting} scene={scene} owners={props.owners} />
      )}
    </div>
  );
}

/** The scene, made of the objects that were already drawn wherever nothing changed. */
function useShared(scene: Scene): Scene {
  const before = useRef<Scene | null>(null);
  const share = useCallback((now: Scene): Scene => {
    before.current = sharing(now, before.current);
    return before.current;
  }, []);
  return useMemo(() => share(scene), [scene, share]);
}
