import { fillCount } from "#shared/fill-text.ts";
import type { Act } from "./act.ts";

/** Posts and hides the grades of the assignment or quiz that a form names. */
export const postingActs = (batchId: string): Record<"post" | "hide", Act> => ({
  post: async ({ verbs, site }, { work = "" }) =>
    fillCount(site.messages.admin.work.postedNow, await verbs.postGrades(batchId, work)),
  hide: async ({ verbs, site }, { work = "" }) => {
    await verbs.hideGrades(batchId, work);
    return site.messages.admin.work.hiddenNow;
  },
});
