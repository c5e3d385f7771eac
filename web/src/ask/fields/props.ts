/** What every widget gets. */
import type { AnyField } from "../../wire/types";
import type { Asking } from "../logic/asking";
import type { FieldOf, Values } from "../logic/values";

/** A widget that needs no table: it shows a value and tells the next one. */
export interface PlainProps<Kind extends AnyField["kind"]> {
  field: FieldOf<Kind>;
  value: unknown;
  /** The other fields of the form, where choices depend on them. */
  values?: Values;
  /** Whether somebody who is led is to press this value next. */
  isLed?(value: unknown): boolean;
  /** `merge`: the change belongs to the one before (typing). */
  onChange(value: unknown, merge?: boolean): void;
  /** The pointer is over a value (undefined: no longer). */
  onHover?(value: unknown): void;
  /** A rule's chip was pressed. */
  onRule?(rule: string): void;
}

/** A widget that works together with the table. */
export interface TableProps<Kind extends AnyField["kind"]> {
  field: FieldOf<Kind>;
  asking: Asking;
}
