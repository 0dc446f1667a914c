import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { newAssignment } from "#domains/work/contract.ts";
import { findAssignments } from "#domains/work/server/queries.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { databases } from "../support/databases.ts";
import { startStudents } from "../support/students.ts";

describe.each(databases)("the demo institute on the $name database", ({ open }) => {
  const { running, student, userOf } = startStudents(open);

  it("has work in the batches under way, due when a class begins that is still to come", async () => {
    const { database } = running.opened;
    const found = await database.select().from(batches);
    const works = await findAssignments(
      database,
      found.map(({ id }) => id),
    );
    expect(works.length).toBeGreaterThan(3);
    for (const { id, batchId, classId, createdAt, gradesPostedAt, version, kind, weight, ...work } of works) {
      expect(newAssignment.parse({ ...work, classId })).toEqual({ ...work, classId });
      expect([kind, gradesPostedAt, version, weight]).toEqual(["assignment", null, 1, 1]);
      const [batchClass] = await database
        .select()
        .from(batchClasses)
        .where(eq(batchClasses.id, classId ?? ""));
      expect([id, batchClass?.batchId, batchClass?.startsAt]).toEqual([id, batchId, work.dueAt]);
      expect(Number(work.dueAt)).toBeGreaterThan(Number(createdAt));
    }
    const underWay = found.filter(({ startDate }) => startDate <= dayOf(new Date(), "Asia/Karachi"));
    for (const { id } of underWay) expect(works.map(({ batchId }) => batchId)).toContain(id);
  });

  it("shows a student of such a batch something to hand in, and on which class", async () => {
    const user = await userOf(await student("ai-evening"));
    const [work] = await running.test.app.services.work.listOwnWork(user);
    expect(work).toMatchObject({ isClosed: false, handedInAt: null });
    const { works } = await running.test.app.services.showOwnClass(user, await classOf(work?.id ?? ""));
    expect(works.map(({ id }) => id)).toContain(work?.id);
  });

  const classOf = async (workId: string) => {
    const found = await findAssignments(running.opened.database, ["ai-evening"]);
    return found.find(({ id }) => id === workId)?.classId ?? "";
  };
});
