/** Putting one piece down: a click is the place, a drag from there the facing. */
import type { At, Pointing } from "../../model/contract";
import type { Pose, Spot } from "../../wire/types";
import type { Asking } from "../logic/asking";
import { poseOf } from "../logic/filling";
import { direction, distance, point, poseAt, turned } from "../logic/geometry";
import { type Led, ledOf } from "../logic/led";
import { type FieldOf, pieceOf } from "../logic/values";
import { turnFacing } from "./facing";

type SpotField = FieldOf<"spot">;

export function pointAtSpot(asking: Asking, field: SpotField): Pointing {
  const piece = (): Led | null => {
    const scene = asking.scene;
    return scene === null ? null : ledOf(scene, pieceOf(field, asking.values.value));
  };
  const put = (at: At): void => {
    const value = spotAt(asking, field, at.spot);
    asking.put(field.name, asking.snapped(field.name, value));
  };
  return {
    hover: (at) =>
      asking.over(field.name, at === null ? undefined : spotAt(asking, field, at.spot), at),
    click(at) {
      const again = asking.again(at);
      if (again !== "no" && field.name in (asking.draft.value?.given ?? {})) {
        if (again === "double") asking.advance();
        else void asking.go();
      } else put(at);
    },
    grab(at) {
      const now = placeOf(asking, field);
      const near = Math.max(piece()?.near ?? 150, 60);
      if (now !== null && distance(now, point(at.spot)) <= near) {
        asking.drag = { what: field.facing ? "facing" : "place", piece: null };
      } else if (at.piece !== null && at.piece === piece()?.id) {
        asking.drag = { what: "place", piece: at.piece };
      }
      return asking.drag !== null;
    },
    drag(at) {
      if (asking.drag?.what === "place")
        asking.over(field.name, spotAt(asking, field, at.spot), at);
      else lookFrom(asking, field, at);
    },
    drop(at) {
      if (asking.drag?.what === "place") put(at);
      else lookFrom(asking, field, at);
      asking.drag = null;
    },
    turn(by) {
      const now = asking.draft.value?.given[field.name];
      if (now === undefined) return false;
      if (!field.facing) return turnFacing(asking, piece(), by);
      const pose = now as Pose;
      asking.put(field.name, { ...pose, facing: turned(pose.facing, by) }, true);
      return true;
    },
  };
}

/** The value at a place: a pose with the facing so far, or the bare spot. */
export function spotAt(asking: Asking, field: SpotField, spot: Spot): Spot | Pose {
  const scene = asking.scene;
  if (!field.facing || scene === null) return spot;
  const now = asking.draft.value?.given[field.name] as Pose | undefined;
  const standing = poseOf(scene, pieceOf(field, asking.values.value));
  const middle = { x: scene.table.width / 2, y: scene.table.depth / 2 };
  const facing = now?.facing ?? standing?.facing ?? direction(point(spot), middle) ?? 0;
  return poseAt(scene, spot, facing);
}

function placeOf(asking: Asking, field: SpotField): { x: number; y: number } | null {
  const value = asking.draft.value?.given[field.name];
  if (value === undefined) return null;
  return Array.isArray(value) ? point(value as Spot) : (value as Pose);
}

function lookFrom(asking: Asking, field: SpotField, at: At): void {
  const now = asking.draft.value?.given[field.name];
  if (now === undefined || Array.isArray(now)) return;
  const pose = now as Pose;
  const facing = direction(pose, point(at.spot));
  if (facing !== null) asking.put(field.name, { ...pose, facing }, true);
}
