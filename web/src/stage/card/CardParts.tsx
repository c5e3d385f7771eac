/** What stands on the card of a roll: whom it is of, the dice, what followed, and every number. */
import { runsOf } from "../../story/blocks";
import { Die } from "../../story/Die";
import { sumOf } from "../../story/dice";
import { StoryLine } from "../../story/StoryLine";
import { lookOf } from "../../table/sides";
import { say, t } from "../../texts";
import { sign, total } from "../../wire/tally";
import type { CardShown, Throw } from "./card";

/** So many dice of a throw are shown; of the others it is said how many they are. */
const DICE = 7;
/** So many consequences are told. */
const FOLLOWS = 2;

/** Who did what to whom. */
export function titleOf({ title, throws }: CardShown): string {
  const purpose = title ?? throws[0]?.first.purpose;
  return purpose === undefined ? t("battle-card") : say(purpose);
}

export function DeedThrows({ card, sides }: { card: CardShown; sides: readonly number[] }) {
  return (
    <ul class="card-throws">
      {card.throws.map((thrown, n) => (
        <ThrowRow key={n} thrown={thrown} sides={sides} />
      ))}
    </ul>
  );
}

/** One throw: its dice, what they needed, what came of it. */
function ThrowRow({ thrown, sides }: { thrown: Throw; sides: readonly number[] }) {
  const { first, dice } = thrown;
  const isWhole = dice.length === first.dice.length;
  const sum = isWhole ? sumOf(first) : null;
  const hits = dice.filter(({ hit }) => hit === true).length;
  const more = dice.length - DICE;
  const came = !isWhole
    ? `${hits} / ${dice.length}`
    : first.result === null
      ? ""
      : say(first.result);
  // Hits first: what is left out is dim.
  const shown = more > 0 ? [...dice].sort((a, b) => Number(b.hit) - Number(a.hit)) : dice;
  return (
    <li
      class="card-throw"
      style={{ "--side": lookOf(first.seat, sides).colour }}
      title={say(first.purpose)}
    >
      <span class="dice">
        {shown.slice(0, DICE).map(({ value, hit }, n) => (
          <Die key={n} value={value} sides={first.sides} hit={hit} />
        ))}
        {more > 0 && <span class="card-more">+{more}</span>}
      </span>
      {first.need !== null && (
        <span class="card-need">
          {sign(first.need.compare)} {total(first.need.target)}
        </span>
      )}
      {sum !== null && <span class="card-came">= {say(sum)}</span>}
      {came !== "" && <span class="card-came">{came}</span>}
    </li>
  );
}

/** What came of it, in a line or two. */
export function Follows({ card }: { card: CardShown }) {
  const runs = runsOf(card.follows, ({ text }) => say(text)).slice(-FOLLOWS);
  if (runs.length === 0) return null;
  return (
    <p class="card-follows">
      {runs.map(({ happening, count }, n) => (
        <span key={n} class={`line-${happening.tone}`}>
          {say(happening.text)}
          {count > 1 && <b> {t("battle-line-times", { count })}</b>}
        </span>
      ))}
    </p>
  );
}

/** The deed line by line, with every number and its rule. */
export function DeedLines({ card, onRule }: { card: CardShown; onRule(rule: string): void }) {
  const extra = card.follows.filter((line) => !card.lines.includes(line));
  const lines = runsOf([...card.lines, ...extra], ({ text }) => say(text));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <ul class="card-lines" tabIndex={0} aria-label={t("battle-card-numbers")}>
      {lines.map(({ happening, count }, n) => (
        <StoryLine key={n} happening={happening} count={count} onRule={onRule} />
      ))}
    </ul>
  );
}
