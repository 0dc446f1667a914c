import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#server/db/outage.ts";
import type { EmailWriter } from "./email-writer.ts";
import type { MailTurns } from "./mail-turns.ts";
import { MailRefusedError } from "./port.ts";
import { type EmailWriters, type QueuedMail, type RefusedAddresses, sendMails } from "./send-mails.ts";
import type { MailPool } from "./tables.ts";

/** Writes to the address that the record is named after. */
const writerOf =
  (pool: MailPool | null): EmailWriter =>
  async (ids) =>
    new Map(
      ids.map((id) => {
        const content = { subject: "", html: "", text: "", endsOnRefusal: true, pool };
        return [id, { to: { name: "", address: id }, ...content }];
      }),
    );
const write = writerOf(null);
/** Writes as `write` does, except about a broken record or during an outage. */
const writeUnless: EmailWriter = async (ids) => {
  writings += 1;
  if (ids.includes("gone@example.com")) throw new DatabaseUnavailable("gone");
  if (ids.includes("broken@example.com")) throw new RangeError("cannot be written");
  return await write(ids);
};
let writings = 0;
const writers: EmailWriters = new Map([
  ["inquiry-staff", write],
  ["inquiry-acknowledgement", writerOf("forms")],
  ["enrolment-acknowledgement", writerOf("forms")],
  ["order-paid", writeUnless],
  ["order-opened", write],
  [
    "reminder",
    async (ids) => new Map([...(await write(ids))].map(([id, mail]) => [id, { ...mail, isReminder: true }])),
  ],
]);

/**
 * A process that sends mails: the recipients, whether its mail server is down, and after how many mails its database
 * fails or gives its jobs to another process.
 */
function office() {
  const never = Number.POSITIVE_INFINITY;
  const place = {
    arrived: [] as string[],
    takenBack: [] as string[],
    isErased: false,
    isAway: false,
    failsAfter: never,
    isTakenBackAfter: never,
    /** The addresses that the mail server refuses, and those that are marked. */
    refuses: [] as string[],
    marked: new Map<string, string>(),
  };
  const counted = new Set<string>();
  const turns: MailTurns = {
    async take(asked) {
      if (place.isAway) throw new DatabaseUnavailable("gone");
      for (const { id } of asked) counted.add(id);
      return new Map(asked.map(({ id }) => [id, [...counted].indexOf(id) < 3 ? "now" : "held"]));
    },
  };
  const mailer = {
    async send({ to }: { to: { address: string } }) {
      if (place.isAway) throw new Error("away");
      if (place.refuses.includes(to.address)) throw new MailRefusedError("550 5.1.1 User unknown", {});
      place.arrived.push(to.address);
    },
    async takeBack(id: string) {
      place.takenBack.push(id);
    },
    close() {},
  };
  const sent = { has: () => false, add: async () => {} };
  const isEnding = () => place.arrived.length >= place.failsAfter;
  const isHeld = async () => place.arrived.length < place.isTakenBackAfter;
  const isRemoved = async () => place.isErased;
  const refusedAddresses: RefusedAddresses = {
    find: async (addresses) => new Set(addresses.filter((address) => place.marked.has(address))),
    async mark(address, answer) {
      place.marked.set(address, answer);
    },
    async clear(address) {
      place.marked.delete(address);
    },
  };
  const deps = { mailer, refusedAddresses, writers, turns, sent, isHeld, isRemoved, isEnding };
  const send = (mails: QueuedMail[]) => sendMails(deps, mails);
  return { place, send };
}

let last = 0;
const mails = (count: number, email: string, ...to: string[]): QueuedMail[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(last++), email, about: to[at % to.length] ?? "" }));

test("an address that is refused for good is marked, gets no reminders, and is unmarked by the next mail that is taken", async () => {
  const { place, send } = office();
  const went = async (email: string) => (await send(mails(1, email, "a@example.com")))[0];
  place.refuses = ["a@example.com"];
  expect(await went("order-opened")).toMatchObject({ went: "never", reason: "address refused" });
  expect([...place.marked]).toEqual([["a@example.com", "550 5.1.1 User unknown"]]);
  place.refuses = [];
  expect(await went("reminder")).toMatchObject({ went: "never", reason: "address refused before" });
  expect(place.arrived).toEqual([]);
  expect(await went("order-opened")).toMatchObject({ went: "sent" });
  expect(place.marked.size).toBe(0);
  expect(await went("reminder")).toMatchObject({ went: "sent" });
});

