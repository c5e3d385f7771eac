/** What is in the army: each entry with its number, price, choices, and what is wrong with it. */
import { useState } from "preact/hooks";

import { Portrait } from "../figure";
import { Glyph, RuleChip } from "../look";
import { say, t } from "../texts";
import { ChoiceInput } from "./ChoiceInput";
import { Face, FaceButton } from "./Face";
import { Price } from "./Price";
import {
  chosenWords,
  type Entry,
  type Fault,
  type Offer,
  type Report,
  type Roster,
  sortedFaults,
  withChoice,
  withCount,
  withoutEntry,
} from "./roster";
import { Stepper } from "./Stepper";

interface Props {
  roster: Roster;
  /** Of this roster, or of the one before the last change; null before the first answer. */
  report: Report | null;
  /** None: it can only be read. */
  onRoster?: ((roster: Roster) => void) | undefined;
  onRule(rule: string): void;
}

export function Entries({ roster, report, onRoster, onRule }: Props) {
  const [face, setFace] = useState<Offer | null>(null);
  if (roster.entries.length === 0) {
    return <p class="empty">{t("make-army-empty")}</p>;
  }
  const faults = sortedFaults(report?.faults ?? [], roster.entries.length);
  const offers = new Map((report?.offers ?? []).map((offer) => [offer.key, offer]));
  return (
    <>
      <ol class="plain entries">
        {roster.entries.map((entry, at) => (
          <EntryLine
            key={at}
            entry={entry}
            offer={offers.get(entry.key)}
            price={report?.prices[at]}
            total={report?.totals[at]}
            scale={report?.scale ?? 1}
            faults={faults.entries.get(at) ?? []}
            onCount={onRoster && ((count) => onRoster(withCount(roster, at, count)))}
            onRemove={() => onRoster?.(withoutEntry(roster, at))}
            onChoice={(name, value) => onRoster?.(withChoice(roster, at, name, value))}
            onFace={setFace}
            onRule={onRule}
          />
        ))}
      </ol>
      {face !== null && (
        <Face roster={roster} offer={face} onClose={() => setFace(null)} onRule={onRule} />
      )}
    </>
  );
}

interface LineProps {
  entry: Entry;
  offer: Offer | undefined;
  price: Report["prices"][number] | undefined;
  total: number | undefined;
  scale: number;
  faults: readonly Fault[];
  onCount: ((count: number) => void) | undefined;
  onRemove(): void;
  onChoice(name: string, value: unknown): void;
  onFace(offer: Offer): void;
  onRule(rule: string): void;
}

function EntryLine({ entry, offer, price, total, scale, faults, onCount, ...on }: LineProps) {
  const name = offer === undefined ? entry.key : say(offer.name);
  return (
    <li class={faults.length > 0 ? "entry is-wrong" : "entry"}>
      <div class="entry-line">
        {onCount === undefined ? (
          <span class="entry-count">{say(entry.count)} ×</span>
        ) : (
          <Stepper name={name} count={entry.count} onCount={onCount} />
        )}
        <span class="entry-printed">{say(entry.count)} ×</span>
        {offer?.figure && <Portrait figure={offer.figure} side={0} />}
        <span class="entry-name">
          {offer === undefined ? name : <FaceButton name={name} onShow={() => on.onFace(offer)} />}
        </span>
        {price !== undefined && total !== undefined && (
          <Price price={price} total={total} scale={scale} onRule={on.onRule} />
        )}
        {onCount !== undefined && (
          <button
            type="button"
            class="button quiet square"
            aria-label={t("make-take-out", { name })}
            onClick={on.onRemove}
          >
            <Glyph sign="trash" size={16} />
          </button>
        )}
      </div>
      {onCount !== undefined && (offer?.fields.length ?? 0) > 0 && (
        <div class="entry-choices">
          {offer?.fields.map((field) => (
            <ChoiceInput
              key={field.name}
              field={field}
              value={entry.choices[field.name]}
              onValue={(value) => on.onChoice(field.name, value)}
            />
          ))}
        </div>
      )}
      {onCount === undefined && offer !== undefined && offer.fields.length > 0 && (
        <p class="small soft entry-chosen">
          {chosenWords(offer.fields, entry.choices, say).join(" · ")}
        </p>
      )}
      {faults.map((fault, index) => (
        <FaultLine key={index} fault={fault} onRule={on.onRule} />
      ))}
    </li>
  );
}

export function FaultLine({ fault, onRule }: { fault: Fault; onRule(rule: string): void }) {
  return (
    <p class="fault">
      <Glyph sign="warning" size={16} />
      <span>
        {say(fault.text)} <RuleChip rule={fault.rule} onOpen={onRule} />
      </span>
    </p>
  );
}
