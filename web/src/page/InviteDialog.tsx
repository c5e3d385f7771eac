/** The links to a battle, to be given to friends and watchers. */
import { useState } from "preact/hooks";

import { doorOf, links } from "../browser/links";
import { CopyButton, Dialog, Glyph, SideMark, toastProblem } from "../look";
import type QrCode from "../look/QrCode";
import { api } from "../net/api";
import { keptLinks, watchKey } from "../net/keys";
import { say, t } from "../texts";
import type { BattleShown } from "../wire/types";
import { useResource } from "./resource";
import "./invite.css";

interface Props {
  battle: BattleShown;
  open: boolean;
  onClose(): void;
}

/** Whether this browser has links to seats of a battle to give away. */
export function hasInvitations(battle: string): boolean {
  return keptLinks(battle).length > 0;
}

/** The links again, for a battle that was made in this browser. */
export function InviteDialog({ battle, open, onClose }: Props) {
  return (
    <Dialog open={open} title={t("web-invite")} onClose={onClose} class="wide">
      <Invitations battle={battle} />
    </Dialog>
  );
}

export function Invitations({ battle }: { battle: BattleShown }) {
  const house = useResource(() => api.house(), []);
  const door = house.value === null ? location.origin : doorOf(house.value.addresses);
  const lead = (key: string): string => links.battle(battle.id, key, door ?? location.origin);
  const title = battle.title || `${say(battle.game_title)}: ${say(battle.scenario_title)}`;
  const watching = watchKey(battle.id);
  return (
    <div class="stack">
      {door === null && (
        <p class="notice harm" role="note">
          <Glyph sign="warning" size={16} /> {t("web-invite-alone")}
        </p>
      )}
      <ul class="plain stack">
        {keptLinks(battle.id).map(({ seat, key }) => {
          const shown = battle.seats[seat];
          if (shown === undefined) return null;
          return (
            <li key={seat} class="invitation card">
              <div class="row grow">
                <SideMark side={shown.side} />
                <strong>{shown.name}</strong>
                {shown.taken && <span class="chip">{t("web-invite-taken")}</span>}
              </div>
              <Link address={lead(key)} title={title} label={shown.name} />
            </li>
          );
        })}
        {watching !== null && (
          <li class="invitation card">
            <div class="grow">
              <strong>{t("web-invite-watchers")}</strong>
              <p class="soft small">{t("web-invite-watchers-help")}</p>
            </div>
            <Link address={lead(watching)} title={title} label={t("web-invite-watchers")} />
          </li>
        )}
      </ul>
      <p class="soft small">{t("web-invite-secret")}</p>
    </div>
  );
}

function Link({ address, title, label }: { address: string; title: string; label: string }) {
  const [code, setCode] = useState<typeof QrCode | null>(null);
  const Code = code;
  const toggle = () => {
    if (code !== null) setCode(null);
    else import("../look/QrCode").then((module) => setCode(() => module.default), toastProblem);
  };
  return (
    <div class="invitation-link">
      <input
        class="input"
        readOnly
        value={address}
        aria-label={t("web-invite-link", { name: label })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" aria-expanded={code !== null} onClick={toggle}>
        {t("web-invite-qr")}
      </button>
      <CopyButton words={address} title={title} class="primary" />
      {Code !== null && <Code words={address} label={t("web-invite-qr-label", { name: label })} />}
    </div>
  );
}
