/** A state or token: a small sign with its words, shown on hover and to screen readers. */
import { Icon, iconMarkup } from "../../look";
import { say, t } from "../../texts";
import type { Badge } from "../../wire/types";
import "../story.css";

interface Props {
  badge: Badge;
  /** Write the words beside the sign. */
  words?: boolean;
}

export function BadgeView({ badge, words = false }: Props) {
  const said = say(badge.text);
  const { count } = badge;
  const told = count === 1 ? said : t("battle-badge-count", { text: said, count });
  return (
    <span class={`badge badge-${badge.tone}`} title={told} role="img" aria-label={told}>
      {iconMarkup(badge.icon) === "" ? <i class="badge-dot" /> : <Icon name={badge.icon} />}
      {count !== 1 && <span class="badge-count">{say(count)}</span>}
      {words && <span class="badge-words">{said}</span>}
    </span>
  );
}
