import { expect, it } from "vitest";

import { doorOf, links } from "./links";

const at = (address: string) => new URL(address) as unknown as Location;

it("an invitation leads to where others find the server", () => {
  const lan = ["http://192.168.1.5:8765/"];
  expect(doorOf(lan, at("http://127.0.0.1:8765/"))).toBe("http://192.168.1.5:8765");
  expect(doorOf(lan, at("https://club.example/"))).toBe("https://club.example");
  expect(doorOf([], at("http://localhost:8765/"))).toBeNull();
  expect(links.battle("abc", "s_1", "http://192.168.1.5:8765")).toBe(
    "http://192.168.1.5:8765/battle/abc#s_1",
  );
});
