import type { ClassroomContext } from "#server/serving/classroom.ts";
import { companyLook } from "#ui/document/company-look.ts";
import { pack } from "#ui/document/packed.ts";

/** What every page shows: the words, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user }: Pick<ClassroomContext, "site" | "user">) {
  return { ...companyLook(site), words: pack(site.messages.classroom), user: user && { name: user.name } };
}
