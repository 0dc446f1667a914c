import { z } from "zod";
import { replyLanguage } from "#domains/leads/contract/conversation.ts";
import { frameOf } from "#domains/leads/rules/frame-of.ts";
import type { EmailContent } from "#server/mail/port.ts";
import { office, query } from "#server/verb.ts";
import { ofLead } from "#server/within.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { LeadListDeps } from "./manage-leads.ts";
import type { AnswerFacts } from "./person-message.tsx";
import { findLead } from "./queries.ts";
import { unknownLead } from "./settle-lead.ts";
import { findAsked } from "./write-to-person.ts";

interface Deps extends LeadListDeps {
  /** The e-mail of an answer, in a language. */
  renderAnswer(facts: AnswerFacts, locale: Locale): EmailContent;
}

/** The e-mail that an answer to a lead would become, as HTML. Stores nothing. Throws `not_found`. */
export const previewAnswer = query(
  {
    may: office,
    officeOnly: "page",
    takes: [z.string(), z.string().max(20_000), replyLanguage],
    branch: (id: string) => ofLead(id),
  },
  async ({ renderAnswer, ...deps }: Deps, id: string, text: string, language: z.infer<typeof replyLanguage>) => {
    const found = await findLead(deps.database, id);
    if (!found) throw unknownLead(id);
    const asked = await findAsked(deps, deps.database, found.lead);
    const facts = { name: found.person.name, text, quoted: asked?.text ?? null, language };
    return renderAnswer(facts, frameOf(language, found.person.locale));
  },
);
