/** Addresses that are given to people. Secrets stand in the fragment, which no server sees. */

const origin = () => location.origin;

const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Where others find this server: under the address of this page, or, where that is this machine's
 * own, under one it has in the network. Null: nobody else can reach it.
 */
export function doorOf(addresses: readonly string[], here: Location = location): string | null {
  if (!OWN.test(here.hostname)) return here.origin;
  return addresses[0]?.replace(/\/$/, "") ?? null;
}

/** Where papers of each kind are opened. */
const PAPERS = { army: "armies", table: "lay", scenario: "scenarios" } as const;

export const links = {
  battle: (battle: string, key: string, door: string = origin()) =>
    `${door}/battle/${battle}#${key}`,
  replay: (battle: string, key: string | null, at?: number) =>
    `${origin()}/replay/${battle}${at === undefined ? "" : `?at=${at}`}${key ? `#${key}` : ""}`,
  person: (key: string) => `${origin()}/#${key}`,
  paper: (kind: keyof typeof PAPERS, id: string) => `${origin()}/${PAPERS[kind]}/${id}`,
  rule: (game: string, rule: string) => `/rules/${game}#${rule}`,
};

/** Offer a file to be kept. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
