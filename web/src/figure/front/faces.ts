/** Faces from the front, about nought, drawn as if the head were 20 high from its middle. */
import type { Figure } from "../../wire/types";
import { creatureFace } from "./creatures";
import { elementFace } from "./elements";
import type { HeadShapes } from "./features";
import { kinFace } from "./kin";

export type { HeadShapes } from "./features";

/** What a people looks like; what it wears on its head comes over it. */
export function face(figure: Figure): HeadShapes {
  return kinFace(figure) ?? creatureFace(figure) ?? elementFace(figure);
}
