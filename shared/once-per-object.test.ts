import { expect, test } from "vitest";
import { oncePerObject } from "./once-per-object.ts";

test("makes the value of an object once, and another for another object that looks the same", () => {
  let made = 0;
  const number = oncePerObject((_: { name: string }) => (made += 1));
  const [one, other] = [{ name: "a" }, { name: "a" }];
  expect([number(one), number(one), number(other), number(one)]).toEqual([1, 1, 2, 1]);
});

test("makes no value a second time because it is undefined", () => {
  let made = 0;
  const nothing = oncePerObject((_: object): undefined => {
    made += 1;
  });
  const one = {};
  nothing(one);
  nothing(one);
  expect(made).toBe(1);
});
