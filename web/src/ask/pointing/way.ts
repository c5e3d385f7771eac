/** Drawing the way of a piece: clicks are waypoints, or the piece is dragged to its end. */
import type { At, Pointing } from "../../model/contract";
import type { Scene, Spot } from "../../wire/types";
import type { Asking } from "../logic/asking";
import {
  away,
  direction,
  distance,
  heldToLimit,
  point,
  reach,
  spotOf,
  wayLength,
  whole,
} from "../logic/geometry";
import { heldAt, holdOn, type Led, ledOf } from "../logic/led";
import { asList, type FieldOf, fieldOf, pieceOf } from "../logic/values";
import { facingFieldOf, turnFacing } from "./facing";

type PathField = FieldOf<"path">;

/** A leg this short is no leg. */
const NO_LEG = 3;

export function pointAtWay(asking: Asking, field: PathField): Pointing {
  return {
    hover(at) {
      const way = at === null ? null : wayTo(asking, field, at);
      asking.over(field.name, way ?? undefined, at);
    },
    click(at) {
      const again = asking.again(at);
      if (again !== "no" && given(asking, field).length > 0) {
        if (again === "double") asking.advance();
        else void asking.go();
      } else if (!changedMover(asking, field, at)) addPoint(asking, field, at);
    },
    grab(at) {
      const tip = given(asking, field).at(-1);
      const piece = mover(asking, field);
      if (piece === null) return false;
      const near = Math.max(piece.near, 60);
      if (tip !== undefined && distance(point(tip), point(at.spot)) <= near) {
        asking.drag = hasFacing(asking, field) ? { what: "facing", piece: piece.id } : null;
      } else if (at.piece === piece.id) {
        asking.drag = { what: "way", piece: piece.id, hold: holdOn(piece, at.spot) };
      }
      return asking.drag !== null;
    },
    drag(at) {
      if (asking.drag?.what === "way") {
        asking.over(field.name, wayTo(asking, field, at) ?? undefined, at);
      } else lookAt(asking, field, at);
    },
    drop(at) {
      if (asking.drag?.what === "way") {
        asking.again(at);
        addPoint(asking, field, at);
      } else lookAt(asking, field, at);
      asking.drag = null;
    },
    turn: (by) => given(asking, field).length > 0 && turnFacing(asking, mover(asking, field), by),
  };
}

function given(asking: Asking, field: PathField): Spot[] {
  return asList<Spot>(asking.draft.value?.given[field.name]);
}

function mover(asking: Asking, field: PathField): Led | null {
  const scene = asking.scene;
  return scene === null ? null : ledOf(scene, pieceOf(field, asking.values.value));
}

/** Another of the allowed pieces was clicked before the way began: it goes instead. */
function changedMover(asking: Asking, field: PathField, at: At): boolean {
  const draft = asking.draft.value;
  if (draft === null || at.piece === null || given(asking, field).length > 0) return false;
  const chooser = fieldOf(draft.form, field.of);
  if (chooser?.kind !== "piece" || !chooser.allowed.includes(at.piece)) return false;
  if (at.piece !== mover(asking, field)?.id) asking.put(chooser.name, at.piece);
  return true;
}

function addPoint(asking: Asking, field: PathField, at: At): void {
  const way = wayTo(asking, field, at);
  if (way === null) return;
  const moved = asking.snapped(field.name, way);
  asking.put(field.name, moved === way ? held(asking, field, way) : moved);
}

/** A way that is known to be too long, and that no preview shortens, ends at the limit. */
function held(asking: Asking, field: PathField, way: Spot[]): Spot[] {
  const start = mover(asking, field)?.pose;
  const exact = asking.exact.value;
  const limit = exact?.limit ?? field.limit;
  if (start == null || limit === null || !exact?.refusal) return way;
  return heldToLimit([spotOf(start), ...way], limit).slice(1);
}

/** The way so far and on to the pointer; null where it goes nowhere. */
function wayTo(asking: Asking, field: PathField, at: At): Spot[] | null {
  const piece = mover(asking, field);
  const scene = asking.scene;
  if (piece?.pose == null || scene === null) return null;
  // A piece that is dragged goes straight from where it stands.
  const before = asking.drag?.what === "way" ? [] : given(asking, field);
  const from = before.at(-1) ?? spotOf(piece.pose);
  const aim = contactSpot(scene, piece, from, at) ?? heldAt(at.spot, asking.drag?.hold);
  return wayLength([from, aim]) < NO_LEG ? null : [...before, aim];
}

/** Pointing at another piece means going up to it: base to base, where both are round. */
function contactSpot(scene: Scene, piece: Led, from: Spot, at: At): Spot | null {
  const other = scene.pieces.find((each) => each.id === at.piece);
  if (other === undefined || other.id === piece.id || other.pose === null) return null;
  if (piece.base?.type !== "round" || other.base.type !== "round") return null;
  const back = direction(other.pose, point(from));
  if (back === null) return null;
  const apart = reach(piece.base) + reach(other.base) + 1;
  const there = away(other.pose, back, apart);
  return whole(there.x, there.y, other.pose.level);
}

function hasFacing(asking: Asking, field: PathField): boolean {
  const piece = mover(asking, field);
  return piece !== null && facingFieldOf(asking, piece.id) !== null;
}

/** Dragging from the tip turns the piece towards the pointer. */
function lookAt(asking: Asking, field: PathField, at: At): void {
  const tip = given(asking, field).at(-1);
  const piece = mover(asking, field);
  const facing = piece === null ? null : facingFieldOf(asking, piece.id);
  const way = tip === undefined ? null : direction(point(tip), point(at.spot));
  if (facing === null || way === null) return;
  asking.put(facing.name, way, true);
  asking.goTo(field.name);
}
