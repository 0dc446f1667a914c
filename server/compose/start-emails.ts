import { writeAccountEmails } from "#domains/accounts/server/email-writers.ts";
import { writeCertificateEmails } from "#domains/certificates/server/email-writers.ts";
import { writeDemoEmails } from "#domains/demo-classes/server/email-writers.ts";
import { writeLeadEmails } from "#domains/leads/server/digest.ts";
import { writeInquiryEmails } from "#domains/leads/server/write-inquiry-emails.ts";
import { writePersonMessages } from "#domains/leads/server/write-to-person.ts";
import { writeCardEmails } from "#domains/money/server/cards/email-writers.ts";
import { writeLedgerEmails } from "#domains/money/server/emails/write-ledger-emails.ts";
import { writeOrderEmails } from "#domains/money/server/emails/write-order-emails.ts";
import { writeReleasedEmails } from "#domains/money/server/emails/write-released-emails.ts";
import { writeMorningEmails } from "#domains/portal/server/morning-emails.ts";
import { writeEnrolmentEmails } from "#domains/seats/server/write-enrolment-emails.ts";
import { writeSeatEmails } from "#domains/seats/server/write-seat-emails.ts";
import { writeStaffEmails } from "#domains/staff/server/email-writers.ts";
import { writeClassEmails } from "#domains/timetable/server/email-writers.ts";
import { writeWorkEmails } from "#domains/work/server/email-writers.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { ShownPictures } from "#server/compose/start-pictures.ts";
import type { Config } from "#server/config/env.ts";
import { workMails } from "#server/jobs/mail-jobs.ts";
import { findHeldMails, isMailRemoved } from "#server/jobs/pending.ts";
import { createMailTurns } from "#server/mail/mail-turns.ts";
import { createMailer, mailboxOf } from "#server/mail/mailer.ts";
import type { Mailbox, Mailer } from "#server/mail/port.ts";
import type { EmailWriters } from "#server/mail/send-mails.ts";
import { writeHeldEmails } from "#server/mail/write-held-emails.ts";
import { createEmails } from "./emails.tsx";

interface Deps {
  foundation: Foundation;
  /** Replaces the configured mail server. */
  mailer?: Mailer | undefined;
  pictures: Pick<ShownPictures, "email">;
  /** Resolves when only a restart can recover the database. */
  databaseFailed: Promise<unknown>;
}

/** Starts sending the emails in the queue. Resolves to the mailer, to be closed at the end. */
export async function startEmails(config: Config, deps: Deps): Promise<Mailer> {
  const { database, signedTokens, site, boss, emailQueue, secret, log } = deps.foundation;
  const sender = () => {
    const { emails, fullName } = site().content.company;
    return mailboxOf(config.mail.from ?? emails[0]?.address ?? "", fullName);
  };
  const staff = () => {
    const { emails, name } = site().content.company;
    return mailboxOf(config.mail.to ?? emails[0]?.address ?? "", name);
  };
  const mailer = deps.mailer ?? createMailer(config, { from: sender });
  const { siteUrl } = config;
  const writers = createEmailWriters({ database, signedTokens, site, siteUrl, staff }, sender, deps.pictures.email);
  const findHeld = (given: { id: string; retryCount: number }[]) => findHeldMails(database, given);
  const isRemoved = (id: string) => isMailRemoved(database, id);
  const turns = createMailTurns({ database, emailQueue, secret });
  await workMails(boss, { mailer, writers, turns, findHeld, isRemoved, databaseFailed: deps.databaseFailed }, log);
  return mailer;
}

type WriterDeps = Pick<Foundation, "database" | "signedTokens" | "site"> & { siteUrl: string; staff: () => Mailbox };

/** The writers of every email. `organizer` invites to demo classes; `picture` is the brand's. */
function createEmailWriters(deps: WriterDeps, organizer: () => Mailbox, picture: () => Buffer | null): EmailWriters {
  const correspondence = { ...deps, emails: createEmails(deps.site, { siteUrl: deps.siteUrl, picture }) };
  const writers = {
    ...writeInquiryEmails(correspondence),
    ...writeEnrolmentEmails(correspondence),
    ...writeSeatEmails(correspondence),
    ...writeReleasedEmails(correspondence),
    ...writeCertificateEmails(correspondence),
    ...writeMorningEmails({ ...correspondence, clock: () => new Date() }),
    ...writeLeadEmails({ ...correspondence, clock: () => new Date() }),
    ...writePersonMessages(correspondence),
    ...writeOrderEmails(correspondence),
    ...writeLedgerEmails(correspondence),
    ...writeCardEmails(correspondence),
    ...writeAccountEmails(correspondence),
    ...writeStaffEmails(correspondence),
    ...writeClassEmails(correspondence),
    ...writeWorkEmails(correspondence),
    ...writeDemoEmails({ ...correspondence, organizer, clock: () => new Date() }),
  };
  return { ...writers, ...writeHeldEmails({ ...correspondence, writers }) };
}
