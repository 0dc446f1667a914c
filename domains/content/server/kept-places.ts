import { type Branch, branchSettings } from "#domains/institute/contract.ts";
import type { PlaceIds } from "#domains/institute/rules/place.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";

/** What is tied to branches and rooms, all of it of higher domains; call it where none of it can be written meanwhile. */
export interface PlaceDeps {
  /** The batches that are at a branch. */
  findPlacedBatches(transaction: Database): Promise<(PlaceIds & { name: string })[]>;
  /** Members of staff and open invitations limited to branches, and holidays there from a day on. */
  findTiedToBranches(
    transaction: Database,
    at: { now: Date; today: string },
  ): Promise<Record<"staff" | "invited" | "holidays", Tied[]>>;
}

/** Something that is limited to branches. */
interface Tied {
  name: string;
  branchIds: string[];
}

/** The branches of a document of the settings; none of one that is withdrawn. */
export const branchesOf = (document: unknown): Branch[] => branchSettings.safeParse(document).data?.branches ?? [];

/**
 * Throws `conflict` if batches, staff, invitations or holidays are tied to a branch or a room that is not among these:
 * all are named at once.
 */
export async function refuseLostPlaces(
  deps: PlaceDeps,
  transaction: Database,
  branches: Branch[],
  at: { now: Date; today: string },
): Promise<void> {
  const placed = await deps.findPlacedBatches(transaction);
  const lost = placed.filter(({ branchId, roomId }) => {
    const branch = branches.find(({ id }) => id === branchId);
    return !branch || (roomId !== null && branch.rooms.every(({ id }) => id !== roomId));
  });
  const { staff, invited, holidays } = await deps.findTiedToBranches(transaction, at);
  const isGone = (id: string) => branches.every((branch) => branch.id !== id);
  const tied = (all: Tied[]) => all.filter(({ branchIds }) => branchIds.some(isGone));
  const values = {
    batches: usedBy("branch.hasBatches", lost),
    staff: usedBy("branch.limitsStaff", tied(staff)),
    invited: usedBy("branch.limitsInvitations", tied(invited)),
    holidays: usedBy("branch.hasHolidays", tied(holidays)),
  };
  if (Object.values(values).some(Boolean)) throw new AppError("conflict", "branch.inUse", { values });
}

/** The most names of a kind in a refusal. */
const mostNamed = 10;

/** What keeps branches or rooms from being removed: the number of its kind, and the first names. */
function usedBy(
  reason: "branch.hasBatches" | "branch.limitsStaff" | "branch.limitsInvitations" | "branch.hasHolidays",
  tied: { name: string }[],
): ErrorCause | "" {
  const names = formats(siteLocale)
    .list("conjunction")
    .format(tied.slice(0, mostNamed).map(({ name }) => name));
  return tied.length > 0 ? { reason, values: { names, batches: names, count: tied.length } } : "";
}
