import { z } from "zod";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { type NewWeights, newWeights } from "#domains/work/contract.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { lockWork } from "./manage-work.ts";
import { updateWeight } from "./queries.ts";

/**
 * Sets what works of a batch count in its total, all or none, and returns how many changed. Throws `conflict` where a
 * weight is no longer what the page showed, and `not_found`.
 */
export const setWeights = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), newWeights] },
  async ({ database }: { database: Database }, actor: Actor, batchId: string, weights: NewWeights): Promise<number> => {
    await requireEntry(database, "batches", batchId);
    return await database.transaction(async (transaction) => {
      let changed = 0;
      // In one order, so that two transactions never wait for each other.
      for (const { workId, weight, from } of weights.toSorted((one, other) => (one.workId < other.workId ? -1 : 1))) {
        const work = await lockWork(transaction, batchId, workId);
        if (work.weight === weight) continue;
        if (work.weight !== from) throw changedMeanwhile(workId, work.weight);
        await updateWeight(transaction, workId, weight);
        changed += 1;
      }
      const act = { verb: "setWeights", subject: "batch", subjectId: batchId, details: { works: changed } } as const;
      if (changed > 0) await audit(transaction, actor, act, new Date());
      return changed;
    });
  },
);

function changedMeanwhile(workId: string, weight: number): AppError {
  const cause = { reason: "work.weightChanged" as const, values: { weight } };
  return new AppError("conflict", cause.reason, { values: cause.values, fields: { [workId]: cause } });
}
