import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createRenderAdmission, type LeavePlace, type Refused } from "#server/serving/render-admission.ts";

const few = { places: 3, placesOfOne: 2, waiting: 4, burst: 3, perSecond: 1, patience: 10_000 };

/** An admission with a stopped clock, and the list of the admitted and the refused, in that order. */
function start(limits: Partial<typeof few> = {}) {
  let now = 0;
  const admission = createRenderAdmission({ ...few, ...limits }, () => now);
  const inside: { who: string; leave: LeavePlace }[] = [];
  const refused: string[] = [];
  const ask = (who: string, gaveUp?: AbortSignal) =>
    void admission.enter(who, gaveUp).then((outcome: LeavePlace | Refused) => {
      if (typeof outcome === "function") inside.push({ who, leave: outcome });
      else refused.push(who);
    });
  const settle = async () => {
    for (let turns = 0; turns < 4; turns += 1) await turn();
  };
  const leave = async (at = 0) => {
    inside.splice(at, 1)[0]?.leave();
    await settle();
  };
  const names = () => inside.map(({ who }) => who);
  return { admission, ask, settle, leave, names, refused, inside, pass: (ms: number) => (now += ms) };
}

describe("rendering", () => {
  it("is limited: so many at once, so many waiting, and the rest refused with the seconds to wait", async () => {
    const { admission, ask, settle, names, refused } = start();
    for (let who = 0; who < 8; who += 1) ask(`visitor ${who}`);
    await settle();
    expect(names()).toEqual(["visitor 0", "visitor 1", "visitor 2"]);
    expect(refused).toEqual(["visitor 7"]);
    expect(await admission.enter("visitor 8")).toEqual({ retryAfter: 1 });
  });

  it("leaves places for others during a flood from one address", async () => {
    const { ask, settle, names, refused, leave } = start();
    for (let times = 0; times < 20; times += 1) ask("flood");
    await settle();
    expect(names()).toEqual(["flood", "flood"]);
    expect(refused).toHaveLength(13);
    ask("visitor");
    await settle();
    expect(names()).toEqual(["flood", "flood", "visitor"]);
    expect(refused).toHaveLength(14);
    await leave(2);
    expect(names()).toEqual(["flood", "flood"]);
  });

  it("is rendered first for addresses within their share, which replace one beyond its share", async () => {
    const { ask, settle, names, leave, refused } = start({ placesOfOne: 3 });
    for (let times = 0; times < 7; times += 1) ask("flood");
    await settle();
    ask("visitor");
    await settle();
    expect(refused).toEqual(["flood"]);
    await leave();
    expect(names()).toEqual(["flood", "flood", "visitor"]);
    await leave();
    expect(names()).toEqual(["flood", "visitor", "flood"]);
  });

  it("may use all places while nobody else asks, and gets a new share by the second", async () => {
    const { admission, ask, settle, names, leave, refused, pass } = start({ burst: 1 });
    for (let times = 0; times < 6; times += 1) ask("alone");
    await settle();
    for (let times = 0; times < 6; times += 1) await leave();
    expect(names()).toEqual([]);
    expect(refused).toEqual([]);
    pass(1_000);
    ask("alone");
    await settle();
    expect(names()).toEqual(["alone"]);
    expect(admission.count("alone")).toBeNull();
  });

  it("counts forms separately for each address, and refuses those beyond its share", () => {
    const { admission, pass } = start({ burst: 2 });
    expect([1, 2, 3].map(() => admission.count("one"))).toEqual([null, null, { retryAfter: 1 }]);
    expect(admission.count("other")).toBeNull();
    pass(1_000);
    expect([1, 2].map(() => admission.count("one"))).toEqual([null, { retryAfter: 1 }]);
  });

  it("lets the event loop turn between two renders", async () => {
    const { ask, settle, inside, names } = start({ placesOfOne: 1, burst: 9 });
    for (const who of ["a", "b", "c", "d", "e"]) ask(who);
    await settle();
    for (const { leave } of inside.splice(0)) leave();
    await turn();
    expect(names()).toEqual(["d"]);
    await turn();
    expect(names()).toEqual(["d", "e"]);
  });

  it("gives each a turn of its own while places are free", async () => {
    const { ask, names } = start();
    for (const who of ["a", "b", "c"]) ask(who);
    await Promise.resolve();
    expect(names()).toEqual([]);
    await turn();
    expect(names()).toEqual(["a"]);
    await turn();
    expect(names()).toEqual(["a", "b"]);
  });

  it("waits no longer than its limit, and not after the visitor has gone", async () => {
    const { ask, settle, names, leave, refused } = start({ places: 1, patience: 5 });
    const gone = new AbortController();
    ask("first");
    ask("gone", gone.signal);
    await settle();
    gone.abort();
    await settle();
    expect(refused).toEqual(["gone"]);
    ask("late");
    await vi.waitFor(() => expect(refused).toEqual(["gone", "late"]));
    await leave();
    expect(names()).toEqual([]);
  });

  it("frees a place once, even if it is left twice", async () => {
    const { ask, settle, inside, names } = start({ places: 1 });
    for (const who of ["a", "b", "c"]) ask(who);
    await settle();
    const [first] = inside.splice(0, 1);
    first?.leave();
    first?.leave();
    await settle();
    expect(names()).toEqual(["b"]);
  });
});
