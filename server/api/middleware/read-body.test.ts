import { expect, it } from "vitest";
import { createBodyBudget } from "#server/api/middleware/read-body.ts";

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
