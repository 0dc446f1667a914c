import { describe, expect, it, vi } from "vitest";
import { askTogether, createSentMails, emailJob } from "#server/jobs/mail-jobs.ts";

it("reads a job as release 0.1 wrote it, with the present name of the email kind", () => {
  expect(emailJob.parse({ letter: "inquiry-notice", about: "1" })).toEqual({ email: "inquiry-staff", about: "1" });
  expect(emailJob.parse({ letter: "order-paid", about: "2" })).toEqual({ email: "order-paid", about: "2" });
});

it("reads a job of this release, and refuses anything else", () => {
  expect(emailJob.parse({ email: "inquiry-staff", about: "1" })).toEqual({ email: "inquiry-staff", about: "1" });
  expect(emailJob.safeParse({ about: "1" }).success).toBe(false);
});

describe("mails that were sent", () => {
  it("completes a job as soon as its mail is sent, and those sent during that together", async () => {
    const complete = vi.fn(async (ids: string[]) => ids.length);
    const sent = createSentMails(complete);
    await Promise.all(["a", "b", "c"].map((id) => sent.add(id)));
    expect(complete.mock.calls).toEqual([[["a"]], [["b", "c"]]]);
    expect(sent.has("a")).toBe(false);
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new Error("gone"))],
    ["has given up waiting", async () => 0],
  ])("remembers a mail when the database %s, so that it is not sent again", async (_, complete) => {
    const sent = createSentMails(complete);
    await sent.add("a");
    expect(sent.has("a")).toBe(true);
  });

  it("repeats a failed completion until the database is back", async () => {
    vi.useFakeTimers();
    try {
      let isAway = true;
      const complete = vi.fn(async (ids: string[]) => {
        if (isAway) throw new Error("gone");
        return ids.length;
      });
      const sent = createSentMails(complete);
      await Promise.all([sent.add("a"), sent.add("b")]);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(sent.has("a")).toBe(true);
      isAway = false;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(complete).toHaveBeenLastCalledWith(["a", "b"]);
      expect([sent.has("a"), sent.has("b")]).toEqual([false, false]);
      const calls = complete.mock.calls.length;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(complete).toHaveBeenCalledTimes(calls);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("questions asked together", () => {
  it("asks as one what arrives during another question, and answers each asker", async () => {
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
});
