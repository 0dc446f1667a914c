import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quizDetails } from "#domains/quizzes/server/tables.ts";
import { databases } from "../support/databases.ts";
import { fiveQuestions, quizSettingsOf } from "../support/quizzes.ts";
import { newBatch } from "../support/staff.ts";
import { startTaughtBatch, type TaughtBatch } from "../support/taught-batch.ts";
import { anAssignment } from "../support/work.ts";

const { id: _id, ...fields } = newBatch;
/** London's clocks change between the two terms' days. */
const rule = {
  ...{ weekdays: [1, 3], startsAt: "09:00", endsAt: "10:30", timeZone: "Europe/London", exceptions: [] },
  ...{ fromDay: "2031-02-03", untilDay: "2031-04-02", note: "", meetingUrl: null, holidays: ["2031-03-24"] },
};
const bytes = (content: string) => new TextEncoder().encode(content);
const at = (moment: string) => new Date(moment);

describe.each(databases)("what a copy of a batch has of its works on the $name database", ({ open }) => {
  let institute: TaughtBatch;
  let verbs: TaughtBatch["manager"]["verbs"];
  let batchId: string;
  beforeAll(async () => {
    institute = await startTaughtBatch(await open(), "data-evening");
    ({ verbs } = institute.manager);
    ({ id: batchId } = await verbs.addBatch({ ...fields, name: "Spring", instructor: "Noor Fatima" }));
    await verbs.saveTimetable(batchId, { rule, seen: 0 });
  }, 60_000);
  afterAll(async () => await institute.stop());

  const all = { withAssignments: true, withQuizzes: true, withMaterials: true };
  const copyTo = async (startDate: string, chosen: Partial<typeof all> = all, holidays: "moved" | "kept" = "moved") => {
    const asked = { name: `From ${startDate}`, startDate, holidays, withLectures: false, ...chosen };
    return (await verbs.copyBatch(batchId, asked)).id;
  };
  const keysOf = async (query: SQL) => String((await institute.opened.database.execute(query)).rows[0]?.key);
  /** The number of times that a file was queued for removal. */
  const removals = async (key: string) => {
    const query = sql`select 1 from pgboss.job where data::text like ${`%${key}%`}`;
    return (await institute.opened.database.execute(query)).rows.length;
  };
  const classOn = async (id: string, day: string) =>
    (await verbs.showTimetable(id)).classes.find(({ ruleDay }) => ruleDay === day)?.id;

  it("moves assignments, with their class, rubric and files, by as many days, at the same time by the clock", async () => {
    const classId = (await classOn(batchId, "2031-03-26")) ?? "";
    const rubric = [{ id: "a", title: "Reads well", points: 10 }];
    const given = anAssignment({
      ...{ title: "Essay", classId, rubric, points: 10, dueAt: at("2031-03-28T18:00:00Z") },
      ...{ publishedAt: at("2031-03-26T09:00:00Z"), accepts: ["text", "file"] },
    });
    const workId = await verbs.addAssignment(batchId, given);
    await verbs.addAssignment(batchId, anAssignment({ title: "Draft", dueAt: null, publishedAt: null }));
    await verbs.addStarterFile(batchId, { workId, formId: randomUUID(), name: "start.txt", content: bytes("Begin.") });
    // 63 days later, when London has its summer time.
    const copy = await copyTo("2031-04-07");
    const [essay, draft] = await verbs.listAssignments(copy);
    expect(essay).toMatchObject({
      ...{ title: "Essay", rubric, points: 10, accepts: ["text", "file"], version: 1, weight: 1, handedIn: 0 },
      ...{ dueAt: at("2031-05-30T17:00:00Z"), publishedAt: at("2031-05-28T08:00:00Z") },
      classId: await classOn(copy, "2031-05-28"),
    });
    expect(draft).toMatchObject({ title: "Draft", dueAt: null, publishedAt: null, classId: null });
    const [file] = await verbs.listStarterFiles(copy, essay?.id ?? "");
    expect(file).toMatchObject({ name: "start.txt", size: 6 });
    // The original's file may go: the copy keeps its own, until nothing names it.
    const [first] = await verbs.listStarterFiles(batchId, workId);
    await verbs.removeStarterFile(batchId, { workId, fileId: first?.id ?? "" });
    const named = await keysOf(sql`select storage_key as key from work_files where id = ${file?.id}`);
    expect(await removals(named)).toBe(0);
    expect(await text((await verbs.openStarterFile(copy, essay?.id ?? "", file?.id ?? "")).content)).toBe("Begin.");
    await verbs.removeStarterFile(copy, { workId: essay?.id ?? "", fileId: file?.id ?? "" });
    expect(await removals(named)).toBe(1);
  });

  it("moves quizzes with their questions, hides right answers again, and takes no attempt along", async () => {
    const settings = quizSettingsOf({ opensAt: at("2031-02-10T09:00:00Z"), closesAt: at("2031-02-11T09:00:00Z") });
    const { workId } = await verbs.addQuiz(batchId, settings);
    const { one, text: typed } = fiveQuestions();
    await verbs.addQuestion(batchId, { workId, question: one });
    await verbs.addQuestion(batchId, { workId, question: typed });
    await institute.opened.database.update(quizDetails).set({ solutionsShownAt: new Date() });
    const copy = await copyTo("2032-02-02", { withQuizzes: true });
    expect(await verbs.listAssignments(copy)).toEqual([]);
    const [quiz, none] = await verbs.listQuizzes(copy);
    expect(none).toBeUndefined();
    expect(quiz).toMatchObject({ questions: 2, begun: 0, publishedAt: null, solutionsShownAt: null });
    const shown = await verbs.showQuiz(copy, quiz?.id ?? "");
    expect(shown.questions.map(({ text: asked, key }) => [asked, key])).toEqual([
      [one.text, one.key],
      [typed.text, typed.key],
    ]);
    expect(shown).toMatchObject({ opensAt: at("2032-02-09T09:00:00Z"), closesAt: at("2032-02-10T09:00:00Z") });
  });

  it("makes a draft of a quiz that its course's bank cannot fill any more", async () => {
    const question = fiveQuestions().number;
    const { bankId } = await verbs.addBankQuestion(batchId, { topic: "Sums", question });
    const { workId } = await verbs.addQuiz(batchId, quizSettingsOf({ title: "Drawn" }));
    await verbs.setDraw(batchId, { workId, drawId: "", draw: { count: 1, topic: "Sums", points: 3 }, seen: 0 });
    await verbs.publishQuiz(batchId, { workId, isPublished: true });
    const drawn = async (id: string) => (await verbs.listQuizzes(id)).find(({ title }) => title === "Drawn");
    expect((await drawn(await copyTo("2033-01-31")))?.publishedAt).toBeInstanceOf(Date);
    await verbs.showSolutions(batchId, workId);
    await verbs.removeQuiz("from-2033-01-31", (await drawn("from-2033-01-31"))?.id ?? "");
    await verbs.removeBankQuestion(batchId, bankId);
    expect(await drawn(await copyTo("2034-01-30"))).toMatchObject({ publishedAt: null });
  });

  it("gives materials to the class on the moved day, or the next one, and a file stays until no class has it", async () => {
    const classId = (await classOn(batchId, "2031-02-05")) ?? "";
    const pdf = { id: randomUUID(), kind: "notes" as const, title: "Notes", fileName: "notes.txt" };
    await verbs.addMaterial(batchId, { classId, ...pdf, content: bytes("Read this.") });
    // A Tuesday: the classes are still on Mondays and Wednesdays.
    const copy = await copyTo("2035-02-06", { withMaterials: true });
    const nextClass = (await classOn(copy, "2035-02-12")) ?? "";
    const { materials } = await verbs.listMaterials(copy, nextClass);
    expect(materials).toMatchObject([{ title: "Notes", size: 10 }]);
    const [original] = (await verbs.listMaterials(batchId, classId)).materials;
    await verbs.removeMaterial(batchId, original?.id ?? "");
    const [kept] = materials;
    const named = await keysOf(sql`select file_key as key from session_materials where id = ${kept?.id}`);
    expect(await removals(named)).toBe(0);
    expect(await text((await verbs.openMaterial(copy, kept?.id ?? "")).content)).toBe("Read this.");
    await verbs.removeMaterial(copy, kept?.id ?? "");
    expect(await removals(named)).toBe(1);
  });
});