test("every mail is sent once", async () => {
  const { place, send } = office();
  const outcomes = await send(mails(30, "inquiry-staff", "staff@example.com"));
  expect(place.arrived).toHaveLength(30);
  expect(outcomes.every(({ went }) => went === "sent")).toBe(true);
});

test("no further mail is started once the database has failed for good: the next start would send it again", async () => {
  const { place, send } = office();
  place.failsAfter = 4;
  const outcomes = await send(mails(30, "inquiry-staff", "staff@example.com"));
  expect(place.arrived).toHaveLength(4);
  expect(outcomes.filter(({ went }) => went === "sent")).toHaveLength(4);
  expect(outcomes.filter(({ went }) => went === "later")).toHaveLength(26);
});

test("what a stranger can cause is sent in its turn or held back, and the staff get every inquiry", async () => {
  const { place, send } = office();
  const outcomes = await send([
    ...mails(13, "inquiry-acknowledgement", "Victim@example.com", "victim@example.com"),
    ...mails(13, "inquiry-staff", "staff@example.com"),
  ]);
  expect(place.arrived.filter((to) => /victim/i.test(to))).toHaveLength(3);
  expect(place.arrived.filter((to) => to === "staff@example.com")).toHaveLength(13);
  expect(outcomes.filter(({ went }) => went === "held")).toHaveLength(10);
  expect(outcomes.filter(({ went }) => went === "later")).toEqual([]);
});

test("what a proved person causes is not counted", async () => {
  const { place, send } = office();
  await send(mails(5, "order-opened", "proved@example.com"));
  expect(place.arrived).toHaveLength(5);
});

test("an email whose turn cannot be asked for waits, and the others are sent", async () => {
  const { place, send } = office();
  place.isAway = true;
  const outcomes = await send(mails(1, "inquiry-acknowledgement", "a@example.com"));
  expect(outcomes).toMatchObject([{ went: "later" }]);
  place.isAway = false;
  await send(mails(1, "inquiry-acknowledgement", "a@example.com"));
  expect(place.arrived).toHaveLength(1);
});

test("a mail that cannot be written waits, and does not stop the others", async () => {
  const { place, send } = office();
  const outcomes = await send(mails(3, "order-paid", "a@example.com", "broken@example.com", "c@example.com"));
  expect(place.arrived.sort()).toEqual(["a@example.com", "c@example.com"]);
  expect(outcomes.filter(({ went }) => went !== "sent")).toEqual([
    { id: expect.any(String), went: "later", reason: "could not be written: RangeError" },
  ]);
});

test("in an outage mails are not written one by one: each would wait for the database", async () => {
  const { place, send } = office();
  writings = 0;
  const outcomes = await send(mails(30, "order-paid", "a@example.com", "gone@example.com"));
  expect([place.arrived, writings]).toEqual([[], 1]);
  expect(outcomes.filter(({ went }) => went === "later")).toHaveLength(30);
});

test("a mail whose job was taken back from a slow batch is not started: another process sends it", async () => {
  const { place, send } = office();
  place.isTakenBackAfter = 12;
  const outcomes = await send(mails(30, "inquiry-staff", "staff@example.com"));
  const sent = place.arrived.length;
  // Those in progress at that time continue.
  expect(sent).toBeGreaterThanOrEqual(12);
  expect(sent).toBeLessThanOrEqual(22);
  expect(outcomes.filter(({ went }) => went === "sent")).toHaveLength(sent);
  expect(outcomes.filter(({ went }) => went === "later")).toHaveLength(30 - sent);
});

test("a mail about a person who was erased while it was written is taken back, and no other", async () => {
  const { place, send } = office();
  const [kept] = await send(mails(1, "inquiry-staff", "staff@example.com"));
  place.isErased = true;
  const [erased] = await send(mails(1, "inquiry-staff", "staff@example.com"));
  expect(kept?.went).toBe("sent");
  expect(place.takenBack).toEqual([erased?.id]);
});
