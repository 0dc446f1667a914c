import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type BranchSettings, branchSettings } from "#domains/institute/contract.ts";
import type { PlaceIds } from "#domains/institute/rules/place.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { managers, verb } from "#server/verb.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { type Publication, type PublishDeps, publishDocuments } from "./publish.ts";

interface Deps extends PublishDeps {
  /** The batches that are at a branch, which belong to a higher domain; call it where no batch can be written meanwhile. */
  findPlacedBatches(transaction: Database): Promise<(PlaceIds & { name: string })[]>;
  /** Members of staff and open invitations limited to branches, and holidays there from a day on; of higher domains too. */
  findTiedToBranches(
    transaction: Database,
    at: { now: Date; today: string },
  ): Promise<Record<"staff" | "invited" | "holidays", Tied[]>>;
  site: () => Site;
}

/** Something that is limited to branches. */
interface Tied {
  name: string;
  branchIds: string[];
}

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

/** The most names of a kind in a refusal. */
const mostNamed = 10;

/**
 * Publishes the institute's branches and rooms. Throws as `publish` does, and `conflict` for one that is removed while
 * batches, staff, invitations or holidays are tied to it: all are named at once.
 */
export const setBranches = verb(
  { may: managers, takes: [branchSettings] },
  async (deps: Deps, actor: Actor, settings: BranchSettings): Promise<Publication> => {
    const document: ContentDocument = { kind: "settings", id: "branches", locale: siteLocale, document: settings };
    const act = () => ({ verb: "setBranches", subject: "document" as const, subjectId: "settings/branches" });
    const before = async (transaction: Database) => {
      const placed = await deps.findPlacedBatches(transaction);
      const lost = placed.filter(({ branchId, roomId }) => {
        const branch = settings.branches.find(({ id }) => id === branchId);
        return !branch || (roomId !== null && branch.rooms.every(({ id }) => id !== roomId));
      });
      const now = deps.clock();
      const today = dayOf(now, deps.site().content.company.hours.timeZone);
      const { staff, invited, holidays } = await deps.findTiedToBranches(transaction, { now, today });
      const isGone = (id: string) => settings.branches.every((branch) => branch.id !== id);
      const tied = (all: Tied[]) => all.filter(({ branchIds }) => branchIds.some(isGone));
      const values = {
        batches: usedBy("branch.hasBatches", lost),
        staff: usedBy("branch.limitsStaff", tied(staff)),
        invited: usedBy("branch.limitsInvitations", tied(invited)),
        holidays: usedBy("branch.hasHolidays", tied(holidays)),
      };
      if (Object.values(values).some(Boolean)) throw new AppError("conflict", "branch.inUse", { values });
    };
    return await publishDocuments(deps, actor, () => [document], { act, before });
  },
);
