/** The whole sheet, for values that name something else in it. */
import { createContext } from "preact";

import type { Sheet } from "../../armies/cards/sheet";

export const SheetContext = createContext<Sheet>({});
