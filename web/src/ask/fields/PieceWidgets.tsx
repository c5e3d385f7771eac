/** Pieces to choose: on the table, or here by name (keyboard, and whoever stands beside it). */
import { figureOf, Portrait } from "../../figure";
import { Icon, SideMark } from "../../look";
import { say, t } from "../../texts";
import type { Asking } from "../logic/asking";
import { type Led, ledOf } from "../logic/led";
import { joined, toggled } from "../logic/order";
import { allowedPieces } from "../logic/overlay";
import { asList, type FieldOf } from "../logic/values";
import { countWords } from "./ChoiceWidget";
import type { TableProps } from "./props";

function allowedOf(asking: Asking, field: FieldOf<"piece" | "pieces">): Led[] {
  const draft = asking.draft.value;
  const allowed = draft === null ? [] : allowedPieces(field, draft, asking.offering.value);
  const scene = asking.battle.sight.value?.scene;
  if (scene === undefined) return [];
  const all = [...scene.pieces, ...scene.groups].filter(({ id }) => allowed.includes(id));
  const found = all.flatMap(({ id }) => ledOf(scene, id) ?? []);
  return field.name === draft?.form.fields[0]?.name ? found : enemiesFirst(asking, found);
}

/** Whoever comes later in a form is who it is done to: mostly an enemy. */
function enemiesFirst(asking: Asking, found: Led[]): Led[] {
  const seats = asking.battle.sight.value?.battle.seats ?? [];
  const sideOf = (seat: number | null) => seats.find(({ number }) => number === seat)?.side;
  const own = sideOf(asking.draft.value?.seat ?? null);
  const isOwn = (one: Led): boolean => sideOf(one.seat) === own;
  return [...found.filter((one) => !isOwn(one)), ...found.filter(isOwn)];
}

/** Whether nobody could tell these by their buttons: they are pointed at on the table. */
function areAlike(found: readonly Led[]): boolean {
  return found.length > 1 && new Set(found.map(({ name }) => say(name))).size === 1;
}

interface ChipProps {
  asking: Asking;
  piece: Led;
  role: "radio" | "checkbox";
  chosen: boolean;
  onPress(): void;
  onHover(over: boolean): void;
}

function PieceChip({ asking, piece, role, chosen, onPress, onHover }: ChipProps) {
  const figure = figureOf(piece);
  const seat = asking.battle.sight.value?.battle.seats.find((each) => each.number === piece.seat);
  const name = say(piece.name);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: `role` is radio or checkbox, and both are checked
    <button
      type="button"
      role={role}
      aria-checked={chosen}
      class="button ask-piece-chip"
      data-chip={piece.id}
      aria-label={seat === undefined ? name : `${name} (${seat.name})`}
      onClick={onPress}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
    >
      {seat !== undefined && <SideMark side={seat.side} />}
      {figure === null ? (
        <Icon name={piece.icon} size={20} />
      ) : (
        <Portrait figure={figure} side={seat?.side} small />
      )}
      <span>{name}</span>
    </button>
  );
}

export function PieceWidget({ asking, field }: TableProps<"piece">) {
  const value = asking.values.value[field.name];
  return (
    <div
      class="ask-row ask-scroll-row"
      role="radiogroup"
      aria-label={say(field.title)}
      data-field="piece"
    >
      {allowedOf(asking, field).map((piece) => (
        <PieceChip
          key={piece.id}
          asking={asking}
          piece={piece}
          role="radio"
          chosen={piece.id === value}
          onPress={() => asking.press(field.name, piece.id)}
          onHover={(over) => asking.over(field.name, over ? piece.id : undefined, null)}
        />
      ))}
    </div>
  );
}

export function PiecesWidget({ asking, field }: TableProps<"pieces">) {
  const chosen = asList<number>(asking.values.value[field.name]);
  const allowed = allowedOf(asking, field);
  const most = Math.min(field.most, allowed.length);
  const put = (pieces: number[]): void => asking.put(field.name, pieces);
  return (
    <div class="ask-row ask-scroll-row" data-field="pieces">
      <span class="help" title={t("answer-pieces-hint")}>
        {countWords(field.least, most, chosen.length)}
      </span>
      {most > 1 && !(areAlike(allowed) && most < allowed.length) && (
        <button
          type="button"
          class="button"
          disabled={chosen.length >= most}
          onClick={() =>
            put(
              joined(
                chosen,
                allowed.map(({ id }) => id),
                field.most,
              ),
            )
          }
        >
          {most < allowed.length
            ? t("answer-pieces-first", { count: most })
            : t("answer-pieces-all")}
        </button>
      )}
      {chosen.length > 0 && (
        <button type="button" class="button quiet" onClick={() => put([])}>
          {t("answer-pieces-none")}
        </button>
      )}
      {areAlike(allowed) && <span class="help">{t("answer-pieces-alike")}</span>}
      <div class="ask-row" role="group" aria-label={say(field.title)}>
        {(areAlike(allowed) ? [] : allowed).map((piece) => (
          <PieceChip
            key={piece.id}
            asking={asking}
            piece={piece}
            role="checkbox"
            chosen={chosen.includes(piece.id)}
            onPress={() => put(toggled(chosen, piece.id, field.most))}
            onHover={(over) => {
              const trial = over && !chosen.includes(piece.id) ? [...chosen, piece.id] : undefined;
              asking.over(field.name, trial, null);
            }}
          />
        ))}
      </div>
    </div>
  );
}
