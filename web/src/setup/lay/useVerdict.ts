/** The server's word on a table that is being laid. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { latest } from "../../armies/latest";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import type { Label, Refusal, Wire } from "../../wire/types";
import type { Kit, LaidTable } from "../board/geometry";
import { type Drawings, useDrawings } from "../board/useDrawings";

export interface Verdict {
  /** The table it is about; null before the first answer. */
  of: LaidTable | null;
  refusal: Refusal | null;
  /** What the switch is called that must be on for a battle on it; null: none. */
  option: Label | null;
  /** Why there is no answer; empty while there is hope. */
  trouble: string;
}

export function useVerdict(
  game: string,
  kit: Kit,
  table: LaidTable,
): Pick<Drawings, "grounds" | "known"> & { verdict: Verdict } {
  const [verdict, setVerdict] = useState<Verdict>({
    of: null,
    refusal: null,
    option: null,
    trouble: "",
  });
  const { grounds, known, learn } = useDrawings(game, kit, table);
  const line = useMemo(
    () =>
      latest<LaidTable, Wire<"TableReport">>((wanted, signal) => api.table(game, wanted, signal), {
        answer: ({ scene, refusal, option }, of) => {
          learn(of, scene);
          setVerdict({ of, refusal, option: option?.title ?? null, trouble: "" });
        },
        problem: (error) =>
          setVerdict({ of: null, refusal: null, option: null, trouble: sentence(error) }),
      }),
    [game, learn],
  );
  useEffect(() => () => line.stop(), [line]);
  useEffect(() => line.ask(table), [line, table]);
  return { verdict, grounds, known };
}
