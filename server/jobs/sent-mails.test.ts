import { expect, it, vi } from "vitest";
import { createSentMails } from "#server/jobs/sent-mails.ts";

it("tells of a mail as soon as it is sent, and of those sent meanwhile together", async () => {
  const tell = vi.fn(async (ids: string[]) => ids.length);
  const sent = createSentMails(tell);
  await Promise.all(["a", "b", "c"].map((id) => sent.add(id)));
  expect(tell.mock.calls).toEqual([[["a"]], [["b", "c"]]]);
  expect(sent.has("a")).toBe(false);
});

it.each([
  ["cannot be told", () => Promise.reject(new Error("gone"))],
  ["has given up waiting", async () => 0],
])("remembers a mail when the database %s, so that it is not sent again", async (_, tell) => {
  const sent = createSentMails(tell);
  await sent.add("a");
  expect(sent.has("a")).toBe(true);
});

it("tells the database again of what it could not be told of, until it is back", async () => {
  vi.useFakeTimers();
  try {
    let isAway = true;
    const tell = vi.fn(async (ids: string[]) => {
      if (isAway) throw new Error("gone");
      return ids.length;
    });
    const sent = createSentMails(tell);
    await Promise.all([sent.add("a"), sent.add("b")]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent.has("a")).toBe(true);
    isAway = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tell).toHaveBeenLastCalledWith(["a", "b"]);
    expect([sent.has("a"), sent.has("b")]).toEqual([false, false]);
    const told = tell.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tell).toHaveBeenCalledTimes(told);
  } finally {
    vi.useRealTimers();
  }
});
