import { expect, it } from "vitest";
import type { LetterWriter } from "#server/services/mail/letter-writer.ts";
import { type LetterWriters, type MailNeeds, sendMails } from "#server/services/mail/send-mails.ts";

const draft = {
  to: { name: "Ayesha Khan", address: "ayesha@example.com" },
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  endsOnRefusal: true,
};
const write: LetterWriter = async (ids) => new Map(ids.map((id) => [id, draft]));
const mails = Array.from({ length: 30 }, (_, at) => ({
  id: `mail-${at}`,
  letter: "inquiry-notice" as const,
  about: "a",
}));

/** Sends all of `mails`; once `failsAt` are sent the database has failed. Answers which were sent, and how each went. */
async function sendAll(failsAt = Number.POSITIVE_INFINITY) {
  const sent: string[] = [];
  const needs: MailNeeds = {
    mailer: { send: async ({ id }) => void sent.push(id), close() {} },
    writers: { "inquiry-notice": write } as LetterWriters,
    sent: { has: () => false, add: async () => {} },
    isEnding: () => sent.length >= failsAt,
  };
  return { sent, outcomes: await sendMails(needs, mails) };
}

it("sends every mail once", async () => {
  const { sent, outcomes } = await sendAll();
  expect(sent.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
  expect(outcomes.every(({ went }) => went === "sent")).toBe(true);
});

it("begins no other mail once the database has failed: a next start would send it again", async () => {
  const { sent, outcomes } = await sendAll(4);
  expect(sent).toHaveLength(4);
  expect(outcomes.filter(({ went }) => went === "sent").map(({ id }) => id)).toEqual(sent);
  expect(outcomes.filter(({ went }) => went === "later")).toHaveLength(mails.length - 4);
});
