import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { lockCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import { nameOfLast } from "#domains/staff/server/last-actor.ts";
import { type Holiday, holidayList } from "#domains/timetable/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { managers, query, verb } from "#server/verb.ts";
import { dayInWords, dayOf } from "#shared/formats/class-time.ts";
import { findReachableStudents, findStaffOf, insertChange } from "./change-queries.ts";
import { applyEffect, effectsOf, findHolidays, type HolidayEffect, writeHolidays } from "./institute-holidays.ts";
import type { TimetableDeps } from "./manage-timetable.ts";
import { teacherOf, usualTeacher } from "./queries.ts";

type Reading = Pick<TimetableDeps, "database" | "site" | "clock">;

const subject = { subject: "document", subjectId: "settings/holidays" } as const;

/** The holidays that are not over, with a mark of this list, and the branches that one may be for. */
export const showHolidays = query({ may: managers }, async (deps: Reading) => {
  const holidays = await findOpen(deps, deps.database);
  const { branches } = deps.site().content;
  return { holidays, seen: markOf(holidays), branches: branches.map(({ id, name }) => ({ id, name })) };
});

/** The changes to classes that a list of holidays would make, by batch, and the number of people told. Writes nothing. */
export const previewHolidays = verb(
  { may: managers, unaudited: true, takes: [holidayList] },
  async (deps: Reading, actor: Actor, holidays: Holiday[]) => {
    refuseWrong(deps, holidays);
    const { database, clock, site } = deps;
    const before = await findOpen(deps, database);
    const effects = await effectsOf(database, { before, after: holidays, now: clock() });
    const told = await addresseesOf(database, actor, effects);
    const { content } = site();
    return {
      batches: effects.map(({ batch, rule, leftOut, putBack, staying }) => {
        const inWords = ({ startsAt }: { startsAt: Date }) => dayInWords(startsAt, rule.timeZone, "without year");
        return {
          ...{ id: batch.id, name: batch.name },
          course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
          leftOut: leftOut.map(({ batchClass }) => inWords(batchClass)),
          putBack: putBack.map(inWords),
          staying: staying.map(inWords),
        };
      }),
      people: told.size,
    };
  },
);

/** Holidays to save; `seen` is the mark of the list that the page showed. */
const savedHolidays = z.strictObject({ holidays: holidayList, seen: z.string() });

/**
 * Replaces the holidays that are not over. Every timetable leaves them out as its own: classes to come on a new one are
 * removed, those of one that is gone come back, and what staff set by hand stays. Each student and teacher concerned is
 * told in one e-mail. Answers the number of people. Throws `invalid` for a field, and for a batch that would have no class
 * left, and `conflict` if the list has changed since or a class that comes back would clash.
 */
export const setHolidays = verb(
  { may: managers, takes: [savedHolidays] },
  async (
    deps: TimetableDeps,
    actor: Actor,
    { holidays, seen }: z.infer<typeof savedHolidays>,
  ): Promise<{ people: number }> => {
    refuseWrong(deps, holidays);
    return await deps.database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      const at = deps.clock();
      const before = await findOpen(deps, transaction);
      if (markOf(before) === markOf(inOrder(holidays))) return { people: 0 };
      if (markOf(before) !== seen) {
        const by = await nameOfLast(transaction, subject);
        throw new AppError("conflict", "timetable.holidaysChanged", { values: { by } });
      }
      const effects = await effectsOf(transaction, { before, after: holidays, now: at });
      await writeHolidays(transaction, todayOf(deps), holidays);
      const told = await addresseesOf(transaction, actor, effects);
      const changes = new Map<string, string>();
      for (const effect of effects.filter(isNews)) {
        const change = { id: randomUUID(), batchId: effect.batch.id, at, told: told.size };
        await insertChange(transaction, { ...change, classes: await applyEffect(transaction, effect, at) });
        changes.set(change.batchId, change.id);
      }
      const requests = [...told].map(([to, batchIds]) => ({
        email: "holidays-changed" as const,
        about: `${to} ${batchIds.flatMap((batchId) => changes.get(batchId) ?? []).join(",")}`,
      }));
      await deps.emailQueue.enqueue(transaction, requests);
      const count = (of: "leftOut" | "putBack") => effects.reduce((sum, effect) => sum + effect[of].length, 0);
      const details = { leftOut: count("leftOut"), putBack: count("putBack"), batches: effects.length };
      await audit(transaction, actor, { verb: "setHolidays", ...subject, details }, at);
      await deps.announce(transaction);
      return { people: told.size };
    });
  },
);

const isNews = ({ leftOut, putBack }: HolidayEffect) => leftOut.length + putBack.length > 0;

/** Those who are told: each student with a seat and an address, and each teacher on the staff, with their batches. */
async function addresseesOf(
  database: Database,
  actor: Actor,
  effects: HolidayEffect[],
): Promise<Map<string, string[]>> {
  const news = effects.filter(isNews);
  const told = new Map<string, Set<string>>();
  const add = (to: string, batchId: string) => told.set(to, (told.get(to) ?? new Set()).add(batchId));
  const batchIds = news.map(({ batch }) => batch.id);
  for (const { personId, batchId } of await findReachableStudents(database, batchIds))
    add(`student ${personId}`, batchId);
  for (const { batch, leftOut } of news) {
    const teachers = [usualTeacher(batch), ...leftOut.map(({ batchClass }) => teacherOf(batchClass))];
    for (const { userId } of await findStaffOf(database, teachers))
      if (userId !== actor.id) add(`teacher ${userId}`, batch.id);
  }
  return new Map([...told].map(([to, of]) => [to, [...of]]));
}

const todayOf = ({ site, clock }: Reading) => dayOf(clock(), site().content.company.hours.timeZone);

/** The holidays that are not over, without those of a branch that is gone. */
async function findOpen(deps: Reading, database: Database): Promise<Holiday[]> {
  const { branches } = deps.site().content;
  const isThere = ({ branchId }: Holiday) => branchId === null || branches.some(({ id }) => id === branchId);
  return inOrder((await findHolidays(database, todayOf(deps))).filter(isThere));
}

const inOrder = (holidays: Holiday[]): Holiday[] =>
  holidays
    .map(({ name, from, until, branchId }) => ({ name, from, until, branchId }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const keyOf = ({ name, from, until, branchId }: Holiday) => JSON.stringify([from, until, branchId, name]);

const markOf = (holidays: Holiday[]) =>
  createHash("sha256").update(JSON.stringify(holidays)).digest("hex").slice(0, 16);

/** Throws `invalid` for a holiday that is over, and for one of an unknown branch. */
function refuseWrong(deps: Reading, holidays: Holiday[]): void {
  const { branches } = deps.site().content;
  for (const [at, { until, branchId }] of holidays.entries()) {
    if (until < todayOf(deps)) throw fieldError(`holidays.${at}.until`, "timetable.holidayOver");
    if (branchId !== null && branches.every(({ id }) => id !== branchId))
      throw fieldError(`holidays.${at}.branchId`, "branch.unknown");
  }
}
