/** What can be done at any time: take back, offer an end, pause, give up, stops, referee's hand. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { confirm, Glyph, type Sign, toast } from "../look";
import type { Battle } from "../model/battle";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";
import "./ask.css";
import { type SeatForm, standingOf } from "./logic/standing";
import { PoliciesDialog } from "./PoliciesDialog";
import { RefereeDialog } from "./RefereeDialog";
import { sessionOf } from "./session";
import { TakeBackButton } from "./TakeBackButton";

const SIGNS: Record<string, Sign> = {
  Pause: "pause",
  Resume: "play",
  OfferEnd: "people",
  WithdrawOffer: "forward",
  Concede: "flag",
};

type Open = "none" | "menu" | "policies" | "hand";

export function StandingMenu({ battle }: { battle: Battle }) {
  const open = useSignal<Open>("none");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open.value !== "menu") return;
    const away = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) open.value = "none";
    };
    const close = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      open.value = "none";
      box.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
    };
    document.addEventListener("pointerdown", away, true);
    document.addEventListener("keydown", close, true);
    return () => {
      document.removeEventListener("pointerdown", away, true);
      document.removeEventListener("keydown", close, true);
    };
  }, [open.value]);
  const sight = battle.sight.value;
  if (sight === null || sight.seats.length === 0 || sight.hand_over !== null) return null;
  return (
    <div class="ask-standing" ref={box}>
      <TakeBackButton battle={battle} sight={sight} />
      <button
        type="button"
        class="button square"
        aria-haspopup="true"
        aria-expanded={open.value === "menu"}
        aria-label={t("answer-menu")}
        title={t("answer-menu")}
        onClick={() => (open.value = open.value === "menu" ? "none" : "menu")}
      >
        <Glyph sign="flag" />
      </button>
      {open.value === "menu" && (
        <Menu battle={battle} sight={sight} onOpen={(what) => (open.value = what)} />
      )}
      <PoliciesDialog
        battle={battle}
        open={open.value === "policies"}
        onClose={() => (open.value = "none")}
      />
      <RefereeDialog
        battle={battle}
        open={open.value === "hand"}
        onClose={() => (open.value = "none")}
      />
    </div>
  );
}

interface MenuProps {
  battle: Battle;
  sight: Sight;
  onOpen(what: Open): void;
}

function Menu({ battle, sight, onOpen }: MenuProps) {
  const { asking } = sessionOf(battle);
  const standing = standingOf(sight);
  const isShared = sight.seats.length > 1;
  const label = ({ seat, form }: SeatForm): string => {
    const name = sight.battle.seats.find(({ number }) => number === seat)?.name ?? "";
    return isShared ? t("answer-for-seat", { what: say(form.title), name }) : say(form.title);
  };
  const act = async (chosen: SeatForm): Promise<void> => {
    onOpen("none");
    const isSure = chosen.form.action === "Pause" || (await areSure(chosen));
    if (!isSure) return;
    const refusal = await asking.send(chosen.seat, { type: chosen.form.action });
    if (refusal !== null) toast(say(refusal.text), "harm");
  };
  const begin = (chosen: SeatForm): void => {
    onOpen("none");
    asking.stand(chosen.seat, chosen.form);
  };
  return (
    <div class="ask-menu card" role="group" aria-label={t("answer-menu")}>
      {standing.own.map((chosen) => (
        <MenuLine
          key={`${chosen.seat}${chosen.form.action}`}
          sign="forward"
          title={label(chosen)}
          onPress={() => begin(chosen)}
        />
      ))}
      {standing.policies.length > 0 && (
        <MenuLine sign="settings" title={t("answer-policies")} onPress={() => onOpen("policies")} />
      )}
      {standing.hand.length > 0 && (
        <MenuLine sign="hand" title={t("answer-hand")} onPress={() => onOpen("hand")} />
      )}
      {standing.plain.map((chosen) => (
        <MenuLine
          key={`${chosen.seat}${chosen.form.action}`}
          sign={SIGNS[chosen.form.action] ?? "forward"}
          title={label(chosen)}
          help={chosen.form.help === null ? "" : say(chosen.form.help)}
          isHarm={chosen.form.action === "Concede"}
          onPress={() => void act(chosen)}
        />
      ))}
      {sight.standing.length === 0 && <p class="help">{t("answer-menu-empty")}</p>}
    </div>
  );
}

/** Ends are asked about twice: giving up cannot be undone. */
function areSure({ form }: SeatForm): Promise<boolean> {
  const title = say(form.title);
  const isHarm = form.action === "Concede";
  if (!isHarm && form.action !== "OfferEnd") return Promise.resolve(true);
  return confirm({
    title,
    text: t(isHarm ? "answer-concede-sure" : "answer-offer-sure"),
    yes: title,
    no: t("answer-play-on"),
    harm: isHarm,
  });
}

interface LineProps {
  sign: Sign;
  title: string;
  help?: string;
  isHarm?: boolean;
  onPress(): void;
}

function MenuLine({ sign, title, help = "", isHarm = false, onPress }: LineProps) {
  return (
    <button type="button" class={`ask-menu-line ${isHarm ? "harm" : ""}`} onClick={onPress}>
      <Glyph sign={sign} />
      <span>
        {title}
        {help !== "" && <small>{help}</small>}
      </span>
    </button>
  );
}
