import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { attendance } from "#domains/attendance/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { newAnnouncement } from "#domains/talk/contract.ts";
import { announcements } from "#domains/talk/server/tables.ts";
import { minute } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { storeClass } from "../support/store-class.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";
import { anAssignment } from "../support/work.ts";

const [batchId, otherBatch] = ["mern-evening", "mern-weekend"];
const toStudents = { group: "students" as const, classId: null, personIds: [] };
const text = "Bring **your laptop**.\n\n- [Node](https://nodejs.org)";
const entry = { ...toStudents, title: "Tomorrow", text, byEmail: true, startsAt: null };

describe.each(databases)("announcements on the $name database", ({ open }) => {
  const { running, student, userOf, manage, call } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;
  let manager: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
    manager = await member("manager", [], "Sana Javed");
  }, 60_000);

  const services = () => running.test.app.services;
  const database = () => running.opened.database;
  /** Ends the minute in which an announcement, or a reminder, can be taken back, and waits until the job has spread it. */
  const spread = async (id: string) => {
    const isOne = eq(announcements.id, id);
    await database()
      .update(announcements)
      .set({ startsAt: new Date(Date.now() - 1), remindsAt: sql`case when reminds_at is not null then now() end` })
      .where(isOne);
    await until(async () => {
      const [found] = await database().select().from(announcements).where(isOne);
      return found?.spreadAt && !found.remindsAt ? found : null;
    });
  };
  const mailsTo = (email: string, subject: string) =>
    running.smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.subject === subject);
  const personOf = async ({ person }: { person: { email: string } }) => {
    const [found] = await database().select().from(people).where(eq(people.email, person.email));
    if (!found) throw new Error("There is no such person.");
    return found;
  };

  it("reach every student of a batch once, on their page and by one email, as they were written", async () => {
    const [one, other, stranger] = [await student(batchId), await student(batchId), await student(otherBatch)];
    const reach = await teacher.verbs.countAudience([batchId], toStudents);
    const id = randomUUID();
    const sent = await Promise.all([1, 2].map(() => teacher.verbs.announce([batchId], { ...entry, id })));
    expect(sent.map((each) => [each.id, each.reach])).toEqual([1, 2].map(() => [id, reach]));
    expect(await services().readOwnNews(await userOf(one))).toEqual([]);
    await spread(id);
    expect(await services().countOwnNews(await userOf(one))).toBe(1);
    expect(await services().readOwnNews(await userOf(one))).toMatchObject([{ title: "Tomorrow", text, isNew: true }]);
    expect(await services().readOwnNews(await userOf(one))).toMatchObject([{ isNew: false }]);
    expect(await services().countOwnNews(await userOf(one))).toBe(0);
    expect(await services().readOwnNews(await userOf(stranger))).toEqual([]);
    const mail = await until(() => mailsTo(other.person.email, "Tomorrow")[0]);
    expect(mail.parsed.text).toContain("your laptop");
    expect(String(mail.parsed.html)).toContain('<a href="https://nodejs.org"');
    const shown = await teacher.verbs.showAnnouncement([batchId], id);
    expect(shown.readers).toHaveLength(reach.people);
    expect(shown.readers.filter(({ seenAt }) => seenAt !== null)).toHaveLength(1);
    expect(mailsTo(other.person.email, "Tomorrow")).toHaveLength(1);
    expect((await teacher.verbs.listAnnouncements([batchId])).entries).toContainEqual(
      expect.objectContaining({ id, reached: reach.people, seen: 1, author: "Noor Fatima" }),
    );
  });

  it("can be taken back for a minute, by their author and the office; then no one is told", async () => {
    const other = await member("teacher", [batchId]);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) await teacher.verbs.announce([batchId], { ...entry, id, title: "Never" });
    await expect(other.verbs.takeBackAnnouncement([batchId], first)).rejects.toEqual(refusal("not_found"));
    await teacher.verbs.takeBackAnnouncement([batchId], first);
    await manager.verbs.takeBackAnnouncement([], second);
    const all = await teacher.verbs.listAnnouncements([batchId]);
    expect(all.entries.map(({ id }) => id)).not.toContain(first);
    const third = randomUUID();
    await teacher.verbs.announce([batchId], { ...entry, id: third });
    await spread(third);
    await expect(teacher.verbs.takeBackAnnouncement([batchId], third)).rejects.toEqual(refusal("conflict"));
    const newest = await teacher.verbs.listAnnouncements([batchId], { limit: 1 });
    expect(newest.entries.map(({ id }) => id)).toEqual([third]);
    expect(await teacher.verbs.listAnnouncements([batchId], { limit: 100, after: newest.next ?? [] })).toEqual(all);
    const taken = (await database().select().from(announcements).where(eq(announcements.id, first)))[0];
    expect(taken).toMatchObject({ spreadAt: null, takenBackAt: expect.any(Date) });
  });

  it("are written by teachers to their own batches alone, and never to those who owe or to people elsewhere", async () => {
    const forbidden = refusal("forbidden");
    await expect(teacher.verbs.announce([otherBatch], entry)).rejects.toEqual(forbidden);
    await expect(teacher.verbs.announce([batchId, otherBatch], entry)).rejects.toEqual(forbidden);
    await expect(teacher.verbs.announce([], { ...entry, group: "owing" })).rejects.toEqual(forbidden);
    await expect(teacher.verbs.countAudience([batchId], { ...toStudents, group: "owing" })).rejects.toEqual(forbidden);
    await expect(teacher.verbs.listAnnouncements([])).rejects.toEqual(forbidden);
    const [own, stranger] = [await personOf(await student(batchId)), await personOf(await student(otherBatch))];
    const chosen = { ...toStudents, group: "people" as const, personIds: [own.id, stranger.id] };
    expect((await teacher.verbs.countAudience([batchId], chosen)).people).toBe(1);
    expect((await manager.verbs.countAudience([], chosen)).people).toBe(2);
    const { id } = await manager.verbs.announce([otherBatch], entry);
    await expect(teacher.verbs.showAnnouncement([batchId], id)).rejects.toEqual(refusal("not_found"));
  });

  it("go to those who were absent from a class, who wait, who owe nothing to nobody, and to chosen people", async () => {
    const [absent, present] = [await student(batchId), await student(batchId)];
    const classId = await storeClass(database(), { batchId, startsIn: -60 });
    const [row] = await database()
      .select()
      .from(enrolments)
      .where(eq(enrolments.personId, (await personOf(absent)).id));
    const mark = { classId, enrolmentId: row?.id ?? "", mark: "absent" as const, source: "teacher" as const };
    await database()
      .insert(attendance)
      .values({ ...mark, markedAt: new Date() });
    const missed = { ...toStudents, group: "absent" as const, classId };
    expect((await teacher.verbs.countAudience([batchId], missed)).people).toBe(1);
    const { id } = await teacher.verbs.announce([batchId], { ...entry, ...missed, title: "What you missed" });
    const chosen = { ...entry, group: "people" as const, personIds: [(await personOf(present)).id], title: "To you" };
    const { id: second } = await manager.verbs.announce([], chosen);
    for (const each of [id, second]) await spread(each);
    const titles = async (someone: typeof absent) =>
      (await services().readOwnNews(await userOf(someone))).map(({ title }) => title);
    expect(await titles(absent)).toEqual(["What you missed"]);
    expect(await titles(present)).toEqual(["To you"]);
    await expect(manager.verbs.announce([batchId], { ...entry, group: "waiting" })).rejects.toMatchObject({
      fields: { group: { reason: "announcement.nobody" } },
    });
  });

  it("tell those again who have not seen them, once, and by email alone", async () => {
    const [sees, sleeps] = [await student(otherBatch), await student(otherBatch)];
    const { id } = await manager.verbs.announce([otherBatch], { ...entry, title: "Again", byEmail: false });
    await expect(manager.verbs.remindUnseen([], id)).rejects.toEqual(refusal("conflict"));
    await spread(id);
    await services().readOwnNews(await userOf(sees));
    await manager.verbs.remindUnseen([], id);
    await manager.verbs.takeBackReminder([], id);
    await manager.verbs.remindUnseen([], id);
    await spread(id);
    await until(() => mailsTo(sleeps.person.email, "Again")[0]);
    expect(mailsTo(sees.person.email, "Again")).toEqual([]);
    expect(mailsTo(sleeps.person.email, "Again")).toHaveLength(1);
    expect(await services().readOwnNews(await userOf(sleeps))).toHaveLength(1);
  });

  it("go to nobody who left while they were written, and are forgotten with an erased person", async () => {
    const [stays, leaves, erased] = [await student(otherBatch), await student(otherBatch), await student(otherBatch)];
    const { id, reach } = await manager.verbs.announce([otherBatch], { ...entry, title: "Later" });
    const [seat] = await database()
      .select()
      .from(enrolments)
      .where(eq(enrolments.personId, (await personOf(leaves)).id));
    await manager.verbs.withdrawEnrolment(seat?.id ?? "");
    await spread(id);
    const { readers } = await manager.verbs.showAnnouncement([], id);
    expect(readers).toHaveLength(reach.people - 1);
    expect(await services().readOwnNews(await userOf(leaves))).toEqual([]);
    await until(() => mailsTo(stays.person.email, "Later")[0]);
    const told = await manage("/people/export", { email: erased.person.email });
    expect(told.body).toMatchObject({ announcements: [{ title: "Later" }], announcementReaders: [{ seenAt: null }] });
    expect((await manage("/people/erase", { email: erased.person.email })).status).toBe(200);
    expect((await manager.verbs.showAnnouncement([], id)).readers).toHaveLength(reach.people - 2);
  });

  it("say so where the last one they were written to has left, and reach who was chosen by name all the same", async () => {
    const leaves = await student(batchId);
    const person = await personOf(leaves);
    const [seat] = await database().select().from(enrolments).where(eq(enrolments.personId, person.id));
    const classId = await storeClass(database(), { batchId, startsIn: -60 });
    const mark = { classId, enrolmentId: seat?.id ?? "", mark: "absent" as const, source: "teacher" as const };
    await database()
      .insert(attendance)
      .values({ ...mark, markedAt: new Date() });
    const missed = { ...toStudents, group: "absent" as const, classId };
    expect((await teacher.verbs.countAudience([batchId], missed)).people).toBe(1);
    await manager.verbs.withdrawEnrolment(seat?.id ?? "");
    expect((await teacher.verbs.countAudience([batchId], missed)).people).toBe(0);
    await expect(teacher.verbs.announce([batchId], { ...entry, ...missed })).rejects.toMatchObject({
      fields: { group: { reason: "announcement.nobody" } },
    });
    const chosen = { ...entry, group: "people" as const, personIds: [person.id], title: "About your certificate" };
    const { id, reach } = await teacher.verbs.announce([batchId], chosen);
    expect(reach.people).toBe(1);
    await spread(id);
    await until(() => mailsTo(leaves.person.email, "About your certificate")[0]);
  });

  it("are prepared as a WhatsApp text for those who have a number and no e-mail address", async () => {
    const number = "+923001112233";
    await call("enrolPerson", { batchId: otherBatch, name: "Bilal", email: null, phone: number });
    const reach = await manager.verbs.countAudience([otherBatch], toStudents);
    expect(reach.byWhatsApp).toBe(1);
    const { id } = await manager.verbs.announce([otherBatch], entry);
    await spread(id);
    const { readers } = await manager.verbs.showAnnouncement([], id);
    const bilal = readers.find(({ name }) => name === "Bilal");
    expect(bilal?.hasEmail).toBe(false);
    const { href } = z.object({ href: z.string() }).parse(bilal?.chat);
    const written = "*Tomorrow*\n\nBring *your laptop*.\n\n- Node: https://nodejs.org";
    expect(decodeURIComponent(href)).toContain(written);

    expect(await manager.verbs.prepareNewsTexts([], id)).toEqual({ count: 1 });
    expect(await manager.verbs.prepareNewsTexts([], id)).toEqual({ count: 0 });
    const [waiting, ...others] = (await manager.verbs.listOutbox({ kind: "announcement" })).texts;
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ phone: number, text: expect.stringContaining(written) });
    await manager.verbs.openChat(waiting?.id ?? "");
    await manager.verbs.markChatSent(waiting?.id ?? "");
    const shown = async () =>
      (await manager.verbs.showAnnouncement([], id)).readers.find(({ name }) => name === "Bilal");
    expect(await shown()).toMatchObject({ text: "sent" });
    expect(await manager.verbs.prepareNewsTexts([], id)).toEqual({ count: 0 });
    await manager.verbs.stopChats({ phone: number, isStopped: true });
    expect(await shown()).toMatchObject({ chat: { isStopped: true } });
    const { id: other } = await manager.verbs.announce([otherBatch], entry);
    await expect(manager.verbs.prepareNewsTexts([], other)).rejects.toMatchObject({ reason: "announcement.notSpread" });
    await manager.verbs.takeBackAnnouncement([], other);
    await manager.verbs.stopChats({ phone: number, isStopped: false });
  });

  it("are prepared as a WhatsApp text for those whom no email was sent, or whom it did not reach", async () => {
    const { id: personId } = await personOf(await student(batchId));
    await database().update(people).set({ phone: "+923001112255" }).where(eq(people.id, personId));
    const textsOf = async (byEmail: boolean, isReminded = false) => {
      const { id } = await manager.verbs.announce([], { ...entry, group: "people", personIds: [personId], byEmail });
      await spread(id);
      if (isReminded) await manager.verbs.remindUnseen([], id).then(() => spread(id));
      const [reader] = (await manager.verbs.showAnnouncement([], id)).readers;
      const { count } = await manager.verbs.prepareNewsTexts([], id);
      expect(reader?.takesText).toBe(count === 1);
      return count;
    };
    expect([await textsOf(true), await textsOf(false), await textsOf(true, true)]).toEqual([0, 1, 1]);
  });

  it("are kept as templates, which teachers use and change too, and the same form keeps one", async () => {
    const template = { id: randomUUID(), title: "Bring your laptop", text };
    await manager.verbs.saveAnnouncement(template);
    await manager.verbs.saveAnnouncement(template);
    expect(await teacher.verbs.listSavedAnnouncements()).toEqual([template]);
    await teacher.verbs.saveAnnouncement({ ...template, title: "Laptops" });
    expect(await manager.verbs.listSavedAnnouncements()).toEqual([{ ...template, title: "Laptops" }]);
    await teacher.verbs.removeSavedAnnouncement(template.id);
    await teacher.verbs.removeSavedAnnouncement(template.id);
    expect(await manager.verbs.listSavedAnnouncements()).toEqual([]);
  });

  it("wait for their time, and refuse one that is over, an unknown batch, a class of another, and a link to a script", async () => {
    const [past, soon] = [-minute, minute].map((span) => new Date(Date.now() + span));
    await expect(teacher.verbs.announce([batchId], { ...entry, startsAt: past ?? null })).rejects.toMatchObject({
      fields: { startsAt: { reason: "announcement.past" } },
    });
    expect((await teacher.verbs.announce([batchId], { ...entry, startsAt: soon ?? null })).startsAt).toEqual(soon);
    await expect(manager.verbs.announce(["no-batch"], entry)).rejects.toEqual(refusal("invalid"));
    const classId = await storeClass(database(), { batchId: otherBatch });
    await expect(teacher.verbs.announce([batchId], { ...entry, classId })).rejects.toEqual(refusal("not_found"));
    await expect(manager.verbs.announce([], entry)).rejects.toMatchObject({
      fields: { batches: { reason: "field.notChosen" } },
    });
    const wrong = newAnnouncement.safeParse({ ...entry, text: "[see](javascript:alert(1))" });
    expect(wrong.error?.issues).toMatchObject([{ path: ["text"], message: "field.linkWrong" }]);
  });

  it("stand beside what happens in a batch: work, recordings and grades of one's own, and changed classes", async () => {
    const someone = await student(batchId);
    const user = await userOf(someone);
    await services().readOwnNews(user);
    const shop = anAssignment({ title: "A shop", publishedAt: new Date() });
    const workId = await teacher.verbs.addAssignment(batchId, shop);
    await teacher.verbs.addAssignment(batchId, anAssignment({ title: "A draft", publishedAt: null }));
    await manager.verbs.addAssignment(otherBatch, anAssignment({ title: "Elsewhere", publishedAt: new Date() }));
    expect(await services().countOwnNews(user)).toBe(1);
    const [seat] = await database()
      .select()
      .from(enrolments)
      .where(eq(enrolments.personId, (await personOf(someone)).id));
    await teacher.verbs.setGrades(batchId, [{ workId, enrolmentId: seat?.id ?? "", points: 9, seen: 0 }]);
    await teacher.verbs.postGrades(batchId, workId);
    const news = await services().readOwnNews(user);
    expect(news.filter(({ isNew }) => isNew)).toMatchObject([
      { is: "grade", title: "A shop", path: `/classroom/work/${workId}` },
      { is: "assignment", title: "A shop", batch: "MERN Evening" },
    ]);
    expect(JSON.stringify(news)).not.toMatch(/A draft|Elsewhere/);
    expect(await services().countOwnNews(user)).toBe(0);
  });
});
