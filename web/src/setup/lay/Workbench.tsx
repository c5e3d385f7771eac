/** One table being laid: box, board, measures, and what the rules say to it. */
import { useState } from "preact/hooks";

import { RuleDrawer } from "../../rulebook/RuleDrawer";
import { say, t } from "../../texts";
import { useBookMeasure } from "../../texts/book";
import type { Wire } from "../../wire/types";
import { Board } from "../board/Board";
import { type Kit, type KitPiece, kindOf } from "../board/geometry";
import { KitBox } from "../board/KitBox";
import { deedOf, isTyping } from "../board/keys";
import { added, blamed, freeSpot, fresh, isFull } from "../board/laying";
import type { Named } from "../board/plan";
import { useCarrying } from "../board/useCarrying";
import { useKeys } from "../board/useKeys";
import { LandPanel } from "./LandPanel";
import { LaidList, PiecePanel, TablePanel } from "./Panels";
import { Actions, Title, Tools } from "./Toolbar";
import { usePlan } from "./usePlan";
import { useSaving } from "./useSaving";
import { useVerdict } from "./useVerdict";
import { Told, VerdictLine } from "./VerdictLine";

/** What must be there before a table can be laid. */
export interface Loaded {
  game: Wire<"GameShown">;
  kit: Kit;
  /** Null for a table that has not been saved yet. */
  paper: Wire<"Paper"> | null;
  saved: Named;
}

interface Props extends Loaded {
  id: string;
  /** Under what name changes are kept until they are saved. */
  draft: string;
}

export function Workbench({ id, draft, game, kit, paper, saved }: Props) {
  useBookMeasure(game.inch, game.measure);
  const plan = usePlan(draft, kit, saved);
  const { verdict, grounds, known } = useVerdict(game.key, kit, plan.now.table);
  const [snap, setSnap] = useState(false);
  const [rule, setRule] = useState("");
  const saving = useSaving(id, game.key, paper, plan);
  const still = paper !== null && !paper.mine;
  const carrying = useCarrying(plan);
  const isFresh = verdict.of === plan.now.table;
  const wrong = isFresh ? blamed(verdict.refusal?.text.values) : [];

  const put = (kind: KitPiece) => {
    if (isFull(kit, plan.now.table)) return;
    const { width, depth } = plan.now.table;
    const piece = fresh(kind, [0, 0]);
    const spot = freeSpot(plan.now.table, kit, kind, piece, [width / 2, depth / 2]);
    const count = plan.now.table.pieces.length;
    plan.lay((table) => added(table, kind, fresh(kind, spot)));
    plan.choose(count);
  };
  const press = (event: KeyboardEvent) => {
    if (still || isTyping(event.target)) return;
    const piece = plan.chosen === null ? null : (plan.now.table.pieces[plan.chosen] ?? null);
    const deed = deedOf(event, piece);
    if (deed === null) return;
    event.preventDefault();
    if (deed.kind === "shift" && plan.chosen !== null) plan.shift(plan.chosen, deed.change, "keys");
    if (deed.kind === "remove") plan.remove();
    if (deed.kind === "duplicate") plan.duplicate();
    if (deed.kind === "undo") plan.undo();
    if (deed.kind === "redo") plan.redo();
    if (deed.kind === "leave") plan.choose(null);
    if (deed.kind === "save") void saving.saveHere();
  };

  useKeys(press, plan.settle);

  return (
    <main class={still ? "page lay is-still" : "page lay"}>
      <header class="page-head">
        <Title plan={plan} still={still} game={say(game.title)} saving={saving} />
        <div class="row actions">
          {!still && <Tools plan={plan} snap={snap} onSnap={setSnap} />}
          <Actions
            plan={plan}
            saving={saving}
            paper={paper}
            usable={isFresh && verdict.refusal === null && verdict.trouble === ""}
          />
        </div>
      </header>
      {still && <p class="notice">{t("make-shared-table")}</p>}
      {!still && plan.isDraft && plan.isBack && <p class="notice">{t("make-draft")}</p>}
      <div class="lay-columns">
        {!still && (
          <KitBox
            kit={kit}
            plan={plan}
            known={known}
            onClick={put}
            onCarry={carrying.carry}
            onDrop={carrying.drop}
          />
        )}
        <div class="lay-middle">
          <Board
            kit={kit}
            plan={plan}
            grounds={grounds}
            blamed={wrong}
            snap={snap}
            still={still}
            onReady={carrying.ready}
          />
          <VerdictLine verdict={verdict} isFresh={isFresh} onRule={setRule} />
          {!still && <p class="small soft lay-help">{t("make-keys")}</p>}
          {!still && <Told plan={plan} name={(key) => say(kindOf(kit, key)?.name ?? key)} />}
        </div>
        {!still && (
          <div class="lay-side">
            <PiecePanel kit={kit} plan={plan} />
            <LandPanel game={game} plan={plan} />
            <TablePanel kit={kit} plan={plan} />
            <LaidList kit={kit} plan={plan} />
          </div>
        )}
      </div>
      <RuleDrawer game={game.key} rule={rule} onClose={() => setRule("")} onRule={setRule} />
    </main>
  );
}
