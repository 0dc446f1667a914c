import { expect, it } from "vitest";
import { type BodyShare, createBodyBudget } from "./body-budget.ts";

it("lets an address send so many at once, and another one when one has ended", () => {
  const budget = createBodyBudget({ bytes: 100, atOnce: 2 });
  const first = budget.open("192.0.2.1");
  budget.open("192.0.2.1");
  expect(() => budget.open("192.0.2.1")).toThrow(expect.objectContaining({ code: "throttled", retryAfter: 10 }));
  budget.open("192.0.2.2");
  first.close();
  first.close();
  budget.open("192.0.2.1");
  expect(() => budget.open("192.0.2.1")).toThrow(expect.objectContaining({ code: "throttled" }));
});

it("receives so many at once from all addresses together", () => {
  const budget = createBodyBudget({ bytes: 100, atOnce: 2, inAll: 2 });
  const first = budget.open("192.0.2.1");
  budget.open("192.0.2.2");
  expect(() => budget.open("192.0.2.3")).toThrow(expect.objectContaining({ code: "unavailable", retryAfter: 10 }));
  first.close();
  budget.open("192.0.2.3");
});

it("limits the bytes of all bodies together, and gets each body's share back", () => {
  const budget = createBodyBudget({ bytes: 100, atOnce: 10 });
  const [one, other] = [budget.open("192.0.2.1"), budget.open("192.0.2.2")];
  one.add(60);
  other.add(40);
  expect(() => other.add(1)).toThrow(expect.objectContaining({ code: "unavailable", retryAfter: 10 }));
  expect(() => budget.open("192.0.2.3")).toThrow(expect.objectContaining({ code: "unavailable" }));
  other.close();
  const third = budget.open("192.0.2.3");
  third.add(40);
  one.close();
  third.add(60);
  expect(() => third.add(1)).toThrow(expect.objectContaining({ code: "unavailable" }));
});

/** A budget whose clock the test sets, in seconds. */
function onClock(budget: Parameters<typeof createBodyBudget>[0]) {
  let seconds = 0;
  return {
    budget: createBodyBudget(budget, () => seconds * 1_000),
    /** Lets time pass in which bodies bring so many KB a second. */
    go(by: number, coming: [share: BodyShare, speed: number][] = []) {
      seconds += by;
      for (const [share, speed] of coming) share.add(speed * 1024 * by);
    },
  };
}

/** Whether a body has given way, and why. */
function watched(share: BodyShare) {
  const gone: string[] = [];
  share.whenGone(({ code }) => gone.push(code));
  return gone;
}

it("waits for a body that moves, however long it takes and however many others come", () => {
  const { budget, go } = onClock({ atOnce: 2, inAll: 2 });
  const [one, other] = [budget.open("one"), budget.open("other")];
  const gone = [watched(one), watched(other)];
  for (let minutes = 0; minutes < 30; minutes += 1) {
    go(60, [
      [one, 20],
      [other, 16],
    ]);
    expect(() => budget.open("third")).toThrow(expect.objectContaining({ code: "unavailable" }));
  }
  expect(gone).toEqual([[], []]);
});

it("has the slowest give way to a newcomer where places are short, after 40 seconds and not before", () => {
  const { budget, go } = onClock({ atOnce: 2, inAll: 3 });
  const [fast, slow, slower] = [budget.open("fast"), budget.open("slow"), budget.open("slow")];
  const gone = [fast, slow, slower].map(watched);
  const pace: [BodyShare, number][] = [
    [fast, 20],
    [slow, 6],
    [slower, 5],
  ];
  go(40, pace);
  expect(() => budget.open("newcomer")).toThrow(expect.objectContaining({ code: "unavailable" }));
  go(1, pace);
  budget.open("newcomer");
  expect(gone).toEqual([[], [], ["unavailable"]]);
  expect(() => slower.add(1)).toThrow(expect.objectContaining({ code: "unavailable", retryAfter: 10 }));
  slower.close();
  // A body that gave way no longer counts: its sender may begin again in its place, once there is one.
  budget.open("slow");
  expect(gone).toEqual([[], ["unavailable"], ["unavailable"]]);
});

it("has slow bodies give way to the bytes of a fast one, and a slow one itself where it is the slowest", () => {
  const { budget, go } = onClock({ bytes: 1_000 * 1024, atOnce: 2 });
  const [fast, slow] = [budget.open("fast"), budget.open("slow")];
  const gone = [watched(fast), watched(slow)];
  go(41, [[slow, 10]]);
  fast.add(900 * 1024);
  expect(gone).toEqual([[], ["unavailable"]]);
  const next = budget.open("next");
  go(41);
  expect(() => next.add(101 * 1024)).toThrow(expect.objectContaining({ code: "unavailable" }));
  fast.add(100 * 1024);
});

it("waits for no body that has come: while it is worked on it keeps its place", () => {
  const { budget, go } = onClock({ atOnce: 1, inAll: 1 });
  const share = budget.open("one");
  share.add(1);
  share.arrived();
  go(600);
  expect(() => budget.open("other")).toThrow(expect.objectContaining({ code: "unavailable" }));
});

it("sets bytes aside, so that a body which was begun is not refused half-way", () => {
  const budget = createBodyBudget({ bytes: 100, atOnce: 2 });
  const [one, other] = [budget.open("one", 60), budget.open("other", 40)];
  expect(() => budget.open("third", 1)).toThrow(expect.objectContaining({ code: "unavailable" }));
  one.add(60);
  other.add(40);
  one.close();
  budget.open("third", 60);
  expect(() => budget.open("fourth", 1)).toThrow(expect.objectContaining({ code: "unavailable" }));
});
