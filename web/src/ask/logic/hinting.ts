/** A whole action put into a form, as if somebody had filled it in. */
import type { Decision, Form } from "../../wire/types";
import { isFilled } from "./filling";
import type { Values } from "./values";

/** The form that an action fills in; of several of one kind the one in which everything fits. */
export function formOf(decision: Decision, action: Values): Form | null {
  const alike = decision.forms.filter((form) => form.action === action["type"]);
  const fits = (form: Form): boolean =>
    form.fields.every((field) => {
      const value = action[field.name];
      return field.optional || isFilled(field, value ?? undefined, action);
    });
  return alike.find(fits) ?? alike[0] ?? null;
}

/** What an action gives to the fields of a form; what it leaves open is left out. */
export function givenBy(form: Form, action: Values): Values {
  const given = form.fields.filter((field) => {
    const value = action[field.name];
    return !isNothing(value) && (!field.optional || isFilled(field, value, action));
  });
  return Object.fromEntries(given.map(({ name }) => [name, action[name]]));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}
