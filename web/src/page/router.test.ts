import { beforeEach, describe, expect, it } from "vitest";

import { host, keyFor, keyIn, person, sitsAt, watchKey } from "../net/keys";
import { anchor, go, otherPerson, query, route, routeOf, seatKey, setQuery } from "./router";

const SECRET = "A".repeat(43);

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/wizard-duel", { page: "new", game: "wizard-duel" }],
    ["/battle/b1", { page: "battle", id: "b1" }],
    ["/replay/b1", { page: "replay", id: "b1" }],
    ["/armies", { page: "armies" }],
    ["/armies/x", { page: "army", id: "x" }],
    ["/lay", { page: "lay", id: "" }],
    ["/scenarios", { page: "scenarios", id: "" }],
    ["/scenarios/s1", { page: "scenarios", id: "s1" }],
    ["/lay/x%20y", { page: "lay", id: "x y" }],
    ["/rules", { page: "rules", game: "" }],
    ["/rules/g", { page: "rules", game: "g" }],
    ["/campaigns", { page: "campaigns" }],
    ["/campaigns/c1", { page: "campaign", id: "c1" }],
    ["/muster/c1", { page: "muster", id: "c1" }],
    ["/report/c1", { page: "report", id: "c1" }],
    ["/club", { page: "club" }],
    ["/demo", { page: "demo" }],
    ["/battle", { page: "lost" }],
    ["/battle/a/b", { page: "lost" }],
    ["/nowhere", { page: "lost" }],
    ["/rules/%E0%A4%A", { page: "rules", game: "%E0%A4%A" }],
  ])("%s", (path, wanted) => expect(routeOf(path)).toEqual(wanted));
});

describe("secrets in the address", () => {
  beforeEach(() => {
    localStorage.clear();
    person.value = null;
    host.value = null;
    otherPerson.value = null;
  });

  it("are recognised by their first letter, and rules are not taken for one", () => {
    expect(keyIn(`#s_${SECRET}`)).toEqual({ kind: "seat", key: `s_${SECRET}` });
    expect(keyIn(`w_${SECRET}`)?.kind).toBe("watch");
    expect(keyIn("#WD-MOVE-1")).toBeNull();
    expect(keyIn("#s_short")).toBeNull();
    expect(keyIn(`#x_${SECRET}`)).toBeNull();
    expect(keyIn(`#s_${SECRET}"><script>`)).toBeNull();
  });

  it("leave the address at once", () => {
    go(`/battle/b1?x=1#s_${SECRET}`);
    expect(location.hash).toBe("");
    expect(location.search).toBe("?x=1");
    expect(seatKey.value).toBe(`s_${SECRET}`);
    expect(route.value).toEqual({ page: "battle", id: "b1" });
    go("/");
    expect(seatKey.value).toBeNull();
  });

  it("make the browser that person, unless it is somebody already", () => {
    go(`/#p_${SECRET}`);
    expect(person.value).toBe(`p_${SECRET}`);
    go(`/#p_${"B".repeat(43)}`);
    expect(person.value).toBe(`p_${SECRET}`);
    expect(otherPerson.value).toBe(`p_${"B".repeat(43)}`);
  });

  it("open the club and the watcher's place", () => {
    go(`/club#h_${SECRET}`);
    expect(host.value).toBe(`h_${SECRET}`);
    go(`/battle/b2#w_${SECRET}`);
    expect(watchKey("b2")).toBe(`w_${SECRET}`);
    expect(keyFor("b2")).toBe(`w_${SECRET}`);
    person.value = "p_me";
    expect(keyFor("b2")).toBe(`w_${SECRET}`);
    sitsAt("b2");
    expect(keyFor("b2")).toBe("p_me");
    expect(keyFor("b3")).toBe("p_me");
  });

  it("do not touch a rule's anchor", () => {
    go("/rules/g?rule=1#ZZ-1");
    expect(anchor.value).toBe("ZZ-1");
    setQuery({ words: "wood", rule: null });
    expect(location.search).toBe("?words=wood");
    expect(location.hash).toBe("#ZZ-1");
    expect(query.value.get("words")).toBe("wood");
  });
});
