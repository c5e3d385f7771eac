/** One scenario being made: its table under the hands, its words and goals beside it. */
import { useMemo, useState } from "preact/hooks";

import type { CardKind, Sheet } from "../../armies/cards/sheet";
import { RuleDrawer } from "../../rulebook/RuleDrawer";
import { measure, say, t } from "../../texts";
import { useBookMeasure } from "../../texts/book";
import type { Wire } from "../../wire/types";
import { Board } from "../board/Board";
import type { Kit, KitPiece } from "../board/geometry";
import { KitBox } from "../board/KitBox";
import { added, freeSpot, fresh, isFull } from "../board/laying";
import { gridOf } from "../board/lengths";
import { useCarrying } from "../board/useCarrying";
import { useDrawings } from "../board/useDrawings";
import { AreaNames, Areas } from "../draw/Areas";
import { Armies, RuleZones } from "../draw/Deployed";
import type { Tool } from "../draw/desk";
import { thingName } from "../draw/names";
import { PIECES, rowsOf, sideOf, type Thing } from "../draw/parts";
import { Things } from "../draw/Things";
import { useDesk } from "../draw/useDesk";
import { useHands } from "../draw/useHands";
import { SheetContext } from "../scenario/sheetContext";
import { CampaignDialog } from "./CampaignDialog";
import { ChosenPanel } from "./ChosenPanel";
import { DeskHead } from "./DeskHead";
import { DrawBox, ToolHint } from "./DrawBox";
import { FaultLines, thingIn } from "./FaultLines";
import { groundsBeside } from "./grounds";
import { SheetForm, sectionOf } from "./SheetForm";
import { useDeskKeys } from "./useDeskKeys";
import { useKeeping } from "./useKeeping";
import { useReport } from "./useReport";
import { WhoWins } from "./WhoWins";
import "../../armies/cards/cards.css";

/** What must be there before a scenario can be made. */
export interface Loaded {
  game: Wire<"GameShown">;
  kit: Kit;
  kind: CardKind;
  /** Null for one that has not been saved yet. */
  paper: Wire<"Paper"> | null;
  saved: Sheet;
}

interface Props extends Loaded {
  id: string;
  /** Under what name changes are kept until they are saved. */
  draft: string;
}

export function ScenarioDesk({ id, draft, game, kit, kind, paper, saved }: Props) {
  useBookMeasure(game.inch, game.measure);
  const desk = useDesk(draft, kind, kit, saved);
  const { sheet, table, laying } = desk;
  const judged = useReport(game.key, sheet);
  const { grounds, known } = useDrawings(game.key, kit, table);
  const [tool, setTool] = useState<Tool | null>(null);
  const [snap, setSnap] = useState(false);
  const [armies, setArmies] = useState(true);
  const [open, setOpen] = useState(0);
  const [rule, setRule] = useState("");
  const [campaign, setCampaign] = useState("");
  const keeping = useKeeping(id, game.key, paper, desk);
  const still = paper !== null && !paper.mine;
  const drawing = useHands(desk, tool, setTool, snap ? gridOf(measure.value) : 0);
  const carrying = useCarrying(laying);
  useDeskKeys(desk, tool, drawing, keeping);
  const fixed = useMemo(
    () => groundsBeside(sheet, judged.drawn, judged.scene),
    [sheet, judged.drawn, judged.scene],
  );
  const blamed = judged.refusals.map(({ field }) => field);
  const wrong = blamed.flatMap((field) => {
    const thing = thingIn(desk, field);
    return thing?.part === PIECES ? [thing.index] : [];
  });
  const put = (piece: KitPiece) => {
    if (isFull(kit, table)) return;
    const begin = fresh(piece, [0, 0]);
    const spot = freeSpot(table, kit, piece, begin, [table.width / 2, table.depth / 2]);
    laying.lay((now) => added(now, piece, fresh(piece, spot)));
    laying.choose(table.pieces.length);
    showBoard();
  };
  const take = (next: Tool | null) => {
    drawing.cancel();
    setTool(next);
    if (next !== null) showBoard();
  };
  const show = (thing: Thing) => {
    desk.choose(thing);
    showBoard();
  };
  const ownZones = desk.parts.some(
    ({ kind: one, name }) => one === "area" && rowsOf(sheet, name).some((row) => sideOf(row) > 0),
  );
  const playable = judged.written !== null && judged.of === sheet;

  return (
    <main class={still ? "page lay desk is-still" : "page lay desk"}>
      <DeskHead
        desk={desk}
        game={say(game.title)}
        keeping={keeping}
        paper={paper}
        playable={playable}
        still={still}
        snap={snap}
        onSnap={setSnap}
        armies={armies}
        onArmies={setArmies}
        onCampaign={() => void keeping.use(setCampaign)}
      />
      {still && <p class="notice">{t("desk-shared")}</p>}
      {!still && desk.isDraft && desk.isBack && <p class="notice">{t("make-draft")}</p>}
      <div class="lay-columns">
        {!still && (
          <div class="desk-left">
            <DrawBox desk={desk} tool={tool} onTool={take} />
            <KitBox
              kit={kit}
              plan={laying}
              known={known}
              onClick={put}
              onCarry={carrying.carry}
              onDrop={carrying.drop}
            />
          </div>
        )}
        <div class="lay-middle">
          <Board
            kit={kit}
            plan={laying}
            grounds={grounds}
            blamed={wrong}
            snap={snap}
            still={still}
            onReady={carrying.ready}
            fixed={fixed}
            hands={drawing.hands}
            below={(pixel) => (
              <>
                {!ownZones && <RuleZones zones={judged.zones} pixel={pixel} />}
                <Areas desk={desk} blamed={blamed} pixel={pixel} />
              </>
            )}
            above={(pixel) => (
              <>
                {armies && judged.scene !== null && <Armies scene={judged.scene} />}
                <AreaNames desk={desk} pixel={pixel} />
                <Things desk={desk} blamed={blamed} sketch={drawing.sketch} pixel={pixel} />
              </>
            )}
          />
          {tool !== null ? (
            <ToolHint
              tool={tool}
              corners={drawing.sketch?.open ? drawing.sketch.corners.length : 0}
            />
          ) : (
            <FaultLines
              desk={desk}
              judged={judged}
              onThing={show}
              onField={(field) => setOpen(sectionOf(desk, field))}
              onRule={setRule}
            />
          )}
          <WhoWins desk={desk} onGoals={() => setOpen(sectionOf(desk, "goals"))} />
          {!still && <p class="small soft lay-help">{t("make-keys")}</p>}
          <p class="unseen" aria-live="polite">
            {desk.chosen && thingName(desk, desk.chosen)}
          </p>
        </div>
        {!still && (
          <SheetContext.Provider value={sheet}>
            <div class="lay-side">
              <ChosenPanel desk={desk} judged={judged} onRule={setRule} />
              <SheetForm
                desk={desk}
                judged={judged}
                open={open}
                onOpen={setOpen}
                onRule={setRule}
              />
            </div>
          </SheetContext.Provider>
        )}
      </div>
      {campaign !== "" && (
        <CampaignDialog game={game.key} paper={campaign} onClose={() => setCampaign("")} />
      )}
      <RuleDrawer game={game.key} rule={rule} onClose={() => setRule("")} onRule={setRule} />
    </main>
  );
}

/** On a narrow screen the box lies below the table: what is put there shall be seen. */
function showBoard(): void {
  document.querySelector(".lay-board")?.scrollIntoView({ block: "nearest" });
}
