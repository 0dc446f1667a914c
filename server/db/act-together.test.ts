import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { actTogether } from "./act-together.ts";
import { DatabaseUnavailable } from "./outage.ts";

/** An act that notes its groups, and that takes a turn. */
function noted(answer: (asked: string) => string = (asked) => asked.toUpperCase()) {
  const groups: string[] = [];
  const act = async (key: string, all: string[]) => {
    groups.push(`${key}: ${all.join(" ")}`);
    await nextTurn();
    return all.map(answer);
  };
  return { groups, act };
}

it("acts together on those that come meanwhile, at most so many, in their order, each with their own answer", async () => {
  const { groups, act } = noted();
  const ask = actTogether(3, act);
  const first = ask("batch", "a");
  await nextTurn();
  expect(await Promise.all([first, ...["b", "c", "d", "e"].map((one) => ask("batch", one))])).toEqual([
    ...["A", "B", "C", "D", "E"],
  ]);
  expect(groups).toEqual(["batch: a", "batch: b c d", "batch: e"]);
  expect(await ask("batch", "f")).toBe("F");
});

it("keeps no one waiting for those of another key", async () => {
  const { groups, act } = noted();
  const ask = actTogether(3, async (key, all: string[]) => {
    if (key === "stuck") await new Promise(() => {});
    return await act(key, all);
  });
  void ask("stuck", "a");
  expect(await ask("other", "b")).toBe("B");
  expect(groups).toEqual(["other: b"]);
});

it("acts on each alone when it fails for several, so that only the one who is at fault gets the error", async () => {
  const { groups, act } = noted((asked) => {
    if (asked === "bad") throw new Error("refused");
    return asked.toUpperCase();
  });
  const ask = actTogether(9, act);
  const answers = await Promise.allSettled(["a", "bad", "c"].map((one) => ask("batch", one)));
  expect(answers.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)))).toEqual([
    ...["A", "Error: refused", "C"],
  ]);
  expect(groups).toEqual(["batch: a bad c", "batch: a", "batch: bad", "batch: c"]);
});

it("fails for all that wait in an outage, without another try", async () => {
  const { groups, act } = noted(() => {
    throw new DatabaseUnavailable("gone");
  });
  const ask = actTogether(2, act);
  const answers = await Promise.allSettled(["a", "b", "c"].map((one) => ask("batch", one)));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(groups).toEqual(["batch: a b"]);
});
