/** What may be taken: shelf by shelf, with a price, and searched by words. */
import { useMemo, useState } from "preact/hooks";

import { Glyph, RuleChip } from "../look";
import { language, say, t } from "../texts";
import { total } from "../wire/tally";
import { countOf, type Offer, type Roster, shelves } from "./roster";
import { Stepper } from "./Stepper";

interface Props {
  offers: readonly Offer[];
  /** Prices are in so many parts of a point. */
  scale: number;
  roster: Roster;
  onMore(offer: Offer): void;
  onLess(offer: Offer): void;
  onRule(rule: string): void;
}

export function Offers({ offers, scale, roster, onMore, onLess, onRule }: Props) {
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
                  onMore={() => onMore(offer)}
                  onLess={() => onLess(offer)}
                  onRule={onRule}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

interface LineProps {
  offer: Offer;
  scale: number;
  count: number;
  onMore(): void;
  onLess(): void;
  onRule(rule: string): void;
}

function OfferLine({ offer, scale, count, onMore, onLess, onRule }: LineProps) {
  const name = say(offer.name);
  return (
    <li class={count > 0 ? "offer is-taken" : "offer"}>
      <span class="offer-name">
        {name}
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
        more={offer.refusal === null}
        onCount={(wanted) => {
          const by = Math.round(wanted) - count;
          for (let n = 0; n < Math.abs(by); n += 1) (by > 0 ? onMore : onLess)();
        }}
      />
    </li>
  );
}
