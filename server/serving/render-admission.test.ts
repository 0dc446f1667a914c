import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createRenderAdmission, type LeavePlace, type Refused } from "#server/serving/render-admission.ts";

const few = { places: 3, placesOfOne: 2, waiting: 4, burst: 3, perSecond: 1, patience: 10_000 };

/** An admission whose clock stands still, and a note of who was let in or refused, in that order. */
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

describe("what renders", () => {
  it("is bounded: so many at once, so many wait, the rest are refused with the seconds to wait", async () => {
    const { admission, ask, settle, names, refused } = start();
    for (let who = 0; who < 8; who += 1) ask(`visitor ${who}`);
    await settle();
    expect(names()).toEqual(["visitor 0", "visitor 1", "visitor 2"]);
    expect(refused).toEqual(["visitor 7"]);
    expect(await admission.enter("visitor 8")).toEqual({ retryAfter: 1 });
  });

  it("leaves places to others, whatever one address asks for", async () => {
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

  it("is made first for those within their share, who take the place of one beyond it", async () => {
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

  it("gets the whole machine while nobody else asks, and a new share by the second", async () => {
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

  it("counts forms apart, each address's by itself, and refuses what is beyond its share", () => {
    const { admission, pass } = start({ burst: 2 });
    expect([1, 2, 3].map(() => admission.count("one"))).toEqual([null, null, { retryAfter: 1 }]);
    expect(admission.count("other")).toBeNull();
    pass(1_000);
    expect([1, 2].map(() => admission.count("one"))).toEqual([null, { retryAfter: 1 }]);
  });

  it("lets the event loop turn between two", async () => {
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

  it("waits no longer than it may, and not for who has gone", async () => {
    const { ask, settle, names, leave, refused } = start({ places: 1, patience: 5 });
    const gone = new AbortController();
    ask("first");
    ask("gone", gone.signal);
    await settle();
    gone.abort();
    await settle();
    expect(refused).toEqual(["gone"]);
    ask("late");
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(refused).toEqual(["gone", "late"]);
    await leave();
    expect(names()).toEqual([]);
  });

  it("frees a place once, however often it is left", async () => {
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
