/** At which places of a campaign scenarios of one's own are fought instead. */
import { query } from "../page/router";
import { sceneOfPaper } from "../setup/scenario/OwnScenario";
import { TableThumb } from "../setup/TableThumb";
import { say, t } from "../texts";
import type { Known } from "./known";
import type { Plan } from "./plan";

interface Props {
  plan: Plan;
  known: Known;
  onChange(plan: Plan): void;
}

/** The plan with the scenario that the address brings to a place. */
export function withAsked(plan: Plan, { offer, papers }: Known): Plan {
  const [id, place] = [query.value.get("scenario"), query.value.get("place")];
  const paper = papers.find((one) => one.kind === "scenario" && one.id === id);
  const fits = offer.stations.some(({ key, game }) => key === place && game === paper?.game);
  if (paper === undefined || place === null || !fits) return plan;
  return { ...plan, scenarios: { ...plan.scenarios, [place]: paper.id } };
}

export function PlaceScenarios({ plan, known: { offer, papers }, onChange }: Props) {
  const mine = papers.filter(({ kind }) => kind === "scenario");
  if (mine.length === 0) return null;
  const choose = (place: string, id: string) => {
    const { [place]: _, ...others } = plan.scenarios;
    onChange({ ...plan, scenarios: id === "" ? others : { ...others, [place]: id } });
  };
  return (
    <section class="panel stack" aria-labelledby="begin-scenarios">
      <h2 id="begin-scenarios">{t("desk-places")}</h2>
      <p class="soft">{t("desk-places-help")}</p>
      <ul class="plain stack tight place-scenarios">
        {offer.stations
          .filter(({ game }) => mine.some((paper) => paper.game === game))
          .map(({ key, title, game }) => {
            const chosen = mine.find(({ id }) => id === plan.scenarios[key]);
            return (
              <li key={key} class="row">
                <label class="field grow">
                  <span>{say(title)}</span>
                  <select
                    class="input"
                    data-place={key}
                    value={chosen?.id ?? ""}
                    onChange={(event) => choose(key, event.currentTarget.value)}
                  >
                    <option value="">{t("desk-places-usual")}</option>
                    {mine
                      .filter((paper) => paper.game === game)
                      .map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                  </select>
                </label>
                {chosen !== undefined && (
                  <TableThumb
                    name={`${chosen.id} ${chosen.changed}`}
                    fetch={() => sceneOfPaper(chosen)}
                    width={96}
                    height={80}
                  />
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
