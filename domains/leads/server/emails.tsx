import { Fact, FactTable } from "#server/mail/facts.tsx";
import {
  BidiIsolate,
  type EmailTemplate,
  FilledText,
  Greeting,
  MailLink,
  Paragraph,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/mail/parts.tsx";
import { fillCount } from "#shared/fill-text.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";

/** Tells the staff in the morning which leads wait for an answer longer than was promised. */
export const leadsDigest: EmailTemplate<LeadsDigestFacts> = ({ overdue, leads, dueToday }, { company, words }) => {
  const { subject, preview, heading, text, sources, since, more, today, commands } = words.leads.digest;
  const { timeZone } = company.hours;
  const momentOf = (moment: Date) => `${dayInWords(moment, timeZone)}, ${clockTime(moment, timeZone)}`;
  const unnamed = overdue - leads.length;
  return {
    subject: fillCount(subject, overdue),
    ...{ preview, heading },
    body: (
      <>
        <Paragraph>{fillCount(text, overdue)}</Paragraph>
        <FactTable>
          {leads.map((lead, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
            <Fact key={at} label={sources[lead.source]}>
              <FilledText text={since} values={{ name: <NameAndAddress lead={lead} />, since: momentOf(lead.since) }} />
            </Fact>
          ))}
        </FactTable>
        {unnamed > 0 ? <Paragraph>{fillCount(more, unnamed)}</Paragraph> : null}
        {dueToday > 0 ? <Paragraph>{fillCount(today, dueToday)}</Paragraph> : null}
        <SmallPrint>{commands}</SmallPrint>
      </>
    ),
  };
};

function NameAndAddress({ lead: { name, email } }: { lead: LeadsDigestFacts["leads"][number] }) {
  return (
    <>
      <BidiIsolate>{name}</BidiIsolate>
      {email === null ? null : (
        <>
          {" ("}
          <MailLink href={`mailto:${email}`}>{email}</MailLink>)
        </>
      )}
    </>
  );
}

/** The leads that no one answered in time, for the email about them. */
export interface LeadsDigestFacts {
  /** The number of overdue leads; `leads` are the most overdue of them. */
  overdue: number;
  leads: {
    name: string;
    /** Null for a person without one. */
    email: string | null;
    source: "contact" | "quote" | "demo" | "enrolment" | "assistant";
    since: Date;
  }[];
  /** The number of others that are due before the day ends. */
  dueToday: number;
}

/** A message from a member of staff to a person. */
export const personMessage: EmailTemplate<PersonMessageFacts> = ({ name, text }, { words }) => {
  const { subject, preview, heading, note } = words.staff.message;
  return {
    ...{ subject, preview, heading },
    body: (
      <>
        <Greeting name={name} />
        <WrittenText text={text} />
        <SmallPrint>{note}</SmallPrint>
        <Signature />
      </>
    ),
  };
};

/** A message from a member of staff to a person, for the email. */
export interface PersonMessageFacts {
  name: string;
  text: string;
}
