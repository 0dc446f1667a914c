import type { OpenOffice } from "./office.ts";

/**
 * The batches in whose name a member asks about announcements: a teacher's own, or those of the branches that a member is
 * limited to; none for the rest of the office, which may ask for all.
 */
export async function inNameOf({ access, verbs }: Pick<OpenOffice, "access" | "verbs">): Promise<string[]> {
  const { role, batchIds, branchIds } = access.member;
  if (role === "teacher") return batchIds;
  return branchIds.length > 0 ? (await verbs.listBatches()).map(({ _id }) => _id) : [];
}
