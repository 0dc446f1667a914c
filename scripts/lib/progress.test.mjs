import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startProgress } from "./progress.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream that keeps its output. */
function stream(isTTY) {
  const written = [];
  return { isTTY, written, write: (text) => written.push(text) };
}

test("a log gets plain lines: at the start, every five seconds and at the end", () => {
  const log = stream(false);
  let done = 0;
  const progress = startProgress("Installing", () => `${done} of 9`, log);
  vi.advanceTimersByTime(4_999);
  expect(log.written).toEqual(["Installing …\n"]);
  done = 4;
  vi.advanceTimersByTime(1);
  done = 9;
  vi.advanceTimersByTime(2_000);
  progress.end();
  vi.advanceTimersByTime(60_000);
  expect(log.written).toEqual(["Installing …\n", "Installing: 4 of 9, 5 s\n", "Installing: 9 of 9, 7 s\n"]);
});

test("a terminal gets one line that changes", () => {
  const terminal = stream(true);
  const progress = startProgress("Installing", () => "some", terminal);
  vi.advanceTimersByTime(1_000);
  progress.end();
  const lines = ["Installing …", "Installing: some, 1 s", "Installing: some, 1 s", "Installing: some, 1 s"];
  expect(terminal.written).toEqual([...lines.map((line) => `\r\x1b[K${line}`), "\n"]);
});
