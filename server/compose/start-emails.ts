import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { createRefusedAddresses } from "#domains/people/server/refused-addresses.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { ShownPictures } from "#server/compose/start-pictures.ts";
import type { Config } from "#server/config/env.ts";
import { workMails } from "#server/jobs/mail-jobs.ts";
import { findHeldMails, isMailRemoved } from "#server/jobs/pending.ts";
import type { EmailWriter } from "#server/mail/email-writer.ts";
import { createMailTurns } from "#server/mail/mail-turns.ts";
import { createMailer, mailboxOf } from "#server/mail/mailer.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { EmailWriters } from "#server/mail/send-mails.ts";
import { emails } from "./emails.ts";
import { renderEmails } from "./render-emails.tsx";

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
  const mailer = deps.mailer ?? createMailer(config, sender);
  const { siteUrl } = config;
  const writerDeps = { database, signedTokens, site, siteUrl, staff, organizer: sender, clock: () => new Date() };
  const writers = createEmailWriters(writerDeps, deps.pictures.email);
  const findHeld = (given: { id: string; retryCount: number }[]) => findHeldMails(database, given);
  const isRemoved = (id: string) => isMailRemoved(database, id);
  const turns = createMailTurns({ database, emailQueue, secret });
  const refusedAddresses = createRefusedAddresses(database);
  const { databaseFailed } = deps;
  await workMails(boss, { mailer, refusedAddresses, writers, turns, findHeld, isRemoved, databaseFailed }, log);
  return mailer;
}

/** The writers of every email, by its kind; `picture` is the brand's. */
function createEmailWriters(deps: EmailDeps, picture: () => Buffer | null): EmailWriters {
  const render = renderEmails(deps.site, { siteUrl: deps.siteUrl, picture });
  const writers = new Map<string, EmailWriter>();
  for (const email of emails) writers.set(email.kind, email.writer({ ...deps, writers }, render));
  return writers;
}
