/** Choices that are places on the table: the nearest is meant. */
import type { At, Pointing } from "../../model/contract";
import type { Asking } from "../logic/asking";
import { choiceValue, openChoices } from "../logic/filling";
import { distance, point } from "../logic/geometry";
import type { FieldOf } from "../logic/values";

/** Units within which a place is meant. */
const NEAR = 500;

export function pointAtChoice(asking: Asking, field: FieldOf<"choice">): Pointing {
  const places = openChoices(field, asking.values.value).filter(({ spot }) => spot !== null);
  if (places.length === 0) return {};
  const valueAt = (at: At): string | number | undefined => {
    const far = (place: (typeof places)[number]): number =>
      place.spot === null ? Infinity : distance(point(place.spot), point(at.spot));
    const best = [...places].sort((one, other) => far(one) - far(other))[0];
    return best !== undefined && far(best) <= NEAR ? choiceValue(field, best) : undefined;
  };
  return {
    hover: (at) => asking.over(field.name, at === null ? undefined : valueAt(at), at),
    click(at) {
      const value = valueAt(at);
      const again = asking.again(at);
      if (value === undefined) return;
      const isChosen = asking.draft.value?.given[field.name] === value;
      if (!isChosen) asking.put(field.name, value);
      else if (again === "second" && asking.complete.value) void asking.confirm();
    },
  };
}
