/** Three ways to an army without choosing everything oneself. */
import { useState } from "preact/hooks";

import { Glyph } from "../look";
import { t } from "../texts";
import type { Wire } from "../wire/types";
import { chanceLinks, newSeed, usualPoints } from "./byChance";
import "./chance.css";

export function Chance({ game }: { game: Wire<"GameShown"> }) {
  const [points, setPoints] = useState(() => usualPoints(game));
  const [seed, setSeed] = useState(newSeed);
  const links = chanceLinks(game.key, points, seed);
  return (
    <section class="chance" aria-labelledby="chance">
      <div class="row spread">
        <h2 id="chance">{t("make-chance")}</h2>
        <ChanceNumbers points={points} seed={seed} onPoints={setPoints} onSeed={setSeed} />
      </div>
      <ul class="plain ready">
        <li class="card">
          <h3 class="title">{t("make-random")}</h3>
          <p class="small soft">{t("make-random-help")}</p>
          <a class="button" href={links.random}>
            <Glyph sign="dice" />
            {t("make-random")}
          </a>
        </li>
        <li class="card">
          <h3 class="title">{t("make-sealed")}</h3>
          <p class="small soft">{t("make-sealed-help")}</p>
          <a class="button" href={links.sealed}>
            {t("make-box-other", { number: 1 })}
          </a>
        </li>
        <li class="card">
          <h3 class="title">{t("make-pick")}</h3>
          <p class="small soft">{t("make-pick-help")}</p>
          <a class="button" href={links.draft}>
            {t("make-pick")}
          </a>
        </li>
      </ul>
    </section>
  );
}

interface NumbersProps {
  points: number;
  seed: number;
  onPoints(points: number): void;
  onSeed(seed: number): void;
}

/** For how many points, and by which number. */
export function ChanceNumbers({ points, seed, onPoints, onSeed }: NumbersProps) {
  return (
    <div class="row chance-numbers">
      <NumberInput
        label={t("make-points")}
        value={points}
        least={1}
        most={100_000}
        onValue={onPoints}
      />
      <NumberInput
        label={t("make-seed")}
        help={t("make-seed-help")}
        value={seed}
        least={0}
        most={10 ** 14}
        onValue={onSeed}
      />
    </div>
  );
}

interface InputProps {
  label: string;
  help?: string;
  value: number;
  least: number;
  most: number;
  onValue(value: number): void;
}

function NumberInput({ label, help, value, least, most, onValue }: InputProps) {
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <label class="row" title={help}>
      {label}
      <input
        class="input"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typing ?? value}
        onInput={(event) => setTyping(event.currentTarget.value)}
        onChange={(event) => {
          const typed = Math.round(event.currentTarget.valueAsNumber);
          setTyping(null);
          if (Number.isFinite(typed)) onValue(Math.min(most, Math.max(least, typed)));
        }}
      />
    </label>
  );
}
