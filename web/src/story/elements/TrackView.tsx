/** A row of steps with the present one marked: phases, rounds, order of play. */
import { say, t } from "../../texts";
import type { Wire } from "../../wire/types";
import "../story.css";

export function TrackView({ track }: { track: Wire<"Track"> }) {
  return (
    <section class="track" aria-label={say(track.title)}>
      <h3>{say(track.title)}</h3>
      <ol>
        {track.steps.map((step, index) => {
          const now = index === track.now;
          const done = track.done.includes(index);
          return (
            <li
              key={index}
              class={now ? "is-now" : done ? "is-done" : undefined}
              aria-current={now ? "step" : undefined}
            >
              {say(step)}
              {done && <span class="unseen"> ({t("battle-track-done")})</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
