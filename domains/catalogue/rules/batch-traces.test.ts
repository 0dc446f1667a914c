import { expect, it } from "vitest";
import { type BatchTraces, tracesIn } from "./batch-traces.ts";

const none: BatchTraces = { people: 0, requests: 0, orders: 0, proofs: 0, handIns: 0, classes: 0, certificates: 0 };

it("names each kind of record that hangs on a batch, with its number, and no other", () => {
  expect(tracesIn({ ...none, orders: 2, certificates: 1 })).toEqual([
    { reason: "catalogue.trace.orders", values: { count: 2 } },
    { reason: "catalogue.trace.certificates", values: { count: 1 } },
  ]);
});

it("names nothing of a batch that can be removed", () => {
  expect(tracesIn(none)).toEqual([]);
});
