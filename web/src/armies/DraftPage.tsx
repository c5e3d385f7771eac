/** A draft: two sides pick their armies in turn from what lies open; bots pick, too. */
import { useState } from "preact/hooks";

import { Portrait } from "../figure";
import { Glyph, Segments, SideMark, toastProblem } from "../look";
import { api } from "../net/api";
import { Loaded } from "../page/Loaded";
import { useResource } from "../page/resource";
import { go, query, setQuery } from "../page/router";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { newSeed, numberOf, usualPoints } from "./byChance";
import { ChanceNumbers } from "./Chance";
import { Face } from "./Face";
import { copyOf, type Offer } from "./roster";
import "./armies.css";
import "./chance.css";

const WHO = { bot: [false, true], two: [false, false], auto: [true, true] } as const;
type Who = keyof typeof WHO;
const DONE = -1;

// texts: make-pick-*

export function DraftPage({ game }: { game: string }) {
  const found = useResource(() => api.game(game), [game]);
  return (
    <main class="page draft">
      <Loaded of={found}>{(shown) => <Drafting key={shown.key} game={shown} />}</Loaded>
    </main>
  );
}

/** All that a draft follows from stands in the address, so that it outlasts the page. */
function asked(game: Wire<"GameShown">) {
  const who = query.value.get("who") ?? "bot";
  const picks = (query.value.get("picks") ?? "").split(",").filter((one) => one !== "");
  return {
    points: numberOf(query.value.get("points"), usualPoints(game)),
    seed: numberOf(query.value.get("seed"), 1),
    who: (who in WHO ? who : "bot") as Who,
    picks: picks.map(Number).filter(Number.isInteger),
  };
}

function Drafting({ game }: { game: Wire<"GameShown"> }) {
  const { points, seed, who, picks } = asked(game);
  const wish = { points, seed, picks, bots: [...WHO[who]] as [boolean, boolean] };
  const key = [game.key, points, seed, who, ...picks].join();
  const { value, trouble } = useResource(
    async () => ({ key, shown: await api.muster.draft(game.key, { ...wish, names: ["", ""] }) }),
    [key],
  );
  const anew = (change: Record<string, string>) =>
    setQuery({ points: String(points), seed: String(seed), picks: null, ...change });
  return (
    <>
      <header class="page-head">
        <div>
          <a class="small" href="/armies">
            {t("make-all-armies")}
          </a>
          <h1>
            {t("make-pick")}: {say(game.title)}
          </h1>
        </div>
        <div class="row">
          <ChanceNumbers
            points={points}
            seed={seed}
            onPoints={(wanted) => anew({ points: String(wanted) })}
            onSeed={(wanted) => anew({ seed: String(wanted) })}
          />
          <button type="button" class="button" onClick={() => anew({ seed: String(newSeed()) })}>
            <Glyph sign="dice" />
            {t("make-random-again")}
          </button>
          <Segments
            label={t("make-pick-who")}
            value={who}
            choices={(["bot", "two", "auto"] as const).map((key) => ({
              key,
              title: t(`make-pick-${key}`),
            }))}
            onChange={(wanted) => anew({ who: wanted })}
          />
        </div>
      </header>
      {trouble !== "" && <p class="notice harm">{trouble}</p>}
      {value !== null && (
        <Open
          game={game}
          shown={value.shown}
          who={who}
          busy={value.key !== key && trouble === ""}
        />
      )}
    </>
  );
}

interface OpenProps {
  game: Wire<"GameShown">;
  shown: Wire<"DraftShown">;
  who: Who;
  /** A pick is on its way: nothing can be picked before its answer is there. */
  busy: boolean;
}

