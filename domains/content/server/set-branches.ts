import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { type BranchSettings, branchSettings } from "#domains/institute/contract.ts";
import type { Actor } from "#server/audit/actor.ts";
import { managers, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { type Publication, type PublishDeps, publishDocuments } from "./publish.ts";

/**
 * Publishes the institute's branches and rooms. Throws as `publish` does, and `conflict` for one that is removed while
 * batches, staff, invitations or holidays are tied to it.
 */
export const setBranches = verb(
  { may: managers, takes: [branchSettings] },
  async (deps: PublishDeps, actor: Actor, settings: BranchSettings): Promise<Publication> => {
    const document: ContentDocument = { kind: "settings", id: "branches", locale: siteLocale, document: settings };
    const act = () => ({ verb: "setBranches", subject: "document" as const, subjectId: "settings/branches" });
    return await publishDocuments(deps, actor, () => [document], { act });
  },
);
