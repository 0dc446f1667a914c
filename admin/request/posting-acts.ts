import { fillCount } from "#shared/fill-text.ts";
import type { Act } from "./act.ts";

/** Posts and hides the grades of the assignment or quiz that a form names. */
export const postingActs = (batchId: string): Record<"post" | "hide", Act> => ({
  post: async ({ verbs, site }, { work = "", shown }) => {
    const done = fillCount(site.messages.admin.work.postedNow, await verbs.postGrades(batchId, work));
    // Grades that were shown before are not hidden by undoing a further email.
    return shown === "yes" ? done : { done, undo: { intent: "hide", work } };
  },
  hide: async ({ verbs, site }, { work = "" }) => {
    await verbs.hideGrades(batchId, work);
    return site.messages.admin.work.hiddenNow;
  },
});