function Open({ game, shown, who, busy }: OpenProps) {
  const { draft, offers, scale } = shown;
  const [face, setFace] = useState<Offer | null>(null);
  const [rule, setRule] = useState("");
  const known = new Map(offers.map((offer) => [offer.key, offer]));
  const nameOf = (key: string) => {
    const offer = known.get(key);
    return offer === undefined ? key : say(offer.name);
  };
  const pick = (number: number) => setQuery({ picks: [...draft.picks, number].join() });
  const first = draft.armies[0];
  return (
    <div class="draft-columns">
      <section class="panel" aria-labelledby="draft-open">
        <h2 id="draft-open">{t("make-pick-open")}</h2>
        <ul class="plain packs">
          {draft.packs.map((pack, number) => {
            const offer = known.get(pack.entries[0]?.key ?? "");
            const names = pack.entries.map(({ key, count }) => `${count} × ${nameOf(key)}`);
            const gone = pack.taken !== null;
            return (
              <li key={number} class={gone ? "pack is-gone" : "pack"}>
                {offer?.figure && <Portrait figure={offer.figure} side={pack.taken ?? 0} />}
                <span class="pack-names">
                  <button
                    type="button"
                    class="face-button"
                    onClick={() => offer !== undefined && setFace(offer)}
                  >
                    {names.join(", ")}
                  </button>
                  <span class="small soft">
                    {offer !== undefined && say(offer.group)} · {say(pack.price / scale)}
                  </span>
                </span>
                {pack.taken !== null ? (
                  <span class="row small soft">
                    <SideMark side={pack.taken} /> {t("make-pick-taken")}
                  </span>
                ) : pack.open ? (
                  <button
                    type="button"
                    class="button square"
                    disabled={busy}
                    aria-label={t("make-pick-take", { name: names.join(", ") })}
                    onClick={() => pick(number)}
                  >
                    <Glyph sign="plus" />
                  </button>
                ) : (
                  <span class="small soft">{t("make-pick-not")}</span>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section class="panel draft-sides" aria-live="polite">
        <p>
          <strong>
            {draft.turn === null
              ? t("make-pick-over")
              : t("make-pick-turn", { number: draft.turn + 1 })}
          </strong>
        </p>
        {draft.armies.map((army, side) => (
          <div key={side} class={draft.turn === side ? "draft-side is-next" : "draft-side"}>
            <h3>
              <span class="row">
                <SideMark side={side} /> {t("make-pick-side", { number: side + 1 })}
              </span>
              <span>
                {t("make-total-of", {
                  price: (draft.prices[side] ?? 0) / scale,
                  total: army.total,
                })}
              </span>
            </h3>
            <ul class="plain">
              {army.entries.length === 0 && <li class="soft">{t("make-pick-none")}</li>}
              {army.entries.map(({ key, count }, index) => (
                <li key={index}>
                  {say(count)} × {nameOf(key)}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div class="row">
          {draft.turn !== null && (
            <button type="button" class="button" disabled={busy} onClick={() => pick(DONE)}>
              {t("make-pick-done", { number: draft.turn + 1 })}
            </button>
          )}
          {draft.picks.length > 0 && who !== "auto" && (
            <button
              type="button"
              class="button"
              disabled={busy}
              onClick={() => setQuery({ picks: takenBack(draft.picks, shown, who) })}
            >
              <Glyph sign="undo" />
              {t("make-pick-back")}
            </button>
          )}
          {draft.turn === null && (
            <button
              type="button"
              class="button primary"
              disabled={busy}
              onClick={() => void fight(game.key, draft.armies)}
            >
              {t("make-pick-fight")}
            </button>
          )}
        </div>
      </section>
      {face !== null && first !== undefined && (
        <Face
          roster={copyOf(first, say(first.name))}
          offer={face}
          onClose={() => setFace(null)}
          onRule={setRule}
        />
      )}
      <RuleDrawer game={game.key} rule={rule} onClose={() => setRule("")} onRule={setRule} />
    </div>
  );
}

/** The picks without my last one, and without what a bot picked after it. */
function takenBack(picks: readonly number[], shown: Wire<"DraftShown">, who: Who): string | null {
  const { packs } = shown.draft;
  const mine = (number: number) => who === "two" || number === DONE || packs[number]?.taken === 0;
  const last = picks.findLastIndex(mine);
  const left = picks.slice(0, Math.max(0, last));
  return left.length === 0 ? null : left.join();
}

/** Keep both armies and set a battle up with them. */
async function fight(game: string, armies: readonly Wire<"Roster">[]): Promise<void> {
  try {
    const ids: string[] = [];
    for (const army of armies) {
      const name = say(army.name).slice(0, 80);
      const put = await api.papers.add({ kind: "army", game, name, army: { ...army, name } });
      ids.push(put.id);
    }
    go(`/new/${game}?army=${ids[0]}&army2=${ids[1]}`);
  } catch (error) {
    toastProblem(error);
  }
}
