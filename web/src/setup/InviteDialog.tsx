/** The links to a battle, to be given to friends and watchers. */
import { links } from "../browser/links";
import { CopyButton, Dialog, SideMark } from "../look";
import { keptLinks, watchKey } from "../net/keys";
import { say, t } from "../texts";
import type { BattleShown } from "../wire/types";

interface Props {
  battle: BattleShown;
  open: boolean;
  onClose(): void;
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
  const title = battle.title || `${say(battle.game_title)}: ${say(battle.scenario_title)}`;
  const watching = watchKey(battle.id);
  return (
    <div class="stack">
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
              <Link address={links.seat(battle.id, key)} title={title} label={shown.name} />
            </li>
          );
        })}
        {watching !== null && (
          <li class="invitation card">
            <div class="grow">
              <strong>{t("web-invite-watchers")}</strong>
              <p class="soft small">{t("web-invite-watchers-help")}</p>
            </div>
            <Link
              address={links.watch(battle.id, watching)}
              title={title}
              label={t("web-invite-watchers")}
            />
          </li>
        )}
      </ul>
      <p class="soft small">{t("web-invite-secret")}</p>
    </div>
  );
}

function Link({ address, title, label }: { address: string; title: string; label: string }) {
  return (
    <div class="invitation-link">
      <input
        class="input"
        readOnly
        value={address}
        aria-label={t("web-invite-link", { name: label })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton words={address} title={title} class="primary" />
    </div>
  );
}
