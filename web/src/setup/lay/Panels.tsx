/** The table's own measures, the list of what lies on it, and the chosen piece. */
import { useId } from "preact/hooks";

import { Glyph, Segments } from "../../look";
import { length, measure, say, t } from "../../texts";
import { type Kit, type KitPiece, kindOf, type LaidTable } from "../board/geometry";
import { LengthInput } from "../board/LengthInput";
import { resizedTable } from "../board/laying";
import type { Laying } from "../board/plan";
import { Turner } from "../board/Turner";

interface Props {
  kit: Kit;
  plan: Laying;
}

/** Size and ground. */
export function TablePanel({ kit, plan }: Props) {
  const { table } = plan.now;
  const unit = measure.value === "cm" ? "cm" : "inch";
  const bounds = t("make-bounds", { least: length(kit.least), most: length(kit.most) });
  return (
    <section class="panel" aria-labelledby="lay-table">
      <h2 id="lay-table">{t("make-table")}</h2>
      <div class="lay-pair">
        <LengthInput
          label={t("make-width-of", { unit })}
          value={table.width}
          onValue={(width) => plan.lay((now) => resizedTable(now, kit, { width }))}
        />
        <LengthInput
          label={t("make-depth-of", { unit })}
          value={table.depth}
          onValue={(depth) => plan.lay((now) => resizedTable(now, kit, { depth }))}
        />
      </div>
      <p class="small soft">{bounds}</p>
      {kit.grounds.length > 1 && (
        <Segments
          label={t("make-ground")}
          value={table.ground}
          choices={kit.grounds.map((key) => ({
            key,
            title: t(`make-ground-${key}`), // texts: make-ground-*
          }))}
          onChange={(ground: LaidTable["ground"]) => plan.lay((now) => ({ ...now, ground }))}
        />
      )}
    </section>
  );
}

/** A height that a piece may have; 0 is that of the box. */
function raised(kind: KitPiece, height: number): number {
  const kept = Math.min(kind.highest, Math.max(kind.lowest, Math.round(height)));
  return kept === kind.height ? 0 : kept;
}

/** Everything that lies on the table; choosing one chooses it on the table too. */
export function LaidList({ kit, plan }: Props) {
  const { pieces } = plan.now.table;
  return (
    <section class="panel lay-list" aria-labelledby="lay-list">
      <h2 id="lay-list">{t("make-laid")}</h2>
      {pieces.length === 0 && <p class="soft">{t("make-nothing-laid")}</p>}
      <ol class="plain">
        {pieces.map((piece, index) => (
          <li key={index}>
            <button
              type="button"
              class="lay-line"
              aria-pressed={index === plan.chosen}
              onClick={() => plan.choose(index === plan.chosen ? null : index)}
            >
              <span>{piece.name || say(kindOf(kit, piece.key)?.name ?? piece.key)}</span>
              <span class="small soft">
                {length(piece.width)} × {length(piece.depth)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The chosen piece: its name, size and turn in numbers. */
export function PiecePanel({ kit, plan, nameless = false }: Props & { nameless?: boolean }) {
  const id = useId();
  const index = plan.chosen;
  const piece = index === null ? undefined : plan.now.table.pieces[index];
  const kind = piece && kindOf(kit, piece.key);
  if (index === null || !piece || !kind) return null;
  const unit = measure.value === "cm" ? "cm" : "inch";
  return (
    <section class="panel" aria-labelledby="lay-piece">
      <h2 id="lay-piece">{say(kind.name)}</h2>
      <p class="small soft">{say(kind.help)}</p>
      {!nameless && (
        <div class="field">
          <label for={id}>{t("make-name")}</label>
          <input
            id={id}
            class="input"
            maxLength={60}
            value={piece.name}
            onInput={(event) =>
              plan.shift(index, { name: event.currentTarget.value }, `name ${index}`)
            }
            onBlur={plan.settle}
          />
        </div>
      )}
      <div class="lay-pair">
        <LengthInput
          label={t("make-width-of", { unit })}
          value={piece.width}
          onValue={(width) => plan.shift(index, { width })}
        />
        <LengthInput
          label={t("make-depth-of", { unit })}
          value={piece.depth}
          onValue={(depth) => plan.shift(index, { depth })}
        />
      </div>
      <p class="small soft">
        {t("make-bounds", { least: length(kind.least), most: length(kind.most) })}
      </p>
      {kind.highest > 0 && (
        <>
          <LengthInput
            label={t("make-height-of", { unit })}
            value={piece.height || kind.height}
            onValue={(height) => plan.shift(index, { height: raised(kind, height) })}
          />
          <p class="small soft">
            {t("make-bounds", { least: length(kind.lowest), most: length(kind.highest) })}
          </p>
        </>
      )}
      <Turner facing={piece.facing} onTurn={(facing) => plan.shift(index, { facing })} />
      <div class="row">
        <button type="button" class="button" onClick={plan.duplicate}>
          <Glyph sign="copy" />
          {t("make-duplicate")}
        </button>
        <button type="button" class="button" onClick={plan.remove}>
          <Glyph sign="trash" />
          {t("make-piece-delete")}
        </button>
      </div>
    </section>
  );
}
