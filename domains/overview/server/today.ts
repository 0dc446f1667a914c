import { findAssistantQuestions } from "#domains/assistant/server/queries.ts";
import { findDueCertificates } from "#domains/certificates/server/batch-certificates.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findDemoClassesToday } from "#domains/demo-classes/server/trial-classes.ts";
import { type LeadListDeps, listLeads } from "#domains/leads/server/manage-leads.ts";
import { countNewLeads } from "#domains/leads/server/queries.ts";
import { findOverdue } from "#domains/money/server/list-overdue.ts";
import { countWaitingProofs, findWaitingProofs } from "#domains/money/server/queries/payment-queries.ts";
import { countOutbox } from "#domains/outbox/server/outbox.ts";
import { countHeldReplies } from "#domains/replies/server/held-replies.ts";
import { listBatchesWithSeats } from "#domains/seats/server/class-list.ts";
import { findOfferedSeats } from "#domains/seats/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { office, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { findClassesToday } from "./classes-today.ts";

interface Deps {
  database: Database;
  site: () => Site;
  leadSubjects: LeadListDeps["leadSubjects"];
}

/** The wait after which a proof comes first. */
const proofWaits = day;
/** Maximum number of entries of each kind on the page. */
const named = 8;
/** The most classes on the page, the next ones of the day. */
const mostClasses = 20;

/**
 * Due work: leads and answers by email that wait, today's trial classes, proofs to check, overdue fees, today's classes,
 * seats on offer, questions without answers, certificates of batches that have ended.
 */
export const showToday = query(
  { may: office, branch: "own" },
  async ({ database, site, leadSubjects, within }: Deps & KnowsBranches, now = new Date()) => {
    const { timeZone } = site().content.company.hours;
    const { entries } = await listLeads({ database, leadSubjects, site, within }, { limit: named }, { state: "new" });
    // What the assistant could not answer, or refused to, is of no branch.
    const questions = within ? [] : (await findAssistantQuestions(database, { limit: named })).entries;
    const shown = within && new Set((await listBatchesWithSeats({ database, within })).map(({ _id }) => _id));
    const isShown = (batchId: string) => !shown || shown.has(batchId);
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
        first: (await findWaitingProofs(database, { limit: named, within })).map((one) => ({
          ...one,
          /** Whether it waits too long: its seat stays with it. */
          isLate: now.getTime() - one.since.getTime() > proofWaits,
        })),
      },
      overdue: await findOverdue(database, now, { limit: named, within }),
      classes: await findClassesToday({ database, timeZone, now, within, limit: mostClasses }),
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
