import type { Messages } from "#shared/words.ts";
import { type CompanyFacts, companyLook } from "#ui/document/company-look.ts";
import { pack } from "#ui/document/packed.ts";

/** The content of every page: the texts, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

interface Shown {
  site: { content: { company: CompanyFacts }; messages: Pick<Messages, "classroom"> };
  user: { name: string | null } | null;
}

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user }: Shown) {
  return { ...companyLook(site), words: pack(site.messages.classroom), user: user && { name: user.name } };
}
