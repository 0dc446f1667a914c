import { createEmailWriters } from "#server/compose/create-email-writers.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { Config } from "#server/config/env.ts";
import { findHeldMails } from "#server/db/queries/pending-jobs.ts";
import { createMailer, mailboxOf } from "#server/integrations/mail/mailer.ts";
import type { Mailer } from "#server/integrations/mail/port.ts";
import { workMails } from "#server/jobs/mail-jobs.ts";
import type { MailDeps } from "#server/services/mail/send-mails.ts";
import { company } from "#shared/content/company.ts";

interface Deps extends Pick<MailDeps, "acknowledgementLimiter"> {
  foundation: Foundation;
  /** Stands in for the mail server that the configuration names. */
  mailer?: Mailer | undefined;
  /** The brand's picture, for the head of every email; none without a build. */
  emailPicture?: Buffer | null | undefined;
  /** Resolves when only a restart can bring the database back. */
  databaseFailed: Promise<unknown>;
}

/** Starts sending the emails that wait in the queue; answers the mailer, to be closed at the end. */
export async function startEmails(config: Config, { foundation, emailPicture, ...deps }: Deps): Promise<Mailer> {
  const { database, signedTokens, boss, log } = foundation;
  const sender = mailboxOf(config.mail.from ?? company.emails[0]?.address ?? "", company.fullName);
  const staff = mailboxOf(config.mail.to ?? company.emails[0]?.address ?? "", company.name);
  const mailer = deps.mailer ?? createMailer(config, sender);
  const mailboxes = { staff, organizer: sender };
  const writers = createEmailWriters({
    ...{ database, company, signedTokens, siteUrl: config.siteUrl },
    ...{ ...mailboxes, picture: emailPicture ?? null },
  });
  const findHeld = (given: { id: string; retryCount: number }[]) => findHeldMails(database, given);
  const { acknowledgementLimiter, databaseFailed } = deps;
  await workMails(boss, { mailer, writers, acknowledgementLimiter, findHeld, databaseFailed }, log);
  return mailer;
}
