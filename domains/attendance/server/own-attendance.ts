import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import { countMarks, opensAt, phaseOf, presentShare } from "#domains/attendance/rules/class-attendance.ts";
import { findClassesOfLectures, findMaterial, findMaterials } from "#domains/lectures/server/material-queries.ts";
import { openMaterial } from "#domains/lectures/server/materials.ts";
import { findWatchedLectures } from "#domains/lectures/server/progress-queries.ts";
import { findOwnSeats, isOpen, isSeated } from "#domains/money/server/own-seats.ts";
import { isId, requireClass } from "#domains/timetable/server/class-with-batch.ts";
import { findWorksOfClass } from "#domains/work/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { findCountedMarks } from "./counted-marks.ts";
import { findMark } from "./queries.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

/**
 * A class as a student of its batch sees it: its time and teacher, its tasks and materials, and the student's mark. The
 * materials are closed while an instalment is overdue. Throws `not_found` for a class of another batch.
 */
export async function showOwnClass(deps: Deps, user: User, classId: string) {
  const { database, clock } = deps;
  const { batchClass, batch } = await requireClass(database, classId);
  const seat = (await findOwnSeats(database, user, clock()))
    .filter(isSeated)
    .find(({ batchId }) => batchId === batch.id);
  if (!seat) throw new AppError("not_found", "class.unknown");
  const now = clock();
  const { id, startsAt, endsAt, title, teacher } = batchClass;
  return {
    batchClass: { id, startsAt, endsAt, title, teacher, opensAt: opensAt(batchClass) },
    batch,
    phase: phaseOf(batchClass, now),
    mark: batchClass.isCancelled ? null : await findMark(database, { classId, enrolmentId: seat.id }),
    works: await findWorksOfClass(database, batchClass.id, now),
    isClosed: seat.owes,
    ...(seat.owes ? { recordings: [], materials: [] } : await shownMaterials(deps, user, batchClass)),
  };
}

async function shownMaterials({ database, clock }: Deps, user: User, { id, batchId }: { id: string; batchId: string }) {
  const classOf = await findClassesOfLectures(database, batchId);
  const watched = await findWatchedLectures(database, { userId: user.id, batchIds: [batchId] });
  const now = clock();
  return {
    recordings: watched
      .filter(({ lecture }) => classOf.get(lecture.id) === id)
      .map(({ lecture, progress }) => ({
        id: lecture.id,
        title: lecture.title,
        path: `/recorded-lectures/${batchId}#video-${lecture.id}`,
        seconds: progress?.seconds ?? null,
        isFinished: progress?.isFinished ?? false,
      })),
    materials: (await findMaterials(database, id))
      .filter(({ publishedAt }) => publishedAt !== null && publishedAt <= now)
      .map(({ id: material, kind, title, note, size, url }) => ({ id: material, kind, title, note, size, url })),
  };
}

/** The classes that count for a student, the latest first, by batch, with the share that counts as there. */
export async function showOwnAttendance({ database, clock }: Deps, user: User) {
  const person = await findOwnPerson(database, user);
  const marks = person ? await findCountedMarks(database, { personId: person.id }, clock()) : [];
  return [...Map.groupBy(marks, ({ batch }) => batch.id).values()].map((ofBatch) => ({
    id: ofBatch[0]?.batch.id ?? "",
    batch: ofBatch[0]?.batch.name ?? "",
    share: presentShare(ofBatch.map(({ mark }) => mark)),
    counts: countMarks(ofBatch.map(({ mark }) => mark)),
    classes: ofBatch.map(({ batchClass, mark, source }) => ({ ...batchClass, mark, source })),
  }));
}

/** A file of a class, for a student with a seat in its batch. Throws `not_found`, also where it is hidden. */
export async function openOwnMaterial(
  deps: Deps & { storage: Pick<FileStorage, "open"> },
  user: User,
  id: string,
): ReturnType<typeof openMaterial> {
  const found = isId(id) ? await findMaterial(deps.database, id) : undefined;
  const isShown = found?.material.publishedAt && found.material.publishedAt <= deps.clock();
  const seats = isShown ? (await findOwnSeats(deps.database, user, deps.clock())).filter(isOpen) : [];
  const seat = seats.find(({ batchId }) => batchId === found?.batchId);
  if (!seat) throw new AppError("not_found", "material.gone");
  return await openMaterial(deps, seat.batchId, id);
}
