/** At the door of a battle: a seat's link is answered here, before the table is shown. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { person, sitsAt, watchKey } from "../net/keys";
import { go, route, seatKey } from "../page/router";
import { bringBack } from "./battles";
import { JoinPage } from "./JoinPage";

interface Props {
  id: string;
  /** The battle's page, shown once it is clear with which key to enter. */
  children: ComponentChildren;
}

export function BattleDoor({ id, children }: Props) {
  const key = seatKey.value;
  const [open, setOpen] = useState(!mustAsk(id));
  useEffect(() => bringBack(id), [id]);
  useEffect(() => {
    if (open) return;
    // With a watcher's key and a person's, the better one counts: whoever has a seat plays.
    api.battles
      .getAsPerson(id)
      .then((battle) => {
        if (battle.yours.length > 0) sitsAt(id);
      })
      .catch(() => undefined)
      .finally(() => setOpen(true));
  }, [id, open]);
  if (key !== null) {
    return (
      <JoinPage
        id={id}
        seat={key}
        onSeated={() => {
          seatKey.value = null;
          if (route.value.page === "replay") go(`/battle/${id}`, { replace: true });
        }}
      />
    );
  }
  return open ? children : null;
}

function mustAsk(id: string): boolean {
  return person.value !== null && watchKey(id) !== null;
}
