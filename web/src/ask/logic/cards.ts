/** Cards at the table's edge that an offer can be answered with. */
import type { Decision, Form, Wire } from "../../wire/types";
import type { Asking } from "./asking";
import { choiceValue } from "./filling";
import { toggled } from "./order";
import type { FieldOf, Values } from "./values";
import { asList } from "./values";

type FacedCard = Wire<"FacedCard">;
type ChoiceLike = FieldOf<"choice" | "choices">;

/** The field of a form that a card stands for a choice of, where it may be taken. */
function fieldOf(form: Form, card: FacedCard): ChoiceLike | null {
  if (card.plays === "") return null;
  for (const field of form.fields) {
    if (field.kind !== "choice" && field.kind !== "choices") continue;
    const isIt = field.choices.some(
      ({ key, refusal, of }) =>
        key === card.plays && refusal === "" && (of === null || of === card.of),
    );
    if (isIt) return field;
  }
  return null;
}

/** What a form holds when it is begun with a card. */
function givenBy(field: ChoiceLike, card: FacedCard): Values {
  if (field.kind === "choices") return { [field.name]: [card.plays] };
  const choice = field.choices.find(({ key }) => key === card.plays);
  const value = choice === undefined ? card.plays : choiceValue(field, choice);
  const owner = field.of === "" || card.of === null ? {} : { [field.of]: card.of };
  return { ...owner, [field.name]: value };
}

/** The first form that can be begun with a card, and what it then holds. */
export function begunBy(
  decision: Decision | null,
  card: FacedCard,
): { form: Form; given: Values } | null {
  for (const form of decision?.forms ?? []) {
    const field = fieldOf(form, card);
    if (field !== null) return { form, given: givenBy(field, card) };
  }
  return null;
}

/** Whether a card can be played just now. */
export function isPlayable(asking: Asking, card: FacedCard): boolean {
  const draft = asking.draft.value;
  if (draft !== null && fieldOf(draft.form, card) !== null) return true;
  return begunBy(asking.decision.value, card) !== null;
}

/** Whether a card is in what is being filled in. */
export function isChosen(asking: Asking, card: FacedCard): boolean {
  const draft = asking.draft.value;
  const field = draft === null ? null : fieldOf(draft.form, card);
  if (draft === null || field === null) return false;
  const given = draft.given[field.name];
  if (field.kind === "choices") return asList<string>(given).includes(card.plays);
  const isHis = field.of === "" || card.of === null || draft.given[field.of] === card.of;
  return isHis && String(given ?? "") === card.plays;
}

/** Play a card: into what is being filled in, else by the first offer that it fits. */
export function playCard(asking: Asking, card: FacedCard): void {
  const draft = asking.draft.value;
  const field = draft === null ? null : fieldOf(draft.form, card);
  if (draft !== null && field !== null && field.kind === "choices") {
    asking.put(
      field.name,
      toggled(asList<string>(draft.given[field.name]), card.plays, field.most),
    );
    return;
  }
  if (draft !== null && field !== null) {
    for (const [name, value] of Object.entries(givenBy(field, card))) asking.put(name, value);
    return;
  }
  const begun = begunBy(asking.decision.value, card);
  const seat = asking.seat.value;
  if (begun !== null && seat !== null) asking.begin(seat, begun.form, begun.given);
}
