import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findOrInsertPerson } from "#domains/accounts/server/find-or-insert-people.ts";
import { type OpenDatabase, openEmbedded } from "#server/db/client.ts";
import { hour } from "#shared/durations.ts";
import { findIncomingOf, findThread, recordIncoming } from "./incoming-messages.ts";
import { openLeads } from "./open-leads.ts";
import { insertPersonMessage } from "./person-messages.ts";
import { changeLead, findLead, type Lead } from "./queries.ts";
import { findLeadSubjects } from "./subjects.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmbedded(await PGlite.create());
}, 60_000);
afterAll(async () => await opened.close());

const asked = new Date("2026-03-02T09:00:00Z");
const later = new Date(asked.getTime() + 10 * hour);

async function lead(change: Partial<Lead> = {}) {
  return await opened.database.transaction(async (transaction) => {
    const contact = { name: "Ayesha Khan", email: `${randomUUID()}@example.com`, phone: null };
    const personId = await findOrInsertPerson(transaction, contact);
    const about = randomUUID();
    const [leadId = ""] = await openLeads(
      transaction,
      [{ personId, source: "contact", about, isSuspect: false }],
      asked,
    );
    await changeLead(transaction, leadId, { state: "new", changedAt: asked, ...change });
    return { personId, leadId };
  });
}

const record = (incoming: Parameters<typeof recordIncoming>[1]) =>
  opened.database.transaction(async (transaction) => await recordIncoming(transaction, incoming));
const leadNow = async (id: string) => (await findLead(opened.database, id))?.lead;

it("lets an answered lead wait again, for 24 hours, with its owner", async () => {
  const { personId, leadId } = await lead({ state: "answered", owner: "u1", comesBackAt: later });
  const text = "Thank you. And on Sundays?";
  expect(await record({ personId, leadId, channel: "email", text, at: later, messageId: "<a@example.com>" })).toEqual({
    leadId,
  });
  const dueAt = new Date(later.getTime() + 24 * hour);
  expect(await leadNow(leadId)).toMatchObject({ state: "new", owner: "u1", dueAt, comesBackAt: null });
  expect(await findIncomingOf(opened.database, [personId])).toMatchObject([{ leadId, channel: "email", text }]);
});

it("keeps an e-mail once, and changes nothing when it comes again", async () => {
  const { personId, leadId } = await lead();
  const email = {
    personId,
    leadId,
    channel: "email" as const,
    text: "Hello?",
    at: later,
    messageId: "<b@example.com>",
  };
  expect(await record(email)).toEqual({ leadId });
  await changeLead(opened.database, leadId, { state: "answered", changedAt: later });
  expect(await record(email)).toBeNull();
  expect(await leadNow(leadId)).toMatchObject({ state: "answered" });
});

it("leaves the due time of a lead that waits already, because the first question counts", async () => {
  const { personId, leadId } = await lead();
  await record({ personId, leadId, channel: "phone", text: "Called again.", at: later });
  expect(await leadNow(leadId)).toMatchObject({ state: "new", dueAt: new Date(asked.getTime() + 24 * hour) });
});

it.each([["won" as const], [null]])("opens a new lead after one that is %s", async (state) => {
  const { personId, leadId } = await lead(state ? { state } : {});
  const given = state ? leadId : null;
  const opening = { personId, leadId: given, channel: "desk" as const, text: "For his daughter.", at: later };
  const recorded = await record({ ...opening, courseId: "data-analyst" });
  expect(recorded?.leadId).not.toBe(leadId);
  const made = await leadNow(recorded?.leadId ?? "");
  expect(made).toMatchObject({ source: "desk", state: "new", personId, createdAt: later });
  const subjects = await findLeadSubjects(opened.database, [made?.about ?? ""], []);
  expect([...subjects.values()]).toMatchObject([{ text: "For his daughter.", courseId: "data-analyst" }]);
});

it("finds the thread of an answer by the Message-ID of ours, and none by a foreign one", async () => {
  const { personId, leadId } = await lead();
  const id = randomUUID();
  await insertPersonMessage(opened.database, { id, at: later, personId, leadId, kind: "email", text: "Yes." });
  expect(await findThread(opened.database, id)).toEqual({ personId, leadId });
  expect(await findThread(opened.database, randomUUID())).toBeUndefined();
  expect(await findThread(opened.database, "CAF=abc")).toBeUndefined();
});

it("keeps the beginning of a long message, no emoji cut in two", async () => {
  const { personId, leadId } = await lead();
  await record({ personId, leadId, channel: "email", text: `${"a".repeat(59_999)}😀`, at: later });
  expect(await findIncomingOf(opened.database, [personId])).toMatchObject([{ text: "a".repeat(59_999) }]);
});
