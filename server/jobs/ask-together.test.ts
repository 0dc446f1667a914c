import { expect, it, vi } from "vitest";
import { askTogether } from "#server/jobs/ask-together.ts";

it("puts as one what is asked while another question is being answered, and answers each asker", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const ask = vi.fn((_: string[]) => answers[asked++]?.promise ?? Promise.reject(new Error("asked too often")));
  const askOne = askTogether(ask);
  const first = askOne("a");
  await Promise.resolve();
  const others = [askOne("b"), askOne("c")];
  await Promise.resolve();
  expect(ask.mock.calls).toEqual([[["a"]]]);
  answers[0]?.resolve("one");
  answers[1]?.resolve("two");
  expect(await Promise.all([first, ...others])).toEqual(["one", "two", "two"]);
  expect(ask.mock.calls).toEqual([[["a"]], [["b", "c"]]]);
});

it("asks again after a question that failed", async () => {
  const ask = vi.fn(async ([one]: string[]) => (one === "a" ? Promise.reject(new Error("away")) : one));
  const askOne = askTogether(ask);
  await expect(askOne("a")).rejects.toThrow("away");
  expect(await askOne("b")).toBe("b");
});
