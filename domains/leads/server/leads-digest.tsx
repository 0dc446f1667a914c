import { Temporal } from "temporal-polyfill";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { BidiIsolate, FilledText, MailLink, Paragraph, SmallPrint } from "#server/mail/parts.tsx";
import { samplePerson } from "#server/mail/person-facts.ts";
import { sampleTime } from "#server/mail/samples.ts";
import { fillCount } from "#shared/fill-text.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { countLeadsDue, findOverdueLeads, type Lead } from "./queries.ts";

/** Leads named in the email; it counts the others. */
const named = 20;

/**
 * Tells the staff in the morning which leads wait for an answer longer than was promised, by the day: the leads as they
 * are when it is sent, and no email if all were answered by then.
 */
export const leadsDigest = defineEmail({
  kind: "leads-digest",
  pool: null,
  find: async (deps: EmailDeps, days) => {
    const waiting = await findWaiting(deps);
    return new Map(days.map((day) => [day, waiting]));
  },
  isDue: ({ overdue }) => overdue > 0,
  to: "staff",
  facts: (waiting) => waiting,
  samples: (typed) => {
    const { email } = samplePerson(typed);
    const [contact, since] = [typed("Ayesha O'Neil"), sampleTime];
    return {
      "leads, digest": {
        ...{ overdue: 3, dueToday: 2 },
        leads: [
          { name: contact, email, source: "contact" as const, since },
          { name: typed("<b>{course}</b>"), email, source: "demo" as const, since },
        ],
      },
      "leads, digest, one": {
        ...{ overdue: 1, dueToday: 0 },
        leads: [{ name: typed("عائشہ خان"), email: null, source: "assistant" as const, since }],
      },
      "leads, digest, many": {
        ...{ overdue: 30, dueToday: 2 },
        leads: Array(named).fill({ name: contact, email, source: "contact" as const, since }),
      },
    };
  },
  view: ({ overdue, leads, dueToday }, { company, words, language }) => {
    const { subject, preview, heading, text, sources, since, more, today, where } = words.leads.digest;
    const { timeZone } = company.hours;
    const momentOf = (moment: Date) => momentAndZone(moment, timeZone, "with year", language.lang);
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
                <FilledText
                  text={since}
                  values={{ name: <NameAndAddress lead={lead} />, since: momentOf(lead.since) }}
                />
              </Fact>
            ))}
          </FactTable>
          {unnamed > 0 ? <Paragraph>{fillCount(more, unnamed)}</Paragraph> : null}
          {dueToday > 0 ? <Paragraph>{fillCount(today, dueToday)}</Paragraph> : null}
          <SmallPrint>{where}</SmallPrint>
        </>
      ),
    };
  },
});

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
interface LeadsDigestFacts {
  /** The number of overdue leads; `leads` are the most overdue of them. */
  overdue: number;
  leads: {
    name: string;
    /** Null for a person without one. */
    email: string | null;
    source: Lead["source"];
    since: Date;
  }[];
  /** The number of others that are due before the day ends. */
  dueToday: number;
}

async function findWaiting({ database, site, clock }: EmailDeps): Promise<LeadsDigestFacts> {
  const now = clock();
  const overdue = await countLeadsDue(database, { to: now });
  const found = await findOverdueLeads(database, now, named);
  const leads = found.map(({ lead: { source, createdAt: since }, person: { name, email } }) => {
    // With the address, so that an email that is stored as a file is found when the person is erased.
    return { name, email, source, since };
  });
  const to = endOfDay(now, site().content.company.hours.timeZone);
  return { overdue, leads, dueToday: await countLeadsDue(database, { from: now, to }) };
}

function endOfDay(now: Date, timeZone: string): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(here.add({ days: 1 }).startOfDay().epochMilliseconds);
}
