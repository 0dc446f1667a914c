import { randomUUID } from "node:crypto";
import { findOwnSeats, isSeated, type OwnSeat } from "#domains/money/server/own-seats.ts";
import type { NewHandIn } from "#domains/work/contract.ts";
import { isPast } from "#domains/work/rules/deadline.ts";
import { type Given, givenIn } from "#domains/work/rules/given.ts";
import { closesAt, daysLate, latePenalty } from "#domains/work/rules/late-penalty.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { User } from "#server/http/user.ts";
import { findPostedGrades, type Grade } from "./grade-queries.ts";
import {
  findFiles,
  findHandInByKey,
  findHandIns,
  findLastHandIns,
  type HandIn,
  insertHandIn,
  lockEnrolment,
} from "./hand-in-queries.ts";
import { unknownWork } from "./manage-work.ts";
import { type Assignment, findAssignment, findAssignments } from "./queries.ts";
import { findStarterFiles } from "./starter-queries.ts";

export interface OwnWorkDeps {
  database: Database;
}

/** An assignment and the student's place in its batch. */
interface OwnGround {
  work: Assignment;
  seat: OwnSeat;
}

/** A student's grade, if it is posted. */
export type PostedGrade = Pick<Grade, "feedback" | "latePoints" | "rubricPoints"> & { given: Given };

/** Whether a student has, or had, a seat there: their hand-ins stay theirs. */
const wasSeated = (seat: OwnSeat) => isSeated(seat) || seat.state === "withdrawn";
const isShown = ({ publishedAt }: Pick<Assignment, "publishedAt">, now: Date) =>
  publishedAt !== null && publishedAt <= now;

/**
 * The published assignments of a student's batches, the first due first, each with the time of its hand-in and, once
 * posted, the student's grade. For a batch they have left, those that they handed in.
 */
export async function listOwnWork({ database }: OwnWorkDeps, user: User) {
  const now = new Date();
  const seats = (await findOwnSeats(database, user, now)).filter(wasSeated);
  const works = await findAssignments(database, [...new Set(seats.map(({ batchId }) => batchId))]);
  const ids = seats.map(({ id }) => id);
  const last = await findLastHandIns(database, ids);
  const posted = await findPostedGrades(database, ids, now);
  return works
    .filter((work) => isShown(work, now))
    .flatMap((work) => {
      const seat = seats.find(({ batchId }) => batchId === work.batchId);
      if (!seat) return [];
      const isTheirs = (one: { workId: string; enrolmentId: string }) =>
        one.workId === work.id && one.enrolmentId === seat.id;
      const handedInAt = last.find(isTheirs)?.at ?? null;
      const grade = posted.find(isTheirs);
      if (!isSeated(seat) && handedInAt === null && !grade) return [];
      const { id, title, points, dueAt } = work;
      const closes = closesAt(dueAt, work.lateRule);
      return [
        {
          ...{ id, title, points, dueAt, handedInAt, batch: seat.batch },
          isOverdue: handedInAt === null && !grade?.isExcused && isPast(dueAt, now),
          isClosed: !isSeated(seat) || isPast(closes, now),
          got: givenIn(grade),
        },
      ];
    });
}

/** An assignment as its student sees it, their hand-ins and, once posted, their grade. Throws `not_found`. */
export async function showOwnWork({ database }: OwnWorkDeps, user: User, workId: string) {
  const now = new Date();
  const { work, seat } = await requireOwnWork(database, user, workId);
  const theirs = { workId: work.id, enrolmentId: seat.id };
  const handIns = await findHandIns(database, theirs);
  const [latest] = handIns;
  const files = latest ? await findFiles(database, { ...theirs, ids: latest.fileIds }) : [];
  const grade = (await findPostedGrades(database, [seat.id], now)).find((one) => one.workId === work.id);
  const { id, title, instructions, points, weight, dueAt, lateRule, accepts, maxFileBytes, rubric } = work;
  const closes = closesAt(dueAt, lateRule);
  return {
    starter: await findStarterFiles(database, id),
    work: { id, title, instructions, points, weight, dueAt, lateRule, accepts, maxFileBytes, rubric },
    /** Separates the student's drafts in a browser from those of others. */
    place: seat.id,
    batch: seat.batch,
    closesAt: closes,
    isOpen: isSeated(seat) && !isPast(closes, now),
    /** Whether it is missing: an assignment that was handed in is not. */
    isOverdue: handIns.length === 0 && !grade?.isExcused && isPast(dueAt, now),
    hasLeft: !isSeated(seat),
    latest: latest ? shownHandIn(work, latest, files) : null,
    /** The times of earlier hand-ins, latest first. */
    earlier: handIns.slice(1).map(({ version, handedInAt }) => ({ version, handedInAt })),
    grade: grade ? gradeOf(grade) : null,
  };
}

