/** What is heard of a beat. */
import { play, type Sound } from "../browser/sounds";
import type { Happening } from "../wire/types";
import type { Cue } from "./course/director";
import { partiesOf } from "./course/parties";
import { natureOf } from "./natures";

/** Let a beat be heard as it begins. */
export function sound(cue: Cue): void {
  const { beat } = cue;
  const first = beat.happenings[0];
  switch (beat.kind) {
    case "roll":
      play("dice");
      break;
    case "move":
      play("step");
      break;
    case "slain":
      play("fall");
      break;
    default:
      break;
  }
  const effect = first === undefined ? null : heard(first, cue);
  if (effect !== null) play(effect, cue.strikes / 1000);
}

function heard(happening: Happening, { scene }: Cue): Sound | null {
  switch (happening.effect) {
    case "strike":
      return partiesOf(scene, happening).isAfar ? "arrow" : "steel";
    case "shot":
      return "arrow";
    case "stone":
      return "stone";
    case "breath":
    case "fear":
      return "magic";
    default:
      return natureOf(happening.effect) === null ? null : "magic";
  }
}
