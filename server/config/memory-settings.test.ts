import { expect, it } from "vitest";
import { missingMemorySettings } from "#server/config/memory-settings.ts";

/** In megabytes. */
const [much, little] = [4_096, 512];
const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };

it("adds what a plain start lacks, and leaves the rest of the environment unchanged", () => {
  const missing = missingMemorySettings({ PORT: "3000" }, ["--enable-source-maps"], little);
  expect(missing?.flags).toEqual(["--max-semi-space-size=8", "--expose-gc", "--liftoff-only"]);
  expect(missing?.environment).toEqual({ ...allocator, PORT: "3000" });
});

it("leaves the optimising compiler on for a program whose database is a server", () => {
  const missing = missingMemorySettings({ DATABASE_URL: "postgres://localhost/darsgah" }, [], little);
  expect(missing?.flags).toEqual(["--max-semi-space-size=8", "--expose-gc"]);
});

it("gives garbage no more room on a large machine than where the process may have 640 MB, and leaves a small one to V8", () => {
  const heapOf = (memory: number, given: string[] = []) =>
    missingMemorySettings({}, given, memory)?.flags.filter((flag) => flag.startsWith("--max-old-space-size"));
  expect(heapOf(much)).toEqual(["--max-old-space-size=320"]);
  for (const memory of [little, 640]) expect(heapOf(memory)).toEqual([]);
  expect(heapOf(much, ["--max-old-space-size=2000"])).toEqual([]);
});

it("accepts its own settings, so that a process is replaced once", () => {
  for (const memory of [much, little]) {
    const missing = missingMemorySettings({}, [], memory);
    expect(missing && missingMemorySettings(missing.environment, missing.flags, memory)).toBeNull();
  }
});

it("changes no setting of the operator's, on the command line, in NODE_OPTIONS or for the allocator", () => {
  const own = ["--max-semi-space-size=32", "--no-expose-gc"];
  expect(missingMemorySettings(allocator, [...own, "--liftoff-only"], little)).toBeNull();
  expect(missingMemorySettings(allocator, [...own, "--no-liftoff-only"], little)).toBeNull();
  const chosen = { ...allocator, NODE_OPTIONS: "--max-semi-space-size=32 --expose-gc --no-warnings" };
  expect(missingMemorySettings(chosen, [], little)?.flags).toEqual(["--liftoff-only"]);
  const missing = missingMemorySettings({ MALLOC_ARENA_MAX: "8" }, []);
  expect(missing?.environment.MALLOC_ARENA_MAX).toBe("8");
});
