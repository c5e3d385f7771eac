/** Member `n` of a list that goes round: after the last comes the first again. */
export function around<Member>(list: readonly Member[], n: number): Member {
  const found = list[n % list.length];
  if (found === undefined) throw new RangeError(`No member ${n} in a list of ${list.length}`);
  return found;
}
