import type { BatchContents, ContentsOfBatches } from "#domains/batches/server/batch-contents.ts";
import { findPlacedBatches, findUnknownBatches } from "#domains/catalogue/server/entry-queries.ts";
import { hasBatch } from "#domains/catalogue/server/queries.ts";
import { leaveBatches, writeCourses } from "#domains/catalogue/server/write-courses.ts";
import type { SchoolKind } from "#domains/content/contract/own-school.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { layerSeed, readSeed } from "#domains/content/server/seed.ts";
import { findBookingSubjects } from "#domains/demo-classes/server/queries.ts";
import { demoChats, giveDemoClassesTo } from "#domains/demo-classes/server/trial-classes.ts";
import { type CountryCode, countryNames } from "#domains/institute/rules/country.ts";
import { zonesOf } from "#domains/institute/rules/country-of-zone.ts";
import { leadThreads } from "#domains/leads/server/reply-threads.ts";
import { copyMaterials, countMaterials } from "#domains/lectures/server/material-queries.ts";
import { openingOfSeat } from "#domains/money/server/account-opening.ts";
import { feeChats } from "#domains/money/server/desk/fee-chats.ts";
import { freeDuplicateSeats, returnDuplicateSeats } from "#domains/money/server/free-duplicates.ts";
import { hasProof, holdsMoney, keepsHold } from "#domains/money/server/queries/order-queries.ts";
import { closeOrdersOfSeat, reopenOrdersOfSeat } from "#domains/money/server/taken-out.ts";
import { findBatchTraces, findBatchUse } from "#domains/overview/server/find-batch-traces.ts";
import { holdsPeople } from "#domains/people/server/queries.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { copyQuizzes } from "#domains/quizzes/server/copy-quizzes.ts";
import { offerFreedSeats, offerSeatsTo } from "#domains/seats/server/release-holds.ts";
import { findRequestSubjects } from "#domains/seats/server/request-queries.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { findOpenInvitations, findStaff } from "#domains/staff/server/queries.ts";
import { dropTeachers } from "#domains/staff/server/teachers.ts";
import { countKeptBeside } from "#domains/talk/server/kept-answers.ts";
import { newsChats } from "#domains/talk/server/news-chats.ts";
import { answerThread, questionThread } from "#domains/talk/server/reply-threads.ts";
import { findBatchesOf } from "#domains/timetable/server/batches-of-member.ts";
import { removeAddress } from "#domains/timetable/server/calendar-queries.ts";
import { findHolidays } from "#domains/timetable/server/institute-holidays.ts";
import { findTeachersInUse, giveEverythingTo } from "#domains/timetable/server/teachers-of-classes.ts";
import { copyAssignments, countWorks } from "#domains/work/server/copy-assignments.ts";
import type { Actor } from "#server/audit/actor.ts";
import { starterFolder } from "#server/config/paths.ts";
import type { Database } from "#server/db/client.ts";

/** The news of a seat that is given: emails, and the pages that show the seats. */
type Telling = Pick<SeatDeps, "emailQueue" | "announce">;

