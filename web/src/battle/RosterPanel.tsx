/** The left panel: who has what, sheets, tracks, rows of cards and dice; or a rail of tokens. */
import { SideMark } from "../look";
import type { Battle } from "../model/battle";
import { type RosterGroup, type RosterSide, rosters, sidesOf } from "../model/roster";
import { BadgeView } from "../story/elements/BadgeView";
import { CardView } from "../story/elements/CardView";
import { DicePoolView } from "../story/elements/DicePoolView";
import { GaugeView, gaugeWords } from "../story/elements/GaugeView";
import { TrackView } from "../story/elements/TrackView";
import { sideMarks } from "../story/side";
import { Token } from "../story/Token";
import { say, t } from "../texts";
import type { Gauge, Piece, Sight } from "../wire/types";

interface Props {
  battle: Battle;
  sight: Sight;
  onRule(rule: string): void;
  /** A piece was chosen: a drawer gets out of its way. */
  onChosen?: (() => void) | undefined;
}

export function RosterPanel({ battle, sight, onRule, onChosen }: Props) {
  const { scene } = sight;
  const sides = sidesOf(sight);
  const choose = (piece: Piece): void => {
    select(battle, piece);
    onChosen?.();
  };
  return (
    <div class="roster">
      {scene.tracks.map((track, index) => (
        <TrackView key={`track-${index}`} track={track} />
      ))}
      {scene.pools.map((pool, index) => (
        <DicePoolView
          key={`pool-${index}`}
          pool={pool}
          onRule={onRule}
          side={pool.seat === null ? undefined : sides[pool.seat]}
        />
      ))}
      {rosters(sight).map((side) => (
        <SideView
          key={side.seat ?? "none"}
          side={side}
          sides={sides}
          onChoose={choose}
          chosen={battle.selected.value}
        />
      ))}
      {scene.sheets.length > 0 && <h3>{t("roster-sheets")}</h3>}
      {scene.sheets.map((sheet, index) => (
        <details key={`sheet-${index}`} class="sheet">
          <summary>{say(sheet.title)}</summary>
          <CardView
            card={sheet}
            onRule={onRule}
            side={sheet.seat === null ? undefined : sides[sheet.seat]}
            bare
          />
        </details>
      ))}
    </div>
  );
}

interface SideProps {
  side: RosterSide;
  sides: readonly number[];
  chosen: number | null;
  onChoose(piece: Piece): void;
}

function sideNumber({ side, sides }: Pick<SideProps, "side" | "sides">): number | undefined {
  return side.seat === null ? undefined : sides[side.seat];
}

function SideView({ side, sides, chosen, onChoose }: SideProps) {
  const number = sideNumber({ side, sides });
  return (
    <section class="roster-side" {...sideMarks(number)}>
      <h3>
        {number !== undefined && <SideMark side={number} />}
        <span>{side.seat === null ? t("roster-nobody") : side.name}</span>
        <span class="count" title={t("roster-on-table", { count: side.onTable })}>
          {say(side.onTable)}
        </span>
      </h3>
      {side.groups.map((group) => (
        <GroupView
          key={group.key}
          group={group}
          number={number}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </section>
  );
}

interface GroupProps {
  group: RosterGroup;
  number: number | undefined;
  chosen: number | null;
  onChoose(piece: Piece): void;
}

function GroupView({ group, number, chosen, onChoose }: GroupProps) {
  return (
    <>
      {group.group !== null && (
        <h4 class="roster-group">
          <span>{say(group.group.name)}</span>
          {group.group.gauges.map((gauge, index) => (
            <GaugeView key={index} gauge={gauge} compact />
          ))}
        </h4>
      )}
      <ul>
        {group.pieces.map((piece) => (
          <li key={piece.id}>
            <PieceRow piece={piece} number={number} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Select a piece: its card is shown, and the table brings it into the middle. */
function select(battle: Battle, piece: Piece): void {
  battle.selected.value = piece.id;
  if (piece.pose !== null) battle.centre.value = { pieces: [piece.id] };
}

interface PieceProps {
  piece: Piece;
  number: number | undefined;
  chosen: number | null;
  onChoose(piece: Piece): void;
}

function PieceRow({ piece, number, chosen, onChoose }: PieceProps) {
  const beside = piece.pose === null;
  return (
    <button
      type="button"
      class={`roster-piece${piece.spent ? " is-spent" : ""}${beside ? " is-beside" : ""}`}
      data-roster={piece.id}
      aria-pressed={chosen === piece.id}
      title={beside ? t("roster-beside") : undefined}
      onClick={() => onChoose(piece)}
    >
      <Token piece={piece} side={number} />
      <span class="roster-name">{say(piece.name)}</span>
      <span class="roster-state">
        {piece.badges.map((badge, index) => (
          <BadgeView key={index} badge={badge} />
        ))}
        {piece.gauges.map((gauge, index) => (
          <GaugeView key={index} gauge={gauge} compact />
        ))}
      </span>
    </button>
  );
}

/** The roster where there is no room for it: one token for each piece on the table. */
export function RosterRail({ battle, sight }: Omit<Props, "onRule" | "onChosen">) {
  const sides = sidesOf(sight);
  return (
    <div class="rail">
      {rosters(sight).map((side) => {
        const number = sideNumber({ side, sides });
        const name = side.seat === null ? t("roster-nobody") : side.name;
        return (
          <section key={side.seat ?? "none"} {...sideMarks(number)} aria-label={name}>
            {number !== undefined && <SideMark side={number} title={name} />}
            {side.groups
              .flatMap((group) => group.pieces)
              .filter((piece) => piece.pose !== null)
              .map((piece) => (
                <RailPiece
                  key={piece.id}
                  piece={piece}
                  number={number}
                  chosen={battle.selected.value}
                  onChoose={(one) => select(battle, one)}
                />
              ))}
          </section>
        );
      })}
    </div>
  );
}

function RailPiece({ piece, number, chosen, onChoose }: PieceProps) {
  const words = [say(piece.name), ...piece.gauges.map(gaugeWords)].join(", ");
  const first: Gauge | undefined = piece.gauges[0];
  return (
    <button
      type="button"
      class={`rail-piece${piece.spent ? " is-spent" : ""}`}
      aria-pressed={chosen === piece.id}
      aria-label={words}
      title={words}
      onClick={() => onChoose(piece)}
    >
      <Token piece={piece} side={number} />
      {first !== undefined && <span class="rail-number">{say(first.value)}</span>}
    </button>
  );
}
