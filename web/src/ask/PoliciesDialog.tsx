/** Stops and automatic answers as a list of settings. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog, Segments, toast, toastProblem } from "../look";
import type { Battle } from "../model/battle";
import { api } from "../net/api";
import { say, t } from "../texts";
import type { Sight, Wire } from "../wire/types";
import { policyOf, standingOf } from "./logic/standing";
import { sessionOf } from "./session";

interface Props {
  battle: Battle;
  open: boolean;
  onClose(): void;
}

export function PoliciesDialog({ battle, open, onClose }: Props) {
  const policies = useSignal<Wire<"PolicyForm">[]>([]);
  const sight = battle.sight.value;
  const game = sight?.battle.game ?? "";
  useEffect(() => {
    if (!open || policies.value.length > 0) return;
    api.game(game).then(
      (shown) => (policies.value = shown.policies),
      (error: unknown) => toastProblem(error),
    );
  }, [open, game]);
  return (
    <Dialog open={open} title={t("answer-policies")} onClose={onClose}>
      <p class="help">{t("answer-policies-help")}</p>
      {sight !== null &&
        standingOf(sight).policies.map(({ seat }) => (
          <SeatPolicies
            key={seat}
            battle={battle}
            sight={sight}
            seat={seat}
            policies={policies.value}
          />
        ))}
    </Dialog>
  );
}

interface SeatProps {
  battle: Battle;
  sight: Sight;
  seat: number;
  policies: readonly Wire<"PolicyForm">[];
}

function SeatPolicies({ battle, sight, seat, policies }: SeatProps) {
  const { asking } = sessionOf(battle);
  const set = async (key: string, value: string): Promise<void> => {
    const refusal = await asking.send(seat, { type: "SetPolicy", key, value });
    if (refusal !== null) toast(say(refusal.text), "harm");
  };
  const name = sight.battle.seats.find(({ number }) => number === seat)?.name ?? "";
  return (
    <fieldset class="ask-policies">
      <legend class={sight.seats.length > 1 ? "" : "unseen"}>{name}</legend>
      {policies.map((policy) => (
        <div key={policy.key} class="ask-policy">
          <span class="label">{say(policy.title)}</span>
          <Segments
            label={say(policy.title)}
            value={policyOf(sight, seat, policy)}
            choices={policy.choices.map((choice) => ({
              key: choice.key,
              title: say(choice.label),
              ...(choice.help === null ? {} : { help: say(choice.help) }),
            }))}
            onChange={(value) => void set(policy.key, value)}
          />
        </div>
      ))}
    </fieldset>
  );
}
