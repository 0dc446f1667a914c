import { and, asc, gte, lte, or, sql } from "drizzle-orm";
import { findAssistantQuestions } from "#domains/assistant/server/queries.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { findDueCertificates } from "#domains/certificates/server/batch-certificates.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findDemoClassesToday } from "#domains/demo-classes/server/trial-classes.ts";
import { type LeadListDeps, listLeads } from "#domains/leads/server/manage-leads.ts";
import { countNewLeads } from "#domains/leads/server/queries.ts";
import { findOverdue } from "#domains/money/server/list-orders.ts";
import { countWaitingProofs, findWaitingProofs } from "#domains/money/server/queries/payment-queries.ts";
import { countOutbox } from "#domains/outbox/server/outbox.ts";
import { countHeldReplies } from "#domains/replies/server/held-replies.ts";
import { listBatchesWithSeats } from "#domains/seats/server/class-list.ts";
import { findOfferedSeats } from "#domains/seats/server/queries.ts";
import { nextClassOf } from "#domains/timetable/server/next-class.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { office, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";

interface Deps {
  database: Database;
  site: () => Site;
  leadSubjects: LeadListDeps["leadSubjects"];
}

/** The wait after which a proof comes first. */
const proofWaits = day;
/** Maximum number of entries of each kind on the page. */
const named = 8;
/** The most classes on the page: those of the whole day, or the next ones where the day has more. */
const mostClasses = 20;

/**
 * Due work: leads and answers by email that wait, today's trial classes, proofs to check, overdue fees, today's classes,
 * seats on offer, questions without answers, certificates of batches that have ended.
 */
export const showToday = query(
  { may: office, branch: "own" },
  async ({ database, site, leadSubjects, within }: Deps & KnowsBranches, now = new Date()) => {
    const { timeZone } = site().content.company.hours;
    const { entries } = await listLeads({ database, leadSubjects, within }, { limit: named }, { state: "new" });
    // What the assistant could not answer, or refused to, is of no branch.
    const questions = within ? [] : (await findAssistantQuestions(database, { limit: named })).entries;
    const shown = within && new Set((await listBatchesWithSeats({ database, within })).map(({ _id }) => _id));
    const isShown = (batchId: string) => !shown || shown.has(batchId);
    const running = (await findBatchesOn(database, { timeZone, now })).filter(({ id }) => isShown(id));
    return {
      leads: {
        all: await countNewLeads(database, { within }),
        first: entries,
      },
      texts: await countOutbox(database, within),
      // Answers by email that wait for the staff are of no branch.
      replies: within ? 0 : await countHeldReplies(database),
      trials: await findDemoClassesToday({ database, site, within }, now),
      payments: {
        all: await countWaitingProofs(database, within),
        first: (await findWaitingProofs(database, named, within)).map((one) => ({
          ...one,
          /** Whether it waits too long: its seat stays with it. */
          isLate: now.getTime() - one.since.getTime() > proofWaits,
        })),
      },
      overdue: await findOverdue(database, now, { limit: named, within }),
      classes: nearest(await classesOn(database, running, { timeZone, now }), now),
      offers: await findOfferedSeats(database, now, { limit: named, within }),
      questions,
      certificates: await findDueCertificates(database, { timeZone, now, isShown, limit: named }),
    };
  },
);

/** The numbers of waiting answers and payments, for the navigation. */
export const countDue = query(
  { may: office, branch: "own" },
  async ({ database, within }: Pick<Deps, "database"> & KnowsBranches) => {
    return { leads: await countNewLeads(database, { within }), payments: await countWaitingProofs(database, within) };
  },
);

interface Now {
  timeZone: string;
  now: Date;
}

/** The batches that may have a class today: by their first and last day, or by their timetable. */
async function findBatchesOn(database: Database, { timeZone, now }: Now) {
  const { id, name, courseId, schedule, timing, instructor, startDate, endDate } = batches;
  const [yesterday, today] = [dayOf(new Date(now.getTime() - day), timeZone), dayOf(now, timeZone)];
  const soon = sql`exists (select from ${batchClasses} where ${batchClasses.batchId} = ${id}
    and ${batchClasses.endsAt} > ${now} and ${batchClasses.startsAt} < ${new Date(now.getTime() + day)})`;
  return await database
    .select({ id, name, courseId, schedule, timing, instructor, startDate, endDate })
    .from(batches)
    .where(or(and(lte(startDate, today), gte(endDate, yesterday)), soon))
    .orderBy(asc(startDate), asc(id));
}

/** The classes of the institute's day, the earliest first. */
async function classesOn(
  database: Database,
  running: Awaited<ReturnType<typeof findBatchesOn>>,
  { timeZone, now }: Now,
) {
  const today = dayOf(now, timeZone);
  const found = await nextClassOf(database, running, { timeZone, now, until: today });
  return running
    .flatMap(({ id, name, courseId, instructor: usual }) => {
      const next = found.get(id);
      if (!next || dayOf(next.from, timeZone) !== today) return [];
      const instructor = next.batchClass?.teacher ?? usual;
      return [{ id, name, courseId, instructor, from: next.from, to: next.to }];
    })
    .sort((one, other) => one.from.getTime() - other.from.getTime());
}

/** The number of the day's classes, and those that the page names: of many, the first that are not over. */
function nearest<Class extends { to: Date }>(classes: Class[], now: Date) {
  const left = classes.length > mostClasses ? classes.filter(({ to }) => to > now) : classes;
  return { all: classes.length, first: left.slice(0, mostClasses) };
}
