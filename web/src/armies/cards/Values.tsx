/** The values of a card, or of a part of it: each with its meaning, its rule and what is wrong. */
import { Glyph, RuleChip } from "../../look";
import { say } from "../../texts";
import type { Input } from "./inputs";
import { type Entry, faultsAt, type Refusal, type Sheet, withValue } from "./sheet";

interface Props {
  Input: Input;
  entries: readonly Entry[];
  sheet: Sheet;
  /** Where in the whole card these values stand, with a dot behind: `ranged.`. */
  at: string;
  refusals: readonly Refusal[];
  onSheet(sheet: Sheet): void;
  onRule(rule: string): void;
}

export function Values({ Input, entries, sheet, at, refusals, onSheet, onRule }: Props) {
  return (
    <div class="card-values">
      {entries.map(({ field, help, rule }) => {
        const place = `${at}${field.name}`;
        const wide = ["choices", "rows", "record", "figure", "variants", "outline"].includes(
          field.kind,
        );
        const parts = ["rows", "record", "variants"].includes(field.kind);
        const faults = faultsAt(refusals, place, !parts);
        const kind = `card-value${wide ? " is-wide" : ""}${faults.length > 0 ? " is-wrong" : ""}`;
        return (
          <div key={field.name} class={kind} data-field={place}>
            <Input
              field={field}
              at={place}
              value={sheet[field.name]}
              refusals={refusals}
              onValue={(value) => onSheet(withValue(sheet, field.name, value))}
              onRule={onRule}
            />
            {(help !== null || rule !== "") && (
              <p class="small soft">
                {help !== null && say(help)}{" "}
                {rule !== "" && <RuleChip rule={rule} onOpen={onRule} />}
              </p>
            )}
            {faults.map((fault, index) => (
              <p key={index} class="fault small" role="alert">
                <Glyph sign="warning" size={16} />
                <span>{say(fault.text)}</span>
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
