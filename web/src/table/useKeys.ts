/** The table by keyboard: from piece to piece, and a crosshair for places between them. */
import { type Signal, signal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import type { Pointing } from "../model/contract";
import type { Piece } from "../wire/types";
import type { Point } from "./geometry";
import { type Meant, type Mode, meaning } from "./keys";
import { neighbour, readingOrder } from "./reading";
import type { Eye } from "./useCamera";

/** What the keyboard does with the eye over the table. */
interface Looking extends Pick<Eye, "view" | "pan" | "fit" | "show"> {
  zoom(factor: number): void;
  /** The place in the middle of the view. */
  middle(): Point;
}

interface Desk {
  eye: Looking;
  pieces: readonly Piece[];
  pointing: Pointing;
  size: { width: number; depth: number };
  /** The piece that has, or last had, the keyboard. */
  focus: number | null;
  setFocus(piece: number): void;
  /** A place was pressed, or only looked at. */
  pressed(spot: Point, piece: number | null): void;
  pointed(spot: Point | null, piece: number | null): void;
  openRule(): void;
  /** The next of the surfaces that lie over each other is meant. */
  nextSurface(): void;
}

export interface Keys {
  cross: Signal<Point | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocusIn(event: FocusEvent): void;
  /** The keyboard is no longer at the table. */
  left(): void;
}

export function useKeys(desk: Desk): Keys {
  const cross = useMemo(() => signal<Point | null>(null), []);
  /** Whether the keyboard looks at a place: what a look there would do goes when it leaves. */
  const looking = useRef(false);
  const onPiece = (event: Event): number | null => {
    const group = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    return group === null ? null : Number(group.getAttribute("data-piece"));
  };
  const standing = (piece: number | null): Point | null =>
    desk.pieces.find(({ id }) => id === piece)?.pose ?? null;
  const clamp = ({ x, y }: Point): Point => ({
    x: Math.min(desk.size.width, Math.max(0, Math.round(x))),
    y: Math.min(desk.size.depth, Math.max(0, Math.round(y))),
  });
  const setCross = (spot: Point | null): void => {
    cross.value = spot;
    if (spot) desk.eye.show(spot);
    desk.pointed(spot, null);
    looking.current = spot !== null;
  };
  const startCross = (): void => {
    const view = desk.eye.view.current;
    if (view === null) return;
    setCross(clamp(standing(desk.focus) ?? desk.eye.middle()));
    view.focus();
  };
  const goTo = (piece: number | null): void => {
    if (piece === null) return;
    desk.setFocus(piece);
    desk.eye.view.current
      ?.querySelector<SVGElement | HTMLElement>(`[data-piece="${piece}"]`)
      ?.focus();
  };
  const press = (piece: number | null): void => {
    const spot = cross.value ?? standing(piece);
    if (spot) desk.pressed(spot, cross.value ? null : piece);
  };
  const carryOut = (meant: Meant, piece: number | null): void => {
    const order = readingOrder(desk.pieces);
    switch (meant.do) {
      case "pan":
        desk.eye.pan(meant.dx, meant.dy);
        break;
      case "zoom":
        desk.eye.zoom(meant.factor);
        break;
      case "fit":
        desk.eye.fit();
        break;
      case "piece":
        goTo(neighbour(order, piece, meant.step));
        break;
      case "end":
        goTo((meant.last ? order.at(-1) : order[0])?.id ?? null);
        break;
      case "move": {
        const at = cross.value;
        if (at !== null) setCross(clamp({ x: at.x + meant.dx, y: at.y + meant.dy }));
        break;
      }
      case "turn":
        desk.pointing.turn?.(meant.by);
        break;
      case "cross":
        if (cross.value) setCross(null);
        else startCross();
        break;
      case "leave":
        setCross(null);
        break;
      case "press":
        press(piece);
        break;
      case "rule":
        desk.openRule();
        break;
      case "surface":
        desk.nextSurface();
        break;
    }
  };
  return {
    cross,
    onKeyDown(event) {
      if (event.target instanceof Element && event.target.closest("[data-table-control]")) return;
      const piece = onPiece(event);
      const mode: Mode = cross.value ? "cross" : piece === null ? "table" : "piece";
      const meant = meaning(event, mode);
      if (meant === null) return;
      event.preventDefault();
      event.stopPropagation();
      carryOut(meant, piece);
    },
    onFocusIn(event) {
      const piece = onPiece(event);
      const spot = standing(piece);
      if (piece === null || spot === null) return;
      if (!(event.target as Element).matches(":focus-visible")) return;
      desk.setFocus(piece);
      desk.eye.show(spot);
      desk.pointed(spot, piece);
      looking.current = true;
    },
    left() {
      if (looking.current) desk.pointed(null, null);
      looking.current = false;
    },
  };
}
