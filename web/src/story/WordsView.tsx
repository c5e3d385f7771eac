/** The table told in words: for screen readers, and for whoever likes to read. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { Battle } from "../model/battle";
import { rosters } from "../model/roster";
import { isRefusal } from "../net/problem";
import { length, say, t } from "../texts";
import type { Piece, Refusal, Sight, Value, Wire } from "../wire/types";
import { gaugeWords } from "./elements/GaugeView";
import { sideMarks } from "./side";
import { type GroundSeen, groundsSeen, type PieceSeen, piecesSeen, terrainAt } from "./words";
import "./story.css";

type Surveyed = Wire<"Surveyed">;

export function WordsView({ battle }: { battle: Battle }) {
  const sight = battle.sight.value;
  const from = useComputed(() => chosen(battle));
  const found = useSurvey(battle, from.value?.id ?? null);
  if (sight === null) return null;
  return (
    <section class="words" aria-label={t("words-title")}>
      <label class="words-from">
        <span>{t("words-from")}</span>
        <PieceSelect
          sight={sight}
          value={from.value?.id ?? null}
          onPick={(piece) => (battle.selected.value = piece)}
        />
      </label>
      {from.value === null ? (
        <p class="words-empty">{t("words-choose")}</p>
      ) : (
        <FromPiece battle={battle} sight={sight} from={from.value} found={found} />
      )}
    </section>
  );
}

/** The selected piece, if it still stands on the table. */
function chosen(battle: Battle): Piece | null {
  const id = battle.selected.value;
  const piece = battle.sight.value?.scene.pieces.find((one) => one.id === id);
  return piece?.pose == null ? null : piece;
}

/** What lies around a piece, asked anew whenever the battle goes on. */
function useSurvey(battle: Battle, piece: number | null): Surveyed | Refusal | null {
  const found = useSignal<Surveyed | Refusal | null>(null);
  const number = battle.sight.value?.number ?? 0;
  const seat = battle.sight.value?.seat ?? null;
  const live = battle.line.connection.value === "live";
  useEffect(() => {
    if (piece === null || !live) return;
    let current = true;
    void battle.line.survey(piece).then((answer) => {
      if (current) found.value = answer;
    });
    return () => {
      current = false;
    };
  }, [battle, piece, number, seat, live]);
  const answer = found.value;
  if (answer !== null && !isRefusal(answer) && answer.piece !== piece) return null;
  return answer;
}

interface SelectProps {
  sight: Sight;
  value: number | null;
  onPick(piece: number | null): void;
}

function PieceSelect({ sight, value, onPick }: SelectProps) {
  return (
    <select
      class="input"
      value={value === null ? "" : String(value)}
      onChange={(event) => {
        const picked = event.currentTarget.value;
        onPick(picked === "" ? null : Number(picked));
      }}
    >
      <option value="">{t("words-nobody")}</option>
      {rosters(sight).map((side) => (
        <optgroup key={side.seat ?? "none"} label={side.name || t("roster-nobody")}>
          {side.groups
            .flatMap((group) => group.pieces)
            .filter((piece) => piece.pose !== null)
            .map((piece) => (
              <option key={piece.id} value={String(piece.id)}>
                {say(piece.name)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

interface FromProps {
  battle: Battle;
  sight: Sight;
  from: Piece;
  found: Surveyed | Refusal | null;
}

function FromPiece({ battle, sight, from, found }: FromProps) {
  const { scene } = sight;
  const grounds = groundsSeen(scene, from, sight.decision?.measuring ?? null);
  const select = (piece: number) => (battle.selected.value = piece);
  return (
    <>
      <p class="words-self">{selfWords(sight, from)}</p>
      <h3>{t("words-pieces")}</h3>
      {found === null && <p class="words-empty">{t("words-looking")}</p>}
      {found !== null && isRefusal(found) && <p class="words-empty">{say(found.text)}</p>}
      {found !== null && !isRefusal(found) && (
        <PieceList sight={sight} seen={piecesSeen(scene, found)} onPick={select} />
      )}
      {grounds.length > 0 && <h3>{t("words-terrain")}</h3>}
      <ul class="words-list">
        {grounds.map((seen) => (
          <li key={seen.ground.id}>
            <p>{groundWords(seen)}</p>
            <small>{say(seen.ground.help)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ListProps {
  sight: Sight;
  seen: readonly PieceSeen[];
  onPick(piece: number): void;
}

function PieceList({ sight, seen, onPick }: ListProps) {
  if (seen.length === 0) return <p class="words-empty">{t("words-alone")}</p>;
  const sides = new Map(sight.battle.seats.map((seat) => [seat.number, seat.side]));
  return (
    <ul class="words-list">
      {seen.map((one) => {
        const { piece } = one;
        const side = piece.seat === null ? undefined : sides.get(piece.seat);
        return (
          <li key={piece.id} {...sideMarks(side)}>
            <button type="button" class="words-piece" onClick={() => onPick(piece.id)}>
              {pieceWords(sight, one)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function owner(sight: Sight, piece: Piece): string {
  const seat = sight.battle.seats.find((one) => one.number === piece.seat);
  return seat?.name ?? t("roster-nobody");
}

/** States and counters of a piece: "Wounds: 2 of 3; held". */
function stateWords(piece: Piece): string {
  return [
    ...piece.gauges.map(gaugeWords),
    ...piece.badges.map((badge) => say(badge.text)),
    ...(piece.spent ? [t("battle-spent")] : []),
  ].join("; ");
}

function places(names: readonly Value[]): Value {
  return { type: "listing", items: [...names] as never[], kind: "and" };
}

function selfWords(sight: Sight, piece: Piece): string {
  const stands = piece.pose === null ? [] : terrainAt(sight.scene, piece.pose);
  const place = stands.map((ground) => ground.name);
  const level = sight.scene.table.levels.find(([number]) => number === piece.pose?.level)?.[1];
  const where = level === undefined ? place : [...place, level];
  return [
    t("words-self", { name: piece.name, owner: owner(sight, piece) }),
    where.length === 0 ? t("words-open") : t("battle-stands-in", { place: places(where) }),
    stateWords(piece),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function pieceWords(sight: Sight, { piece, clock, length: far, stands }: PieceSeen): string {
  const values = { name: piece.name, owner: owner(sight, piece), clock: clock ?? 12 };
  const head =
    far === null
      ? t("words-piece-direction", values)
      : t("words-piece", { ...values, length: { type: "distance", units: far } });
  const place =
    stands.length === 0
      ? ""
      : t("battle-stands-in", { place: places(stands.map((ground) => ground.name)) });
  return [head, place, stateWords(piece)].filter((part) => part !== "").join(" ");
}

function groundWords({ ground, inside, clock, length: far }: GroundSeen): string {
  const { name } = ground;
  if (inside || clock === null) return t("words-ground-here", { name });
  if (far === null) return t("words-ground-direction", { name, clock });
  return t("words-ground", { name, clock, length: length(far) });
}
