import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { replies } from "#domains/replies/server/tables.ts";
import { staff, teachers } from "#domains/staff/server/tables.ts";
import type { QuestionPlace } from "#domains/talk/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { type AnsweringSchool, startAnsweringSchool } from "../support/answering-school.ts";
import { callVerb } from "../support/call-verb.ts";
import { confirmAddress } from "../support/confirmed-address.ts";
import { databases } from "../support/databases.ts";
import type { BroughtMail, MailDomain } from "../support/mail-senders.ts";
import { storeClass } from "../support/store-class.ts";
import { until } from "../support/until.ts";

const [batchId, otherBatch] = ["mern-evening", "data-evening"];

describe.each(databases)("a teacher who answers by e-mail, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let school: AnsweringSchool;
  let teacher: Awaited<ReturnType<AnsweringSchool["member"]>>;
  let place: QuestionPlace;
  /** The domain of everybody's address here. */
  let domain: MailDomain;

  const setLastDay = (endDate: string) =>
    opened.database.update(batches).set({ endDate }).where(eq(batches.id, batchId));
  const later = new Date(Date.now() + 60 * day).toISOString().slice(0, 10);

  beforeAll(async () => {
    opened = await open();
    school = await startAnsweringSchool(opened, { demo: true });
    domain = school.dns.add("example.com");
    teacher = await school.member("teacher", [batchId], "Noor Fatima");
    const [record] = await opened.database.select().from(teachers).where(eq(teachers.userId, teacher.user.id));
    await opened.database
      .update(batches)
      .set({ endDate: later, seats: 500, teacherId: record?.id ?? null })
      .where(eq(batches.id, batchId));
    place = { place: "class", placeId: await storeClass(opened.database, { batchId, title: "Routers" }) };
  }, 60_000);
  afterAll(async () => {
    await school.stop();
    await opened.close();
  });

  /** A student's question, and the address to which the e-mail about it is answered. */
  async function asked(text: string) {
    const { test, smtp, database, signedUp } = school;
    const { browser, email } = await signedUp("Ayesha Khan");
    await confirmAddress(database, email);
    const user = await test.app.services.accounts.whoIs(browser.visitor);
    if (!user) throw new Error("Nobody is signed in.");
    expect(await callVerb(test, "enrolPerson", { batchId, name: "Ayesha Khan", email })).toMatchObject({ status: 200 });
    const question = { key: randomUUID(), to: "teacher" as const, text, second: null, content: new Uint8Array() };
    const { id } = await test.app.services.questions.askQuestion(user, place, question);
    const told = await until(() =>
      smtp.received.find(({ to, parsed }) => to.includes(teacher.email) && parsed.text?.includes(text)),
    );
    const read = async () => (await test.app.services.questions.showOwnQuestion(user, id)).messages;
    return { id, user, email, told, read, address: told.parsed.replyTo?.[0]?.address ?? "" };
  }

  const bring = async (mail: Omit<BroughtMail, "from"> & { from?: string }) => {
    await school.bring({ from: teacher.email, signedBy: domain, ...mail });
    await school.allRead();
  };
  const held = async (threadId: string) =>
    (await opened.database.select().from(replies).where(eq(replies.threadId, threadId))).map((one) => one.held);

  it("answers the student in the thread, once, as in the office", async () => {
    const { id, told, read, address, email } = await asked("Why does the router not see my file?");
    expect(address).toMatch(/^answers\+[a-z2-7]{26}@school\.example$/);
    expect(told.parsed.text).toContain("Or reply to this e-mail");
    const text =
      "Name its ending: **./routes.js**.\n\nOn Tue, Nov 24, 2026 at 7:30 PM School <office@school.example> wrote:\n> Why?\n";
    const mail = { to: address, text, messageId: `<${randomUUID()}@example.com>` };
    await Promise.all([bring(mail), bring(mail)]);
    await bring(mail);
    expect(await read()).toMatchObject([
      { text: "Name its ending: **./routes.js**.", isOfStaff: true, by: "Noor Fatima" },
    ]);
    expect(await held(id)).toEqual([null]);
    const { entries: waiting } = await teacher.verbs.listQuestions([batchId], "waiting");
    expect(waiting.map((one) => one.id)).not.toContain(id);
    expect(
      school.smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.subject?.includes("answered")),
    ).toEqual([]);
  });

  it("is not taken for anyone else: by a wrong token, another sender, without a proof, or a program", async () => {
    const { id, read, address, email, user } = await asked("Which port is free?");
    await expect(
      school.bring({ to: address.replace(/.{3}@/, "aaa@"), from: teacher.email, text: "x" }),
    ).rejects.toMatchObject({ responseCode: 550 });
    await bring({ to: address, from: email, text: "The student answers it." });
    await bring({ to: address, from: (await school.member("teacher", [batchId])).email, text: "A colleague." });
    await bring({ to: address, signedBy: school.stranger, text: "Signed by a stranger." });
    await bring({ to: address, text: "I am away.", headers: { "Auto-Submitted": "auto-replied" } });
    expect([await read(), await held(id)]).toEqual([[], ["sender", "sender", "unproved"]]);
    expect(await school.test.app.services.questions.showOwnQuestion(user, id)).toMatchObject({ waits: true });
    const office = await school.member("support");
    const [first] = (await office.verbs.listHeldReplies()).filter(({ threadId }) => threadId === id);
    expect(first).toMatchObject({ personId: null, memberId: teacher.user.id, name: "Noor Fatima", sender: email });
    await office.verbs.discardHeldReply(first?.id ?? "");
    const unproved = (await office.verbs.listHeldReplies()).find(
      ({ threadId, held: why }) => threadId === id && why === "unproved",
    );
    await office.verbs.postHeldReply(unproved?.id ?? "");
    expect(await read()).toMatchObject([{ text: "Signed by a stranger.", isOfStaff: true, by: "Noor Fatima" }]);
  });

  it("is refused once the batch is over, the question hidden, the batch another's, or the teacher gone", async () => {
    const { id, read, address } = await asked("Is this the last one?");
    const refused = async () =>
      await expect(school.bring({ to: address, from: teacher.email, text: "x" })).rejects.toMatchObject({
        ...{ responseCode: 550, response: expect.stringContaining("has ended") },
      });
    await setLastDay("2020-01-01");
    await refused();
    await setLastDay(later);
    await teacher.verbs.hideQuestion([batchId], { questionId: id, messageId: null, why: "An insult" });
    await refused();
    await teacher.verbs.unhideQuestion([batchId], { questionId: id, messageId: null });
    const isTeacher = eq(staff.userId, teacher.user.id);
    await opened.database
      .update(staff)
      .set({ batchIds: [otherBatch] })
      .where(isTeacher);
    await refused();
    await opened.database
      .update(staff)
      .set({ batchIds: [batchId] })
      .where(isTeacher);
    expect(await read()).toEqual([]);
    const owner = await school.member("owner");
    await owner.verbs.removeStaff(teacher.user.id);
    await refused();
  });
});
