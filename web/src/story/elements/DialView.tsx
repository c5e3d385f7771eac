/** A combat dial shown as a dial: the present click in its window, all others around the rim. */
import { say, t } from "../../texts";
import type { Wire } from "../../wire/types";
import { clickAt, clickState } from "./dial";
import "../story.css";

type Dial = Wire<"Dial">;

export function DialView({ dial }: { dial: Dial }) {
  const count = dial.clicks.length;
  const now = dial.clicks[dial.click] ?? null;
  const mark = dial.marks.find(([click]) => click === dial.click)?.[1];
  const words = t("battle-dial", { click: dial.click + 1, count });
  return (
    <figure class="dial">
      <svg viewBox="0 0 100 100" role="img" aria-label={words}>
        <circle class="dial-plate" cx={50} cy={50} r={49} />
        <circle class="dial-hub" cx={50} cy={50} r={31} />
        {dial.clicks.map((values, index) => (
          <Click key={index} dial={dial} index={index} hidden={values === null} />
        ))}
        <text class="dial-now" x={50} y={50}>
          {say(dial.click + 1)}
        </text>
      </svg>
      <figcaption>
        <span class="dial-words">{words}</span>
        {now === null ? (
          <span class="dial-hidden">{t("battle-dial-hidden")}</span>
        ) : (
          <ul class="dial-values">
            {now.map((value, index) => (
              <li key={index}>{say(value)}</li>
            ))}
          </ul>
        )}
        {mark !== undefined && <span class="dial-mark">{say(mark)}</span>}
      </figcaption>
    </figure>
  );
}

function Click({ dial, index, hidden }: { dial: Dial; index: number; hidden: boolean }) {
  const { x, y } = clickAt(index, dial.clicks.length, 40);
  const mark = dial.marks.find(([click]) => click === index)?.[1];
  const values = dial.clicks[index] ?? null;
  const words = [
    t("battle-dial-click", { click: index + 1 }),
    values === null ? t("battle-dial-hidden") : values.map((value) => say(value)).join(" · "),
    ...(index === dial.start ? [t("battle-dial-start")] : []),
    ...(mark === undefined ? [] : [say(mark)]),
  ].join(": ");
  const state = clickState(index, dial.click);
  return (
    <g class={`dial-click is-${state}${hidden ? " is-hidden" : ""}`}>
      <title>{words}</title>
      <circle cx={x} cy={y} r={hidden ? 2.2 : 4.2} />
      {index === dial.start && <circle class="dial-start" cx={x} cy={y} r={6.2} />}
      {mark !== undefined && (
        <path class="dial-sign" d={`M${x - 2.4} ${y}h4.8M${x} ${y - 2.4}v4.8`} />
      )}
    </g>
  );
}
