import type { AdminContext } from "#server/http/admin.ts";
import { companyLook } from "#ui/document/company-look.ts";
import { pack } from "#ui/document/packed.ts";

/** What every screen shows: the words, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user }: Pick<AdminContext, "site" | "user">) {
  return {
    ...companyLook(site),
    words: pack(site.messages.admin),
    user: user && { name: user.name, email: user.email },
  };
}
