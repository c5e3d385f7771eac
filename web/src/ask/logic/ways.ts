/** Ways being drawn, with length, cost and limit at the tip. */
import type { PathShown } from "../../model/contract";
import { length, t } from "../../texts";
import type { AnyField, Spot } from "../../wire/types";
import { poseOf } from "./filling";
import { afterLegs, spotOf, wayLength } from "./geometry";
import type { Moment } from "./moment";
import { asList, type Leg, type Placement, pieceOf } from "./values";

/** Fields in which ways are drawn. */
const WAYS: ReadonlySet<AnyField["kind"]> = new Set(["path", "legs", "placements"]);

export function pathsOf(moment: Moment, at: AnyField | undefined): PathShown[] {
  const { fields } = moment.draft.form;
  if (!fields.some(({ kind }) => WAYS.has(kind))) return toldWay(moment);
  return fields.flatMap((field) => {
    if (field.kind === "path") return plainWay(moment, field);
    if (field.kind === "legs") return legsWay(moment, field);
    if (field.kind === "placements" && field.paths) return plannedWays(moment, field, at === field);
    return [];
  });
}

/** The way that the game tells by itself: of a charge, of a shot. */
function toldWay({ exact, measuring }: Moment): PathShown[] {
  const points = [...(exact?.path ?? [])];
  if (exact === null || points.length < 2) return [];
  const isTold = measuring.reach && exact.length !== null;
  const label = isTold
    ? wayWords(exact.length ?? 0, exact.cost ?? exact.length ?? 0, exact.limit)
    : "";
  return [{ points, label, tone: exact.refusal ? "refused" : "allowed" }];
}

function plainWay(moment: Moment, field: Extract<AnyField, { kind: "path" }>): PathShown[] {
  const start = poseOf(moment.scene, pieceOf(field, moment.values));
  const way = asList<Spot>(moment.values[field.name]);
  if (start === null || way.length === 0) return [];
  // Where the game tells the whole way (a block sets off from where its turn took it), it is that.
  const told = moment.exact?.path ?? [];
  const isWhole = told.length === way.length + 1;
  return [measured(moment, isWhole ? [...told] : [spotOf(start), ...way], field.limit)];
}

function legsWay(moment: Moment, field: Extract<AnyField, { kind: "legs" }>): PathShown[] {
  const start = poseOf(moment.scene, field.piece);
  const legs = asList<Leg>(moment.values[field.name]);
  if (start === null || legs.length === 0) return [];
  const points = legs.map((_, n) => spotOf(afterLegs(start, legs.slice(0, n + 1))));
  return [measured(moment, [spotOf(start), ...points], field.limit)];
}

function plannedWays(
  moment: Moment,
  field: Extract<AnyField, { kind: "placements" }>,
  isNow: boolean,
): PathShown[] {
  // Many that go the same way end side by side: a length that all of them have is told once.
  const told = new Set<string>();
  return asList<Placement>(moment.values[field.name]).flatMap((placement) => {
    const start = poseOf(moment.scene, placement.piece);
    if (start === null || placement.path.length === 0) return [];
    const points = [spotOf(start), ...placement.path];
    const words = isNow && moment.measuring.reach ? length(wayLength(points)) : "";
    const label = told.has(words) ? "" : words;
    told.add(words);
    return [{ points, label, tone: moment.exact?.refusal ? "refused" : "allowed" }];
  });
}

function measured(moment: Moment, points: Spot[], known: number | null): PathShown {
  const { exact, last, measuring } = moment;
  const limit = exact?.limit ?? last?.limit ?? known;
  const plain = wayLength(points);
  const units = exact?.length ?? Math.ceil(plain);
  const cost = exact?.cost ?? units;
  const isFar = limit !== null && (exact === null ? plain > limit + 1 : cost > limit);
  const label = measuring.reach ? wayWords(units, cost, limit) : "";
  return { points, label, tone: exact?.refusal || isFar ? "refused" : "allowed" };
}

/** "12 cm (counts as 15 cm) of 20 cm". */
export function wayWords(units: number, cost: number, limit: number | null): string {
  const counted = cost === units ? length(units) : t("answer-way-cost", costs(units, cost));
  return limit === null ? counted : t("answer-way-of", { way: counted, limit: distance(limit) });
}

function costs(units: number, cost: number) {
  return { length: distance(units), cost: distance(cost) };
}

function distance(units: number) {
  return { type: "distance", units } as const;
}
