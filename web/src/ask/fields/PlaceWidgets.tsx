/** Ways, spots and facings: what the table needs, said and helped from the bar. */
import { Glyph } from "../../look";
import { say, t } from "../../texts";
import type { Pose, Spot } from "../../wire/types";
import { poseOf } from "../logic/filling";
import { spotOf, wayLength } from "../logic/geometry";
import { asList, pieceOf } from "../logic/values";
import { wayWords } from "../logic/ways";
import { Dial, degrees } from "./Dial";
import type { TableProps } from "./props";

const TURN = 150;

export function TurnButtons({ onTurn }: { onTurn(by: number): void }) {
  return (
    <>
      <button
        type="button"
        class="button square ask-turn-left"
        aria-label={t("answer-turn-left")}
        title={`${t("answer-turn-left")} [`}
        onClick={() => onTurn(-TURN)}
      >
        <Glyph sign="turn" size={18} />
      </button>
      <button
        type="button"
        class="button square"
        aria-label={t("answer-turn-right")}
        title={`${t("answer-turn-right")} ]`}
        onClick={() => onTurn(TURN)}
      >
        <Glyph sign="turn" size={18} />
      </button>
    </>
  );
}

export function PathWidget({ asking, field }: TableProps<"path">) {
  const way = asList<Spot>(asking.values.value[field.name]);
  const isGiven = field.name in (asking.draft.value?.given ?? {});
  const scene = asking.battle.sight.value?.scene;
  const start = scene === undefined ? null : poseOf(scene, pieceOf(field, asking.values.value));
  const exact = asking.exact.value;
  const units = exact?.length ?? (start === null ? 0 : wayLength([spotOf(start), ...way]));
  const limit = exact?.limit ?? asking.preview.value?.limit ?? field.limit;
  return (
    <div class="ask-row" data-field="path">
      <span class="help ask-grow">
        {t(way.length === 0 ? "answer-way-hint" : "answer-way-more")}
      </span>
      {way.length > 0 && asking.measuring.value.reach && (
        <output class="ask-measure">{wayWords(units, exact?.cost ?? units, limit)}</output>
      )}
      {!isGiven && (
        <button type="button" class="button" onClick={() => asking.put(field.name, [])}>
          {t("answer-way-stay")}
        </button>
      )}
      {isGiven && (
        <>
          <TurnButtons onTurn={(by) => asking.battle.pointing.value.turn?.(by)} />
          <button
            type="button"
            class="button quiet square"
            aria-label={t("answer-way-drop")}
            onClick={() => asking.back()}
          >
            <Glyph sign="undo" size={18} />
          </button>
        </>
      )}
    </div>
  );
}

export function SpotWidget({ asking, field }: TableProps<"spot">) {
  const value = asking.values.value[field.name];
  const pose = value === undefined || Array.isArray(value) ? null : (value as Pose);
  const isGiven = value !== undefined;
  return (
    <div class="ask-row" data-field="spot">
      <span class="help ask-grow">
        {t(!isGiven ? "answer-spot-hint" : field.facing ? "answer-spot-turn" : "answer-spot-more")}
      </span>
      {field.facing && pose !== null && (
        <>
          <Dial
            label={say(field.title)}
            value={pose.facing}
            intervals={[[0, 3599]]}
            onChange={(facing) => asking.put(field.name, { ...pose, facing }, true)}
          />
          <TurnButtons onTurn={(by) => asking.battle.pointing.value.turn?.(by)} />
        </>
      )}
    </div>
  );
}

export function FacingWidget({ asking, field }: TableProps<"facing">) {
  const value = asking.values.value[field.name];
  const facing = typeof value === "number" ? value : null;
  const set = (wanted: number): void => asking.put(field.name, wanted, true);
  return (
    <div class="ask-row" data-field="facing">
      <Dial label={say(field.title)} value={facing} intervals={field.intervals} onChange={set} />
      <output class="ask-measure">{facing === null ? "–" : `${say(degrees(facing))}°`}</output>
      <TurnButtons onTurn={(by) => asking.battle.pointing.value.turn?.(by)} />
      <span class="help ask-grow">{t("answer-facing-hint")}</span>
    </div>
  );
}
