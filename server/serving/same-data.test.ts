import { expect, it } from "vitest";
import { isSameData } from "#server/serving/same-data.ts";

const page = () => ({ title: "Pottery", seats: 4, from: new Date("2026-01-01"), batches: [{ id: "a", end: null }] });

it("is the same data in another object", () => {
  expect(isSameData(page(), page())).toBe(true);
  expect(isSameData([undefined, Number.NaN, [], {}], [undefined, Number.NaN, [], {}])).toBe(true);
});

it.each([
  ["another text", { ...page(), title: "Weaving" }],
  ["another date", { ...page(), from: new Date("2026-01-02") }],
  ["something inside", { ...page(), batches: [{ id: "b", end: null }] }],
  ["a longer list", { ...page(), batches: [...page().batches, { id: "b", end: null }] }],
  ["a key more", { ...page(), lead: undefined }],
  ["a key less", { title: "Pottery" }],
  ["another key", { ...page(), seats: undefined, places: 4 }],
  ["a list in place of an object", []],
  ["nothing", null],
])("is not the same with %s", (_what, other) => {
  expect(isSameData(page(), other)).toBe(false);
  expect(isSameData(other, page())).toBe(false);
});

it("is not the same where nobody can tell: of what is neither a list nor plain", async () => {
  const waiting = Promise.resolve(1);
  expect(isSameData({ waiting }, { waiting })).toBe(true);
  expect(isSameData({ waiting }, { waiting: Promise.resolve(1) })).toBe(false);
  expect(isSameData(new Map(), new Map())).toBe(false);
  expect(isSameData(new Response("a"), new Response("a"))).toBe(false);
});
