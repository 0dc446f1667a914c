import { expect, it } from "vitest";
import { subjectInWords } from "#domains/leads/office/subject.ts";
import type { PersonCard } from "#domains/overview/server/person-card.ts";
import { en } from "#server/compose/words/messages.ts";
import { historyOf, threadOf } from "./history.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const titles = { courses: { "data-analyst": "Data Analysis" }, services: { seo: "Search Engines" } };
const timeOf = (moment: Date) => `${moment.getUTCHours()}:00`;
const telling = { words: en.admin, ...titles, colleagues: new Map([["u1", "Sana Javed"]]), timeOf };

const nothing: PersonCard = {
  person: {
    ...{ id: "p", createdAt: at(1), name: "عائشہ", email: null, phone: null, hasAccount: false, locale: "en" },
  },
  ...{ guardian: null, family: [], alike: [] },
  ...{
    others: [],
    leads: [],
    enrolments: [],
    orders: [],
    documents: [],
    reminders: [],
    messages: [],
    incoming: [],
    announced: [],
    merges: [],
    changes: [],
  },
  sent: { inquiries: [], bookings: [], requests: [] },
};

it("begins with the first contact, and tells the latest first", () => {
  const own = { personId: "p", leadId: null, quoted: null, inReplyTo: null, language: null };
  const messages = [
    { ...own, id: "m1", at: at(5), kind: "email" as const, authorId: "u1", text: "Yes." },
    { ...own, id: "m2", at: at(6), kind: "note" as const, authorId: "gone", text: "Mornings." },
  ];
  expect(historyOf({ ...nothing, messages }, telling)).toEqual([
    { id: "m2", at: "6:00", kind: "note", title: "Note by Someone", text: "Mornings." },
    { id: "m1", at: "5:00", kind: "message", title: "E-mail by Sana Javed", text: "Yes." },
    { id: "p", at: "1:00", kind: "person", title: "First contact", text: null },
  ]);
});

it("reads as a conversation, the oldest first, without notes", () => {
  const own = { personId: "p", leadId: "l", quoted: null, inReplyTo: null, language: null };
  const messages = [
    { ...own, id: "m1", at: at(5), kind: "email" as const, authorId: "u1", text: "Yes." },
    { ...own, id: "m2", at: at(6), kind: "note" as const, authorId: "u1", text: "Mornings." },
  ];
  const heard = { personId: "p", leadId: "l", courseId: null, notedBy: "u1", messageId: null };
  const incoming = [{ ...heard, id: "i1", at: at(7), channel: "phone" as const, text: "And on Sundays?" }];
  const clock = { dayOf: () => "Monday", clockOf: timeOf };
  const said = threadOf({ ...nothing, messages, incoming }, telling, clock);
  expect(said.map(({ side, title, text, time }) => [side, title, text, time])).toEqual([
    ["out", "E-mail by Sana Javed", "Yes.", "5:00"],
    ["in", "Called", "And on Sundays?", "7:00"],
  ]);
});

it("tells a booking and its cancellation apart", () => {
  const booking = {
    ...{ id: "b", createdAt: at(2), personId: "p", courseId: "data-analyst", startsAt: at(9), endsAt: at(10) },
    ...{
      name: "",
      email: "",
      phone: "",
      timeZone: "",
      sequence: 1,
      cancelledAt: at(4),
      came: null,
      remindersEndedAt: null,
      formKey: null,
    },
  };
  const sent = { ...nothing.sent, bookings: [booking] };
  expect(historyOf({ ...nothing, sent }, telling).map(({ title }) => title)).toEqual([
    "Cancelled a demo class: Data Analysis, 9:00",
    "Booked a demo class: Data Analysis, 9:00",
    "First contact",
  ]);
});

it.each([
  [null, "No longer kept"],
  [{ text: "Hello?", courseId: null, batchId: null, service: null, startsAt: null, came: null }, "“Hello?”"],
  [
    { text: "Hello?", courseId: null, batchId: null, service: "seo", startsAt: null, came: null },
    "Quote: Search Engines",
  ],
  [
    { text: "", courseId: "data-analyst", batchId: null, service: null, startsAt: at(9), came: null },
    "Data Analysis, 9:00",
  ],
  [
    { text: "", courseId: "data-analyst", batchId: null, service: null, startsAt: at(9), came: false },
    "Data Analysis: did not come to the trial class, offer another",
  ],
  [{ text: "", courseId: "gone", batchId: null, service: null, startsAt: null, came: null }, "gone"],
])("says what a lead is about: %j", (subject, words) => {
  expect(subjectInWords(subject, titles, en.admin.leads, timeOf)).toBe(words);
});

it("names the batch of a place as its page does", () => {
  const enrolment = { id: "e", batchId: "mern-1", state: "active", changedAt: at(3) };
  const enrolments = [{ enrolment, batch: { name: "MERN Evening" } }] as PersonCard["enrolments"];
  expect(historyOf({ ...nothing, enrolments }, telling)[0]?.title).toMatch(/^MERN Evening: /);
});

it("has receipts with their links and reminders of fees among the rest, in the order of time", () => {
  const order = { id: "o", reference: "K7M4-Q2XW", standing: "paid", createdAt: at(2) } as PersonCard["orders"][number];
  const entry = { orderId: "o", currency: "PKR", instalment: null, note: null };
  const ledger = [
    { ...entry, dueAt: at(2), kind: "charge", amountMinor: 600_000, receipt: null, receiptPath: null },
    { ...entry, dueAt: at(5), kind: "payment", amountMinor: 600_000, receipt: 7, receiptPath: "/receipts/7" },
    { ...entry, dueAt: at(7), kind: "refund", amountMinor: -600_000, receipt: 8, receiptPath: "/receipts/8" },
  ];
  const paid = [{ reference: "K7M4-Q2XW", currency: "PKR", ledger }] as unknown as Parameters<typeof historyOf>[2];
  const reminders: PersonCard["reminders"] = [
    { id: "r1", orderId: "o", at: at(4), channel: "whatsapp", by: "Sana Javed" },
    { id: "r2", orderId: "o", at: at(3), channel: "email", by: null },
  ];
  expect(
    historyOf({ ...nothing, orders: [order], reminders }, telling, paid).map(({ title, href }) => [
      title,
      href ?? null,
    ]),
  ).toEqual([
    ["PKR\u00a06,000 given back, K7M4-Q2XW: receipt 8", "/receipts/8"],
    ["Receipt 7: PKR\u00a06,000 received for K7M4-Q2XW", "/receipts/7"],
    ["Sana Javed reminded them of the fees of K7M4-Q2XW by WhatsApp", null],
    ["Reminded of the fees of K7M4-Q2XW by e-mail, by itself", null],
    ["Order K7M4-Q2XW: Paid", null],
    ["First contact", null],
  ]);
});
