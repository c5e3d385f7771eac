/** Undo and redo: every state that was, and every state that was taken back. */

export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** Changes of one name after each other are undone together; empty: none is going on. */
  joined: string;
}

const LONGEST = 200;

export function begun<State>(present: State): History<State> {
  return { past: [], present, future: [], joined: "" };
}

/** The state after a change. What had been undone is forgotten. */
export function changed<State>(history: History<State>, present: State, join = ""): History<State> {
  if (present === history.present) return history;
  if (join !== "" && join === history.joined) return { ...history, present, future: [] };
  const past = [...history.past, history.present].slice(-LONGEST);
  return { past, present, future: [], joined: join };
}

/** The change that was going on is over: the next of the same name is a new one. */
export function settled<State>(history: History<State>): History<State> {
  return history.joined === "" ? history : { ...history, joined: "" };
}

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    joined: "",
  };
}

export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, joined: "" };
}