/** Hooks by which lower domains call higher ones without knowing them, under the names that the lower ones gave. */
export const hooks = {
  /** Whether a prepared chat text is still wanted, and what its domain keeps once it is sent. */
  chatRules: { fees: feeChats, demo: demoChats, announcement: newsChats },
  /** Published courses are written into the catalogue. */
  whenCoursesChange: writeCourses,
  /** A batch in which something has happened is not removed. */
  findBatchTraces,
  /** What a batch has, and its copy may have, besides its timetable and its lectures. */
  countBatchContents: async (database: Database, batchId: string): Promise<BatchContents> => ({
    assignments: await countWorks(database, batchId, "assignment"),
    quizzes: await countWorks(database, batchId, "quiz"),
    materials: await countMaterials(database, batchId),
  }),
  copyBatchContents: async (...[transaction, copied]: Parameters<ContentsOfBatches["copyBatchContents"]>) => {
    if (copied.withMaterials) await copyMaterials(transaction, copied.from, copied.moved);
    if (copied.withAssignments) await copyAssignments(transaction, copied);
    if (copied.withQuizzes) await copyQuizzes(transaction, copied);
  },
  /** A branch with batches is not removed. */
  findPlacedBatches,
  /** Nor is one that a member of staff, an invitation or a holiday is limited to. */
  findTiedToBranches: async (transaction: Database, { now, today }: { now: Date; today: string }) => {
    const holidays = (await findHolidays(transaction, today)).flatMap(({ name, branchId }) =>
      branchId === null ? [] : [{ name, branchIds: [branchId] }],
    );
    return { staff: await findStaff(transaction), invited: await findOpenInvitations(transaction, now), holidays };
  },
  /** A teacher in a batch or a class is not removed, and has one name there. */
  findTeachersInUse,
  giveEverythingTo: async (...given: Parameters<typeof giveEverythingTo>): Promise<void> => {
    await giveEverythingTo(...given);
    await giveDemoClassesTo(...given);
  },
  /** A teacher has the batches in which they stand in, too. */
  findBatchesOf,
  /** A teacher's batches are batches. */
  findUnknownBatches,
  /** Answers to questions stand beside a recorded lecture. */
  countKeptBeside,
  /** The threads in which people answer by e-mail. */
  replyThreads: [...leadThreads, questionThread, answerThread],
  /** The sources of a lead's subject, besides inquiries. */
  leadSubjects: [findRequestSubjects, findBookingSubjects],
  /** A proof of payment awaiting review keeps a seat. */
  keepsHold,
  /** The same proof comes before others who have not paid, when a seat becomes free. */
  hasProof,
  /** The e-mail of a seat that an order has paid opens its student's account. */
  openingOfSeat,
  /** The debts of a place's orders end with it, and come back with it. */
  whenTakenOut: closeOrdersOfSeat,
  whenTakenIn: reopenOrdersOfSeat,
  /** A batch with more seats, or days, gives them to those who wait. */
  whenRoomChanges: async (telling: Telling, transaction: Database, batchIds: string[]): Promise<void> => {
    await offerFreedSeats({ ...telling, keepsHold, hasProof }, transaction, batchIds);
  },
  /** People who turned out to be one have one place in a batch. */
  whenPeopleMerge: async (
    telling: Telling,
    transaction: Database,
    merged: { personIds: string[]; actor: Actor },
  ): Promise<string[]> => await freeDuplicateSeats({ ...telling, keepsHold, hasProof }, transaction, merged),
  /** A person who is no longer one with somebody in the class may have a seat of their own. */
  whenPeoplePart: async (
    telling: Telling & { site: () => Site },
    transaction: Database,
    { personIds, ...parted }: { personIds: string[]; freedPlaces: string[]; mergedAt: Date; actor: Actor },
  ): Promise<{ returned: number; gone: number }> => {
    const deps = { ...telling, keepsHold, hasProof };
    const counts = await returnDuplicateSeats(deps, transaction, parted);
    await offerSeatsTo(deps, transaction, personIds);
    return counts;
  },
  /** Needed, besides documents, to put a school in the demo's place. */
  findBatchUse,
  leaveBatches,
  dropTeachers,
  placeOf: (country: CountryCode) => ({ name: countryNames[country], timeZone: zonesOf(country)[0] ?? "UTC" }),
  readPhone: readAnyPhone,
  readStarter: (kind: SchoolKind) => {
    const common = readSeed(starterFolder("school"));
    return kind === "school" ? common : layerSeed(common, readSeed(starterFolder(kind)));
  },
  findSetUp: async (database: Database) => ({
    batch: await hasBatch(database),
    staff: (await findStaff(database)).length > 1,
  }),
  /** An institute with a person or an order has an owner. */
  holdsRecords: async (database: Database) => (await holdsPeople(database)) || (await holdsMoney(database)),
  /** A calendar's address ends with its member. */
  whenMemberLeaves: async (transaction: Database, userId: string): Promise<void> => {
    await removeAddress(transaction, { userId });
  },
};

export type Hooks = typeof hooks;
