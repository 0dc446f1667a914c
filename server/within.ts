import type { SQL, SQLWrapper } from "drizzle-orm";

/** The kinds of records that are of a branch, by their batch. */
export type RecordOfBranch = "batch" | "place" | "request" | "order" | "person" | "lead";

type Named = string | null | undefined | string[];

/**
 * Records that a verb is about, by their ids; an order by its reference, as somebody wrote it, and a request by either. Null
 * names none; what is left undefined is not known, and refused.
 */
export type NamedRecords = Partial<Record<RecordOfBranch | "branch", Named>>;

/**
 * The branches that a member of staff is limited to. A record is of them if its batch is, and so is one without a batch; a
 * person is if one of their batches is, or if they have none.
 */
export interface Within {
  /** The member. */
  userId: string | null;
  branchIds: string[];
  /** The condition that the record with this id is of the branches. */
  has(kind: RecordOfBranch, id: SQLWrapper): SQL;
  /** Whether all these records are of the branches; one that is not there is not. */
  holds(named: NamedRecords): Promise<boolean>;
}

/** The verbs' dependencies for a member who is limited to some branches. */
export interface KnowsBranches {
  within?: Within | undefined;
}

/** Records that a verb's first argument names. */
export const ofBatch = (batch: string): NamedRecords => ({ batch });
export const ofPlace = (place: string): NamedRecords => ({ place });
export const ofOrder = (order: string): NamedRecords => ({ order });
export const ofPerson = (person: string): NamedRecords => ({ person });
export const ofLead = (lead: string): NamedRecords => ({ lead });
