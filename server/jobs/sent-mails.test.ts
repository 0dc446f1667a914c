import { expect, it, vi } from "vitest";
import { createSentMails } from "#server/jobs/sent-mails.ts";

it("tells of a mail as soon as it is sent, and of those sent meanwhile together", async () => {
  const tell = vi.fn(async (ids: string[]) => ids.length);
  const sent = createSentMails(tell);
  expect(await Promise.all(["a", "b", "c"].map((id) => sent.add(id)))).toEqual([true, true, true]);
  expect(tell.mock.calls).toEqual([[["a"]], [["b", "c"]]]);
  expect(sent.has("a")).toBe(false);
});

it.each([
  ["cannot be told", false, () => Promise.reject(new Error("gone"))],
  ["has given up waiting", true, async () => 0],
])("remembers a mail when the database %s, so that it is not sent again", async (_, isTold, tell) => {
  const sent = createSentMails(tell);
  expect(await sent.add("a")).toBe(isTold);
  expect(sent.has("a")).toBe(true);
});

it("says that the database can be told again as soon as it can", async () => {
  const tell = vi.fn(async (ids: string[]) => ids.length).mockRejectedValueOnce(new Error("gone"));
  const sent = createSentMails(tell);
  expect(await sent.add("a")).toBe(false);
  expect(await sent.add("b")).toBe(true);
});
