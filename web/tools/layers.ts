/**
 * The folders of `src/` from lower to upper. A file imports from its own folder and from those
 * before it, never from one after it; `src/layers.test.ts` holds them to it, types included. What
 * lies in `src/` itself stands above all folders.
 */
export const LAYERS: readonly string[] = [
  // What crosses the wire, and sums as the server reckons them.
  "wire",
  // What the browser lends: memory, settings, title and sound, addresses to be given away.
  "browser",
  // Every sentence.
  "texts",
  // One open battle as signals, what the table shows and hears, who has what.
  "model",
  // REST, and the line to a battle.
  "net",
  // Colours, type, buttons, icons.
  "look",
  // Miniatures, painted from their traits.
  "figure",
  // What every page needs: the address, things fetched, the settings.
  "page",
  // The drawn table.
  "table",
  // The same table standing, in three dimensions.
  "ground",
  // Log, dice, cards, dials, the table in words.
  "story",
  // What happens is seen: the story played out on the table, one thing after the other.
  "stage",
  // A half-filled action.
  "ask",
  // What the coach says about a battle that was.
  "coach",
  // Rules to be read.
  "rulebook",
  // Armies to be built.
  "armies",
  // Positions with one good answer.
  "puzzle",
  // The page of a battle.
  "battle",
  // What comes before a battle.
  "setup",
  // What comes between battles.
  "campaign",
  // The frame around all pages, and which address shows which.
  "app",
];
