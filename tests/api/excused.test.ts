import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";
import { anAssignment } from "../support/work.ts";

const batchId = "mern-evening";

describe.each(databases)("marks on the $name database", ({ open }) => {
  const { running, student, userOf, manage } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;
  let owner: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
    owner = await member("owner");
  }, 60_000);

  const own = () => running.test.app.services.work;
  const assign = async (changes: Parameters<typeof anAssignment>[0] = {}) =>
    await teacher.verbs.addAssignment(batchId, anAssignment(changes));
  const seated = async () => {
    const someone = await student(batchId);
    const { members } = await teacher.verbs.showClass(batchId);
    const id = members.find(({ person }) => person.email === someone.person.email)?.id ?? "";
    return { id, email: someone.person.email, user: await userOf(someone) };
  };
  const gradeOf = async (workId: string, enrolmentId: string) => {
    const { grades } = await teacher.verbs.showGradebook(batchId);
    return grades.find((grade) => grade.workId === workId && grade.enrolmentId === enrolmentId);
  };
  const totalOf = async ({ user }: Awaited<ReturnType<typeof seated>>) => {
    const { week } = await running.test.app.services.showOwnPortal(user);
    return week.figures.find((one) => one.batchId === batchId)?.total;
  };
  const detailsOf = async (subjectId: string, verb: string) => {
    const { rows } = await running.opened.database.execute(
      sql`select details from audit_entries where subject_id = ${subjectId} and verb = ${verb} order by id desc limit 1`,
    );
    return rows[0]?.details;
  };

  it("excuse a student from a work: hidden until posted, then said as such and never as 0", async () => {
    const someone = await seated();
    const [excused, graded] = [await assign({ title: "Poster" }), await assign({ title: "Form" })];
    await teacher.verbs.setGrades(batchId, [
      { workId: excused, enrolmentId: someone.id, points: "excused", seen: 0 },
      { workId: graded, enrolmentId: someone.id, points: 15, seen: 0 },
    ]);
    expect(await detailsOf(batchId, "setGrades")).toEqual({ grades: 2, excused: 1 });
    expect((await own().showOwnWork(someone.user, excused)).grade).toBeNull();
    expect(await totalOf(someone)).toBeNull();
    await teacher.verbs.postGrades(batchId, graded);
    expect(await totalOf(someone)).toBe(75);
    expect(await teacher.verbs.postGrades(batchId, excused)).toBe(1);
    expect(await own().showOwnWork(someone.user, excused)).toMatchObject({
      grade: { given: "excused" },
      isOverdue: false,
    });
    const listed = (await own().listOwnWork(someone.user)).map(({ id, got }) => [id, got]);
    expect(Object.fromEntries(listed)).toMatchObject({ [excused]: "excused", [graded]: 15 });
    expect(await totalOf(someone)).toBe(75);
    const { week } = await running.test.app.services.showOwnPortal(someone.user);
    expect(week.due.map(({ id }) => id)).not.toContain(excused);
    expect(week.news).toContainEqual(expect.objectContaining({ id: excused, given: "excused" }));
    const { body } = await manage("/people/export", { email: someone.email });
    expect(JSON.stringify(body)).toContain('"isExcused":true');
  });

  it("take an excuse back by points, and points back by an excuse; what they wrote stays", async () => {
    const someone = await seated();
    const workId = await assign();
    const theirs = { workId, enrolmentId: someone.id };
    const given = { ...theirs, rubric: { works: 9 }, feedback: "A start.", points: 9 };
    await teacher.verbs.gradeHandIn(batchId, { ...given, seen: 0 });
    await teacher.verbs.gradeHandIn(batchId, { ...given, points: "excused", seen: 1 });
    expect(await detailsOf(workId, "gradeHandIn")).toEqual({ enrolment: someone.id, excused: true });
    expect(await gradeOf(workId, someone.id)).toMatchObject({
      ...{ points: null, isExcused: true, latePoints: 0, rubricPoints: null, feedback: "A start." },
    });
    await teacher.verbs.setGrades(batchId, [{ ...theirs, points: 7, seen: 2 }]);
    expect(await gradeOf(workId, someone.id)).toMatchObject({ points: 7, isExcused: false, feedback: "A start." });
    // The same again changes nothing, a stale page changes nothing, and says what it is now.
    await teacher.verbs.setGrades(batchId, [{ ...theirs, points: "excused", seen: 3 }]);
    expect(await teacher.verbs.setGrades(batchId, [{ ...theirs, points: "excused", seen: 1 }])).toMatchObject([
      { points: "excused", version: 4 },
    ]);
    await expect(teacher.verbs.setGrades(batchId, [{ ...theirs, points: 3, seen: 1 }])).rejects.toMatchObject({
      values: { value: { reason: "grade.excused" } },
    });
    const works = await teacher.verbs.listAssignments(batchId);
    expect(works.find(({ id }) => id === workId)).toMatchObject({ graded: 1 });
  });

  it("are refused whole when one of a block is wrong", async () => {
    const [one, other] = [await seated(), await seated()];
    const workId = await assign();
    const block = [
      { workId, enrolmentId: one.id, points: 20, seen: 0 },
      { workId, enrolmentId: other.id, points: 21, seen: 0 },
    ];
    await expect(teacher.verbs.setGrades(batchId, block)).rejects.toMatchObject({ reason: "grade.beyond" });
    expect(await gradeOf(workId, one.id)).toBeUndefined();
  });

  it("count by the weights of their works, the same for teacher, student and certificate", async () => {
    const someone = await seated();
    const before = await teacher.verbs.listAssignments(batchId);
    await teacher.verbs.setWeights(
      batchId,
      before.map(({ id, weight }) => ({ workId: id, weight: 0, from: weight })),
    );
    const [project, small, left] = [await assign({ points: 100 }), await assign({ points: 10 }), await assign()];
    const mark = (workId: string, points: number | "excused") => ({ workId, enrolmentId: someone.id, points, seen: 0 });
    await teacher.verbs.setGrades(batchId, [mark(project, 90), mark(small, 5), mark(left, "excused")]);
    for (const workId of [project, small, left]) await teacher.verbs.postGrades(batchId, workId);
    expect(await totalOf(someone)).toBe(70);
    expect(await teacher.verbs.setWeights(batchId, [{ workId: project, weight: 3, from: 1 }])).toBe(1);
    expect(await totalOf(someone)).toBe(80);
    expect(await teacher.verbs.exportGradebook(batchId)).toMatch(new RegExp(`${someone.id}.*,80\\r?\\n`));
    await owner.verbs.changeCertificateRule(batchId, { attendance: null, work: "81", fees: false });
    const missing = async () => {
      const { candidates } = await owner.verbs.listBatchCertificates(batchId);
      return candidates.find(({ enrolmentId }) => enrolmentId === someone.id)?.missing;
    };
    expect(await missing()).toContainEqual({ what: "work", has: 80, needs: 81 });
    await owner.verbs.changeCertificateRule(batchId, { attendance: null, work: "80", fees: false });
    expect((await missing())?.filter(({ what }) => what === "work")).toEqual([]);
    // Hidden again, it counts nowhere that a student sees.
    await teacher.verbs.hideGrades(batchId, small);
    expect(await totalOf(someone)).toBe(90);
  });

  it("keep the weights of a colleague, and those of other batches", async () => {
    const [workId, other] = [await assign(), await assign()];
    await teacher.verbs.setWeights(batchId, [{ workId, weight: 2, from: 1 }]);
    const stale = [
      { workId: other, weight: 4, from: 1 },
      { workId, weight: 5, from: 1 },
    ];
    await expect(teacher.verbs.setWeights(batchId, stale)).rejects.toMatchObject({
      ...{ reason: "work.weightChanged", values: { weight: 2 } },
    });
    const weights = (await teacher.verbs.listAssignments(batchId)).map(({ id, weight }) => [id, weight]);
    expect(Object.fromEntries(weights)).toMatchObject({ [workId]: 2, [other]: 1 });
    // Sent twice, the second changes nothing.
    expect(await teacher.verbs.setWeights(batchId, [{ workId, weight: 2, from: 1 }])).toBe(0);
    const stranger = await member("teacher", ["mern-weekend"]);
    const change = [{ workId, weight: 9, from: 2 }];
    await expect(stranger.verbs.setWeights("mern-weekend", change)).rejects.toEqual(refusal("not_found"));
    await expect(stranger.verbs.setWeights(batchId, change)).rejects.toEqual(refusal("forbidden"));
  });
});
