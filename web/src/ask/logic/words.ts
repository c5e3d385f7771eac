/** What a field holds, in a few words, for the chips of the answer bar. */
import { length, listing, say, t } from "../../texts";
import type { AnyField, Choice, Scene, Spot } from "../../wire/types";
import { degrees } from "../fields/Dial";
import { choicesOf, poseOf } from "./filling";
import { spotOf, wayLength } from "./geometry";
import { ledOf } from "./led";
import { asList, pieceOf, type Share, type Values } from "./values";

/** Names are listed up to so many; more are counted. */
const NAMED = 2;

export function valueWords(field: AnyField, values: Values, scene: Scene): string {
  const value = values[field.name];
  if (value === undefined) return "";
  switch (field.kind) {
    case "piece":
      return pieceName(scene, value as number);
    case "pieces":
      return some(asList<number>(value).map((piece) => pieceName(scene, piece)));
    case "path": {
      const start = poseOf(scene, pieceOf(field, values));
      const way = asList<Spot>(value);
      if (way.length === 0 || start === null) return t("answer-stays");
      return length(wayLength([spotOf(start), ...way]));
    }
    case "facing":
      return `${say(degrees(value as number))}°`;
    case "choice":
      return labelOf(choicesOf(field, values), String(value));
    case "choices":
      return some(asList<string>(value).map((key) => labelOf(field.choices, key)));
    case "number":
      return say(value as number);
    case "dice":
      return asList<number>(value).join(" ");
    case "switch":
      return t(value === true ? "answer-yes" : "answer-no");
    case "words":
      return value as string;
    case "split":
      return say(asList<Share>(value).reduce((sum, { amount }) => sum + amount, 0));
    case "spot":
      return "✓";
    default:
      return asList(value).length > 0 ? say(asList(value).length) : "";
  }
}

function pieceName(scene: Scene, id: number): string {
  const led = ledOf(scene, id);
  return led === null ? String(id) : say(led.name);
}

function labelOf(choices: readonly Choice[], key: string): string {
  const choice = choices.find((each) => each.key === key);
  return choice === undefined ? key : say(choice.label);
}

function some(names: string[]): string {
  if (names.length === 0) return "";
  return names.length <= NAMED ? listing(names) : say(names.length);
}
