import { expect, it } from "vitest";
import { branchSettings } from "./contract.ts";

const branchAt = (mapUrl: string) =>
  branchSettings.safeParse({
    branches: [{ id: "dha", name: "DHA", street: "12 Main Road", city: "Lahore", mapUrl, phones: [], rooms: [] }],
  });

it.each([
  ["maps.app.goo.gl/noor", "https://maps.app.goo.gl/noor"],
  ["\u200emaps.google.com/?q=31.5,74.3", "https://maps.google.com/?q=31.5,74.3"],
  ["https://maps.example/مکان-۱۲", "https://maps.example/مکان-۱۲"],
])("the map of a branch is at a whole address: %j", (typed, address) => {
  expect(branchAt(typed).data?.branches[0]?.mapUrl).toBe(address);
});

it.each(["http://maps.example/dha", "javascript:alert(1)", "by the mosque", "maps.example/by the mosque"])(
  "%j is no address of a map",
  (typed) => {
    expect(branchAt(typed).success).toBe(false);
  },
);
