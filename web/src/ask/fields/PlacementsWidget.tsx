/** Several pieces to place: who waits as chips to press or drag, who is placed in their order. */
import type { TargetedPointerEvent } from "preact";

import { figureOf, Portrait } from "../../figure";
import { Glyph, Icon } from "../../look";
import { say, t } from "../../texts";
import { moved } from "../logic/order";
import { type Mover, without } from "../logic/placements";
import { activeMover, everybody, planOf, waitingMovers } from "../pointing/plan";
import type { TableProps } from "./props";

/** From so many on, nobody looks through them all. */
const SHOWN = 40;

export function PlacementsWidget({ asking, field }: TableProps<"placements">) {
  void asking.battle.sight.value;
  const plan = planOf(asking, field);
  const all = everybody(asking, field);
  const waiting = waitingMovers(asking, field);
  const put = (next: typeof plan): void => asking.put(field.name, next);
  const isUntouched = !(field.name in (asking.draft.value?.given ?? {}));
  const count = plan.length;
  return (
    <div class="ask-row ask-scroll-row" data-field="placements">
      <span class="help" title={t(field.paths ? "answer-place-walk" : "answer-place-hint")}>
        {field.all
          ? t("answer-place-count-of", { count, most: all.length })
          : t("answer-place-count", { count })}
      </span>
      {count > 0 && (
        <ol class="ask-row ask-placed" aria-label={t("answer-placed")}>
          {plan.map((placement, n) => (
            <PlacedChip
              key={placement.piece}
              name={nameOf(all, placement.piece)}
              place={n + 1}
              isLast={n === count - 1}
              isActive={asking.active.value === placement.piece}
              onChoose={() => (asking.active.value = placement.piece)}
              onMove={(by) => put(moved(plan, n, n + by))}
              onDrop={() => put(without(plan, placement.piece))}
            />
          ))}
        </ol>
      )}
      {waiting.length > 0 && (
        <div class="ask-row ask-waiting" role="radiogroup" aria-label={say(field.title)}>
          {waiting.slice(0, SHOWN).map((mover) => (
            <WaitingChip key={mover.number} asking={asking} field={field} mover={mover} />
          ))}
          {waiting.length > SHOWN && (
            <span class="help">{t("answer-place-more", { count: waiting.length - SHOWN })}</span>
          )}
        </div>
      )}
      {!field.all && isUntouched && (
        <button type="button" class="button quiet" onClick={() => put([])}>
          {t("answer-place-none")}
        </button>
      )}
    </div>
  );
}

function nameOf(all: readonly Mover[], number: number): string {
  const mover = all.find((each) => each.number === number);
  return mover === undefined ? String(number) : say(mover.name);
}

interface WaitingProps extends TableProps<"placements"> {
  mover: Mover;
}

/** Somebody who waits: pressed, the next click on the table is theirs; or dragged there. */
function WaitingChip({ asking, field, mover }: WaitingProps) {
  const isActive = activeMover(asking, field)?.number === mover.number;
  const lift = (event: TargetedPointerEvent<HTMLButtonElement>): void => {
    const chip = event.currentTarget;
    if (chip.hasPointerCapture(event.pointerId)) chip.releasePointerCapture(event.pointerId);
    asking.active.value = mover.number;
    const letGo = (up: PointerEvent): void => {
      const isOnChip = up.target instanceof Node && chip.contains(up.target);
      const at = asking.hover.value?.at;
      if (!isOnChip && at) asking.battle.pointing.value.click?.(at);
    };
    window.addEventListener("pointerup", letGo, { once: true });
  };
  const figure = figureOf(mover);
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isActive}
      class="button ask-piece-chip"
      data-chip={mover.number}
      onPointerDown={lift}
      onClick={() => (asking.active.value = mover.number)}
    >
      {figure !== null ? (
        <Portrait figure={figure} side={undefined} small />
      ) : (
        mover.icon !== "" && <Icon name={mover.icon} size={20} />
      )}
      {say(mover.name)}
    </button>
  );
}

interface PlacedProps {
  name: string;
  place: number;
  isLast: boolean;
  isActive: boolean;
  onChoose(): void;
  onMove(by: number): void;
  onDrop(): void;
}

function PlacedChip({ name, place, isLast, isActive, onChoose, onMove, onDrop }: PlacedProps) {
  return (
    <li class="ask-placed-chip">
      <button type="button" class="button" aria-pressed={isActive} onClick={onChoose}>
        {say(place)}. {name}
      </button>
      <Small
        sign="back"
        label={t("answer-order-up", { name })}
        disabled={place === 1}
        onPress={() => onMove(-1)}
      />
      <Small
        sign="forward"
        label={t("answer-order-down", { name })}
        disabled={isLast}
        onPress={() => onMove(1)}
      />
      <Small
        sign="close"
        label={t("answer-place-drop", { name })}
        disabled={false}
        onPress={onDrop}
      />
    </li>
  );
}

interface SmallProps {
  sign: "back" | "forward" | "close";
  label: string;
  disabled: boolean;
  onPress(): void;
}

function Small({ sign, label, disabled, onPress }: SmallProps) {
  return (
    <button
      type="button"
      class="button quiet square ask-small"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Glyph sign={sign} size={14} />
    </button>
  );
}
