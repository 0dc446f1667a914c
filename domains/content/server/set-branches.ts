import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { type BranchSettings, branchSettings } from "#domains/institute/contract.ts";
import type { PlaceIds } from "#domains/institute/rules/place.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { managers, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { type Publication, type PublishDeps, publishDocuments } from "./publish.ts";

interface Deps extends PublishDeps {
  /** The batches that are at a branch, which belong to a higher domain; call it where no batch can be written meanwhile. */
  findPlacedBatches(transaction: Database): Promise<(PlaceIds & { name: string })[]>;
}

/**
 * Publishes the institute's branches and rooms. Throws as `publish` does, and `conflict` for one that is removed and has
 * batches.
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
      if (lost.length === 0) return;
      const batches = lost.slice(0, 5).map(({ name }) => name);
      throw new AppError("conflict", "branch.hasBatches", {
        values: { batches: batches.join(", "), count: lost.length },
      });
    };
    return await publishDocuments(deps, actor, () => [document], { act, before });
  },
);
