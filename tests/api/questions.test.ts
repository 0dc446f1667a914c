import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { teachers } from "#domains/staff/server/tables.ts";
import type { QuestionPlace } from "#domains/talk/contract.ts";
import { questionThread } from "#domains/talk/server/reply-threads.ts";
import { keptAnswers, questionMessages, questions } from "#domains/talk/server/tables/question-tables.ts";
import { AppError } from "#server/app-error.ts";
import { day } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { storeClass } from "../support/store-class.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";
import { anAssignment } from "../support/work.ts";

const [batchId, otherBatch] = ["mern-evening", "data-evening"];
const png = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (sign) => sign.charCodeAt(0),
);
const nothing = new Uint8Array();

describe.each(databases)("questions of a class on the $name database", ({ open }) => {
  const { running, student, userOf, manage, call } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;
  let classPlace: QuestionPlace;
  let lecturePlace: QuestionPlace;
  let workPlace: QuestionPlace;

  const services = () => running.test.app.services;
  const database = () => running.opened.database;
  const asking = (text = "Why is my file not found?", fields: object = {}) => ({
    ...{ key: randomUUID(), to: "teacher" as const, text, second: null, content: nothing, ...fields },
  });
  const addLecture = async (inBatch: string, title: string, lectureNumber: number) => {
    const row = { id: randomUUID(), batchId: inBatch, batchNumber: "1", lectureNumber, title };
    await database()
      .insert(lectures)
      .values({ ...row, url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" });
    return row.id;
  };
  const someone = async (...inBatches: string[]) => {
    const { person, ...signedUp } = await student(...inBatches);
    return { person, user: await userOf(signedUp) };
  };
  const mailsTo = (email: string, subject: RegExp) =>
    running.smtp.received.filter(({ to, parsed }) => to.includes(email) && subject.test(parsed.subject ?? ""));
  /** The email that leaves a minute after an answer: as if the minute were over. */
  const answerAt = (text: string, ...questionIds: string[]) => ({ id: randomUUID(), questionIds, text });

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
    const [record] = await database().select().from(teachers).where(eq(teachers.userId, teacher.user.id));
    const endDate = new Date(Date.now() + 60 * day).toISOString().slice(0, 10);
    await database()
      .update(batches)
      .set({ endDate, ...(record && { teacherId: record.id }) })
      .where(eq(batches.id, batchId));
    classPlace = { place: "class", placeId: await storeClass(database(), { batchId, title: "Routers" }) };
    lecturePlace = { place: "lecture", placeId: await addLecture(batchId, "Express Routes", 901) };
    workPlace = { place: "work", placeId: await teacher.verbs.addAssignment(batchId, anAssignment()) };
  }, 60_000);

  it("are asked beside a class, a second of a recording and a work, wait in order, and are answered once for all", async () => {
    const [one, other] = [await someone(batchId), await someone(batchId)];
    const first = await services().questions.askQuestion(one.user, classPlace, asking());
    const key = randomUUID();
    const second = await services().questions.askQuestion(other.user, classPlace, asking("Where is my file?", { key }));
    const again = await services().questions.askQuestion(other.user, classPlace, asking("Where is my file?", { key }));
    expect(again).toEqual(second);
    const about = { text: "What is a route?", second: 65 };
    const third = await services().questions.askQuestion(one.user, lecturePlace, asking(about.text, about));
    const fourth = await services().questions.askQuestion(one.user, workPlace, asking("How long?", { second: 3 }));
    const { entries: waiting } = await teacher.verbs.listQuestions([batchId], "waiting");
    const page = await teacher.verbs.listQuestions([batchId], "waiting", { limit: 2 });
    const rest = await teacher.verbs.listQuestions([batchId], "waiting", { limit: 200, after: page.next ?? [] });
    expect([...page.entries, ...rest.entries]).toEqual(waiting);
    const ids = [first.id, second.id, third.id, fourth.id];
    expect(waiting.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
    expect(waiting.find(({ id }) => id === third.id)).toMatchObject({ second: 65, about: { title: "Express Routes" } });
    expect(waiting.find(({ id }) => id === fourth.id)).toMatchObject({ second: null });
    const aboutFirst = () =>
      mailsTo(teacher.email, /asks/).find(({ parsed }) => parsed.text?.includes("my file not found?"));
    await until(aboutFirst);

    const shown = await teacher.verbs.showQuestion([batchId], first.id);
    expect(shown.alike.map(({ id }) => id)[0]).toBe(second.id);
    const answer = answerAt("Name its ending: **`./routes.js`**.", first.id, second.id);
    await Promise.all([1, 2].map(() => teacher.verbs.answerQuestions([batchId], answer)));
    for (const { user } of [one, other]) {
      const [mine] = (await services().questions.listOwnQuestions(user, { places: [classPlace] })).questions;
      expect(mine).toMatchObject({ isOwn: true, isAnswered: true, isNew: true });
      expect(await services().countOwnNews(user)).toBeGreaterThan(0);
    }
    const read = await services().questions.showOwnQuestion(one.user, first.id);
    expect(read.messages).toMatchObject([{ isOfStaff: true, by: "Noor Fatima", text: answer.text }]);
    expect(await services().readOwnNews(one.user)).toContainEqual(
      expect.objectContaining({ is: "answer", path: `/classroom/questions/${first.id}`, title: asking().text }),
    );
    const seen = await teacher.verbs.showQuestion([batchId], first.id);
    expect(seen.readAt?.getTime()).toBeGreaterThanOrEqual(seen.messages[0]?.at.getTime() ?? Number.NaN);
    expect((await teacher.verbs.countQuestions([batchId])).all).toBe(waiting.length - 2);
  });

  it("are written further by an answer to the email, in the student's own thread, until the batch is over", async () => {
    const [{ user, person: named }, other] = [await someone(batchId), await someone(batchId)];
    const personOf = async ({ email }: { email: string }) => {
      const [found] = await database().select().from(people).where(eq(people.email, email));
      return found?.id ?? "";
    };
    const personId = await personOf(named);
    const { id: threadId } = await services().questions.askQuestion(user, classPlace, asking("What is a closure?"));
    const deps = { emailQueue: { enqueue: async () => {} }, site: services().site };
    const isOpen = (thread: string) =>
      questionThread.isOpen({ ...deps, database: database() }, { threadId: thread, personId, memberId: null });
    const mail = { at: new Date(), text: "And a scope?", files: [], messageId: null, memberId: null };
    const posted = { id: randomUUID(), threadId, ...mail };
    const post = (writer: string) =>
      database().transaction((transaction) => questionThread.post(deps, transaction, { ...posted, personId: writer }));
    expect([await isOpen(threadId), await isOpen(randomUUID())]).toEqual([true, false]);
    await post(personId);
    await post(personId);
    await expect(post(await personOf(other.person))).rejects.toMatchObject({ reason: "question.unknown" });
    const { messages } = await services().questions.showOwnQuestion(user, threadId);
    expect(messages.map(({ text }) => text)).toEqual(["And a scope?"]);
    const [{ endDate } = { endDate: "" }] = await database().select().from(batches).where(eq(batches.id, batchId));
    await database().update(batches).set({ endDate: "2020-01-01" }).where(eq(batches.id, batchId));
    expect(await isOpen(threadId)).toBe(false);
    await expect(post(personId)).rejects.toBeInstanceOf(AppError);
    await database().update(batches).set({ endDate }).where(eq(batches.id, batchId));
  });

  it("are told to the student by email, unless the answer is taken back within a minute", async () => {
    const { user, person } = await someone(batchId);
    const { id } = await services().questions.askQuestion(user, classPlace, asking("What is hoisting?"));
    const wrong = answerAt("A crane.", id);
    await teacher.verbs.answerQuestions([batchId], wrong);
    await teacher.verbs.takeBackAnswer([batchId], wrong.id);
    expect((await services().questions.showOwnQuestion(user, id)).messages).toEqual([]);
    expect((await teacher.verbs.listQuestions([batchId], "waiting")).entries.map((one) => one.id)).toContain(id);
    const right = answerAt("A declaration is known before its line.", id);
    await teacher.verbs.answerQuestions([batchId], right);
    const ago = new Date(Date.now() - 2 * 60_000);
    await database().update(questionMessages).set({ at: ago }).where(eq(questionMessages.answerId, right.id));
    await expect(teacher.verbs.takeBackAnswer([batchId], right.id)).rejects.toEqual(refusal("conflict"));
    expect(mailsTo(person.email, /answered/)).toEqual([]);
  });

  it("wait since the student wrote while an answer was taken back", async () => {
    const { user } = await someone(batchId);
    const { id } = await services().questions.askQuestion(user, classPlace, asking("What is currying?"));
    await teacher.verbs.settleQuestion([batchId], { questionId: id, isSettled: true });
    const wrong = answerAt("A dish.", id);
    await teacher.verbs.answerQuestions([batchId], wrong);
    await services().questions.writeOwnMessage(user, id, { id: randomUUID(), text: "And a partial call?" });
    const waitsSince = async () =>
      (await database().select().from(questions).where(eq(questions.id, id)))[0]?.waitsSince?.getTime();
    const written = await waitsSince();
    expect(written).toBeGreaterThan(0);
    await teacher.verbs.takeBackAnswer([batchId], wrong.id);
    expect(await waitsSince()).toBe(written);
  });

  it("go on: who asked writes further and waits again; staff may say that no answer is needed", async () => {
    const { user } = await someone(batchId);
    const { id } = await services().questions.askQuestion(user, classPlace, asking("What is a closure?"));
    await teacher.verbs.answerQuestions([batchId], answerAt("A function with its scope.", id));
    await services().questions.writeOwnMessage(user, id, { id: randomUUID(), text: "And what is a scope?" });
    const isWaiting = async () =>
      (await teacher.verbs.listQuestions([batchId], "waiting")).entries.some((one) => one.id === id);
    expect(await isWaiting()).toBe(true);
    await teacher.verbs.settleQuestion([batchId], { questionId: id, isSettled: true });
    expect(await isWaiting()).toBe(false);
    await teacher.verbs.settleQuestion([batchId], { questionId: id, isSettled: false });
    expect(await isWaiting()).toBe(true);
  });

  it("are read by the batch only where they were asked so, and by nobody of another one", async () => {
    const [asker, classmate, stranger] = [await someone(batchId), await someone(batchId), await someone(otherBatch)];
    const { askQuestion, showOwnQuestion, writeOwnMessage, openOwnPicture } = services().questions;
    const alone = await askQuestion(asker.user, classPlace, asking("Alone", { content: png }));
    const toAll = await askQuestion(asker.user, classPlace, asking("To all", { to: "batch", content: png }));
    const unknown = refusal("not_found");
    for (const { id } of [alone, toAll]) {
      await expect(showOwnQuestion(stranger.user, id)).rejects.toEqual(unknown);
      await expect(openOwnPicture(stranger.user, id)).rejects.toEqual(unknown);
      await expect(writeOwnMessage(stranger.user, id, { id: randomUUID(), text: "X" })).rejects.toEqual(unknown);
    }
    await expect(showOwnQuestion(classmate.user, alone.id)).rejects.toEqual(unknown);
    await expect(openOwnPicture(classmate.user, alone.id)).rejects.toEqual(unknown);
    for (const place of [classPlace, lecturePlace, workPlace])
      await expect(askQuestion(stranger.user, place, asking())).rejects.toEqual(unknown);
    await writeOwnMessage(classmate.user, toAll.id, { id: randomUUID(), text: "I think so." });
    const shown = await showOwnQuestion(asker.user, toAll.id);
    expect(shown.messages).toMatchObject([{ text: "I think so.", isOfStaff: false, by: classmate.person.name }]);
    const { entries } = await teacher.verbs.listQuestions([batchId], "waiting");
    expect(entries.map(({ id }) => id)).toContain(toAll.id);
    const picture = await openOwnPicture(classmate.user, toAll.id);
    expect([picture.mediaType, new Uint8Array(await buffer(picture.content))]).toEqual(["image/png", png]);
    const { questions: found, kept } = await services().questions.listOwnQuestions(stranger.user, {});
    expect([found, kept]).toEqual([[], []]);
    await expect(
      askQuestion(asker.user, classPlace, asking("Not a picture", { content: new TextEncoder().encode("<script>") })),
    ).rejects.toEqual(refusal("unsupported_media_type"));
  });

  it("keep an answer beside the lecture, where the next batch of the course finds it, and nobody else", async () => {
    const { user } = await someone(batchId);
    const { id } = await services().questions.askQuestion(user, lecturePlace, asking("Which port?", { second: 90 }));
    await teacher.verbs.answerQuestions([batchId], answerAt("3000.", id));
    const entry = { questionId: id, lectureId: lecturePlace.placeId, question: "Which port does the server take?" };
    await teacher.verbs.keepAnswer([batchId], { ...entry, answer: "It takes **3000**." });
    await teacher.verbs.keepAnswer([batchId], { ...entry, answer: "It takes **4000**." });
    const next = "mern-weekend";
    const lectureId = await addLecture(next, "express routes", 902);
    const [later, stranger] = [await someone(next), await someone(otherBatch)];
    const beside = await services().questions.listOwnQuestions(later.user, {
      places: [{ place: "lecture", placeId: lectureId }],
    });
    expect(beside).toMatchObject({
      questions: [],
      kept: [{ question: entry.question, answer: "It takes **4000**.", second: null, lecture: { id: lectureId } }],
    });
    const found = await services().questions.listOwnQuestions(later.user, { words: "PORT server" });
    expect(found.kept.map(({ question }) => question)).toEqual([entry.question]);
    expect((await services().questions.listOwnQuestions(stranger.user, { words: "port" })).kept).toEqual([]);
    // The student who asked is erased: what is kept names nobody, and stays.
    await database().delete(questions).where(eq(questions.id, id));
    expect((await services().questions.listOwnQuestions(later.user, { words: "port" })).kept).toHaveLength(1);
    await database().delete(keptAnswers);
  });

  it("are hidden with a reason that only staff read, and shown again", async () => {
    const { user } = await someone(batchId);
    const classmate = await someone(batchId);
    const { id } = await services().questions.askQuestion(user, classPlace, asking("Bad words", { to: "batch" }));
    await teacher.verbs.hideQuestion([batchId], { questionId: id, messageId: null, why: "An insult" });
    await expect(services().questions.showOwnQuestion(classmate.user, id)).rejects.toEqual(refusal("not_found"));
    await expect(teacher.verbs.answerQuestions([batchId], answerAt("No.", id))).rejects.toEqual(refusal("conflict"));
    const { entries: hidden } = await teacher.verbs.listQuestions([batchId], "hidden");
    expect(hidden).toMatchObject([{ id, hiddenWhy: "An insult" }]);
    await teacher.verbs.unhideQuestion([batchId], { questionId: id, messageId: null });
    expect((await services().questions.showOwnQuestion(classmate.user, id)).text).toBe("Bad words");
  });

  it("end with the batch, with the seat, and with patience", async () => {
    const { user } = await someone(batchId);
    const { id } = await services().questions.askQuestion(user, classPlace, asking("Until when?"));
    for (let at = 1; at < 20; at += 1)
      await services().questions.askQuestion(user, classPlace, asking(`Question ${at}`));
    await expect(services().questions.askQuestion(user, classPlace, asking())).rejects.toEqual(refusal("conflict"));
    const [{ endDate } = { endDate: "" }] = await database().select().from(batches).where(eq(batches.id, batchId));
    const other = await someone(batchId);
    const setEnd = async (last: string) => {
      await database().update(batches).set({ endDate: last }).where(eq(batches.id, batchId));
    };
    await setEnd("2026-01-01");
    const closed = refusal("conflict");
    await expect(services().questions.askQuestion(other.user, classPlace, asking())).rejects.toEqual(closed);
    const further = { id: randomUUID(), text: "Now?" };
    await expect(services().questions.writeOwnMessage(user, id, further)).rejects.toEqual(closed);
    expect(await services().questions.showOwnQuestion(user, id)).toMatchObject({ text: "Until when?", isOpen: false });
    await setEnd(endDate);
  });

  it("go with the person who is erased, with picture and answers, and are in their export", async () => {
    const { user, person } = await someone(batchId);
    const before = await database().$count(questions);
    const { id } = await services().questions.askQuestion(user, classPlace, asking("Mine", { content: png }));
    await teacher.verbs.answerQuestions([batchId], answerAt("Yours.", id));
    const exported = await manage("/people/export", { email: person.email });
    expect(JSON.stringify(exported.body)).toContain("Yours.");
    const erased = await manage("/people/erase", { email: person.email });
    expect(erased.status).toBe(200);
    expect(await database().$count(questions)).toBe(before);
    expect(await database().$count(people, eq(people.email, person.email))).toBe(0);
    expect(await database().$count(questionMessages, eq(questionMessages.questionId, id))).toBe(0);
  });

  it("are refused to a student who has left", async () => {
    const { user, person } = await someone(batchId);
    const { id } = await services().questions.askQuestion(user, classPlace, asking("Mine"));
    const { members } = await teacher.verbs.showClass(batchId);
    const enrolmentId = members.find((one) => one.person.email === person.email)?.id ?? "";
    await call("withdrawEnrolment", enrolmentId);
    const [place] = await database().select().from(enrolments).where(eq(enrolments.id, enrolmentId));
    expect(place?.state).toBe("withdrawn");
    const further = { id: randomUUID(), text: "Still?" };
    await expect(services().questions.writeOwnMessage(user, id, further)).rejects.toEqual(refusal("forbidden"));
    await expect(services().questions.askQuestion(user, classPlace, asking())).rejects.toEqual(refusal("not_found"));
    expect((await services().questions.showOwnQuestion(user, id)).text).toBe("Mine");
  });
});
