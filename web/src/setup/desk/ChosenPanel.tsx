/** The chosen thing in numbers and words: where it is, how large, whose, and what else it has. */
import { faultsAt, type Sheet } from "../../armies/cards/sheet";
import { Values } from "../../armies/cards/Values";
import { Glyph } from "../../look";
import { measure, say, t } from "../../texts";
import { extentOf } from "../board/geometry";
import { LengthInput } from "../board/LengthInput";
import { Turner } from "../board/Turner";
import { boxOf, circleOf, cornersIn, isBox, moved, roundOf } from "../draw/areas";
import type { Desk } from "../draw/desk";
import { cornersOf, keptOn, shifted } from "../draw/details";
import { thingName } from "../draw/names";
import {
  facingOf,
  OUTLINE,
  type Part,
  PIECES,
  rowsOf,
  spotOf,
  type Thing,
  withRow,
} from "../draw/parts";
import { turnedBy } from "../draw/turning";
import { PiecePanel } from "../lay/Panels";
import { ScenarioInput } from "../scenario/ScenarioInput";
import type { Judged } from "./useReport";

interface Props {
  desk: Desk;
  judged: Judged;
  onRule(rule: string): void;
}

export function ChosenPanel({ desk, judged, onRule }: Props) {
  const { chosen, sheet, parts, kit, laying } = desk;
  const row = chosen && rowsOf(sheet, chosen.part)[chosen.index];
  if (!row || !chosen) return null;
  const wrong = faultsAt(judged.refusals, `${chosen.part}.${chosen.index}`);
  const faults = wrong.map((fault, index) => (
    <p key={index} class="fault small" role="alert">
      <Glyph sign="warning" size={16} />
      <span>{say(fault.text)}</span>
    </p>
  ));
  if (chosen.part === PIECES) {
    return (
      <>
        <PiecePanel kit={kit} plan={laying} nameless />
        {faults}
      </>
    );
  }
  const part = parts.find(({ name }) => name === chosen.part) ?? null;
  const put = (next: Sheet, join?: string) =>
    desk.change((now) => withRow(now, chosen, next), join);
  return (
    <section class="panel" aria-labelledby="desk-chosen">
      <h2 id="desk-chosen">{thingName(desk, chosen)}</h2>
      {faults}
      {part !== null && (
        <Own part={part} row={row} chosen={chosen} judged={judged} onRow={put} onRule={onRule} />
      )}
      <Place desk={desk} part={part} row={row} onRow={put} />
      {(part === null || part.kind === "area" || part.turns) && !part?.box && (
        <Turner
          facing={part?.kind === "spot" ? facingOf(row) : 0}
          onTurn={(facing) =>
            put(
              part?.kind === "spot"
                ? { ...row, facing: ((facing % 3600) + 3600) % 3600 }
                : turnedBy(row, part, facing, desk.table),
            )
          }
        />
      )}
      <div class="row">
        {part !== null && (
          <button type="button" class="button" onClick={laying.duplicate}>
            <Glyph sign="copy" />
            {t("make-duplicate")}
          </button>
        )}
        <button type="button" class="button" onClick={laying.remove}>
          <Glyph sign="trash" />
          {t("make-piece-delete")}
        </button>
      </div>
    </section>
  );
}

/** What is shown in numbers of its own, and not among its values. */
const PLACED = { area: new Set<string>(), spot: new Set(["x", "y", "facing"]) };
/** What is seldom touched: folded away. */
const SELDOM = new Set(["rule", "key", "facing", OUTLINE]);

interface OwnProps {
  part: Part;
  row: Sheet;
  chosen: Thing;
  judged: Judged;
  onRow(row: Sheet, join?: string): void;
  onRule(rule: string): void;
}

/** Its side, its name, its kind; what is seldom needed is folded away. */
function Own({ part, row, chosen, judged, onRow, onRule }: OwnProps) {
  const at = `${chosen.part}.${chosen.index}.`;
  const shown = part.field.entries.filter(({ field }) => !PLACED[part.kind].has(field.name));
  const usual = shown.filter(({ field }) => !field.optional || field.kind === "choice");
  const plain = usual.filter(({ field }) => !SELDOM.has(field.name));
  const seldom = shown.filter((entry) => !plain.includes(entry));
  const values = (entries: typeof shown) => (
    <Values
      Input={ScenarioInput}
      entries={entries}
      sheet={row}
      at={at}
      refusals={judged.refusals}
      onSheet={(next) => onRow(next, `own ${at}`)}
      onRule={onRule}
    />
  );
  const isWrong = seldom.some(
    ({ field }) => faultsAt(judged.refusals, `${at}${field.name}`, true).length > 0,
  );
  return (
    <>
      {plain.length > 0 && values(plain)}
      {seldom.length > 0 && (
        <details open={isWrong}>
          <summary class="small">{t("desk-more")}</summary>
          {values(seldom)}
        </details>
      )}
    </>
  );
}

interface PlaceProps {
  desk: Desk;
  part: Part | null;
  row: Sheet;
  onRow(row: Sheet): void;
}

function Place({ desk: { table }, part, row, onRow }: PlaceProps) {
  const unit = measure.value === "cm" ? "cm" : "inch";
  const corners = part === null ? cornersOf(row) : cornersIn(row[OUTLINE]);
  const isSpot = part?.kind === "spot";
  if (!isSpot && corners.length < 3) return null;
  const { left, top, right, bottom } = extentOf(isSpot ? [spotOf(row)] : corners);
  const round = isSpot ? null : roundOf(corners);
  const outline = (next: readonly (readonly [number, number])[]) =>
    onRow({ ...row, [OUTLINE]: next });
  const shove = (dx: number, dy: number) => {
    if (isSpot) {
      const [x, y] = [left + dx, top + dy];
      onRow({
        ...row,
        x: Math.min(table.width, Math.max(0, x)),
        y: Math.min(table.depth, Math.max(0, y)),
      });
    } else if (part === null) {
      onRow(shifted(row, { by: keptOn(corners, [dx, dy], table), around: [0, 0], tenths: 0 }));
    } else outline(moved(corners, [dx, dy], table));
  };
  const sized = (width: number, depth: number) =>
    outline(
      boxOf([left, top], [Math.min(table.width, left + width), Math.min(table.depth, top + depth)]),
    );
  return (
    <div class="lay-pair">
      <LengthInput
        label={t("desk-from-left", { unit })}
        value={left}
        onValue={(x) => shove(x - left, 0)}
      />
      <LengthInput
        label={t("desk-from-top", { unit })}
        value={top}
        onValue={(y) => shove(0, y - top)}
      />
      {part?.kind === "area" && isBox(corners) && (
        <>
          <LengthInput
            label={t("make-width-of", { unit })}
            value={right - left}
            onValue={(width) => sized(Math.max(100, width), bottom - top)}
          />
          <LengthInput
            label={t("make-depth-of", { unit })}
            value={bottom - top}
            onValue={(depth) => sized(right - left, Math.max(100, depth))}
          />
        </>
      )}
      {round !== null && (
        <LengthInput
          label={t("desk-diameter", { unit })}
          value={2 * round.radius}
          onValue={(across) => outline(circleOf(round.middle, Math.max(50, across / 2)))}
        />
      )}
    </div>
  );
}
