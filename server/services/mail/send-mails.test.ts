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

/** Sends all of `mails`; answers whose turn it was, and how each went. */
async function sendAll(add: MailNeeds["sent"]["add"]) {
  const sent: string[] = [];
  const outcomes = await sendMails(
    {
      mailer: { send: async ({ id }) => void sent.push(id), close() {} },
      writers: { "inquiry-notice": write } as LetterWriters,
      sent: { has: () => false, add },
    },
    mails,
  );
  return { sent, outcomes };
}

it("sends every mail once", async () => {
  const { sent, outcomes } = await sendAll(async () => true);
  expect(sent.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
  expect(outcomes.every(({ went }) => went === "sent")).toBe(true);
});

it("begins no other mail once the database cannot be told of one: a next start would send it again", async () => {
  const { sent, outcomes } = await sendAll(async () => false);
  expect(sent.length).toBeLessThanOrEqual(10);
  expect(outcomes.filter(({ went }) => went === "sent").map(({ id }) => id)).toEqual(sent);
  const held = outcomes.filter(({ went }) => went === "later");
  expect([...sent, ...held.map(({ id }) => id)].toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
});
