import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findPeopleByIds } from "#domains/people/server/queries.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { Greeting, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";

/**
 * Tells a person that staff have merged their record with another, by merge and person, "<merge>.<person>"; not whose
 * record, which is for staff to know. A reply goes to the staff.
 */
export const peopleMerged = defineEmail({
  kind: "people-merged",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const idOf = (about: string) => about.split(".")[1] ?? "";
    const people = byId(await findPeopleByIds(database, abouts.map(idOf)));
    return new Map(
      abouts.flatMap((about) => {
        const person = people.get(idOf(about));
        return person ? [[about, person] as const] : [];
      }),
    );
  },
  to: ({ name, email, locale }) => ({ name, email, locale }),
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
