import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attendance } from "#domains/attendance/server/tables.ts";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { queueMorningEmails } from "#domains/portal/server/morning-emails.ts";
import { morningEmailDays } from "#domains/portal/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork, grades } from "#domains/work/server/tables.ts";
import { createEmailQueue } from "#server/jobs/mail-jobs.ts";
import { type JobQueue, startJobQueue } from "#server/jobs/queue.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { day, hour } from "#shared/durations.ts";
import { databases } from "../support/databases.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";

const batchId = "mern-gulf";

describe.each(databases)("a student's week on the $name database", ({ open }) => {
  const { running, student, userOf } = startStudents(open);
  let queue: JobQueue;
  let emailQueue: EmailQueue;

  beforeAll(async () => {
    queue = await startJobQueue(running.opened.home, running.test.app.log);
    emailQueue = await createEmailQueue(queue.boss);
  });
  afterAll(async () => await queue.stop());

  const insertClass = async (startsIn: number, changes: Partial<typeof batchClasses.$inferInsert> = {}) => {
    const startsAt = new Date(Date.now() + startsIn);
    const id = randomUUID();
    await running.opened.database.insert(batchClasses).values({
      ...{ id, batchId, startsAt, endsAt: new Date(startsAt.getTime() + hour), teacher: "نور فاطمہ" },
      ...{ changedAt: new Date(), ...changes },
    });
    return id;
  };
  const insertWork = async (changes: Partial<typeof classWork.$inferInsert> = {}) => {
    const [id, now] = [randomUUID(), new Date()];
    await running.opened.database.insert(classWork).values({
      ...{ id, batchId, kind: "assignment", title: "A shop's API", points: 10, createdAt: now, publishedAt: now },
      ...{ dueAt: new Date(Date.now() + day), ...changes },
    });
    return id;
  };
  const clear = async () => {
    await running.opened.database.delete(batchClasses);
    await running.opened.database.delete(classWork);
  };
  const enrolmentOf = async (email: string) => {
    const { rows } = await running.opened.database.execute(
      sql`select e.id from batch_enrolments e join people p on p.id = e.person_id where p.email = ${email}`,
    );
    return String(rows[0]?.id);
  };

  it("shows classes, work, news, attendance and posted grades of one's own batches, and nothing of others", async () => {
    await clear();
    const { database } = running.opened;
    const someone = await student(batchId);
    const enrolmentId = await enrolmentOf(someone.person.email);
    const next = await insertClass(2 * hour);
    await insertClass(3 * day, { isCancelled: true, title: "Errors and logs" });
    await insertClass(9 * day);
    const held = await insertClass(-day);
    await insertClass(hour, { batchId: "data-evening" });
    await database.insert(attendance).values([
      { classId: held, enrolmentId, mark: "late", source: "teacher", markedAt: new Date() },
      { classId: next, enrolmentId, mark: "absent", source: "teacher", markedAt: new Date() },
    ]);
    const due = await insertWork();
    await insertWork({ title: "A draft", publishedAt: null });
    const posted = await insertWork({ dueAt: new Date(Date.now() - day), gradesPostedAt: new Date(Date.now() - 1) });
    const hidden = await insertWork({ title: "Hidden", dueAt: new Date(Date.now() - day) });
    const gradedAt = new Date();
    await database.insert(grades).values([
      { workId: posted, enrolmentId, points: 8, gradedAt },
      { workId: hidden, enrolmentId, points: 1, gradedAt },
    ]);
    await database.update(lectures).set({ publishedAt: new Date(Date.now() - 30 * day) });

    const { week } = await running.test.app.services.showOwnPortal(await userOf(someone));
    expect(week.classes).toMatchObject([
      { id: next, course: "MERN Full Stack Web Development", teacher: "نور فاطمہ", isCancelled: false },
      { title: "Errors and logs", isCancelled: true },
    ]);
    expect(week.due).toMatchObject([{ id: due, title: "A shop's API" }]);
    expect(week.news).toEqual([
      { is: "grade", id: posted, kind: "assignment", title: "A shop's API", given: 8, outOf: 10 },
    ]);
    expect(week.figures).toEqual([
      { batchId, attendance: { marked: 2, present: 1 }, total: 80, hasCertificate: false },
    ]);
    expect(JSON.stringify(week)).not.toContain("Hidden");

    const stranger = await running.test.app.services.showOwnPortal(await userOf(await student()));
    expect(stranger.week).toMatchObject({ classes: [], due: [], news: [], figures: [] });
  });

  const morningsOf = (email: string) =>
    running.smtp.received
      .filter(({ to, parsed }) => to.includes(email) && parsed.text?.includes("what today holds"))
      .map(({ parsed: { subject = "", text = "" } }) => ({ subject, text }));
  const morning = (now = new Date()) =>
    queueMorningEmails({ database: running.opened.database, site: running.test.app.services.site, emailQueue }, now);

  it("comes as an email on the morning of a class, once however often the job runs", async () => {
    await clear();
    await running.opened.database.delete(morningEmailDays);
    const someone = await student(batchId);
    await insertClass(1_000, { title: "Express routes" });
    await Promise.all([morning(), morning()]);
    await morning();
    await until(() => morningsOf(someone.person.email).length === 1, 20_000);
    const [mail] = morningsOf(someone.person.email);
    expect(mail?.subject).toMatch(/^Today, .*: Express routes$/);
    expect(mail?.text).toContain("/classroom/join/");
  });

  it("names what is new since the day before, also on a day without a class", async () => {
    await clear();
    await running.opened.database.delete(morningEmailDays);
    const someone = await student(batchId);
    await insertWork({ title: "A fresh task", dueAt: new Date(Date.now() + 9 * day), publishedAt: new Date() });
    await insertWork({
      title: "An old task",
      dueAt: new Date(Date.now() + 9 * day),
      publishedAt: new Date(Date.now() - 2 * day),
    });
    const enrolmentId = await enrolmentOf(someone.person.email);
    for (const [title, toldVersion] of [["A told grade", 1] as const, ["A quiet grade", null] as const]) {
      const workId = await insertWork({ title, publishedAt: null, gradesPostedAt: new Date() });
      const grade = { workId, enrolmentId, points: 5, gradedAt: new Date(), version: 1, toldVersion };
      await running.opened.database.insert(grades).values(grade);
    }
    await morning();
    await until(() => morningsOf(someone.person.email).length === 1, 20_000);
    const [mail] = morningsOf(someone.person.email);
    expect(mail?.text).toContain("A quiet grade");
    expect(mail?.text, "an email of its own told of it").not.toContain("A told grade");
    expect(mail?.subject).toMatch(/^\d+ new things? in your classroom$/);
    expect(mail?.text).toMatch(/New assignment: A fresh task, MERN \w* ?Evening\./);
    expect(mail?.text).not.toContain("An old task");
  });

  it("is switched off by the link in it, and on again by the signed-in student", async () => {
    await clear();
    const { services } = running.test.app;
    const someone = await student(batchId);
    await insertClass(1_000);
    await running.opened.database.delete(morningEmailDays);
    await morning();
    await until(() => morningsOf(someone.person.email).length === 1, 20_000);
    const key = /morning-email\?key=([\w.-]+)/.exec(morningsOf(someone.person.email)[0]?.text ?? "")?.[1] ?? "";

    expect(await services.showMorningEmail({ user: null, key })).toEqual({ isOn: true });
    await services.switchMorningEmail({ user: null, key }, false);
    await services.switchMorningEmail({ user: null, key }, false);
    const user = await userOf(someone);
    expect(await services.showMorningEmail({ user, key: null })).toEqual({ isOn: false });
    await running.opened.database.delete(morningEmailDays);
    await morning();
    const { rows } = await running.opened.database.execute(
      sql`select count(*)::int as all from audit_entries where verb = 'switchMorningEmail'`,
    );
    expect(rows[0]?.all).toBe(1);
    const { rows: queued } = await running.opened.database.execute(sql`
      select count(*)::int as all from pgboss.job
      where name = 'send-mail' and data->>'email' = 'student-morning'
        and data->>'about' like (select id::text from people where email = ${someone.person.email}) || '%'`);
    expect(queued[0]?.all).toBe(1);

    await services.switchMorningEmail({ user, key: null }, true);
    expect(await services.showMorningEmail({ user: null, key })).toEqual({ isOn: true });
  });

  it("is switched off by one click in a mail program, which the mail offers", async () => {
    await clear();
    const someone = await student(batchId);
    await insertClass(1_000);
    await running.opened.database.delete(morningEmailDays);
    await morning();
    const sent = () =>
      running.smtp.received.find(({ to, parsed }) => to.includes(someone.person.email) && urlOf(parsed));
    const urlOf = ({ headers }: { headers: { key: string; value: string }[] }) =>
      /<(.*)>/.exec(headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "")?.[1];
    const mail = await until(sent, 20_000);
    const address = new URL(urlOf(mail.parsed) ?? "");
    expect(address.pathname).toBe("/classroom/morning-email");
    const key = address.searchParams.get("key");
    expect(await running.test.app.services.showMorningEmail({ user: null, key })).toEqual({ isOn: true });
  });

  it("lets nobody decide without a link or an account of their own", async () => {
    const { services } = running.test.app;
    for (const reader of [
      { user: null, key: null },
      { user: null, key: "forged" },
      { user: await userOf(await student()), key: null },
    ])
      await expect(services.showMorningEmail(reader)).rejects.toMatchObject({ reason: "morning.link" });
  });

  it("is not written where nothing is left to tell", async () => {
    await clear();
    const someone = await student(batchId);
    const id = await insertClass(hour);
    await running.opened.database.delete(morningEmailDays);
    await running.opened.database
      .update(enrolments)
      .set({ state: "withdrawn" })
      .where(eq(enrolments.id, await enrolmentOf(someone.person.email)));
    await running.opened.database.delete(batchClasses).where(eq(batchClasses.id, id));
    await morning();
    expect(morningsOf(someone.person.email)).toEqual([]);
  });
});
