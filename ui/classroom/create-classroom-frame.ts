import type { Messages } from "#shared/words.ts";
import { type CompanyFacts, companyLook } from "#ui/document/company-look.ts";
import { pack } from "#ui/document/packed.ts";
import { sendingFrame } from "#ui/form/sending-frame.ts";

/** The content of every page: the texts, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

interface Shown {
  site: {
    content: { company: CompanyFacts };
    messages: Pick<Messages, "classroom" | "frame" | "language" | "sending">;
  };
  user: { id: string; name: string | null } | null;
}

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user }: Shown) {
  const { messages } = site;
  const shown = user && { name: user.name };
  return {
    ...companyLook(site),
    words: pack(messages.classroom),
    ownTime: messages.frame.ownTime,
    user: shown,
    ...sendingFrame(messages, user),
  };
}
