import type { ReactNode } from "react";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { factorChange } from "#domains/staff/contract.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { setUpLink } from "./factor-changes.ts";
import { invitationLink } from "./manage-staff.ts";
import { findFactorChanges, findInvitations, findMembers, findStaff } from "./queries.ts";

/** Invites a person to the staff, by the invitation's id. */
export const staffInvitation = defineEmail({
  kind: "staff-invitation",
  pool: null,
  find: async ({ database }: EmailDeps, ids) => byId(await findInvitations(database, ids)),
  isDue: ({ endedAt, expiresAt }) => endedAt === null && expiresAt > new Date(),
  to: ({ name, email }) => ({ name, email }),
  facts: async (invitation, deps) => {
    const { name, role, expiresAt: until } = invitation;
    return { name, role, until, link: await invitationLink(deps, invitation) };
  },
  samples: (typed) => ({
    "staff, invitation": { name: typed("Ayesha"), role: "owner" as const, until: sampleTime, link: sampleLink },
  }),
  view: ({ name, role, until, link }, { company, words, language }) => {
    const { subject, preview, heading, text, button, note, roles } = words.staff.invitation;
    const end = momentAndZone(until, company.hours.timeZone, "with year", language.lang);
    return {
      ...{ subject, preview, heading },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{fillText(text, { role: roles[role], until: end })}</Paragraph>
          <PageButton href={link}>{button}</PageButton>
          <SmallPrint>{note}</SmallPrint>
          <Signature />
        </>
      ),
    };
  },
});

/** The link with which a member of staff sets up a first second factor. */
export const staffSetUp = defineEmail({
  kind: "staff-set-up",
  pool: null,
  find: async ({ database }: EmailDeps, userIds) =>
    new Map((await findMembers(database, userIds)).map((member) => [member.userId, member])),
  to: ({ name, email }) => ({ name, email }),
  facts: async ({ name, userId }, deps) => ({ name, link: await setUpLink(deps, userId) }),
  samples: (typed) => ({ "staff, set-up": { name: typed("Ayesha"), link: sampleLink } }),
  view: ({ name, link }, { words }) => {
    const { subject, preview, heading, text, button, note } = words.staff.setUp;
    return {
      ...{ subject, preview, heading },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{text}</Paragraph>
          <PageButton href={link}>{button}</PageButton>
          <SmallPrint>{note}</SmallPrint>
          <Signature />
        </>
      ),
    };
  },
});

/** News for a member of the staff, then the next step and its link. */
function Notice({
  name,
  note,
  link,
  button,
  children,
}: Record<"name" | "note" | "link" | "button", string> & { children: ReactNode }) {
  return (
    <>
      <Greeting name={name} />
      {children}
      <Paragraph>{note}</Paragraph>
      <PageButton href={link}>{button}</PageButton>
      <Signature />
    </>
  );
}

/** Tells a member of staff that a second factor was changed, by the audit's entry: what, when, and from where. */
export const staffFactorChanged = defineEmail({
  kind: "staff-factor-changed",
  pool: null,
  find: async ({ database }: EmailDeps, ids) =>
    new Map((await findFactorChanges(database, ids)).map((found) => [String(found.id), found])),
  to: ({ member }) => member,
  facts: ({ at, verb, details, member }, { siteUrl }) => ({
    ...{ name: member.name, at, change: factorChange.parse(verb), device: String(details.device ?? "") },
    country: details.country ? String(details.country) : null,
    link: `${siteUrl}/admin/security`,
  }),
  samples: (typed) => {
    const changed = { name: typed("Ayesha"), link: sampleLink, at: sampleTime, device: typed("Firefox on Linux") };
    const samples = factorChange.options.map((change, place) => {
      return [`staff, ${change}`, { ...changed, change, country: place === 0 ? typed("Pakistan") : null }] as const;
    });
    return Object.fromEntries(samples);
  },
  view: ({ name, change, at, device, country, link }, { company, words, language }) => {
    const { subject, preview, heading, changes, when, whenAndWhere, button, note } = words.staff.factorChanged;
    const time = momentAndZone(at, company.hours.timeZone, "with year", language.lang);
    return {
      ...{ subject, preview, heading },
      body: (
        <Notice {...{ name, note, link, button }}>
          <Paragraph>{changes[change]}</Paragraph>
          <Paragraph>
            {country ? fillText(whenAndWhere, { time, device, country }) : fillText(when, { time, device })}
          </Paragraph>
        </Notice>
      ),
    };
  },
});

/** Tells a member of the staff that the operator has let an owner in again, by the audit's entry and the member's account. */
export const staffOwnerRestored = defineEmail({
  kind: "staff-owner-restored",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const named = abouts.map((about) => [about, ...about.split(" ")] as const);
    const acts = await findFactorChanges(
      database,
      named.map(([, entry = ""]) => entry),
    );
    const members = await findStaff(database);
    const found = named.flatMap(([about, entry, userId]) => {
      const act = acts.find(({ id }) => String(id) === entry);
      const reader = members.find((member) => member.userId === userId);
      return act && reader ? [[about, { act, reader }] as const] : [];
    });
    return new Map(found);
  },
  to: ({ reader }) => reader,
  facts: ({ act: { at, member }, reader }, { siteUrl }) => ({
    ...{ name: reader.name, owner: member.name, email: member.email, at, link: `${siteUrl}/admin/staff` },
  }),
  samples: (typed) => ({
    "staff, owner restored": {
      ...{
        name: typed("Hamza"),
        owner: typed("Ayesha"),
        email: "ayesha@example.com",
        at: sampleTime,
        link: sampleLink,
      },
    },
  }),
  view: ({ name, owner, email, at, link }, { company, words, language }) => {
    const { subject, preview, heading, text, button, note } = words.staff.ownerRestored;
    const time = momentAndZone(at, company.hours.timeZone, "with year", language.lang);
    return {
      ...{ subject, preview, heading },
      body: (
        <Notice {...{ name, note, link, button }}>
          <Paragraph>{fillText(text, { owner, email, time })}</Paragraph>
        </Notice>
      ),
    };
  },
});
