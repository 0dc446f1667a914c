import { expect, it } from "vitest";
import { missingMemorySettings } from "#server/config/memory-settings.ts";

const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };

it("adds what a plain start lacks, and leaves the rest of the environment unchanged", () => {
  const missing = missingMemorySettings({ PORT: "3000" }, ["--enable-source-maps"]);
  expect(missing?.flags).toEqual(["--max-semi-space-size=8", "--expose-gc", "--liftoff-only"]);
  expect(missing?.environment).toEqual({ ...allocator, PORT: "3000" });
});

it("leaves the optimising compiler on for a program whose database is a server", () => {
  const missing = missingMemorySettings({ DATABASE_URL: "postgres://localhost/darsgah" }, []);
  expect(missing?.flags).toEqual(["--max-semi-space-size=8", "--expose-gc"]);
});

it("accepts its own settings, so that a process is replaced once", () => {
  const missing = missingMemorySettings({}, []);
  expect(missing && missingMemorySettings(missing.environment, missing.flags)).toBeNull();
});

it("changes no setting of the operator's, on the command line, in NODE_OPTIONS or for the allocator", () => {
  const own = ["--max-semi-space-size=32", "--no-expose-gc"];
  expect(missingMemorySettings(allocator, [...own, "--liftoff-only"])).toBeNull();
  expect(missingMemorySettings(allocator, [...own, "--no-liftoff-only"])).toBeNull();
  const chosen = { ...allocator, NODE_OPTIONS: "--max-semi-space-size=32 --expose-gc --no-warnings" };
  expect(missingMemorySettings(chosen, [])?.flags).toEqual(["--liftoff-only"]);
  const missing = missingMemorySettings({ MALLOC_ARENA_MAX: "8" }, []);
  expect(missing?.environment.MALLOC_ARENA_MAX).toBe("8");
});
