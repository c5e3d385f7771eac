/** A combat dial as it lies on the table: a disc with the stat window, its clicks along the rim. */
import { IconMark } from "../../look";
import { say, t } from "../../texts";
import { DialTable } from "./DialTable";
import type { Cell, Dial, Sign } from "./dial";
import { cellsOf, clickAt, clickState, isVeiled, MIDDLE, paintOf, readable, signsOn } from "./dial";
import "../story.css";

const RIM = 90;

export function DialView({ dial }: { dial: Dial }) {
  const now = dial.clicks[dial.click] ?? null;
  const mark = dial.marks.find(([click]) => click === dial.click)?.[1];
  const words = isVeiled(dial)
    ? t("battle-dial-click", { click: dial.click + 1 })
    : t("battle-dial", { click: dial.click + 1, count: dial.clicks.length });
  const signs = dial.signs.filter((sign) => sign.click === dial.click);
  return (
    <figure class="dial">
      <div class="dial-whole">
        <Disc dial={dial} words={words} />
        <figcaption>
          <span class="dial-words">
            {words}
            {dial.click === dial.start && ` · ${t("battle-dial-start")}`}
          </span>
          {now === null && <span class="dial-hidden">{t("battle-dial-hidden")}</span>}
          {now !== null && signs.length > 0 && (
            <ul class="dial-names">
              {signs.map((sign, index) => (
                <li key={index}>
                  <i class={`dial-chip ${sign.shape} ${paintOf(sign)}`} />
                  {say(sign.name)}
                </li>
              ))}
            </ul>
          )}
          {mark !== undefined && <span class="dial-mark">{say(mark)}</span>}
        </figcaption>
      </div>
      {readable(dial) > 1 && <DialTable dial={dial} />}
    </figure>
  );
}

/** The present click in words: every value by its name. */
function said(dial: Dial, words: string): string {
  const values = (dial.clicks[dial.click] ?? []).map((value, row) => {
    const label = dial.rows[row];
    return label === undefined ? say(value) : `${say(label)} ${say(value)}`;
  });
  return [words, ...values].join(", ");
}

function Disc({ dial, words }: { dial: Dial; words: string }) {
  const now = dial.clicks[dial.click] ?? null;
  const cells = cellsOf(now?.length ?? 0);
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={said(dial, words)}>
      <circle class="dial-plate" cx={MIDDLE} cy={MIDDLE} r={98} />
      <circle class="dial-rim" cx={MIDDLE} cy={MIDDLE} r={RIM} />
      <circle class="dial-hub" cx={MIDDLE} cy={MIDDLE} r={80} />
      {dial.clicks.map((_, index) => (
        <Click key={index} dial={dial} index={index} />
      ))}
      {now === null ? (
        <text class="dial-now" x={MIDDLE} y={MIDDLE}>
          {say(dial.click + 1)}
        </text>
      ) : (
        <>
          <rect class="dial-window" x={38} y={46} width={124} height={108} rx={10} />
          {cells.map((cell, row) => (
            <Field key={row} dial={dial} row={row} cell={cell} value={say(now[row] ?? "")} />
          ))}
          <text class="dial-number" x={MIDDLE} y={167}>
            {say(dial.click + 1)}
          </text>
          {dial.click === dial.start && <path class="dial-start" d="M100 26l9 14h-18z" />}
        </>
      )}
    </svg>
  );
}

/** One field of the window: the type, the number on its sign, and what points at it. */
function Field(props: { dial: Dial; row: number; cell: Cell; value: string }) {
  const { dial, row, cell, value } = props;
  const { under, aside } = signsOn(dial, dial.click, row);
  const icon = dial.icons[row] ?? "";
  const size = Math.min(34, cell.height - 6);
  const x = icon === "" ? cell.x + cell.width / 2 : cell.x + cell.width - size / 2 - 2;
  const y = cell.y + cell.height / 2;
  const left = cell.x + 10.5;
  const lift = aside.length > 0 ? cell.height / 4 : 0;
  return (
    <g class="dial-field">
      <rect class="dial-cell" {...cell} rx={5} />
      {under !== undefined && <Shape sign={under} x={x} y={y} size={size} />}
      {icon !== "" && (
        <g class="dial-icon" transform={`translate(${left} ${y - lift})`}>
          <IconMark name={icon} size={17} />
        </g>
      )}
      {aside.map((sign, index) => (
        <g key={index} transform={`translate(${index * 9} 0)`}>
          <Shape sign={sign} x={left - 3} y={y + lift} size={11} />
          <path class="dial-arrow" d={`M${left + 4} ${y + lift - 4}l5 4l-5 4z`} />
        </g>
      ))}
      <text class={`dial-value ${paintOf(under)}`} x={x} y={y} font-size={size * 0.76}>
        {value}
      </text>
    </g>
  );
}

function Shape(props: { sign: Sign; x: number; y: number; size: number }) {
  const { sign, x, y, size } = props;
  const kind = `dial-shape ${paintOf(sign)}`;
  return (
    <g>
      <title>{say(sign.name)}</title>
      {sign.shape === "circle" ? (
        <circle class={kind} cx={x} cy={y} r={size / 2} />
      ) : (
        <rect
          class={kind}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          rx={size / 8}
        />
      )}
    </g>
  );
}

/** A click on the rim. */
function Click({ dial, index }: { dial: Dial; index: number }) {
  const { x, y } = clickAt(index, dial.clicks.length, RIM);
  const mark = dial.marks.find(([click]) => click === index)?.[1];
  const values = dial.clicks[index] ?? null;
  const words = [
    t("battle-dial-click", { click: index + 1 }),
    values === null ? t("battle-dial-hidden") : values.map((value) => say(value)).join(" · "),
    ...(index === dial.start ? [t("battle-dial-start")] : []),
    ...(mark === undefined ? [] : [say(mark)]),
  ].join(": ");
  const state = clickState(index, dial.click);
  const hidden = values === null;
  return (
    <g class={`dial-click is-${state}${hidden ? " is-hidden" : ""}`}>
      <title>{words}</title>
      <circle cx={x} cy={y} r={hidden ? 2.6 : state === "now" ? 6.4 : 5} />
      {mark !== undefined && (
        <path class="dial-sign" d={`M${x - 3.2} ${y}h6.4M${x} ${y - 3.2}v6.4`} />
      )}
    </g>
  );
}
