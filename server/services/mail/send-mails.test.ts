import { expect, test } from "vitest";
import { createMemoryRateLimiter } from "#server/integrations/rate-limit/memory.ts";
import type { LetterName } from "#server/services/mail/letter-names.ts";
import type { LetterWriter } from "#server/services/mail/letter-writer.ts";
import { type LetterWriters, type QueuedMail, sendMails } from "#server/services/mail/send-mails.ts";

/** Writes to whom the record is named after. */
const writer: LetterWriter = async (ids) =>
  new Map(
    ids.map((id) => [id, { to: { name: "", address: id }, subject: "", html: "", text: "", endsOnRefusal: true }]),
  );
const writers = new Proxy({} as LetterWriters, { get: () => writer });

function office() {
  const arrived: string[] = [];
  let isOpen = true;
  const thanksLimiter = createMemoryRateLimiter({ name: "thanks", times: 10, within: 3600 });
  const mailer = {
    async send({ to }: { to: { address: string } }) {
      if (!isOpen) throw new Error("away");
      arrived.push(to.address);
    },
    close() {},
  };
  const sent = { has: () => false, add: async () => {} };
  let next = 0;
  const queued = (letter: LetterName, about: string): QueuedMail => ({ id: String(next++), letter, about });
  return {
    arrived,
    queued,
    send: (mails: QueuedMail[]) => sendMails({ mailer, writers, thanksLimiter, sent }, mails),
    shut: (shut: boolean) => {
      isOpen = !shut;
    },
  };
}

test("an address that strangers write into our forms is thanked ten times an hour, and every inquiry told of", async () => {
  const { arrived, queued, send } = office();
  const thanked = Array.from({ length: 13 }, (_, n) =>
    queued("inquiry-acknowledgement", n % 2 ? "Victim@example.com" : "victim@example.com"),
  );
  const notices = Array.from({ length: 13 }, () => queued("inquiry-notice", "staff@example.com"));
  const outcomes = await send([...thanked, queued("enrolment-acknowledgement", "other@example.com"), ...notices]);
  expect(arrived.filter((to) => /victim/i.test(to))).toHaveLength(10);
  expect(arrived.filter((to) => to === "staff@example.com")).toHaveLength(13);
  expect(arrived).toContain("other@example.com");
  expect(outcomes.filter(({ went }) => went === "never")).toHaveLength(3);
  expect(outcomes.filter(({ went }) => went === "later")).toEqual([]);
});

test("a thank-you that could not be sent is not counted", async () => {
  const { arrived, queued, send, shut } = office();
  shut(true);
  for (let tries = 0; tries < 12; tries++)
    expect(await send([queued("inquiry-acknowledgement", "a@example.com")])).toMatchObject([{ went: "later" }]);
  shut(false);
  await send(Array.from({ length: 11 }, () => queued("inquiry-acknowledgement", "a@example.com")));
  expect(arrived).toHaveLength(10);
});
