/** What a page shows of what it has asked for: it, that it comes, or why it does not. */
import type { ComponentChildren } from "preact";

import { Trouble, Waiting } from "../look";
import type { Resource } from "./resource";

interface Props<Value> {
  of: Resource<Value>;
  children(value: Value): ComponentChildren;
}

export function Loaded<Value>({ of, children }: Props<Value>) {
  if (of.value !== null) return <>{children(of.value)}</>;
  return of.trouble === "" ? <Waiting /> : <Trouble words={of.trouble} onRetry={of.reload} />;
}
