import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * Fails a test in which anything was written to `console.error` or `console.warn`.
 * A test that expects a complaint replaces the method with its own spy and reads that.
 */
const noise: string[] = [];

function listen(method: "error" | "warn") {
  vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
    noise.push(`console.${method}: ${parts.map(String).join(" ")}`);
  });
}

beforeEach(() => {
  noise.length = 0;
  listen("error");
  listen("warn");
});

afterEach(() => {
  expect(noise, "unexpected noise").toEqual([]);
});
