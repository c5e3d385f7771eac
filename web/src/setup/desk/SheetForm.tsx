/** What a scenario says besides its table: story, sides, goals, length, section by section. */
import { useEffect, useRef } from "preact/hooks";

import { faultsAt, type Sheet } from "../../armies/cards/sheet";
import { Values } from "../../armies/cards/Values";
import { say, t } from "../../texts";
import type { Desk } from "../draw/desk";
import { thingName } from "../draw/names";
import { PIECES, rowsOf, sameThing, TERRAIN, type Thing } from "../draw/parts";
import { TablePanel } from "../lay/Panels";
import { ScenarioInput } from "../scenario/ScenarioInput";
import type { Judged } from "./useReport";

interface Props {
  desk: Desk;
  judged: Judged;
  /** The section that is open, by its number. */
  open: number;
  onOpen(section: number): void;
  onRule(rule: string): void;
}

/** What the desk shows in another way: title above, size and ground with the table. */
const ELSEWHERE = new Set(["game", "title", "mat", "width", "depth", PIECES, TERRAIN]);

/** The section in which a value stands. */
export function sectionOf(desk: Desk, field: string): number {
  const [name] = field.split(".");
  return desk.kind.sections.findIndex(({ entries }) =>
    entries.some((entry) => entry.field.name === name),
  );
}

export function SheetForm({ desk, judged, open, onOpen, onRule }: Props) {
  const { kind, sheet, parts } = desk;
  const onTable = new Set(parts.map(({ name }) => name));
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector("details[open] > summary")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <div class="desk-form" ref={form}>
      {kind.sections.map((section, index) => {
        const entries = section.entries.filter(
          ({ field }) => !ELSEWHERE.has(field.name) && !onTable.has(field.name),
        );
        const lying = section.entries.filter(
          ({ field }) => onTable.has(field.name) || field.name === PIECES || field.name === TERRAIN,
        );
        const isTable = section.entries.some(({ field }) => field.name === "width");
        const count = section.entries.reduce(
          (sum, { field }) => sum + faultsAt(judged.refusals, field.name, true).length,
          0,
        );
        if (entries.length === 0 && lying.length === 0 && !isTable) return null;
        return (
          <details
            key={index}
            class="panel desk-section"
            data-section={index}
            open={open === index}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && open !== index) onOpen(index);
              if (!currentTarget.open && open === index) onOpen(-1);
            }}
          >
            <summary>
              {say(section.title)}
              {count > 0 && <span class="chip harm-text">{t("desk-faults-short", { count })}</span>}
            </summary>
            {open === index && (
              <div class="stack tight">
                {isTable && <TablePanel kit={desk.kit} plan={desk.laying} />}
                {lying.map(({ field }) => (
                  <Lying key={field.name} desk={desk} part={field.name} title={say(field.title)} />
                ))}
                {entries.length > 0 && (
                  <Values
                    Input={ScenarioInput}
                    entries={entries}
                    sheet={sheet}
                    at=""
                    refusals={judged.refusals}
                    onSheet={(next: Sheet) => desk.change(() => next, `form ${index}`)}
                    onRule={onRule}
                  />
                )}
              </div>
            )}
          </details>
        );
      })}
    </div>
  );
}

/** What of a part lies on the table, to be chosen there. */
function Lying({ desk, part, title }: { desk: Desk; part: string; title: string }) {
  const rows = rowsOf(desk.sheet, part);
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 class="label">{title}</h3>
      <ol class="plain desk-lying">
        {rows.map((_, index) => {
          const thing: Thing = { part, index };
          return (
            <li key={index}>
              <button
                type="button"
                class="lay-line"
                aria-pressed={sameThing(desk.chosen, thing)}
                onClick={() => desk.choose(thing)}
              >
                {thingName(desk, thing)}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
