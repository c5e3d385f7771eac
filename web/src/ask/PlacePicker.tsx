/** What the referee's hand could change: a list to pick from instead of paths to type blind. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { Battle } from "../model/battle";
import { api } from "../net/api";
import { sentence } from "../net/problem";
import { say, t } from "../texts";
import type { Sight, Wire } from "../wire/types";
import { foundPlaces, SHOWN } from "./logic/picking";

type Place = Wire<"Place">;

interface Props {
  battle: Battle;
  sight: Sight;
  onPick(place: Place): void;
}

export function PlacePicker({ battle, sight, onPick }: Props) {
  const places = useSignal<readonly Place[]>([]);
  const failed = useSignal("");
  const piece = useSignal(battle.selected.value);
  const words = useSignal("");
  useEffect(() => {
    let gone = false;
    api.battles.places(battle.id).then(
      (found) => {
        if (!gone) places.value = found.places;
      },
      (error: unknown) => {
        if (!gone) failed.value = sentence(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [battle.id, sight.number]);
  const found = foundPlaces(places.value, piece.value, words.value);
  return (
    <div class="ask-stack ask-places">
      <div class="ask-places-head">
        <label class="field">
          {t("answer-hand-piece")}
          <select
            class="input"
            value={piece.value ?? ""}
            onChange={({ currentTarget: { value } }) => {
              piece.value = value === "" ? null : Number(value);
            }}
          >
            <option value="">{t("answer-hand-everything")}</option>
            {sight.scene.pieces.map(({ id, name }) => (
              <option key={id} value={id}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
        <label class="field ask-grow">
          {t("answer-hand-search")}
          <input
            class="input"
            type="search"
            value={words.value}
            onInput={(event) => (words.value = event.currentTarget.value)}
          />
        </label>
      </div>
      {failed.value !== "" && <p class="notice harm">{failed.value}</p>}
      <ul class="ask-places-list" aria-label={t("answer-hand-places")}>
        {found.slice(0, SHOWN).map((place) => (
          <li key={place.path}>
            <button type="button" class="button quiet" onClick={() => onPick(place)}>
              <code>{place.path}</code>
              <b>{JSON.stringify(place.value)}</b>
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p class="help">{t("answer-hand-more", { count: found.length - SHOWN })}</p>
      )}
    </div>
  );
}
