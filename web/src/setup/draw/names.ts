/** What people call things on the table: by their name, else by what they are and whose. */
import { isRecord, type Sheet } from "../../armies/cards/sheet";
import { language, say, t } from "../../texts";
import { kindOf } from "../board/geometry";
import type { Desk } from "./desk";
import { type Part, PIECES, rowsOf, sideOf, TERRAIN, type Thing } from "./parts";

/** A name as a sheet has it: one for all languages, or one for each. */
export function told(value: unknown): string {
  if (typeof value === "string") return value;
  if (!isRecord(value)) return "";
  const found = value[language.value] ?? value["en"];
  return typeof found === "string" ? found : "";
}

/** What a side is called. */
export function sideName(sheet: Sheet, side: number): string {
  const name = told(rowsOf(sheet, "sides")[side - 1]?.["name"]);
  return name === "" ? t("desk-side", { number: side }) : name;
}

/** What a single row of a part is called. */
export function oneOf(part: Part): string {
  return say(part.field.one ?? part.field.title);
}

/** A row of a part in a few words. */
export function nameOf(desk: Desk, part: Part, row: Sheet, index: number): string {
  const own = told(row["name"]);
  if (own !== "") return own;
  const what = chosenIn(part, row) ?? t("desk-thing", { what: oneOf(part), number: index + 1 });
  const side = sideOf(row);
  return side > 0 ? t("desk-of-side", { what, side: sideName(desk.sheet, side) }) : what;
}

/** What a row says it is, where one chooses that. */
function chosenIn(part: Part, row: Sheet): string | null {
  for (const { field } of part.field.entries) {
    if (field.kind !== "choice" || field.optional || field.name === "rule") continue;
    const found = field.choices.find(({ key }) => key === row[field.name]);
    if (found !== undefined) return say(found.label);
  }
  return null;
}

/** Anything on the table in a few words. */
export function thingName(desk: Desk, thing: Thing): string {
  const row = rowsOf(desk.sheet, thing.part)[thing.index];
  if (row === undefined) return "";
  if (thing.part === PIECES) return say(kindOf(desk.kit, String(row["key"]))?.name ?? "");
  const part = desk.parts.find(({ name }) => name === thing.part);
  if (part !== undefined) return nameOf(desk, part, row, thing.index);
  return thing.part === TERRAIN
    ? told(row["name"]) || t("desk-terrain", { number: thing.index + 1 })
    : "";
}
