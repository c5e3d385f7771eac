/** The proof of the dice: what was promised, the secret behind it, and all of it played again. */
import { useSignal } from "@preact/signals";
import { Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { say, t } from "../texts";
import type { Sight, Wire } from "../wire/types";

export function ProofView({ sight }: { sight: Sight }) {
  // Proving plays the whole battle again: only for those who want to see it.
  const open = useSignal(false);
  return (
    <details class="proof" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("proof-title")}</summary>
      {open.value && <ProofBody sight={sight} />}
    </details>
  );
}

function ProofBody({ sight }: { sight: Sight }) {
  const { id } = sight.battle;
  const { commitment, secret, kind } = sight.proof;
  const { value: proof, trouble, reload } = useResource(() => api.battles.proof(id), [id]);
  return (
    <div class="stack tight">
      <p>{t(kind === "committed" ? "proof-help" : "proof-help-typed")}</p>
      {commitment !== "" && <Code title={t("proof-commitment")} value={commitment} />}
      {secret !== "" && <Code title={t("proof-secret")} value={secret} />}
      {trouble !== "" && <Trouble words={trouble} onRetry={reload} />}
      {proof === null && trouble === "" && <Waiting />}
      {proof !== null && <Verdict proof={proof} />}
    </div>
  );
}

function Code({ title, value }: { title: string; value: string }) {
  return (
    <p class="proof-code">
      <b>{title}</b>
      <code>{value}</code>
    </p>
  );
}

function Verdict({ proof }: { proof: Wire<"Proof"> }) {
  const { ok, entries, rolls, overrides } = proof;
  if (!ok) {
    return (
      <p class="notice harm">
        {t("proof-broken", { entry: (proof.entry ?? 0) + 1 })}{" "}
        {proof.reason === null ? "" : say(proof.reason)}
      </p>
    );
  }
  return (
    <>
      <p class="notice">{t("proof-holds", { entries, rolls })}</p>
      {overrides.length > 0 && <p>{t("proof-overrides", { count: overrides.length })}</p>}
    </>
  );
}
