import type { StaffRight } from "#shared/staff-right.ts";
import type { StaffRole } from "#shared/staff-role.ts";

type Ids = string[] | undefined;
type Given = { role: StaffRole; batchIds?: Ids; branchIds?: Ids; rights?: StaffRight[] | undefined };

/** Whether a role may be limited to branches: a teacher is to their batches, and an owner is not. */
const takesBranches = (role: StaffRole) => role !== "owner" && role !== "teacher";

/**
 * Whether a role may get single rights: an owner and a manager have them all, and a teacher works without a second
 * factor.
 */
const takesRights = (role: StaffRole) => takesBranches(role) && role !== "manager";

/** A duty without what its role does not take, whatever a form sent with it. */
export function dutyOf({ role, batchIds = [], branchIds = [], rights = [] }: Given) {
  return {
    role,
    batchIds: role === "teacher" ? [...new Set(batchIds)] : [],
    branchIds: takesBranches(role) ? [...new Set(branchIds)] : [],
    rights: takesRights(role) ? [...new Set(rights)] : [],
  };
}
