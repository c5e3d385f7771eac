/** What may be taken: shelf by shelf, with a price, and searched by words. */
import { useMemo, useState } from "preact/hooks";

import { Portrait } from "../figure";
import { Glyph, RuleChip } from "../look";
import { language, say, t } from "../texts";
import { total } from "../wire/tally";
import { Face, FaceButton } from "./Face";
import { countOf, type Offer, type Roster, shelves } from "./roster";
import { Stepper } from "./Stepper";

interface Props {
  offers: readonly Offer[];
  /** Prices are in so many parts of a point. */
  scale: number;
  roster: Roster;
  /** How many there are at most, where they come out of a box. */
  lies?: ReadonlyMap<string, number>;
  onMore(offer: Offer): void;
  onLess(offer: Offer): void;
  onRule(rule: string): void;
}

export function Offers({ offers, scale, roster, lies, onMore, onLess, onRule }: Props) {
  const [face, setFace] = useState<Offer | null>(null);
  const [words, setWords] = useState("");
  const tongue = language.value;
  const found = useMemo(() => shelves(offers, words, say), [offers, words, tongue]);
  return (
    <section class="panel offers" aria-labelledby="offers-title">
      <div class="row spread">
        <h2 id="offers-title">{t("make-offers")}</h2>
        <label class="search">
          <span class="unseen">{t("make-search")}</span>
          <Glyph sign="search" />
          <input
            class="input"
            type="search"
            placeholder={t("make-search")}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <div class="shelves" tabIndex={0} role="group" aria-labelledby="offers-title">
        {found.length === 0 && <p class="soft">{t("make-found-none")}</p>}
        {found.map((shelf) => (
          <section key={say(shelf.title)} class="shelf">
            <h3>{say(shelf.title)}</h3>
            <ul class="plain">
              {shelf.offers.map((offer) => (
                <OfferLine
                  key={offer.key}
                  offer={offer}
                  scale={scale}
                  count={countOf(roster, offer.key)}
                  lies={lies?.get(offer.key)}
                  onMore={() => onMore(offer)}
                  onLess={() => onLess(offer)}
                  onFace={() => setFace(offer)}
                  onRule={onRule}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {face !== null && (
        <Face
          roster={roster}
          offer={face}
          onTake={face.refusal === null ? () => onMore(face) : undefined}
          onClose={() => setFace(null)}
          onRule={onRule}
        />
      )}
    </section>
  );
}

interface LineProps {
  offer: Offer;
  scale: number;
  count: number;
  lies: number | undefined;
  onMore(): void;
  onLess(): void;
  onFace(): void;
  onRule(rule: string): void;
}

function OfferLine({ offer, scale, count, lies, onMore, onLess, onFace, onRule }: LineProps) {
  const name = say(offer.name);
  return (
    <li class={count > 0 ? "offer is-taken" : "offer"}>
      {offer.figure !== null && <Portrait figure={offer.figure} side={0} />}
      <span class="offer-name">
        <FaceButton name={name} onShow={onFace} />
        {lies !== undefined && (
          <span class="small soft">{t("make-box-count", { count: lies })}</span>
        )}
        {offer.refusal !== null && (
          <span class="small soft">
            {say(offer.refusal.text)} <RuleChip rule={offer.refusal.rule} onOpen={onRule} />
          </span>
        )}
      </span>
      <span class="price">{say(total(offer.price) / scale)}</span>
      <Stepper
        name={name}
        count={count}
        more={offer.refusal === null && count < (lies ?? Number.POSITIVE_INFINITY)}
        onCount={(wanted) => {
          const by = Math.round(wanted) - count;
          for (let n = 0; n < Math.abs(by); n += 1) (by > 0 ? onMore : onLess)();
        }}
      />
    </li>
  );
}
