/** Each of these to one of those. */
import type { FieldOf, Pair } from "./values";

type PairingField = FieldOf<"pairing">;

export function pairOf(pairs: readonly Pair[], left: string): Pair | undefined {
  return pairs.find((pair) => pair.left === left);
}

/** How many more can go to the right one; Infinity where there is no bound. */
export function roomAt(field: PairingField, pairs: readonly Pair[], right: string): number {
  if (field.most_per_right === null) return Infinity;
  return field.most_per_right - pairs.filter((pair) => pair.right === right).length;
}

/** The pairs with this one among them, in the order of the left; unchanged where it is full. */
export function paired(
  field: PairingField,
  pairs: readonly Pair[],
  left: string,
  right: string,
): Pair[] {
  const old = pairOf(pairs, left);
  const others = pairs.filter((pair) => pair.left !== left);
  if (roomAt(field, others, right) < 1) return [...pairs];
  const pair: Pair = { left, right, flag: old?.flag ?? false, number: old?.number ?? 0 };
  return inOrder(field, [...others, pair]);
}

export function unpaired(pairs: readonly Pair[], left: string): Pair[] {
  return pairs.filter((pair) => pair.left !== left);
}

/** The pairs with the flag or number of one changed. */
export function amended(
  pairs: readonly Pair[],
  left: string,
  change: Partial<Pick<Pair, "flag" | "number">>,
): Pair[] {
  return pairs.map((pair) => (pair.left === left ? { ...pair, ...change } : pair));
}

/** The next of the left that waits for somebody, after the given one. */
export function nextLeft(field: PairingField, pairs: readonly Pair[], after: string): string {
  const keys = field.left.filter((each) => each.refusal === "").map((each) => each.key);
  const place = keys.indexOf(after) + 1;
  const turned = [...keys.slice(place), ...keys.slice(0, place)];
  return turned.find((key) => pairOf(pairs, key) === undefined) ?? "";
}

/** Whether everybody has somebody, as far as there is room. */
export function isPaired(field: PairingField, pairs: readonly Pair[]): boolean {
  const free = field.left.filter((each) => each.refusal === "").length;
  const open = field.right.filter((each) => each.refusal === "").length;
  const room = field.most_per_right === null ? Infinity : open * field.most_per_right;
  return pairs.length >= (open === 0 ? 0 : Math.min(free, room));
}

function inOrder(field: PairingField, pairs: Pair[]): Pair[] {
  const keys = field.left.map((each) => each.key);
  return pairs.sort((one, other) => keys.indexOf(one.left) - keys.indexOf(other.left));
}
