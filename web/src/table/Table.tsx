/** The table: draws a scene, shows what is chosen, and says where the pointer is. Knows no game. */
import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { still } from "../browser/settings";
import type { At, Fallen, TableProps } from "../model/contract";
import { t } from "../texts";
import type { Scene } from "../wire/types";
import { CrossWords } from "./CrossWords";
import { toView } from "./camera";
import { North, nextSurface, ScaleBar, SurfaceButton, ViewButton, ZoomButtons } from "./Furniture";
import { type Surface, storeysOf } from "./hit";
import { BoardLayer, PieceLayer, type Sheet, TopLayer, UnderLayer } from "./Layers";
import { Crosshair } from "./layers/Signs";
import { atPixel, atSpot, type Shown } from "./pointAt";
import { readingOrder } from "./reading";
import { sharing } from "./share";
import { armies, spotsOf, stageOf } from "./spots";
import { CursorWords, HoverTip } from "./Tip";
import { useCamera } from "./useCamera";
import { useCover } from "./useCover";
import { useHover } from "./useHover";
import { useKeys } from "./useKeys";
import { usePointer } from "./usePointer";
import { useRegions } from "./useRegions";
import { useShow } from "./useShow";
import "./table.css";

const NOBODY: readonly Fallen[] = [];

export default function Table(props: TableProps): JSX.Element {
  const id = useId();
  const scene = useShared(props.scene);
  const { width, depth } = scene.table;
  const first = () => (props.whole === true ? [] : armies(scene));
  const eye = useCamera(width, depth, props.foot, first, stageOf(scene));
  const hover = useHover();
  useShow(props.show, eye.world, scene);
  const [focused, setFocus] = useState<number | null>(null);
  const [surface, setSurface] = useState<Surface>("auto");
  const storeys = storeysOf(scene.terrain);

  const shown = (): Shown => {
    const { left, top } = eye.view.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return {
      scene,
      overlay: props.overlay,
      surface,
      camera: eye.now(),
      corner: { x: left, y: top },
    };
  };
  const hovered = (at: At | null, finger: boolean): void => {
    hover.moved(at, at && toView(eye.now(), { x: at.spot[0], y: at.spot[1] }), finger);
    props.pointing.hover?.(at);
  };
  const clicked = (at: At): void => {
    if (at.piece !== null || !props.pointing.click) props.onSelect(at.piece);
    props.pointing.click?.(at);
  };

  usePointer(eye, {
    at: (pixel, finger, shift) => atPixel(shown(), pixel, finger, shift),
    pointing: () => props.pointing,
    dragged: (at) => hover.moved(null, toView(eye.now(), { x: at.spot[0], y: at.spot[1] }), false),
    clicked,
    hovered,
    pressed: () => props.show?.skip(),
  });
  useSignalEffect(() => {
    const wanted = props.centre?.value ?? null;
    if (wanted !== null) eye.frame(spotsOf(scene, wanted.pieces), still.peek());
  });
  useLayoutEffect(() => {
    if (props.eyes === undefined) return;
    props.eyes.value = {
      project: (spot) => toView(eye.now(), spot),
      scale: () => eye.now().scale,
      sees: eye.sees,
      frame: eye.frame,
      back: eye.back,
    };
  }, [eye, props.eyes]);
  useCover(eye, props.covered);
  useRegions(eye, props.overlay.regions, scene.table);
  const keys = useKeys({
    eye,
    pieces: scene.pieces,
    pointing: props.pointing,
    size: scene.table,
    focus: focused,
    setFocus,
    pressed: (spot, piece) => clicked(atSpot(shown(), spot, 0, piece)),
    pointed: (spot, piece) => hovered(spot && atSpot(shown(), spot, 0, piece), false),
    openRule: () => {
      const rule = props.overlay.cursor?.refusal?.rule;
      if (rule) props.onRule?.(rule);
    },
    nextSurface: () => setSurface(storeys > 0 ? nextSurface(surface, storeys) : "auto"),
  });

  const order = useMemo(() => readingOrder(scene.pieces), [scene.pieces]);
  const focus = order.some((piece) => piece.id === focused) ? focused : (order[0]?.id ?? null);
  const owners = useSteady(props.owners);
  const marked = {
    allowed: useSteady(props.overlay.allowed),
    chosen: useSteady(props.overlay.chosen),
    active: useSteady(props.active),
  };
  const sheet: Sheet = { id, scene, scale: eye.scale, sides: useSteady(props.sides) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the table itself is what keys and pointer work on
    <div
      ref={eye.view}
      class="table-view"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard works on the table as a whole
      tabIndex={0}
      role="group"
      aria-label={t("table-about", { pieces: order.length })}
      aria-describedby={`${id}-keys`}
      data-crossing={keys.cross.value !== null}
      onKeyDown={keys.onKeyDown}
      onFocusIn={keys.onFocusIn}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && event.currentTarget.contains(to)) return;
        hover.rest();
        keys.left();
      }}
      style={{
        "--u": eye.scale > 0 ? String(1 / eye.scale) : "10",
        "--table-foot": `${props.foot ?? 0}px`,
      }}
    >
      <p id={`${id}-keys`} class="unseen">
        {t("table-keys")}
      </p>
      <div ref={eye.room} class="table-room" />
      <div ref={eye.world} class="table-world">
        {eye.scale > 0 && (
          <>
            <BoardLayer {...sheet} under={hover.ground} />
            <UnderLayer
              {...sheet}
              regions={props.overlay.regions}
              fallen={props.show?.fallen.value ?? NOBODY}
            />
            <PieceLayer
              {...sheet}
              selected={props.selected}
              {...marked}
              owners={owners}
              focus={focus}
            />
            <TopLayer {...sheet} overlay={props.overlay}>
              <Crosshair at={keys.cross} />
            </TopLayer>
          </>
        )}
      </div>
      {props.children}
      <ScaleBar scale={eye.scale} />
      <North turn={props.north ?? 0} onTurn={props.onTurn} />
      <ZoomButtons eye={eye} />
      {props.onView && <ViewButton view="above" onView={props.onView} />}
      <CrossWords at={keys.cross} scene={scene} />
      <SurfaceButton surface={surface} storeys={storeys} onChange={setSurface} />
      {props.overlay.cursor ? (
        <CursorWords pointer={hover.pointer} cursor={props.overlay.cursor} onRule={props.onRule} />
      ) : (
        <HoverTip resting={hover.resting} scene={scene} owners={owners} />
      )}
    </div>
  );
}

/** A list, the same object as before while the same things are in it. */
function useSteady<List extends readonly unknown[] | undefined>(list: List): List {
  const before = useRef(list);
  if (JSON.stringify(list) !== JSON.stringify(before.current)) before.current = list;
  return before.current;
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
