import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import type { User } from "#server/http/user.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import type { EmailRequest } from "#server/mail/email-queue.ts";
import { Greeting, Paragraph, Signature } from "#server/mail/parts.tsx";
import { day } from "#shared/durations.ts";

const purpose = "data-erased";
/** Time within which it is sent, in milliseconds; afterwards nothing knows the address any more. */
const sentWithin = 7 * day;

/** Confirms to a person that everything about them is erased. The request itself carries the address: no record has it. */
export const dataErased = defineEmail({
  kind: "data-erased",
  pool: null,
  find: async ({ signedTokens }: EmailDeps, abouts) => {
    const read = abouts.map(async (about): Promise<[string, { email: string }][]> => {
      const reading = await signedTokens.read(purpose, about);
      return reading.is === "good" ? [[about, { email: reading.subject }]] : [];
    });
    return new Map((await Promise.all(read)).flat());
  },
  to: ({ email }) => ({ name: "", email }),
  facts: () => ({}),
  samples: () => ({ "account, erased": {} }),
  view: (_, { words }) => {
    const { subject, preview, heading, text, stays, note } = words.erased;
    return {
      ...{ subject, preview, heading },
      body: (
        <>
          <Greeting name="" />
          <Paragraph>{text}</Paragraph>
          <Paragraph>{stays}</Paragraph>
          <Paragraph>{note}</Paragraph>
          <Signature />
        </>
      ),
    };
  },
});

/** The request for that email, to a user's address; none without one. */
export async function erasedNotice(signedTokens: SignedTokens, { email }: User): Promise<EmailRequest[]> {
  if (email === null) return [];
  return [{ email: "data-erased", about: await signedTokens.sign(purpose, email, new Date(Date.now() + sentWithin)) }];
}