const gradeOf = ({ feedback, latePoints, rubricPoints, ...mark }: Grade): PostedGrade => ({
  ...{ given: givenIn(mark), feedback, latePoints, rubricPoints },
});

function shownHandIn(work: Assignment, handIn: HandIn, found: { id: string; name: string; size: number }[]) {
  const { text, link, handedInAt, version, fileIds } = handIn;
  const files = fileIds.flatMap((id) => found.filter((file) => file.id === id));
  const late = daysLate(work.dueAt, handedInAt);
  return {
    ...{ text, link, handedInAt, version },
    files: files.map(({ id, name, size }) => ({ id, name, size })),
    late,
    penalty: latePenalty(work.lateRule, work.points, late),
  };
}

/** A published assignment of a batch where the student has, or had, a place. Throws `not_found`. */
export async function requireOwnWork(database: Database, user: User, workId: string): Promise<OwnGround> {
  const work = isUuid(workId) ? await findAssignment(database, workId) : undefined;
  if (!work || !isShown(work, new Date())) throw unknownWork();
  const seat = (await findOwnSeats(database, user)).filter(wasSeated).find(({ batchId }) => batchId === work.batchId);
  if (!seat) throw unknownWork();
  return { work, seat };
}

/** A hand-in as taken: its time, the days it is late, and their cost in points. */
export interface TakenHandIn {
  version: number;
  handedInAt: Date;
  late: number;
  penalty: number;
}

/**
 * Hands in an assignment; once this has returned, it is never lost. The same key again returns the first answer.
 * Throws `not_found`, `forbidden` for a student without a seat, `conflict` after it has closed, and `invalid`.
 */
export async function handIn(
  { database }: OwnWorkDeps,
  user: User,
  workId: string,
  given: NewHandIn,
): Promise<TakenHandIn> {
  const { work, seat } = await requireOwnWork(database, user, workId);
  const theirs = { workId: work.id, enrolmentId: seat.id };
  const handedInAt = new Date();
  const takenAt = (at: Date, version: number): TakenHandIn => {
    const late = daysLate(work.dueAt, at);
    return { version, handedInAt: at, late, penalty: latePenalty(work.lateRule, work.points, late) };
  };
  return await database.transaction(async (transaction) => {
    const locked = await lockEnrolment(transaction, seat.id);
    const there = await findHandInByKey(transaction, { enrolmentId: seat.id, key: given.key });
    if (there?.workId === work.id) return takenAt(there.handedInAt, there.version);
    if (there) throw new AppError("conflict", "handIn.otherWork");
    if (!locked || !isSeated(locked)) throw new AppError("forbidden", "handIn.noSeat");
    const closes = closesAt(work.dueAt, work.lateRule);
    if (isPast(closes, handedInAt)) throw new AppError("conflict", "handIn.closed");
    requireAccepted(work, given);
    const files = await findFiles(transaction, { ...theirs, ids: given.fileIds }, "lock");
    if (given.fileIds.some((id) => !files.some((file) => file.id === id))) throw fieldError("files", "handIn.fileGone");
    const [latest] = await findHandIns(transaction, theirs);
    const version = (latest?.version ?? 0) + 1;
    if (version > mostVersions) throw new AppError("conflict", "handIn.tooOften");
    const { key, text, link, fileIds } = given;
    const id = randomUUID();
    await insertHandIn(transaction, { ...theirs, id, version, key, text, link, fileIds, handedInAt });
    const details = { version, files: fileIds.length };
    const act = { verb: "handIn", subject: "work", subjectId: work.id, details } as const;
    await audit(transaction, { kind: "student", id: user.id }, act, handedInAt);
    return takenAt(handedInAt, version);
  });
}

/** Maximum number of hand-ins of one student for one assignment. */
const mostVersions = 100;

/** Throws `invalid` for a kind that the assignment does not accept, and for an empty hand-in. */
function requireAccepted({ accepts }: Assignment, { text, link, fileIds }: NewHandIn): void {
  const given = { text: text.trim() !== "", link: link !== "", file: fileIds.length > 0 };
  if (!given.text && !given.link && !given.file) throw new AppError("invalid", "handIn.empty");
  for (const kind of ["text", "link", "file"] as const)
    if (given[kind] && !accepts.includes(kind)) throw new AppError("invalid", "handIn.notTaken");
}
