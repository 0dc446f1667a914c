import { PGlite } from "@electric-sql/pglite";
import { expect, it, vi } from "vitest";
import { openEmbedded } from "./client.ts";
import { type ContentChange, type ContentChanges, createContentChanges, memoizeContent } from "./content-changes.ts";

it("tells every listener once a change is committed, until it stops listening", { timeout: 60_000 }, async () => {
  const { database, home, close } = await openEmbedded(await PGlite.create(), "as found");
  const changes = await createContentChanges(home);
  const [listener, former] = [vi.fn(), vi.fn()];
  changes.onChange(listener);
  changes.onChange(former)();
  expect(changes.isInstant).toBe(true);
  await database.transaction(async (transaction) => {
    await changes.announce(transaction);
    expect(listener).not.toHaveBeenCalled();
  });
  expect(listener).toHaveBeenCalledTimes(1);
  await changes.close();
  await database.transaction(changes.announce);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(former).not.toHaveBeenCalled();
  await close();
});

function setUp(find: (key: string) => Promise<string | undefined>) {
  let change = (_what: ContentChange) => {};
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
  return { memoized: memoizeContent(changes, asked), asked, change: () => change("all") };
}

it("asks once for each key, until content changes", async () => {
  const { memoized, asked, change } = setUp(async (key) => `about ${key}`);
  expect([await memoized("a"), await memoized("a"), await memoized("b")]).toEqual(["about a", "about a", "about b"]);
  expect(asked).toHaveBeenCalledTimes(2);
  change();
  await memoized("a");
  expect(asked).toHaveBeenCalledTimes(3);
});

it("memoizes nothing that was being asked for when content changed", async () => {
  const answer = Promise.withResolvers<string>();
  const { memoized, asked, change } = setUp(() => answer.promise);
  const first = memoized("a");
  change();
  answer.resolve("of before");
  expect(await first).toBe("of before");
  await memoized("a");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("memoizes nothing if nothing was found, and a thousand results at most", async () => {
  const { memoized, asked } = setUp(async (key) => (key === "none" ? undefined : key));
  await memoized("none");
  await memoized("none");
  expect(asked).toHaveBeenCalledTimes(2);
  for (let at = 0; at < 1001; at += 1) await memoized(`key ${at}`);
  await memoized("key 1");
  expect(asked).toHaveBeenCalledTimes(1003);
  await memoized("key 0");
  expect(asked).toHaveBeenCalledTimes(1004);
});
