import { randomInt, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoBookings, demoSlots } from "#domains/demo-classes/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day, hour, minute } from "#shared/durations.ts";
import { databases } from "../support/databases.ts";
import { demoCourse, readSlots, someDemoForm } from "../support/demo.ts";
import { startOffice } from "../support/office.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("the trial classes of the day on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  let sana: Awaited<ReturnType<typeof member>>;
  let saima: Awaited<ReturnType<typeof member>>;
  let visitors = 0;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened, { environment: { TRUST_PROXY: "1" } });
    [sana, saima] = [await member("support"), await member("manager", [], "Saima Latif")];
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const classes = async () => (await sana.verbs.listDemoClasses()).classes;
  const visitorOf = async (id: string) => {
    const found = (await classes()).flatMap((one) => one.visitors).find((one) => one.id === id);
    if (!found) throw new Error("The visitor is not listed.");
    return found;
  };
  const leadOf = async (id: string) => await sana.verbs.showLead((await visitorOf(id)).lead?.id ?? "");
  /** A booking, in a class of its own that begins after `wait`. */
  const book = async (wait: number) => {
    const [slot] = (await readSlots(staff.test.ask(`/api/demo/slots?course=${demoCourse}`))).slice(visitors);
    visitors += 1;
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const name = `Ayesha ${randomUUID().slice(0, 8)}`;
    const form = someDemoForm(slot?.start ?? "", { phone, name });
    const answer = await staff.test.post("/api/demo/bookings", form, { "X-Forwarded-For": `10.1.0.${visitors}` });
    const { id } = await answer.json();
    const startsAt = new Date(Date.now() + wait + visitors * 1000);
    await opened.database.insert(demoSlots).values({ courseId: demoCourse, startsAt, taken: 1 });
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + 45 * minute) };
    await opened.database.update(demoBookings).set(times).where(eq(demoBookings.id, id));
    return { id: String(id), phone, name, startsAt, named: { courseId: demoCourse, startsAt: startsAt.toISOString() } };
  };
  const acts = async (verb: string) =>
    (await opened.database.execute(sql`select details from audit_entries where verb = ${verb} order by id`)).rows;

  it("lists who comes, with their lead and phone, in classes of the last seven days and later", async () => {
    const [now, past, old] = [await book(-minute), await book(-6 * day), await book(-9 * day)];
    const listed = (await classes()).flatMap((one) => one.visitors.map(({ id }) => id));
    expect(listed).toEqual(expect.arrayContaining([now.id, past.id]));
    expect(listed).not.toContain(old.id);
    expect(await visitorOf(now.id)).toMatchObject({
      ...{ name: now.name, phone: now.phone, came: null, said: null, reminder: null },
      lead: { state: "new", isSuspect: false },
    });
  });

  it("is taught by the teacher of the course's batch, until another is chosen; joined teachers keep their classes", async () => {
    const { named, startsAt } = await book(-2 * minute);
    const mine = async () => (await classes()).find((one) => one.startsAt.getTime() === startsAt.getTime());
    const { usualTeacher } = (await mine()) ?? {};
    expect(usualTeacher).toEqual(expect.any(String));
    expect(await mine()).toMatchObject({ teacherId: null, teacher: usualTeacher });
    const add = async (name: string) => (await saima.verbs.addTeacher({ name, userId: null, pageId: null })).id;
    const [kept, gone] = [await add("Hina Aslam"), await add("Hina Aslm")];
    await sana.verbs.setDemoTeacher({ ...named, teacherId: gone });
    expect(await mine()).toMatchObject({ teacherId: gone, teacher: "Hina Aslm" });
    await saima.verbs.joinTeachers(kept, gone);
    expect(await mine()).toMatchObject({ teacherId: kept, teacher: "Hina Aslam" });
    await saima.verbs.removeTeacher(kept);
    expect(await mine()).toMatchObject({ teacherId: null, teacher: usualTeacher });
    const refused = sana.verbs.setDemoTeacher({ ...named, teacherId: randomUUID() });
    await expect(refused).rejects.toMatchObject({ code: "invalid" });
    const unknown = { ...named, startsAt: new Date(0).toISOString(), teacherId: null };
    await expect(sana.verbs.setDemoTeacher(unknown)).rejects.toMatchObject({ code: "not_found" });
    expect(await acts("setDemoTeacher")).toHaveLength(1);
  });

  it("brings the lead of who came back the next morning, and takes the note back with it", async () => {
    const { id } = await book(-3 * minute);
    const { dueAt } = await leadOf(id);
    const before = await sana.verbs.markDemoVisit({ id, came: true, seen: null });
    expect(await sana.verbs.markDemoVisit({ id, came: true, seen: null })).toBeNull();
    const lead = await leadOf(id);
    expect(lead).toMatchObject({ state: "answered", owner: null, subject: { came: true } });
    expect(lead.comesBackAt?.getTime()).toBeGreaterThan(Date.now() + 5 * hour);
    expect(lead.dueAt).toEqual(lead.comesBackAt);
    expect(await visitorOf(id)).toMatchObject({ came: true });
    if (!before) throw new Error("The lead was not moved on.");
    const was = {
      ...{ state: before.state, dueAt: before.dueAt.toISOString(), comesBackAt: null },
      movedAt: before.movedAt.toISOString(),
    };
    await sana.verbs.markDemoVisit({ id, came: null, seen: true, before: was });
    expect(await leadOf(id)).toMatchObject({ state: "new", dueAt, comesBackAt: null, subject: { came: null } });
    expect(await acts("markDemoVisit")).toMatchObject([{ details: { came: true } }, { details: { came: null } }]);
  });

  it("lets the lead of who did not come wait for an answer, and keeps what was changed since", async () => {
    const { id } = await book(-4 * minute);
    const { id: leadId } = await leadOf(id);
    await sana.verbs.settleLead(leadId, { state: "answered" });
    const before = await sana.verbs.markDemoVisit({ id, came: false, seen: null });
    expect(await leadOf(id)).toMatchObject({ state: "new", comesBackAt: null });
    await expect(saima.verbs.markDemoVisit({ id, came: true, seen: null })).rejects.toMatchObject({
      reason: "booking.noted",
    });
    await saima.verbs.settleLead(leadId, { state: "lost" });
    if (!before) throw new Error("The lead was not moved on.");
    const was = {
      ...{ state: before.state, dueAt: before.dueAt.toISOString(), comesBackAt: null },
      movedAt: before.movedAt.toISOString(),
    };
    await sana.verbs.markDemoVisit({ id, came: null, seen: false, before: was });
    expect(await leadOf(id)).toMatchObject({ state: "lost" });
    expect(await sana.verbs.markDemoVisit({ id, came: true, seen: null })).toBeNull();
    expect(await leadOf(id)).toMatchObject({ state: "lost" });
  });

  it("notes nobody before the class begins", async () => {
    const { id } = await book(2 * hour);
    await expect(sana.verbs.markDemoVisit({ id, came: true, seen: null })).rejects.toMatchObject({
      reason: "booking.notBegun",
    });
    const unknown = sana.verbs.markDemoVisit({ id: randomUUID(), came: true, seen: null });
    await expect(unknown).rejects.toMatchObject({ code: "not_found" });
  });

  it("prepares one reminder each, in the visitor's time zone, and none once it is sent or for who wants none", async () => {
    const { id, named, name, phone } = await book(3 * hour);
    const both = [sana.verbs.prepareDemoReminders(named), saima.verbs.prepareDemoReminders(named)];
    expect((await Promise.all(both)).map(({ count }) => count).sort()).toEqual([0, 1]);
    expect(await visitorOf(id)).toMatchObject({ reminder: "waits" });
    const [text] = (await sana.verbs.listOutbox({ kind: "demo" })).texts.filter((one) => one.phone === phone);
    expect(text?.text).toContain(`Assalam-o-Alaikum ${name}`);
    expect(text?.text).toContain("Central European");
    await sana.verbs.openChat(text?.id ?? "");
    await sana.verbs.markChatSent(text?.id ?? "");
    expect(await visitorOf(id)).toMatchObject({ reminder: "sent" });
    expect(await sana.verbs.prepareDemoReminders(named)).toEqual({ count: 0 });

    const other = await book(3 * hour);
    await saima.verbs.stopChats({ phone: other.phone, isStopped: true });
    expect(await sana.verbs.prepareDemoReminders(other.named)).toEqual({ count: 0 });
    expect(await visitorOf(other.id)).toMatchObject({ reminder: "stopped" });

    const moved = await book(3 * hour);
    await sana.verbs.prepareDemoReminders(moved.named);
    await opened.database.update(demoBookings).set({ sequence: 1 }).where(eq(demoBookings.id, moved.id));
    const [stale] = (await sana.verbs.listOutbox({ kind: "demo" })).texts.filter((one) => one.phone === moved.phone);
    await expect(sana.verbs.openChat(stale?.id ?? "")).rejects.toMatchObject({ reason: "outbox.past" });
    expect(await visitorOf(moved.id)).toMatchObject({ reminder: null });
  });

  it("is on the first screen until it is over", async () => {
    const { startsAt } = await book(-5 * minute);
    const over = await book(-2 * hour);
    const shown = (await sana.verbs.showToday()).trials.map((one) => one.startsAt.getTime());
    expect(shown).not.toContain(over.startsAt.getTime());
    const { timeZone } = staff.test.app.services.site().content.company.hours;
    const local = (moment: Date) => moment.toLocaleDateString("en", { timeZone });
    expect(shown.includes(startsAt.getTime())).toBe(local(startsAt) === local(new Date()));
  });
});
