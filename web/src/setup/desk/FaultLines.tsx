/** Everything that is wrong with a scenario: each leads to where it can be put right. */
import { Glyph, RuleChip } from "../../look";
import { say, t } from "../../texts";
import type { Desk } from "../draw/desk";
import { thingName } from "../draw/names";
import { PIECES, TERRAIN, type Thing } from "../draw/parts";
import type { Judged } from "./useReport";

interface Props {
  desk: Desk;
  judged: Judged;
  onThing(thing: Thing): void;
  /** A value of the form. */
  onField(field: string): void;
  onRule(rule: string): void;
}

/** What on the table a refusal speaks of; null: nothing there. */
export function thingIn(desk: Desk, field: string): Thing | null {
  const [part = "", number = ""] = field.split(".");
  const known = part === PIECES || part === TERRAIN || desk.parts.some(({ name }) => name === part);
  return known && /^\d+$/.test(number) ? { part, index: Number(number) } : null;
}

export function FaultLines({ desk, judged, onThing, onField, onRule }: Props) {
  const { refusals, trouble, of, written } = judged;
  const isFresh = of === desk.sheet;
  if (trouble !== "") {
    return (
      <p class="lay-verdict is-wrong" role="status">
        {trouble}
      </p>
    );
  }
  if (refusals.length === 0) {
    return (
      <p class="lay-verdict" role="status">
        {written === null ? (
          t("desk-asking")
        ) : (
          <>
            <Glyph sign="check" size={16} />
            <span class={isFresh ? "" : "soft"}>{t("desk-ok")}</span>
          </>
        )}
      </p>
    );
  }
  return (
    <div class="desk-faults" role="status">
      <p class="harm-text">
        <Glyph sign="warning" size={16} /> {t("desk-faults", { count: refusals.length })}
      </p>
      <ul class="plain">
        {refusals.slice(0, 6).map((one, index) => {
          const thing = thingIn(desk, one.field);
          const name = thing === null ? "" : thingName(desk, thing);
          return (
            <li key={index}>
              <button
                type="button"
                class="desk-fault"
                onClick={() => (name === "" ? onField(one.field) : onThing(thing as Thing))}
              >
                {name !== "" && <strong>{name}: </strong>}
                {say(one.text)}
              </button>{" "}
              <RuleChip rule={one.rule} onOpen={onRule} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
