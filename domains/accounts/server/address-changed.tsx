import { and, eq, inArray } from "drizzle-orm";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { people, personChanges } from "#domains/people/server/tables.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { confirmationLife, linkTo } from "./account-emails.tsx";
import { changedSides, linkPurpose } from "./account-links.ts";
import { findAccountsOfPeople } from "./account-people.ts";
import { findUsersByEmail } from "./queries.ts";

interface ChangedAddress {
  side: (typeof changedSides)[number];
  personId: string;
  name: string;
  locale: string;
  before: string | null;
  after: string | null;
}

type Facts = Pick<ChangedAddress, "name" | "side"> & { link: string | null };

/**
 * Tells a person with an account that staff have changed their address, at the former and at the present one, by change
 * and side, "<change>.<side>". The present one gets the link with which the account takes the address as its own. A
 * reply goes to the staff.
 */
export const addressChanged = defineEmail({
  kind: "address-changed",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const named = abouts.map((about) => about.split("."));
    const ids = named.map(([id = ""]) => id);
    const { id, personId, before, after } = personChanges;
    const found = await database
      .select({ id, personId, before, after, name: people.name, locale: people.locale })
      .from(personChanges)
      .innerJoin(people, eq(people.id, personId))
      .where(and(inArray(id, ids), eq(personChanges.field, "email")));
    const byChange = new Map(found.map(({ id: change, ...rest }) => [change, rest]));
    return new Map(
      named.flatMap(([change = "", typed]): [string, ChangedAddress][] => {
        const [known, side] = [byChange.get(change), changedSides.find((one) => one === typed)];
        return known && side ? [[`${change}.${side}`, { ...known, side }]] : [];
      }),
    );
  },
  to: ({ name, side, locale, ...addresses }) => ({ name, email: addresses[side], locale }),
  replyTo: "staff",
  facts: async (found, deps): Promise<Facts> => ({
    ...{ name: found.name, side: found.side, link: await linkOf(found, deps) },
  }),
  samples: (typed): Record<string, Facts> => ({
    "address, left": { name: typed("Ayesha"), side: "before", link: null },
    "address, now": { name: typed("Ayesha"), side: "after", link: null },
    "address, offered": { name: typed("Ayesha"), side: "after", link: sampleLink },
  }),
  view: ({ name, side, link }, { words }) => {
    const { subject, preview, heading, left, now, account, offer, button, note } = words.staff.addressChanged;
    return {
      ...{ subject, preview, heading },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{side === "before" ? left : now}</Paragraph>
          <Paragraph>{account}</Paragraph>
          {link && (
            <>
              <Paragraph>{offer}</Paragraph>
              <PageButton href={link}>{button}</PageButton>
            </>
          )}
          <SmallPrint>{note}</SmallPrint>
          <Signature />
        </>
      ),
    };
  },
});

/** The link by which the account of the former address takes the present one; null where no account of ours has it. */
async function linkOf({ side, personId, before, after }: Omit<ChangedAddress, "name" | "locale">, deps: EmailDeps) {
  if (side === "before" || before === null || after === null) return null;
  const accountIds = await findAccountsOfPeople(deps.database, [personId]);
  const account = (await findUsersByEmail(deps.database, [before])).find(({ id }) => accountIds.includes(id));
  if (!account) return null;
  const expires = new Date(Date.now() + confirmationLife);
  const subject = `${account.id} ${before} ${after}`;
  return await linkTo(deps, "/confirm-email", { purpose: linkPurpose.change, subject, expires });
}
