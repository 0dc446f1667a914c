import { expect, it, vi } from "vitest";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { memoizeContent } from "#server/services/content/memoize-content.ts";

function setUp(find: (key: string) => Promise<string | undefined>) {
  let change = () => {};
  const changes: ContentChanges = {
    isInstant: true,
    announce: async () => {},
    onChange(listener) {
      change = listener;
      return () => {};
    },
    close: async () => {},
  };
  const asked = vi.fn(find);
  return { remembered: memoizeContent(changes, asked), asked, change: () => change() };
}

it("asks once for each key, until content changes", async () => {
  const { remembered, asked, change } = setUp(async (key) => `about ${key}`);
  expect([await remembered("a"), await remembered("a"), await remembered("b")]).toEqual([
    "about a",
    "about a",
    "about b",
  ]);
  expect(asked).toHaveBeenCalledTimes(2);
  change();
  await remembered("a");
  expect(asked).toHaveBeenCalledTimes(3);
});

it("keeps nothing that was being asked for when content changed", async () => {
  const answer = Promise.withResolvers<string>();
  const { remembered, asked, change } = setUp(() => answer.promise);
  const first = remembered("a");
  change();
  answer.resolve("of before");
  expect(await first).toBe("of before");
  await remembered("a");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("keeps nothing where nothing was found, and a thousand answers at most", async () => {
  const { remembered, asked } = setUp(async (key) => (key === "none" ? undefined : key));
  await remembered("none");
  await remembered("none");
  expect(asked).toHaveBeenCalledTimes(2);
  for (let at = 0; at < 1001; at += 1) await remembered(`key ${at}`);
  await remembered("key 1");
  expect(asked).toHaveBeenCalledTimes(1003);
  await remembered("key 0");
  expect(asked).toHaveBeenCalledTimes(1004);
});
