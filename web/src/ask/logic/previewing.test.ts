import { describe, expect, it } from "vitest";
import { NO_PREVIEW } from "../../wire/preview";
import type { Preview } from "../../wire/types";
import { Previewer } from "./previewing";

/** A line that answers when it is told to. */
class Line {
  readonly asked: { values: Record<string, unknown>; resolve(preview: Preview | null): void }[] =
    [];

  preview(
    _seat: number,
    _action: string,
    values: Record<string, unknown>,
  ): Promise<Preview | null> {
    return new Promise((resolve) => this.asked.push({ values, resolve }));
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("previews", () => {
  it("shows what is wanted again though its first wish was overtaken", async () => {
    const line = new Line();
    const previewer = new Previewer(line);
    previewer.ask(0, "Walk", { path: 1 });
    previewer.ask(0, "Walk", { path: 2 });
    previewer.ask(0, "Walk", { path: 1 });
    line.asked[0]?.resolve(null);
    line.asked[1]?.resolve(null);
    await settled();
    line.asked[2]?.resolve({ ...NO_PREVIEW, length: 7 });
    await settled();
    expect(previewer.answers(0, "Walk", { path: 1 })?.length).toBe(7);
  });

  it("asks again for what got no answer", async () => {
    const line = new Line();
    const previewer = new Previewer(line);
    previewer.ask(0, "Walk", { path: 1 });
    line.asked[0]?.resolve(null);
    await settled();
    previewer.ask(0, "Walk", { path: 1 });
    expect(line.asked).toHaveLength(2);
    previewer.ask(0, "Walk", { path: 1 });
    expect(line.asked).toHaveLength(2);
  });
});
