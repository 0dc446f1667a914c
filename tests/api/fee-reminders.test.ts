import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("reminders of fees on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  /** A student whose fee was due some days ago, or whose first of some months was. */
  const late = async (days: number, email: string | null = null, months = 0) => {
    const [name, phone] = [`Bilal ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
    const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email, phone })).body;
    const { timeZone } = staff.test.app.services.site().content.company.hours;
    const due = dayOf(new Date(Date.now() - days * day), timeZone);
    const terms = { batchId: newBatch.id, places: [id], firstMonth: due.slice(0, 7), dueDay: Number(due.slice(8)) };
    const opening = {
      ...terms,
      plan: "standard",
      currency: "PKR",
      ...(months > 0 ? { months } : { feeFor: "course" }),
      monthly: "6,000",
    };
    const [reference] = (await staff.call("openFees", opening)).body.references;
    return { id: id as string, name, phone, reference: reference as string };
  };

  it("list who is overdue, the longest first, with the text, the sum and the page that pays it", async () => {
    const [week, month] = [await late(4), await late(320)];
    const { verbs } = await member("support");
    const rows = (await verbs.listReminders()).filter(({ reference }) =>
      [week, month].some((one) => one.reference === reference),
    );
    expect(rows.map(({ reference }) => reference)).toEqual([month.reference, week.reference]);
    const [row] = rows;
    expect(row).toMatchObject({ name: month.name, phone: month.phone, last: null, amount: "PKR\u00a06,000" });
    expect(row?.message).toContain(`/payment/${month.reference}?key=`);
    expect(row?.message).toContain("PKR\u00a06,000");
  });

  it("are cut after those that are overdue the longest, whatever they paid before, and by their age", async () => {
    const [early, twenty] = [await late(41, null, 2), await late(20)];
    const paid = { verdict: "payment_confirmed", seenProof: "", isFurther: true, amount: "6,000" };
    expect((await staff.call("settleOrder", early.reference, paid)).status).toBe(200);
    const { verbs } = await member("support");
    const listed = async (limit: number) => {
      const { entries } = await verbs.listOverdue({ limit });
      return entries.map(({ reference }) => reference);
    };
    const all = await listed(500);
    expect(all.indexOf(twenty.reference)).toBeLessThan(all.indexOf(early.reference));
    const { totals, next } = await verbs.listOverdue({ limit: 1 });
    expect(await listed(1)).toEqual(all.slice(0, 1));
    expect(totals).toEqual((await verbs.listOverdue()).totals);
    const rest = await verbs.listOverdue({ limit: 500, ...(next && { after: next }) });
    expect(rest.entries.map(({ reference }) => reference)).toEqual(all.slice(1));
    const month = (await verbs.listReminders("month")).map(({ days }) => days);
    expect(month.length).toBeGreaterThan(0);
    expect(month.every((days) => days > 7 && days <= 30)).toBe(true);
    const found = await verbs.listOverdue({ limit: 5 }, twenty.phone.replace("+92", "0"));
    expect(found.entries.map(({ reference }) => reference)).toEqual([twenty.reference]);
    expect(found.totals).toMatchObject([{ orders: 1 }]);
  });

  it("are marked once, with who and when; an e-mail is sent to whoever has an address", async () => {
    const { verbs, user } = await member("support", [], "Sana Javed");
    const [one, mailed] = [await late(4), await late(5, `${randomUUID()}@example.com`)];
    const reminder = { key: randomUUID(), reference: one.reference, channel: "whatsapp" as const };
    await verbs.sendReminder(reminder);
    await verbs.sendReminder(reminder);
    await verbs.sendReminder({ ...reminder, key: randomUUID(), reference: mailed.reference, channel: "email" });
    const last = new Map((await verbs.listReminders()).map((row) => [row.reference, row.last]));
    expect(last.get(one.reference)).toMatchObject({ channel: "whatsapp", sentBy: "Sana Javed" });
    expect(last.get(mailed.reference)).toMatchObject({ channel: "email" });
    await expect(
      verbs.sendReminder({ key: randomUUID(), reference: one.reference, channel: "email" }),
    ).rejects.toMatchObject({ reason: "reminder.noAddress" });
    const { rows } = await opened.database.execute(
      sql`select count(*)::int as count from audit_entries where verb = 'sendReminder' and actor_id = ${user.id}`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it("are refused where nothing is overdue any more", async () => {
    const { verbs } = await member("support");
    const { reference } = await late(4);
    await staff.call("takeMoney", { key: randomUUID(), orders: [{ reference, charges: 12 }], method: "cash" });
    await expect(verbs.sendReminder({ key: randomUUID(), reference, channel: "other" })).rejects.toMatchObject({
      reason: "reminder.nothing",
    });
  });

  it("show teachers who owes, never how much, and nobody where the rules hide it", async () => {
    const teacher = await member("teacher", [newBatch.id]);
    const manager = await member("manager");
    const { id } = await late(9);
    const owing = async () => (await teacher.verbs.listClassOwing(newBatch.id)).find((one) => one.enrolmentId === id);
    expect(await owing()).toEqual({ enrolmentId: id, days: 9 });
    const hide = async (teachersSee: boolean) => {
      const { rules, seen } = await manager.verbs.showFeeRules();
      await manager.verbs.setFeeRules({ rules: { ...rules, teachersSee }, seen });
    };
    await hide(false);
    expect(await teacher.verbs.listClassOwing(newBatch.id)).toEqual([]);
    expect((await manager.verbs.listClassOwing(newBatch.id)).length).toBeGreaterThan(0);
    await hide(true);
    await expect(teacher.verbs.listClassOwing("ai-evening")).rejects.toMatchObject({ code: "forbidden" });
  });
});
