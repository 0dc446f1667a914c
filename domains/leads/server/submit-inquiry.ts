import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { findOrInsertPeople } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { InquiryRequest } from "#domains/leads/contract.ts";
import { handOverInquiry } from "#domains/leads/contract.ts";
import type { Contact } from "#domains/people/server/queries.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { isOutage } from "#server/db/outage.ts";
import type { EmailQueue, EmailRequest } from "#server/mail/email-queue.ts";
import { isSuspect } from "#shared/trap.ts";
import { insertInquiries, type NewInquiry } from "./inquiry-queries.ts";
import { openLeads } from "./open-leads.ts";

/**
 * Stores a visitor's inquiry and queues its two emails in one transaction; answers its id once that is committed, so no
 * later failure loses it (specification §7, `POST /send-email`). Inquiries probably sent by a program are stored as
 * well: staff find them marked among the leads, and no one gets an email. `country` is the visitor's apparent location
 * (ISO 3166-1 alpha-2); a phone number without its country's code belongs there, else to the institute's country. Throws
 * `invalid` for a quote of an unknown service, and for what is no phone number.
 */
export async function submitInquiry(
  { inquiryWriter, site }: { inquiryWriter: InquiryWriter; site: () => Site },
  request: InquiryRequest,
  country: string | null,
): Promise<{ id: string }> {
  const id = randomUUID();
  const { inquiryType, service, message, phone, ...person } = request.formData;
  const { company, services } = site().content;
  if (service && !services.some(({ slug }) => slug === service)) throw fieldError("service", "inquiry.service");
  const number = phone === "" ? { e164: null } : readAnyPhone(phone, country, company.address.countryCode);
  if ("wrong" in number) throw fieldError("phone", number.wrong);
  const inquiry = { id, ...person, phone, inquiryType, service: service || null, message };
  await inquiryWriter.write({ ...inquiry, e164: number.e164 }, isSuspect(request));
  return { id };
}

/** An inquiry as it was typed, and its phone number in E.164, which becomes the person's; null without one. */
export interface WrittenInquiry extends NewInquiry {
  e164?: string | null;
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
  done: PromiseWithResolvers<void>;
}

/** Inquiries that share a transaction at most. */
const groupLimit = 100;
/**
 * Time within which an outage must show for a second try of the same transaction, in milliseconds. A broken connection
 * shows at once and is replaced; a server that does not answer would cost the visitors twice the time.
 */
const soon = 1_000;

/**
 * Writes inquiries in groups: those that arrive during a commit share the next transaction. A rush costs one disk sync
 * for many; a lone inquiry does not wait. If a shared transaction fails, each of its inquiries gets a transaction of its
 * own, so one cannot make others fail. In an outage, all that wait fail at once instead.
 */
export function createInquiryWriter({ database, emailQueue }: WriterDeps): InquiryWriter {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const commit = (group: Waiting[]) =>
    database.transaction(async (transaction) => {
      const personIds = await findOrInsertPeople(
        transaction,
        group.map(({ inquiry }) => contactOf(inquiry)),
      );
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

  async function settle(group: Waiting[]): Promise<void> {
    try {
      await commitSurely(group);
      for (const one of group) one.done.resolve();
    } catch (error) {
      if (isOutage(error)) refuse([...group, ...waiting.splice(0)], error);
      else if (group.length === 1) refuse(group, error);
      else for (const one of group) await settle([one]);
    }
  }

  async function writeAll() {
    isWriting = true;
    while (waiting.length > 0) {
      // The embedded database works on this thread, so more inquiries arrive only between two turns.
      await nextTurn();
      await settle(waiting.splice(0, groupLimit));
    }
    isWriting = false;
  }

  return {
    write(inquiry, mark = false) {
      const done = Promise.withResolvers<void>();
      waiting.push({ inquiry, isSuspect: mark, done });
      if (!isWriting) void writeAll();
      return done.promise;
    },
  };
}

function refuse(group: Waiting[], error: unknown) {
  for (const one of group) one.done.reject(error);
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
