/** The parts every page is made of. */
export { confirm } from "./confirm";
export { copy, CopyButton } from "./CopyButton";
export { Dialog, Drawer } from "./Dialog";
export { Empty, Trouble, Waiting } from "./Empty";
export { Glyph, type Sign } from "./Glyph";
export { Icon, IconMark, iconMarkup, learnIcons } from "./icons";
export { RuleChip } from "./RuleChip";
export { Segments } from "./Segments";
export { PATTERNS, SideMark, patternDashes, sideColour, sidePattern, type Pattern } from "./sides";
export { Tabs, type Tab } from "./Tabs";
export { toast, toastProblem } from "./toasts";
