import { eq, inArray } from "drizzle-orm";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { isPublished } from "#domains/lectures/server/lecture-finder.ts";
import type { QuestionPlace } from "#domains/talk/contract.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";

/** A thing beside which people ask, with its batch. */
export interface FoundPlace extends QuestionPlace {
  batchId: string;
  /** Its title; null for a class without one. */
  title: string | null;
  /** When a class begins, and the number of a lecture. */
  startsAt: Date | null;
  number: number | null;
  /** Whether students see it. */
  isShown: boolean;
}

/** These places, as far as they are there still. */
export async function findPlaces(database: Database, asked: QuestionPlace[], now: Date): Promise<FoundPlace[]> {
  const idsOf = (...kinds: QuestionPlace["place"][]) => [
    ...new Set(asked.filter(({ place }) => kinds.includes(place)).map(({ placeId }) => placeId)),
  ];
  const [classIds, lectureIds] = [idsOf("class").filter(isUuid), idsOf("lecture")];
  const workIds = idsOf("work", "quiz").filter(isUuid);
  const { id: classId } = batchClasses;
  const classes =
    classIds.length > 0 ? await database.select().from(batchClasses).where(inArray(classId, classIds)) : [];
  const films =
    lectureIds.length > 0 ? await database.select().from(lectures).where(inArray(lectures.id, lectureIds)) : [];
  const works = workIds.length > 0 ? await database.select().from(classWork).where(inArray(classWork.id, workIds)) : [];
  return [
    ...classes.map(({ id, batchId, title, startsAt }): FoundPlace => {
      return { place: "class", placeId: id, batchId, title, startsAt, number: null, isShown: true };
    }),
    ...films.map((lecture): FoundPlace => {
      const { id, batchId, title, lectureNumber: number } = lecture;
      return { place: "lecture", placeId: id, batchId, title, startsAt: null, number, isShown: isPublished(lecture) };
    }),
    ...works.map(({ id, batchId, title, kind, publishedAt }): FoundPlace => {
      const isShown = publishedAt !== null && publishedAt <= now;
      const place = kind === "quiz" ? "quiz" : "work";
      return { place, placeId: id, batchId, title, startsAt: null, number: null, isShown };
    }),
  ];
}

/** Places by their kind and id. */
export const placesByName = (found: FoundPlace[]) => new Map(found.map((one) => [nameOf(one), one]));

/** The kind and the id of a place as one text. */
export const nameOf = ({ place, placeId }: QuestionPlace) => `${place} ${placeId}`;

/** The name, the course, the branch, the last day and the teacher of a batch; undefined for an unknown one. */
export async function findBatchOfQuestion(database: Database, batchId: string) {
  const { id, name, courseId, branchId, endDate, teacherId } = batches;
  const [found] = await database
    .select({ id, name, courseId, branchId, endDate, teacherId })
    .from(batches)
    .where(eq(id, batchId));
  return found;
}
