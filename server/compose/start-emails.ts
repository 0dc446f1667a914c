import { randomUUID } from "node:crypto";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { type AnswerFacts, personMessage } from "#domains/leads/server/person-message.tsx";
import { countUnfit, editedTexts } from "#domains/overview/server/email-texts.ts";
import { testMessage } from "#domains/overview/server/test-message.tsx";
import { createRefusedAddresses } from "#domains/people/server/refused-addresses.ts";
import { incomingSetOf } from "#domains/replies/server/incoming-set.ts";
import { createReplyAddresses } from "#domains/replies/server/reply-addresses.ts";
import { AppError } from "#server/app-error.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { ShownPictures } from "#server/compose/start-pictures.ts";
import type { Config } from "#server/config/env.ts";
import { workMails } from "#server/jobs/mail-jobs.ts";
import { findHeldMails, isMailRemoved } from "#server/jobs/pending.ts";
import type { RenderEmail } from "#server/mail/define-email.ts";
import type { EmailWriter } from "#server/mail/email-writer.ts";
import { mailKey } from "#server/mail/incoming/mail-key.ts";
import { createMailTurns } from "#server/mail/mail-turns.ts";
import { createMailer, mailboxOf, type Tried, trySending } from "#server/mail/mailer.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { EmailWriters } from "#server/mail/send-mails.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { createEmailCatalogue } from "./email-catalogue.ts";
import { emailDepsOf } from "./email-deps.ts";
import { emails } from "./emails.ts";
import { renderEmails } from "./render-emails.tsx";

interface Deps {
  foundation: Foundation;
  /** Replaces the configured mail server. */
  mailer?: Mailer | undefined;
  pictures: Pick<ShownPictures, "email">;
}

/** How the program writes and sends its emails. */
export type ComposedEmails = ReturnType<typeof composeEmails>;

/** The writers of every email, the mailer, and the trial that an owner asks for. */
export function composeEmails(config: Config, { foundation, mailer, pictures }: Deps) {
  const { database, signedTokens, site, mailSet, sealedSettings, log } = foundation;
  const { siteUrl, dataDir } = config;
  const from = () => {
    const { emails, fullName } = site().content.company;
    const { senderName, senderAddress } = mailSet().facts;
    if (config.mail.from) return mailboxOf(config.mail.from, fullName);
    return { name: senderName || fullName, address: senderAddress || (emails[0]?.address ?? "") };
  };
  const staff = () => {
    const { emails, name } = site().content.company;
    return mailboxOf(config.mail.to || mailSet().facts.answersTo || (emails[0]?.address ?? ""), name);
  };
  const answersTo = () => {
    const { answersTo: address } = mailSet().facts;
    return address && address !== from().address ? { name: site().content.company.name, address } : null;
  };
  const proofOf = (id: string, address: string) => mailKey(foundation.secret, id, address);
  const outgoing = { mailSet, siteUrl, dataDir, sender: { from, answersTo, proofOf, key: config.mail.dkim } };
  const answers = () => {
    const set = incomingSetOf(sealedSettings);
    return set && { name: site().content.company.name, address: set.address };
  };
  const replyAddress = createReplyAddresses({ database, secret: foundation.secret, answers });
  let failures = 0;
  const edited = (locale: Locale) => editedTexts(sealedSettings, locale);
  const render = renderEmails(site, {
    ...{ siteUrl, picture: pictures.email, edited },
    onFailure(err) {
      failures += 1;
      log.error({ err }, "an edited text of an email could not be rendered: the program's was sent");
    },
  });
  const preview = renderEmails(site, { siteUrl, picture: () => null, edited });
  const given = { database, signedTokens, site, siteUrl, staff, replyAddress, organizer: from };
  const writers = createEmailWriters(emailDepsOf({ ...given, clock: () => new Date() }), render);
  return {
    writers,
    mailer: mailer ?? createMailer(outgoing),
    emailCatalogue: createEmailCatalogue(site, siteUrl),
    /** The e-mail of an answer to a person, as it would be sent, without the picture that travels with it. */
    renderAnswer: (facts: AnswerFacts, locale: Locale) => preview((theme) => personMessage.view(facts, theme), locale),
    /** The number of edited texts in whose place the program's are sent. */
    brokenTexts: () => countUnfit({ inLanguage: foundation.inLanguage, sealedSettings }) || Math.min(failures, 1),
    /** The sender's and the staff's addresses now. */
    mailboxes: () => ({ from: from(), staff: staff() }),
    /** Sends the test message to a member of the staff now. Throws `not_found` if they are gone. */
    async tryMail(userId: string): Promise<Tried> {
      const message = (await writers.get(testMessage.kind)?.([userId]))?.get(userId);
      if (!message) throw new AppError("not_found", "staff.unknown");
      return await trySending(outgoing, { ...message, id: randomUUID() });
    },
  };
}

interface SendingDeps {
  foundation: Foundation;
  emails: ComposedEmails;
  /** Resolves when only a restart can recover the database. */
  databaseFailed: Promise<unknown>;
}

/** Starts sending the emails in the queue. */
export async function startEmails({ foundation, emails: { mailer, writers }, databaseFailed }: SendingDeps) {
  const { database, boss, emailQueue, secret, log } = foundation;
  const findHeld = (given: { id: string; retryCount: number }[]) => findHeldMails(database, given);
  const isRemoved = (id: string) => isMailRemoved(database, id);
  const turns = createMailTurns({ database, emailQueue, secret });
  const refusedAddresses = createRefusedAddresses(database);
  await workMails(boss, { mailer, refusedAddresses, writers, turns, findHeld, isRemoved, databaseFailed }, log);
}

/** The writers of every email, by its kind. */
function createEmailWriters(deps: EmailDeps, render: RenderEmail): EmailWriters {
  const writers = new Map<string, EmailWriter>();
  for (const email of emails) writers.set(email.kind, email.writer({ ...deps, writers }, render));
  return writers;
}
