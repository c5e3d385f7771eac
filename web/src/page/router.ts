/** Which page is shown: read from the address, changed by links. */
import { signal } from "@preact/signals";
import { endCall } from "../browser/attention";
import { type Key, keepWatchKey, person, setHost, setPerson, takeFragment } from "../net/keys";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "battle"; id: string }
  | { page: "replay"; id: string }
  | { page: "armies" }
  | { page: "army"; id: string }
  | { page: "draft"; game: string }
  | { page: "lay"; id: string }
  | { page: "scenarios"; id: string }
  | { page: "rules"; game: string }
  | { page: "campaigns" }
  | { page: "campaign"; id: string }
  | { page: "muster"; id: string }
  | { page: "report"; id: string }
  | { page: "puzzles"; game: string }
  | { page: "club" }
  | { page: "demo" }
  | { page: "credits" }
  | { page: "lost" };

/** The page that a path means. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first = "", raw, ...rest] = parts;
  if (rest.length > 0) return { page: "lost" };
  const second = raw === undefined ? undefined : decoded(raw);
  if (second === undefined) {
    switch (first) {
      case "":
        return { page: "home" };
      case "armies":
        return { page: "armies" };
      case "lay":
        return { page: "lay", id: "" };
      case "scenarios":
        return { page: "scenarios", id: "" };
      case "rules":
        return { page: "rules", game: "" };
      case "puzzles":
        return { page: "puzzles", game: "" };
      case "campaigns":
      case "club":
      case "demo":
      case "credits":
        return { page: first };
      default:
        return { page: "lost" };
    }
  }
  switch (first) {
    case "new":
    case "draft":
      return { page: first, game: second };
    case "battle":
    case "replay":
      return { page: first, id: second };
    case "muster":
    case "report":
      return { page: first, id: second };
    case "campaigns":
      return { page: "campaign", id: second };
    case "armies":
      return { page: "army", id: second };
    case "lay":
      return { page: "lay", id: second };
    case "scenarios":
      return { page: "scenarios", id: second };
    case "rules":
    case "puzzles":
      return { page: first, game: second };
    default:
      return { page: "lost" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>({ page: "home" });

/** What stands behind the question mark. */
export const query = signal(new URLSearchParams());

/** What stands behind the hash, when it is no secret: a rule's number. */
export const anchor = signal("");

/** A seat's key that a link brought, for the battle shown; null when there is none. */
export const seatKey = signal<string | null>(null);

/** Another person's key that a link brought while somebody is already here; null: none. */
export const otherPerson = signal<string | null>(null);

function readAddress(): void {
  const found = routeOf(location.pathname);
  takeKey(takeFragment(), found);
  query.value = new URLSearchParams(location.search);
  anchor.value = decoded(location.hash.slice(1));
  route.value = found;
}

/** What a secret in the address is for. */
function takeKey(key: Key | null, found: Route): void {
  const atBattle = found.page === "battle" || found.page === "replay";
  seatKey.value = key?.kind === "seat" && atBattle ? key.key : null;
  if (key === null) return;
  if (key.kind === "host") setHost(key.key);
  if (key.kind === "watch" && atBattle) keepWatchKey(found.id, key.key);
  if (key.kind === "person") {
    if (person.value === null || person.value === key.key) setPerson(key.key);
    else otherPerson.value = key.key;
  }
}

/** Go to a page of ours. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = route.value;
  endCall();
  readAddress();
  if (before.page !== route.value.page) window.scrollTo(0, 0);
}

/** Change what stands behind the question mark, without leaving a step to go back to. */
export function setQuery(values: Record<string, string | null>): void {
  const wanted = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) wanted.delete(name);
    else wanted.set(name, value);
  }
  const words = wanted.size > 0 ? `?${wanted.toString()}` : "";
  history.replaceState(null, "", location.pathname + words + location.hash);
  query.value = wanted;
}

/** Links to our own pages change the page without loading it anew. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || /^\/(api|schema|assets)\b/.test(address.pathname)) {
    return;
  }
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

/** Begin to follow the address. Called once when the page starts. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    endCall();
    readAddress();
  });
  addEventListener("hashchange", readAddress);
  document.addEventListener("click", followLink);
  readAddress();
}
