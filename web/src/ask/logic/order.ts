/** Lists whose order counts, and lists of which some are taken. */

/** The list with one item put at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const list = [...items];
  if (from < 0 || from >= list.length) return list;
  const taken = list.splice(from, 1);
  list.splice(Math.max(0, Math.min(to, list.length)), 0, ...taken);
  return list;
}

/** The list with an item put in or taken out; at most so many, the oldest makes room for one. */
export function toggled<Item>(items: readonly Item[], item: Item, most: number): Item[] {
  if (items.includes(item)) return items.filter((each) => each !== item);
  if (items.length < most) return [...items, item];
  return [...items.slice(1), item];
}

/** The list with all of these in it, as far as there is room. */
export function joined<Item>(items: readonly Item[], more: readonly Item[], most: number): Item[] {
  const fresh = more.filter((item) => !items.includes(item));
  return [...items, ...new Set(fresh)].slice(0, most);
}
