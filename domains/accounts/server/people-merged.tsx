import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findPeopleByIds } from "#domains/people/server/queries.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { Greeting, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { findUsers } from "./queries.ts";

interface Told {
  name: string;
  email: string | null;
  locale: string | null;
}

/**
 * Tells a person, or an account's owner, that staff have merged their record with another, by merge and person,
 * "<merge>.<person>", or account, "<merge>.account.<user>"; not whose record, which is for staff to know. A reply goes to
 * the staff.
 */
export const peopleMerged = defineEmail({
  kind: "people-merged",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const named = abouts.map((about) => ({ about, parts: about.split(".").slice(1) }));
    const idsOf = (isAccount: boolean) =>
      named.flatMap(({ parts }) => ((parts[0] === "account") === isAccount ? (parts.at(-1) ?? []) : []));
    const people: Map<string, Told> = byId(await findPeopleByIds(database, idsOf(false)));
    const accounts: Map<string, Told> = byId(await findUsers(database, idsOf(true)));
    return new Map(
      named.flatMap(({ about, parts: [first = "", account] }) => {
        const told = account === undefined ? people.get(first) : accounts.get(account);
        return told ? [[about, told] as const] : [];
      }),
    );
  },
  to: ({ name, email, locale }) => ({ name, email, ...(locale !== null && { locale }) }),
  replyTo: "staff",
  facts: ({ name }) => ({ name }),
  samples: (typed) => ({ "people, merged": { name: typed("Ayesha") } }),
  view: ({ name }, { words }) => {
    const { subject, preview, heading, text, note } = words.staff.merged;
    return {
      ...{ subject, preview, heading },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{text}</Paragraph>
          <SmallPrint>{note}</SmallPrint>
          <Signature />
        </>
      ),
    };
  },
});
