import { expect, test } from "vitest";
import { learn } from "./classifier.ts";
import { wordTraits } from "./traits.ts";

const examples = [
  ["how much is it", "fee"],
  ["what does it cost", "fee"],
  ["the price please", "fee"],
  ["when does it start", "start"],
  ["start date", "start"],
  ["on which day do you begin", "start"],
].map(([text = "", label = ""]) => ({ traits: wordTraits(text.split(" ")), label }));
const settings = { rounds: 5, step: 1, decay: 1e-4 };
const ask = (text: string) => learn(examples, settings)(wordTraits(text.split(" ")));

test("a text gets the label of those it resembles", () => {
  expect(ask("what is the price").get("fee")).toBeGreaterThan(0.5);
  expect(ask("which date does it begin").get("start")).toBeGreaterThan(0.5);
});

test("the likelihoods of all labels are one together, and the same lessons teach the same", () => {
  const likely = ask("start price");
  expect([...likely.values()].reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(ask("start price")).toEqual(likely);
});

test("what no example shows says nothing", () => {
  expect(ask("zebra")).toEqual(ask("quagga"));
});
