import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEnrolment } from "#domains/seats/contract/enrolment.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { newBatch } from "../support/staff.ts";
import { until } from "../support/until.ts";

const { id: _id, ...fields } = newBatch;

describe.each(databases)("students whom staff add, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member, signedUp } = startOffice(() => test);
  let manager: Awaited<ReturnType<typeof member>>;
  let clerk: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const environment = { DEMO_CONTENT: "on", SMTP_URL: smtp.url, SITE_URL: "https://darsgah.example" };
    test = await startTestApp(environment, { database: opened });
    [manager, clerk] = [await member("manager"), await member("support")];
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const address = () => `${randomUUID()}@example.com`;
  const added = async (seats = 20) => {
    const name = `Batch ${randomUUID().slice(0, 8)}`;
    return { name, batchId: (await manager.verbs.addBatch({ ...fields, name, seats })).id };
  };
  const mailsTo = (email: string, subject: string) =>
    smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith(subject));
  const told = async (email: string, subject = "You are in") => {
    const [mail] = await until(() => mailsTo(email, subject).length > 0 && mailsTo(email, subject));
    return mail?.parsed.text ?? "";
  };
  /** A message that was sent after all that were queued before. */
  const welcomeTo = async (id: string) => {
    const chat = await clerk.verbs.prepareWelcome(id);
    return new URL(chat && "href" in chat ? chat.href : "");
  };
  const afterAllMails = async () => {
    const { batchId } = await added();
    const email = address();
    await clerk.verbs.enrolPerson({ batchId, name: "Last", email, phone: null });
    await told(email);
  };

  it("are told once of their place, the first class and how to sign in", async () => {
    const { name, batchId } = await added();
    const student = { batchId, name: "Ayesha Khan", email: address(), phone: null };
    await clerk.verbs.enrolPerson(student);
    await Promise.all([clerk.verbs.enrolPerson(student), manager.verbs.enrolPerson(student)]);
    const text = await told(student.email);
    expect(text).toContain(name);
    expect(text).toContain(newBatch.instructor);
    expect(text.replace(/\s+/g, " ")).toContain(
      "First class: Monday 1 February 2027, 9:00 AM – 10:30 AM (Pakistan time)",
    );
    expect(text.replace(/\s+/g, " ")).toContain(`with this address, ${student.email}`);
    expect(text).toContain("https://darsgah.example/open-account?token=");
    await afterAllMails();
    expect(mailsTo(student.email, "")).toHaveLength(1);
  });

  it("are asked to sign in where they have an account", async () => {
    const { batchId } = await added();
    const { email } = await signedUp();
    await clerk.verbs.enrolPerson({ batchId, name: "Sana Javed", email, phone: null });
    const text = await told(email);
    expect(text).toContain("https://darsgah.example/sign-in?from=/lms");
    expect(text).not.toContain("/sign-up");
  });

  it("are told that they wait where the batch is full", async () => {
    const { batchId } = await added(1);
    const [first, second] = [address(), address()];
    for (const email of [first, second]) await clerk.verbs.enrolPerson({ batchId, name: "Ali", email, phone: null });
    expect(await told(second, "You are on the waiting list")).toContain("The batch is full");
  });

  it("are not told where the clerk says so, by hand or from a list", async () => {
    const { batchId } = await added();
    const [one, other] = [address(), address()];
    await clerk.verbs.enrolPerson({ batchId, name: "Ali", email: one, phone: null, tell: false });
    await clerk.verbs.enrolStudents(batchId, { text: `Noor\t${other}`, tell: false });
    await afterAllMails();
    expect([...mailsTo(one, ""), ...mailsTo(other, "")]).toEqual([]);
  });

  it("are told once from a list, however often it is pasted", async () => {
    const { batchId } = await added();
    const [there, fresh] = [address(), address()];
    await clerk.verbs.enrolPerson({ batchId, name: "There", email: there, phone: null, tell: false });
    const list = `There\t${there}\r\nFresh\t${fresh}\r\nFresh\t${fresh.toUpperCase()}`;
    await Promise.all([
      clerk.verbs.enrolStudents(batchId, { text: list }),
      manager.verbs.enrolStudents(batchId, { text: list }),
    ]);
    await clerk.verbs.enrolStudents(batchId, { text: list });
    await told(fresh);
    await afterAllMails();
    expect(mailsTo(fresh, "")).toHaveLength(1);
    expect(mailsTo(there, "")).toEqual([]);
  });

  it("need no e-mail address: a number is enough, and they are one person by number and name", async () => {
    const { batchId } = await added();
    const phone = `+9230012${randomInt(10_000, 99_999)}`;
    const student = { batchId, name: "Bilal Ahmed", email: null, phone };
    const { id } = await clerk.verbs.enrolPerson(student);
    const [again] = await Promise.all([
      clerk.verbs.enrolPerson({ ...student, name: "bilal  ahmed" }),
      manager.verbs.enrolPerson(student),
    ]);
    expect(again.id).toBe(id);
    const list = `Name\tEmail\tPhone\nBilal Ahmed\t\t${phone}\nSister\t\t${phone}`;
    const pasted = { seated: 1, waiting: 0, there: 1, withoutEmail: 1 };
    expect(await clerk.verbs.enrolStudents(batchId, { text: list })).toEqual(pasted);
    const { members } = await clerk.verbs.showClass(batchId);
    expect(members.map(({ person }) => [person.name, person.email])).toEqual([
      ["Bilal Ahmed", null],
      ["Sister", null],
    ]);
    const chat = await welcomeTo(id);
    expect(chat.searchParams.get("text")).toContain("answer with your e-mail address");
    await clerk.verbs.withdrawEnrolment(id);
    await clerk.verbs.takeInAgain(id, "seat");
    expect(await clerk.verbs.exportClass(batchId)).toContain("Sister,,");
    expect(newEnrolment.safeParse({ batchId, name: "Nobody", email: null, phone: null }).success).toBe(false);
  });

  it("without an address get one later, which nobody else has", async () => {
    const { batchId } = await added();
    const email = address();
    const own = await clerk.verbs.enrolPerson({ batchId, name: "Has one", email: address(), phone: null });
    const { id } = await clerk.verbs.enrolPerson({ batchId, name: "Hina", email: null, phone: "0301 1234567" });
    const { members } = await clerk.verbs.showClass(batchId);
    const personOf = (seat: string) => members.find((one) => one.id === seat)?.person ?? { id: "", email: null };
    const personId = personOf(id).id;
    const change = { personId, name: "Hina", phone: "+923011234567" };
    const seen = { name: "Hina", phone: "+923011234567", email: null };
    const taken = { ...change, seen, email: personOf(own.id).email ?? "" };
    await expect(clerk.verbs.changePerson(taken)).rejects.toMatchObject({ code: "conflict" });
    await clerk.verbs.changePerson({ ...change, seen, email });
    expect((await clerk.verbs.showPerson(personId)).person).toMatchObject({ email });
    const late = { ...change, seen, email: address() };
    await expect(clerk.verbs.changePerson(late)).rejects.toMatchObject({ code: "conflict" });
  });

  it("can be told by WhatsApp with a prepared message, where they have a number", async () => {
    const { name, batchId } = await added();
    const student = { batchId, name: "Ayesha Khan", email: address() };
    const { id } = await clerk.verbs.enrolPerson({ ...student, phone: "0300 1234567" });
    const chat = await welcomeTo(id);
    expect(chat.pathname).toBe("/923001234567");
    const text = chat.searchParams.get("text") ?? "";
    for (const part of [student.name, name, newBatch.instructor, "First class: Monday 1 February 2027"])
      expect(text).toContain(part);
    // Whoever reads a chat need not read the mailbox: its page proves nothing.
    expect(text).toContain(`/sign-up?from=/lms&email=${encodeURIComponent(student.email)}`);
    expect(text).not.toContain("token=");
    const without = await clerk.verbs.enrolPerson({ ...student, email: address(), phone: null });
    expect(await clerk.verbs.prepareWelcome(without.id)).toBeNull();
    await clerk.verbs.stopChats({ phone: "+923001234567", isStopped: true });
    expect(await clerk.verbs.prepareWelcome(id)).toEqual({ isStopped: true });
    await clerk.verbs.stopChats({ phone: "+923001234567", isStopped: false });
  });
});
