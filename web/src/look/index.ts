/** The parts every page is made of. */

export { CopyButton, copy } from "./CopyButton";
export { confirm } from "./confirm";
export { Dialog, Drawer } from "./Dialog";
export { Empty, Trouble, Waiting } from "./Empty";
export { Glyph, type Sign } from "./Glyph";
export { Icon, IconMark, iconMarkup, learnIcons } from "./icons";
export { RuleChip } from "./RuleChip";
export { Segments } from "./Segments";
export { PATTERNS, type Pattern, patternDashes, SideMark, sideColour, sidePattern } from "./sides";
export { type Tab, Tabs } from "./Tabs";
export { toast, toastProblem } from "./toasts";
