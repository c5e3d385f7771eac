/** An answer that somebody brought along to a battle, to be filled in when it is asked for. */
import { type Signal, signal } from "@preact/signals";

import type { Wire } from "../../wire/types";

export const wish: Signal<{ battle: string; hint: Wire<"Hint"> } | null> = signal(null);
