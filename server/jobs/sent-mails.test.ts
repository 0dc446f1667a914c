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
