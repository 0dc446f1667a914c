import { randomUUID } from "node:crypto";
import { findOrInsertPeople } from "#domains/accounts/server/find-or-insert-people.ts";
import { noteLanguage } from "#domains/accounts/server/languages.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { InquiryRequest } from "#domains/leads/contract.ts";
import { handOverInquiry } from "#domains/leads/contract.ts";
import type { Contact } from "#domains/people/server/queries.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { fieldError } from "#server/app-error.ts";
import { actTogether } from "#server/db/act-together.ts";
import type { Database } from "#server/db/client.ts";
import { isOutage } from "#server/db/outage.ts";
import type { EmailQueue, EmailRequest } from "#server/mail/email-queue.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { isSuspect } from "#shared/trap.ts";
import { insertInquiries, type NewInquiry } from "./inquiry-queries.ts";
import { openLeads } from "./open-leads.ts";

/**
 * Stores a visitor's inquiry and queues its two emails in one transaction; answers its id once that is committed, so no
 * later failure loses it (specification §7, `POST /send-email`). Inquiries probably sent by a program are stored as
 * well: staff find them marked among the leads, and no one gets an email. `country` is the visitor's apparent location
 * (ISO 3166-1 alpha-2), `language` that of the page; a phone number without its country's code belongs there, else to the institute's country. Throws
 * `invalid` for a quote of an unknown service, and for what is no phone number.
 */
export async function submitInquiry(
  { inquiryWriter, site }: { inquiryWriter: InquiryWriter; site: () => Site },
  request: InquiryRequest,
  country: string | null,
  language: Locale = siteLocale,
): Promise<{ id: string }> {
  const id = randomUUID();
  const { inquiryType, service, message, phone, ...person } = request.formData;
  const { company, services } = site().content;
  if (service && !services.some(({ slug }) => slug === service)) throw fieldError("service", "inquiry.service");
  const number = phone === "" ? { e164: null } : readAnyPhone(phone, country, company.address.countryCode);
  if ("wrong" in number) throw fieldError("phone", number.wrong);
  const inquiry = { id, ...person, phone, inquiryType, service: service || null, message };
  await inquiryWriter.write({ ...inquiry, e164: number.e164, language }, isSuspect(request));
  return { id };
}

/** An inquiry as it was typed, and its phone number in E.164, which becomes the person's; null without one. */
export interface WrittenInquiry extends NewInquiry {
  e164?: string | null;
  /** The language of the page on which it was written; the site's own if left out. */
  language?: Locale;
}

interface InquiryWriter {
  /**
   * Resolves once the inquiry and its two email jobs are committed in one transaction. An inquiry whose id is stored
   * already is not stored again. Throws the database's errors.
   */
  write(inquiry: WrittenInquiry, isSuspect?: boolean): Promise<void>;
}

interface WriterDeps {
  database: Database;
  emailQueue: EmailQueue;
}

interface Waiting {
  inquiry: WrittenInquiry;
  isSuspect: boolean;
}

/** Inquiries that share a transaction at most. */
const groupLimit = 100;
/**
 * Time within which an outage must show for a second try of the same transaction, in milliseconds. A broken connection
 * shows at once and is replaced; a server that does not answer would cost the visitors twice the time.
 */
const soon = 1_000;

/** Writes inquiries in groups: those that arrive during a commit share the next transaction. */
export function createInquiryWriter({ database, emailQueue }: WriterDeps): InquiryWriter {
  const commit = (group: Waiting[]) =>
    database.transaction(async (transaction) => {
      const personIds = await findOrInsertPeople(
        transaction,
        group.map(({ inquiry }) => contactOf(inquiry)),
      );
      for (const [at, { inquiry }] of group.entries())
        await noteLanguage(transaction, personIds.slice(at, at + 1), inquiry.language ?? siteLocale);
      const rows = group.map(({ inquiry }, at) => ({ ...inquiry, personId: personIds[at] ?? "" }));
      const suspects = new Set(group.flatMap(({ inquiry, isSuspect: mark }) => (mark ? [inquiry.id] : [])));
      // If the answer to a commit was lost, the second try finds its own rows; their emails are queued with them.
      const inserted = await insertInquiries(transaction, rows);
      if (inserted.length === 0) return;
      const written = rows.filter(({ id }) => inserted.includes(id));
      const opened = written.map((row) => ({ ...leadOf(row), isSuspect: suspects.has(row.id) }));
      await openLeads(transaction, opened);
      const told = inserted.filter((id) => !suspects.has(id));
      await emailQueue.enqueue(transaction, told.flatMap(emailsAbout));
    });

  /** Commits, a second time if a connection broke. */
  async function commitSurely(group: Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await commit(group);
    } catch (error) {
      if (!isOutage(error) || performance.now() - began > soon) throw error;
      await commit(group);
    }
  }

  const store = actTogether(groupLimit, async (_all: string, group: Waiting[]) => {
    await commitSurely(group);
    return group.map(({ inquiry }) => inquiry.id);
  });

  return {
    async write(inquiry, mark = false) {
      await store("all", { inquiry, isSuspect: mark });
    },
  };
}

const contactOf = ({ firstName, lastName, email, e164 = null }: WrittenInquiry): Contact => ({
  ...{ name: `${firstName} ${lastName}`, email, phone: e164 },
});

function leadOf({ id, personId, service, inquiryType }: NewInquiry & { personId: string }) {
  const asked = inquiryType === handOverInquiry ? "assistant" : "contact";
  return { personId, source: service ? "quote" : asked, about: id } as const;
}

function emailsAbout(id: string): EmailRequest[] {
  return [
    { email: "inquiry-staff", about: id },
    { email: "inquiry-acknowledgement", about: id },
  ];
}
