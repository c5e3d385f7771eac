/** Everything that is wrong with a scenario's file, each with its line. */
import { RuleChip } from "../../look";
import { say } from "../../texts";
import type { Wire } from "../../wire/types";

export function Faults({ faults }: { faults: readonly Wire<"CardRefusal">[] }) {
  return (
    <ul class="notice harm faults" role="alert">
      {faults.map((one) => (
        <li key={`${one.field} ${one.text.key}`}>
          {one.line === null ? one.file : `${one.file}:${one.line}`}: {say(one.text)}{" "}
          <RuleChip rule={one.rule} />
        </li>
      ))}
    </ul>
  );
}
