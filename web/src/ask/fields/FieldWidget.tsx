/** One widget per kind of field, for every game. */
import type { AnyField } from "../../wire/types";
import type { Asking } from "../logic/asking";
import { isLedTo } from "../logic/leading";
import { ChangesWidget } from "./ChangesWidget";
import { ChoicesWidget, ChoiceWidget } from "./ChoiceWidget";
import { DiceWidget } from "./DiceWidget";
import { FollowWidget } from "./FollowWidget";
import { LegsWidget } from "./LegsWidget";
import { OrderWidget } from "./OrderWidget";
import { PairingWidget } from "./PairingWidget";
import { PiecesWidget, PieceWidget } from "./PieceWidgets";
import { PlacementsWidget } from "./PlacementsWidget";
import { FacingWidget, PathWidget, SpotWidget } from "./PlaceWidgets";
import type { PlainProps } from "./props";
import { NumberWidget, SwitchWidget, WordsWidget } from "./SmallWidgets";
import { SplitWidget } from "./SplitWidget";

/** Kinds that need more room than the bar has: shown on a card above it. */
const LARGE: ReadonlySet<AnyField["kind"]> = new Set([
  "split",
  "pairing",
  "order",
  "choices",
  "dice",
  "changes",
]);
const FEW_CHOICES = 4;

export function isLarge(field: AnyField): boolean {
  if (field.kind === "choice") {
    const isLong = field.choices.some((choice) => choice.help !== null || choice.refusal !== "");
    return isLong || field.choices.length > FEW_CHOICES;
  }
  return LARGE.has(field.kind);
}

export function FieldWidget({ asking, field }: { asking: Asking; field: AnyField }) {
  const plain = {
    value: asking.values.value[field.name],
    values: asking.values.value,
    onChange: (value: unknown, merge = false) =>
      merge ? asking.put(field.name, value, true) : asking.press(field.name, value),
    onHover: (value: unknown) => asking.over(field.name, value, null),
    isLed: (value: unknown) => isLedTo(asking.target.value, field.name, value),
    onRule: (rule: string) => (asking.battle.rule.value = rule),
  };
  switch (field.kind) {
    case "piece":
      return <PieceWidget asking={asking} field={field} />;
    case "pieces":
      return <PiecesWidget asking={asking} field={field} />;
    case "spot":
      return <SpotWidget asking={asking} field={field} />;
    case "path":
      return <PathWidget asking={asking} field={field} />;
    case "facing":
      return <FacingWidget asking={asking} field={field} />;
    case "placements":
      if (field.follow) return <FollowWidget asking={asking} field={field} />;
      return <PlacementsWidget asking={asking} field={field} />;
    default:
      return <PlainWidget field={field} {...plain} />;
  }
}

type PlainField = Exclude<
  AnyField,
  { kind: "piece" | "pieces" | "spot" | "path" | "facing" | "placements" }
>;
type Loose = Omit<PlainProps<"words">, "field"> & { field: PlainField };

/** Widgets that need no table; forms elsewhere (armies) use them as well. */
export function PlainWidget({ field, ...rest }: Loose) {
  switch (field.kind) {
    case "legs":
      return <LegsWidget field={field} {...rest} />;
    case "split":
      return <SplitWidget field={field} {...rest} />;
    case "pairing":
      return <PairingWidget field={field} {...rest} />;
    case "order":
      return <OrderWidget field={field} {...rest} />;
    case "choice":
      return <ChoiceWidget field={field} {...rest} />;
    case "choices":
      return <ChoicesWidget field={field} {...rest} />;
    case "number":
      return <NumberWidget field={field} {...rest} />;
    case "dice":
      return <DiceWidget field={field} {...rest} />;
    case "switch":
      return <SwitchWidget field={field} {...rest} />;
    case "words":
      return <WordsWidget field={field} {...rest} />;
    case "changes":
      return <ChangesWidget field={field} {...rest} />;
  }
}
