/** Something on offer, seen before it is taken: its miniature, all values and abilities. */
import { Portrait } from "../figure";
import { Dialog, Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { CardView } from "../story/elements/CardView";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import type { Offer, Roster } from "./roster";
import "./chance.css";

interface Props {
  /** With its own cards. */
  roster: Roster;
  offer: Offer;
  /** None: it cannot be taken just now. */
  onTake?: (() => void) | undefined;
  onClose(): void;
  onRule(rule: string): void;
}

export function Face({ roster, offer, onTake, onClose, onRule }: Props) {
  const army = { ...roster, entries: [] } as Wire<"Roster">;
  const { value, trouble, reload } = useResource(
    () => api.muster.face(roster.game, { army, key: offer.key }),
    [roster.game, offer.key],
  );
  return (
    <Dialog
      open
      class="face"
      title={say(offer.name)}
      onClose={onClose}
      foot={
        <>
          {onTake !== undefined && (
            <button
              type="button"
              class="button primary"
              onClick={() => {
                onTake();
                onClose();
              }}
            >
              {t("make-more", { name: say(offer.name) })}
            </button>
          )}
          <button type="button" class="button" onClick={onClose}>
            {t("web-close")}
          </button>
        </>
      }
    >
      {trouble !== "" && <Trouble words={trouble} onRetry={reload} />}
      {value === null && trouble === "" && <Waiting />}
      {value !== null && (
        <div class="face-body">
          {offer.figure !== null && <Portrait figure={offer.figure} side={0} />}
          {value.card === null ? (
            <p>{t("make-face-none")}</p>
          ) : (
            <CardView card={value.card} onRule={onRule} bare />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The name of an offer, which shows what stands on its card. */
export function FaceButton({ name, onShow }: { name: string; onShow(): void }) {
  return (
    <button
      type="button"
      class="face-button"
      aria-label={t("make-face", { name })}
      onClick={onShow}
    >
      {name}
    </button>
  );
}
