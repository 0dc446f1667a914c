import { findAccountLanguage } from "#domains/accounts/server/languages.ts";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import type { EmailRequest } from "#server/mail/email-queue.ts";
import { Greeting, Paragraph, Signature } from "#server/mail/parts.tsx";
import { day } from "#shared/durations.ts";
import { siteLocale } from "#shared/formats/formats.ts";

const purpose = "data-erased";
/** Time within which it is sent, in milliseconds; afterwards nothing knows the address any more. */
const sentWithin = 7 * day;

/** Confirms to a person that everything about them is erased. The request itself carries address and language: no record has them. */
export const dataErased = defineEmail({
  kind: "data-erased",
  pool: null,
  find: async ({ signedTokens }: EmailDeps, abouts) => {
    const read = abouts.map(async (about): Promise<[string, { email: string; locale: string }][]> => {
      const reading = await signedTokens.read(purpose, about);
      if (reading.is !== "good") return [];
      // A request of an earlier release names no language.
      const [email = "", locale = siteLocale] = reading.subject.split(" ");
      return [[about, { email, locale }]];
    });
    return new Map((await Promise.all(read)).flat());
  },
  to: ({ email, locale }) => ({ name: "", email, locale }),
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

/** The request for that email, to a user's address, in their language while something knows it; none without an address. */
export async function erasedNotice(
  { signedTokens, database }: { signedTokens: SignedTokens; database: Database },
  { id, email }: User,
): Promise<EmailRequest[]> {
  if (email === null) return [];
  const subject = `${email} ${await findAccountLanguage(database, id)}`;
  return [
    { email: "data-erased", about: await signedTokens.sign(purpose, subject, new Date(Date.now() + sentWithin)) },
  ];
}
