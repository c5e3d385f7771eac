/** A pool divided over columns, by rows where several give. */
import type { FieldOf, Share } from "./values";

type SplitField = FieldOf<"split">;

/** Rows of the field: the one nameless row where nobody in particular gives. */
export function rowKeys(field: SplitField): string[] {
  return field.rows.length > 0 ? field.rows.map((row) => row.key) : [""];
}

/** What a row has to give; null where only the whole has a total. */
export function rowTotal(field: SplitField, row: string): number | null {
  const place = field.rows.findIndex((each) => each.key === row);
  return field.row_totals[place] ?? (field.rows.length > 0 ? null : field.total);
}

export function amountAt(shares: readonly Share[], row: string, column: string): number {
  return shares.find((share) => share.row === row && share.column === column)?.amount ?? 0;
}

function sum(shares: readonly Share[], row?: string): number {
  return shares
    .filter((share) => row === undefined || share.row === row)
    .reduce((total, share) => total + share.amount, 0);
}

/** What is left to give, of a row and of the whole together. */
export function leftOf(field: SplitField, shares: readonly Share[], row: string): number {
  const own = rowTotal(field, row);
  const rowLeft = own === null ? Infinity : own - sum(shares, row);
  const allLeft = field.total === null ? Infinity : field.total - sum(shares);
  const left = Math.min(rowLeft, allLeft);
  return Number.isFinite(left) ? left : 0;
}

/** The shares with one amount set, held between nothing and what there is to give. */
export function withAmount(
  field: SplitField,
  shares: readonly Share[],
  row: string,
  column: string,
  amount: number,
): Share[] {
  const now = amountAt(shares, row, column);
  const held = Math.max(0, Math.min(Math.round(amount), now + leftOf(field, shares, row)));
  const order = field.columns.map((each) => each.key);
  const rows = rowKeys(field);
  return [
    ...shares.filter((share) => share.row !== row || share.column !== column),
    ...(held > 0 ? [{ column, amount: held, row }] : []),
  ].sort(
    (one, other) =>
      rows.indexOf(one.row) - rows.indexOf(other.row) ||
      order.indexOf(one.column) - order.indexOf(other.column),
  );
}

/** Whether everything that must be given is given, and nothing more. */
export function isDivided(field: SplitField, shares: readonly Share[]): boolean {
  const lefts = rowKeys(field).map((row) => {
    const total = rowTotal(field, row);
    return total === null ? 0 : total - sum(shares, row);
  });
  const whole = field.total === null ? 0 : field.total - sum(shares);
  const all = [...lefts, whole];
  return field.exact ? all.every((left) => left === 0) : all.every((left) => left >= 0);
}

/** Everything left of a row into one column. */
export function withRest(
  field: SplitField,
  shares: readonly Share[],
  row: string,
  column: string,
): Share[] {
  const amount = amountAt(shares, row, column) + leftOf(field, shares, row);
  return withAmount(field, shares, row, column, amount);
}

/** Whether a row is weighed with one slider: all that it has, between two columns. */
export function isWeighed(field: SplitField, row: string): boolean {
  const isOpen = field.columns.every((column) => column.refusal === "");
  const isWhole = field.exact && field.rows.length > 0 && rowTotal(field, row) !== null;
  return isWhole && isOpen && field.columns.length === 2;
}

/** The whole of a row between its two columns, so much of it in the second. */
export function weighed(
  field: SplitField,
  shares: readonly Share[],
  row: string,
  second: number,
): Share[] {
  const [one, other] = field.columns;
  if (one === undefined || other === undefined) return [...shares];
  const bare = shares.filter((share) => share.row !== row);
  return withRest(field, withAmount(field, bare, row, other.key, second), row, one.key);
}

/** Where the slider of a row stands: what its second column has; in the middle before anything. */
export function weightOf(field: SplitField, shares: readonly Share[], row: string): number {
  const given = sum(shares, row);
  if (given === 0) return Math.floor((rowTotal(field, row) ?? 0) / 2);
  return amountAt(shares, row, field.columns[1]?.key ?? "");
}
