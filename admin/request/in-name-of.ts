import type { OpenOffice } from "./office.ts";

/**
 * The batches in whose name a member asks about announcements: a teacher's own, or those of the branches that a member is
 * limited to; none for the rest of the office, which may ask for all.
 */
export async function inNameOf({ access, verbs }: Pick<OpenOffice, "access" | "verbs">): Promise<string[]> {
  const { role, batchIds, branchIds } = access.member;
  if (role === "teacher") return batchIds;
  return branchIds.length > 0 ? (await verbs.listBatchNames()).map(({ id }) => id) : [];
}

/** The same, or null for a member who has no batch at all. */
export async function batchesOfMember(office: Pick<OpenOffice, "access" | "verbs">): Promise<string[] | null> {
  const { role, branchIds } = office.access.member;
  const own = await inNameOf(office);
  return own.length === 0 && (role === "teacher" || branchIds.length > 0) ? null : own;
}
