import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOrInsertPerson } from "#domains/accounts/server/find-or-insert-people.ts";
import { demoBookings, demoSlots } from "#domains/demo-classes/server/tables.ts";
import { prepareTexts } from "#domains/outbox/server/prepare-texts.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("the outbox of chat texts on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  let sana: Awaited<ReturnType<typeof member>>;
  let saima: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
    [sana, saima] = [await member("support"), await member("cashier", [], "Saima Latif")];
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const someNumber = () => `+92300${randomInt(1_000_000, 9_999_999)}`;
  const person = async (phone: string) =>
    await opened.database.transaction(async (transaction) => {
      const contact = { name: `Bilal ${randomUUID().slice(0, 8)}`, email: null, phone };
      return await findOrInsertPerson(transaction, contact);
    });
  const textTo = (personId: string, phone: string, more: object = {}) => ({
    ...{ personId, phone, about: `${randomUUID()}.0`, language: "ur-Latn", text: "Kal class hai.", facts: {}, ...more },
  });
  /** Prepares texts about places in a demo class that are held. */
  const prepare = async (texts: Parameters<typeof prepareTexts>[2]) =>
    await opened.database.transaction(async (transaction) => {
      const startsAt = new Date("2100-01-01T12:00:00Z");
      const slot = { courseId: "data-analyst", startsAt };
      await transaction.insert(demoSlots).values(slot).onConflictDoNothing();
      const bookings = texts.map(({ about, personId, phone }) => {
        const id = about.slice(0, -2);
        const contact = { personId, name: "Bilal", email: `${id}@example.com`, phone, timeZone: "Asia/Karachi" };
        return { ...slot, ...contact, id, endsAt: startsAt };
      });
      await transaction.insert(demoBookings).values(bookings).onConflictDoNothing();
      return await prepareTexts(transaction, "demo", texts);
    });
  const waiting = async () => (await sana.verbs.listOutbox({})).texts;
  const emptyOutbox = async () => await opened.database.execute(sql`delete from chat_texts`);

  it("gives no text to two of twenty members who take five hundred of them, and none is left", async () => {
    const phone = someNumber();
    const id = await person(phone);
    expect(await prepare(Array.from({ length: 500 }, () => textTo(id, phone)))).toBe(500);
    expect(await sana.verbs.listOutbox({})).toMatchObject({ all: 500, texts: { length: 200 } });
    // Twenty take at a time; each is a caller of its own to the database.
    const taken: string[] = [];
    const takeAll = async (of: typeof sana) => {
      for (let next = await of.verbs.openNextChat({}); next; next = await of.verbs.openNextChat({})) {
        taken.push(next.id);
        await of.verbs.markChatSent(next.id);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, at) => takeAll(at % 2 === 0 ? sana : saima)));
    expect(taken).toHaveLength(500);
    expect(new Set(taken).size).toBe(500);
    const { rows } = await opened.database.execute(sql`
      select count(*)::int as sent from chat_texts where sent_at is not null`);
    expect(rows).toEqual([{ sent: 500 }]);
    expect(await waiting()).toEqual([]);
    await emptyOutbox();
  });

  it("is opened by one member, until ten minutes have passed, and only they record it as sent", async () => {
    const phone = someNumber();
    await prepare([textTo(await person(phone), phone)]);
    const [text] = await waiting();
    const id = text?.id ?? "";
    const both = await Promise.allSettled([sana.verbs.openChat(id), saima.verbs.openChat(id)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toMatchObject([{ value: { phone } }]);
    expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { reason: "outbox.taken" } }]);
    const isSana = both[0]?.status === "fulfilled";
    const [opener, other] = isSana ? [sana, saima] : [saima, sana];
    await expect(other.verbs.markChatSent(id)).rejects.toMatchObject({ code: "conflict" });
    await opened.database.execute(sql`update chat_texts set claimed_until = now() - interval '1 second'`);
    await expect(other.verbs.openChat(id)).resolves.toMatchObject({ phone });
    await other.verbs.markChatSent(id);
    await other.verbs.markChatSent(id);
    await expect(opener.verbs.openChat(id)).rejects.toMatchObject({ reason: "outbox.sent" });
    await emptyOutbox();
  });

  it("counts the texts for one number, and prepares none twice while it waits", async () => {
    const phone = someNumber();
    const [one, brother] = [await person(phone), await person(phone)];
    const first = textTo(one, phone);
    expect(await prepare([first, textTo(one, phone), textTo(brother, phone)])).toBe(3);
    expect(await prepare([first])).toBe(0);
    expect((await waiting()).map(({ sameNumber }) => sameNumber)).toEqual([3, 3, 3]);
    await sana.verbs.leaveChat((await waiting())[0]?.id ?? "");
    expect((await waiting()).map(({ sameNumber }) => sameNumber)).toEqual([2, 2]);
    await emptyOutbox();
  });

  it("leaves a number alone that wants no texts, until it wants them again", async () => {
    const phone = someNumber();
    const id = await person(phone);
    await prepare([textTo(id, phone)]);
    const [text] = await waiting();
    await saima.verbs.stopChats({ phone, isStopped: true });
    await saima.verbs.stopChats({ phone, isStopped: true });
    expect(await waiting()).toEqual([]);
    expect(await prepare([textTo(id, phone)])).toBe(0);
    await expect(sana.verbs.openChat(text?.id ?? "")).rejects.toMatchObject({ reason: "outbox.past" });
    expect(await sana.verbs.openNextChat({})).toBeNull();
    await saima.verbs.stopChats({ phone, isStopped: false });
    expect(await waiting()).toHaveLength(1);
    await emptyOutbox();
  });

  it("has the reminders of fees, once each, and none that is paid meanwhile", async () => {
    const late = async () => {
      const [name, phone] = [`Bilal ${randomUUID().slice(0, 8)}`, someNumber()];
      const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email: null, phone })).body;
      const { timeZone } = staff.test.app.services.site().content.company.hours;
      const due = dayOf(new Date(Date.now() - 5 * day), timeZone);
      const terms = { batchId: newBatch.id, places: [id], firstMonth: due.slice(0, 7), dueDay: Number(due.slice(8)) };
      const opening = { ...terms, plan: "standard", currency: "PKR", feeFor: "course", monthly: "6,000" };
      return String((await staff.call("openFees", opening)).body.references[0]);
    };
    const [sent, paid] = [await late(), await late()];
    expect(await sana.verbs.prepareReminders([sent, paid])).toEqual({ count: 2 });
    expect(await sana.verbs.prepareReminders([sent, paid])).toEqual({ count: 0 });
    expect((await sana.verbs.showToday()).texts).toBe(2);
    const idOf = async (reference: string) => (await waiting()).find(({ text }) => text.includes(reference))?.id ?? "";
    const [ofSent, ofPaid] = [await idOf(sent), await idOf(paid)];
    await sana.verbs.openChat(ofSent);
    await sana.verbs.markChatSent(ofSent);
    const row = (await sana.verbs.listReminders()).find(({ reference }) => reference === sent);
    expect(row?.last).toMatchObject({ channel: "whatsapp", sentBy: "Sana Javed" });
    await staff.call("takeMoney", { key: randomUUID(), orders: [{ reference: paid, charges: 12 }], method: "cash" });
    await expect(sana.verbs.openChat(ofPaid)).rejects.toMatchObject({ reason: "outbox.past" });
    expect(await waiting()).toEqual([]);
    const { rows } = await opened.database.execute(sql`
      select verb, count(*)::int as count from audit_entries
      where verb in ('prepareReminders') group by verb`);
    expect(rows).toEqual([{ verb: "prepareReminders", count: 1 }]);
  });
});
