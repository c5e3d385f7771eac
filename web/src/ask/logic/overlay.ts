/** What is drawn over the table while somebody fills in an action. */
import { NOTHING, type Overlay, type PathShown } from "../../model/contract";
import { t } from "../../texts";
import type { AnyField, Preview, Region, Scene, Spot } from "../../wire/types";
import type { Draft } from "./draft";
import { choicesOf, choiceValue, poseOf } from "./filling";
import { distance, point } from "./geometry";
import { ghostsOf } from "./ghosts";
import type { Moment } from "./moment";
import { asList, fieldOf, pieceOf, type Values } from "./values";
import { pathsOf } from "./ways";

/** Units within which a way ends where the pointer is. */
const THERE = 40;

export function overlayOf(moment: Moment): Overlay {
  const { draft, offering } = moment;
  const field = fieldOf(draft.form, draft.at);
  const snapped = withSnapped(withoutOld(moment, field), field);
  return {
    ...NOTHING,
    allowed: field === undefined ? [] : allowedPieces(field, draft, offering),
    chosen: chosenPieces(moment),
    regions: regions(moment, field),
    ghosts: ghostsOf(snapped.moment),
    paths: [...pathsOf(snapped.moment, field), ...snapped.beyond],
    spots: field?.kind === "choice" ? spots(field, moment.values) : [],
    cursor: cursor(withoutOld(moment, field), snapped.isMoved && snapped.beyond.length === 0),
  };
}

/**
 * A plan of several pieces is refused until it is whole. What hinders it anyway is no fault of the
 * place under the pointer, and not shown there.
 */
function withoutOld(moment: Moment, field: AnyField | undefined): Moment {
  const { exact, hindrance, draft } = moment;
  if (field?.kind !== "placements" || !exact?.refusal) return moment;
  const isOld = JSON.stringify(exact.refusal) === JSON.stringify(hindrance);
  const isMore = (exact.pieces ?? []).length > 0 && field.name in draft.given;
  return isOld && isMore ? { ...moment, exact: { ...exact, refusal: null } } : moment;
}

/**
 * The moment with the values that a click would take: where the preview moved the one being
 * chosen to the nearest legal one, what was refused is drawn as a red rest of the way.
 */
function withSnapped(moment: Moment, field: AnyField | undefined) {
  const { exact, hover, values } = moment;
  const moved = field === undefined ? undefined : (exact?.snapped as Values)?.[field.name];
  if (exact === null || hover === null || moved === undefined || field === undefined) {
    return { moment, isMoved: false, beyond: [] };
  }
  const taken: Moment = {
    ...moment,
    values: { ...values, [field.name]: moved },
    exact: { ...exact, refusal: null },
  };
  const end = field.kind === "path" ? asList<Spot>(moved).at(-1) : undefined;
  const aim = hover.at?.spot;
  const isShort =
    end !== undefined && aim !== undefined && distance(point(end), point(aim)) > THERE;
  const points = [end as Spot, aim as Spot];
  const rest: PathShown = { points, label: "", tone: "refused" };
  return { moment: taken, isMoved: true, beyond: isShort ? [rest] : [] };
}

/** Pieces that may be chosen in a field now: those it lists, narrowed by the preview. */
export function allowedPieces(
  field: AnyField,
  draft: Draft,
  preview: Preview | null,
): readonly number[] {
  if (field.kind === "placements") return field.pieces;
  if (field.kind !== "piece" && field.kind !== "pieces") return [];
  const next = isFirst(field, draft) ? null : (preview?.pieces ?? null);
  if (next === null) return field.allowed;
  const value = draft.given[field.name];
  const chosen = typeof value === "number" ? [value] : asList<number>(value);
  return field.allowed.filter((piece) => next.includes(piece) || chosen.includes(piece));
}

/** Whether nothing before it has been said, by the player or because there is only one who can. */
function isFirst(field: AnyField, { form, given }: Draft): boolean {
  if (Object.keys(given).some((name) => name !== field.name)) return false;
  const before = form.fields.slice(
    0,
    form.fields.findIndex(({ name }) => name === field.name),
  );
  return !before.some((one) => one.kind === "piece" && one.allowed.length === 1);
}

function chosenPieces({ draft, values }: Moment): number[] {
  return draft.form.fields.flatMap((field) => {
    const value = values[field.name];
    if (field.kind === "piece" && typeof value === "number") return [value];
    if (field.kind === "pieces") return asList<number>(value);
    const about = pieceOf(field, values);
    return about === null ? [] : [about];
  });
}

function regions(moment: Moment, field: AnyField | undefined): Region[] {
  const { last, measuring, box, values, scene, region } = moment;
  const found: Region[] = [];
  const told = last?.region ?? region;
  if (measuring.reach && told) found.push(told);
  if (field !== undefined && "region" in field && field.region) found.push(field.region);
  if (measuring.reach && !told && field?.kind === "path") {
    const reach = roundReach(scene, field, values, last);
    if (reach !== null) found.push(reach);
  }
  if (box !== null) found.push(boxRegion(box));
  return found;
}

/** How far a piece could go over open ground, where the game shows no truer region. */
function roundReach(
  scene: Scene,
  field: Extract<AnyField, { kind: "path" }>,
  values: Values,
  preview: Preview | null,
): Region | null {
  const pose = poseOf(scene, pieceOf(field, values));
  const limit = preview?.limit ?? null;
  if (pose === null || limit === null) return null;
  const points = Array.from({ length: 72 }, (_, n): [number, number] => {
    const angle = (n * Math.PI) / 36;
    return [
      Math.round(pose.x + Math.cos(angle) * limit),
      Math.round(pose.y + Math.sin(angle) * limit),
    ];
  });
  return { outlines: [{ points, holes: [] }], level: pose.level, meaning: "reach" };
}

function boxRegion([from, to]: readonly [Spot, Spot]): Region {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const points: [number, number][] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { outlines: [{ points, holes: [] }], level: from[2], meaning: "range" };
}

/** Choices that are places: they can be pointed at. */
function spots(field: Extract<AnyField, { kind: "choice" }>, values: Values): Overlay["spots"] {
  return choicesOf(field, values).flatMap((choice) => {
    if (choice.spot === null || choice.refusal !== "") return [];
    const chosen = choiceValue(field, choice) === values[field.name];
    return [{ key: choice.key, spot: choice.spot, label: choice.label, chosen }];
  });
}

/** Words at the cursor: why not. Nothing where a click takes a way around what hinders. */
function cursor({ hover, exact }: Moment, isMoved: boolean): Overlay["cursor"] {
  if (hover === null || hover.at === null || isMoved) return null;
  if (exact?.refusal) return { refusal: exact.refusal, text: "" };
  return hover.allowed ? null : { refusal: null, text: t("answer-not-this") };
}
