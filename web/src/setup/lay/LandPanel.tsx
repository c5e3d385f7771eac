/** A battlefield made at random: land, density, fairness, number, and a die for another. */
import { useId, useState } from "preact/hooks";

import { Glyph } from "../../look";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import { say, t } from "../../texts";
import type { Wire } from "../../wire/types";
import { rolledSeed } from "../battlefield";
import type { Plan } from "./usePlan";

// texts: land-name-*, land-density-*, land-fairness-*, land-help-*

type Wish = Wire<"LandWish">;

const DENSITIES: readonly Wish["density"][] = ["sparse", "normal", "dense"];
const WAYS: readonly Wish["fair"][] = ["turn", "mirror", "measure"];

export function LandPanel({ game, plan }: { game: Wire<"GameShown">; plan: Plan }) {
  const id = useId();
  const [wish, setWish] = useState<Wish>({
    scenario: "",
    land: game.lands[0] ?? "",
    density: "normal",
    fair: "turn",
    seed: 1,
  });
  const [made, setMade] = useState<Wire<"LandMade"> | null>(null);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  if (game.lands.length === 0) return null;

  const make = async (wanted: Wish) => {
    setWish(wanted);
    setBusy(true);
    setTrouble("");
    try {
      const found = await api.battlefield(game.key, wanted);
      setMade(found);
      plan.choose(null);
      plan.lay(() => found.table);
    } catch (error) {
      setTrouble(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  const isLaid = made !== null && plan.now.table === made.table;
  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("land-title")}</h2>
      <Pick
        label={t("land-battle")}
        value={wish.scenario}
        choices={[
          ["", "–"],
          ...game.scenarios.map(({ key, title }): [string, string] => [key, say(title)]),
        ]}
        onPick={(scenario) => setWish({ ...wish, scenario })}
      />
      <div class="lay-pair">
        <Pick
          label={t("land-land")}
          value={wish.land}
          choices={game.lands.map((key) => [key, t(`land-name-${key}`)])}
          onPick={(land) => setWish({ ...wish, land })}
        />
        <Pick
          label={t("land-density")}
          value={wish.density}
          choices={DENSITIES.map((key) => [key, t(`land-density-${key}`)])}
          onPick={(density) => setWish({ ...wish, density })}
        />
        <Pick
          label={t("land-fairness")}
          value={wish.fair}
          choices={WAYS.map((key) => [key, t(`land-fairness-${key}`)])}
          onPick={(fair) => setWish({ ...wish, fair })}
        />
        <div class="field">
          <label for={`${id}-seed`}>{t("land-seed")}</label>
          <input
            id={`${id}-seed`}
            class="input"
            inputMode="numeric"
            value={wish.seed}
            onChange={(event) => {
              const typed = event.currentTarget.value.trim();
              if (/^\d{1,14}$/.test(typed)) setWish({ ...wish, seed: Number(typed) });
              else event.currentTarget.value = String(wish.seed);
            }}
          />
        </div>
      </div>
      <p class="small soft">{t(`land-help-${wish.fair}`)}</p>
      <div class="row">
        <button type="button" class="button" disabled={busy} onClick={() => void make(wish)}>
          {t("land-make")}
        </button>
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void make({ ...wish, seed: rolledSeed() })}
        >
          <Glyph sign="dice" />
          {t("land-roll")}
        </button>
      </div>
      <div role="status">
        {busy && <p class="small soft">{t("land-making")}</p>}
        {!busy && trouble !== "" && <p class="notice harm">{trouble}</p>}
        {!busy && trouble === "" && isLaid && (
          <p class="small" data-land-verdict>
            {say(made.verdict.text)}
          </p>
        )}
      </div>
      {plan.now.table.pieces.length > 0 && !isLaid && (
        <p class="small soft">{t("land-replaces")}</p>
      )}
    </section>
  );
}

interface PickProps<K extends string> {
  label: string;
  value: K;
  choices: readonly (readonly [K, string])[];
  onPick(key: K): void;
}

function Pick<K extends string>({ label, value, choices, onPick }: PickProps<K>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="input"
        value={value}
        onChange={(event) => {
          const found = choices.find(([key]) => key === event.currentTarget.value);
          if (found !== undefined) onPick(found[0]);
        }}
      >
        {choices.map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
