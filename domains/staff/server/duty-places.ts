import type { Site } from "#domains/content/rules/site.ts";
import type { StaffChange } from "#domains/staff/contract.ts";
import { fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";

/** Knows the branches, and the batches, which belong to a higher domain. */
export interface KnowsPlaces {
  site: () => Site;
  /** Those of these ids that no batch has. */
  findUnknownBatches(database: Database, batchIds: string[]): Promise<string[]>;
}

/** Throws `invalid` for a batch or a branch that is not there. */
export async function requirePlaces(
  { findUnknownBatches, site }: KnowsPlaces,
  transaction: Database,
  { batchIds, branchIds }: Pick<StaffChange, "batchIds" | "branchIds">,
): Promise<void> {
  if ((await findUnknownBatches(transaction, batchIds)).length > 0) throw fieldError("batchIds", "staff.noBatch");
  const { branches } = site().content;
  if (branchIds.some((id) => !branches.some((branch) => branch.id === id)))
    throw fieldError("branchIds", "branch.unknown");
}

/** A duty as the audit keeps it: batches, branches and rights are lists, left out where they are empty. */
export function wordsOf({ role, batchIds, branchIds, rights }: StaffChange) {
  const lists = { ofBatches: batchIds, ofBranches: branchIds, rights };
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { role, ...Object.fromEntries(filled.map(([name, list]) => [name, list.join(", ")])) };
}
