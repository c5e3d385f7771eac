/** All clicks of a dial that may be read, in a small table: one column for each. */
import { say, t } from "../../texts";
import { clickState, type Dial, paintOf, signsOn } from "./dial";

export function DialTable({ dial }: { dial: Dial }) {
  const clicks = dial.clicks.flatMap((values, index) =>
    values === null ? [] : [{ click: index, values }],
  );
  const most = Math.max(...clicks.map(({ values }) => values.length));
  return (
    <details class="dial-all">
      <summary>{t("battle-dial-all")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("battle-dial-value")}</span>
            </th>
            {clicks.map(({ click }) => (
              <th key={click} scope="col" class={`is-${clickState(click, dial.click)}`}>
                {say(click + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: most }, (_, row) => (
            <tr key={row}>
              <th scope="row">{dial.rows[row] === undefined ? row + 1 : say(dial.rows[row])}</th>
              {clicks.map(({ click, values }) => {
                const { under, aside } = signsOn(dial, click, row);
                const names = [...(under === undefined ? [] : [under]), ...aside];
                return (
                  <td
                    key={click}
                    class={`is-${clickState(click, dial.click)}`}
                    title={names.map((sign) => say(sign.name)).join(", ")}
                  >
                    <span class={`${under?.shape ?? ""} ${paintOf(under)}`}>
                      {say(values[row] ?? "")}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
