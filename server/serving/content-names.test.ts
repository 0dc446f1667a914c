import { expect, it, vi } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { watchContentNames } from "#server/serving/content-names.ts";

const [batch] = demoBatches(demoContent.courses, new Date("2026-01-01"));
const course = {
  ...{ _id: "SQL", slug: "sql-basics", title: "SQL", description: "", duration: "", thumbnail: null, rating: 0 },
  ...{ students: "0", skills: [], level: "Beginner" as const },
};

/** A database that lists these courses, or nothing at all. */
function start(courses: () => Promise<(typeof course)[]>) {
  const changed: Parameters<ContentChanges["onChange"]>[0][] = [];
  const onChange: ContentChanges["onChange"] = (listener) => {
    changed.push(listener);
    return () => {};
  };
  const services = { listCourses: courses, listBatchIds: async () => (batch ? [batch._id] : []) };
  const names = watchContentNames({ services, contentChanges: { onChange } });
  return { names, change: () => changed.forEach((listener) => void listener("all")) };
}

it("finds ids and slugs in their own spelling and in lower case", async () => {
  const { names } = start(async () => [course]);
  expect(names()).toBeNull();
  await vi.waitFor(() => expect(names()).not.toBeNull());
  expect(names()?.courses.get("sql")).toBe("SQL");
  expect(names()?.courses.get("SQL")).toBe("SQL");
  expect(names()?.courses.get("sql-basics")).toBe("sql-basics");
  expect(names()?.courses.get("none")).toBeUndefined();
  expect(names()?.batches.get(batch?._id ?? "")).toBe(batch?._id);
});

it("knows nothing between a change of content and the next load, and ignores an earlier load", async () => {
  let listed = [course];
  const slow = Promise.withResolvers<(typeof course)[]>();
  let isSlow = false;
  const { names, change } = start(async () => (isSlow ? await slow.promise : listed));
  await vi.waitFor(() => expect(names()).not.toBeNull());
  isSlow = true;
  change();
  expect(names()).toBeNull();
  isSlow = false;
  listed = [];
  change();
  await vi.waitFor(() => expect(names()?.courses.size).toBe(0));
  slow.resolve([course]);
  await slow.promise;
  expect(names()?.courses.size).toBe(0);
});

it("loads again after a failure, a second later at the soonest", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let asked = 0;
  const { names } = start(async () => {
    asked += 1;
    if (asked === 1) throw new Error("no database");
    return [course];
  });
  expect([names(), names(), asked]).toEqual([null, null, 1]);
  vi.setSystemTime(Date.now() + 1_000);
  names();
  vi.useRealTimers();
  await vi.waitFor(() => expect(names()).not.toBeNull());
  expect(asked).toBe(2);
});
