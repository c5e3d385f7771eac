/** Addresses that are given to people. Secrets stand in the fragment, which no server sees. */

const origin = () => location.origin;

export const links = {
  seat: (battle: string, key: string) => `${origin()}/battle/${battle}#${key}`,
  watch: (battle: string, key: string) => `${origin()}/battle/${battle}#${key}`,
  replay: (battle: string, key: string | null, at?: number) =>
    `${origin()}/replay/${battle}${at === undefined ? "" : `?at=${at}`}${key ? `#${key}` : ""}`,
  person: (key: string) => `${origin()}/#${key}`,
  paper: (kind: "army" | "table", id: string) =>
    `${origin()}/${kind === "army" ? "armies" : "lay"}/${id}`,
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
