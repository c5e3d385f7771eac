/** Numbers that real dice show, as people type them. */

/** Dice in what was typed: "3 5 6", "3,5,6", and "356" where a die has one digit. */
export function readDice(typed: string, sides: number): number[] {
  const words = typed.split(/[^0-9]+/).filter((word) => word !== "");
  const numbers = sides < 10 ? words.flatMap((word) => [...word]) : words;
  return numbers.map(Number).filter((number) => number >= 1 && number <= sides);
}

export function areDice(numbers: readonly number[], count: number, sides: number): boolean {
  return (
    numbers.length === count &&
    numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= sides)
  );
}
