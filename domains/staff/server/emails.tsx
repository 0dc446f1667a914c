import type { AccountFacts } from "#domains/accounts/server/emails.tsx";
import type { FactorChange } from "#domains/staff/contract.ts";
import { type EmailTemplate, Greeting, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import type { StaffRole } from "#shared/staff-role.ts";

/** Invites a person to the staff. */
export const staffInvitation: EmailTemplate<InvitationFacts> = ({ name, role, until, link }, { company, words }) => {
  const { subject, preview, heading, text, button, note, roles } = words.staff.invitation;
  const { timeZone } = company.hours;
  const end = `${dayInWords(until, timeZone)}, ${clockTime(until, timeZone)}`;
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
};

/** The link with which a member of staff sets up a first second factor. */
export const staffSetUp: EmailTemplate<AccountFacts> = ({ name, link }, { words }) => {
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
};

/** Tells a member of staff that a second factor was changed: what, when, and from where. */
export const staffFactorChanged: EmailTemplate<FactorChangeFacts> = (
  { name, change, at, device, country, link },
  { company, words },
) => {
  const { subject, preview, heading, changes, when, whenAndWhere, button, note } = words.staff.factorChanged;
  const { timeZone } = company.hours;
  const time = `${dayInWords(at, timeZone)}, ${clockTime(at, timeZone)}`;
  return {
    ...{ subject, preview, heading },
    body: (
      <>
        <Greeting name={name} />
        <Paragraph>{changes[change]}</Paragraph>
        <Paragraph>
          {country ? fillText(whenAndWhere, { time, device, country }) : fillText(when, { time, device })}
        </Paragraph>
        <Paragraph>{note}</Paragraph>
        <PageButton href={link}>{button}</PageButton>
        <Signature />
      </>
    ),
  };
};

/** Tells a person that staff have merged their record with another; not whose, which is for staff to know. */
export const peopleMerged: EmailTemplate<PeopleMergedFacts> = ({ name }, { words }) => {
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
};

/** An invitation to the staff. */
export interface InvitationFacts extends AccountFacts {
  role: StaffRole;
  /** When the link stops working. */
  until: Date;
}

/** A change of a member's second factors; `link` leads to the member's page about them. */
export interface FactorChangeFacts extends AccountFacts {
  change: FactorChange;
  at: Date;
  /** "Firefox on Linux". */
  device: string;
  /** Null if unknown. */
  country: string | null;
}

/** The person whose record staff have merged with another. */
export interface PeopleMergedFacts {
  name: string;
}
