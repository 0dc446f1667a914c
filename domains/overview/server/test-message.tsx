import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findMembers } from "#domains/staff/server/queries.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";

/** The message by which an owner tries the mail server, by the owner's account. It never waits in the queue. */
export const testMessage = defineEmail({
  kind: "test-message",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) =>
    new Map((await findMembers(database, abouts)).map((member) => [member.userId, member])),
  to: (member) => member,
  facts: ({ name }, { siteUrl }) => ({ name, link: `${siteUrl}/admin/settings/email` }),
  samples: (typed) => ({ "staff, test message": { name: typed("Ayesha"), link: sampleLink } }),
  view: ({ name, link }, { company, words }) => {
    const { subject, preview, heading, text, button } = words.test;
    return {
      ...{ subject: fillText(subject, { company: company.name }), preview, heading },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{text}</Paragraph>
          <PageButton href={link}>{button}</PageButton>
          <Signature />
        </>
      ),
    };
  },
});
