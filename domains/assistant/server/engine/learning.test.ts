import { expect, test } from "vitest";
import { learn, wordFeatures } from "./learning.ts";

const examples = [
  ["how much is it", "fee"],
  ["what does it cost", "fee"],
  ["the price please", "fee"],
  ["when does it start", "start"],
  ["start date", "start"],
  ["on which day do you begin", "start"],
].map(([text = "", label = ""]) => ({ features: wordFeatures(text.split(" ")), label }));
const settings = { rounds: 5, step: 1, decay: 1e-4 };
const ask = async (text: string) => (await learn(examples, settings))(wordFeatures(text.split(" ")));

test("a text gets the label of the examples it resembles", async () => {
  expect((await ask("what is the price")).get("fee")).toBeGreaterThan(0.5);
  expect((await ask("which date does it begin")).get("start")).toBeGreaterThan(0.5);
});

test("the likelihoods of all labels add up to one, and the same examples give the same result", async () => {
  const likely = await ask("start price");
  expect([...likely.values()].reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(await ask("start price")).toEqual(likely);
});

test("words in no example have no influence", async () => {
  expect(await ask("zebra")).toEqual(await ask("quagga"));
});
