import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "#server/db/client.ts";
import { findInquiries, type Inquiry } from "#server/db/queries/inquiries.ts";
import {
  type Letters,
  type Mail,
  type Mailbox,
  type Mailer,
  MailRefusedError,
} from "#server/integrations/mail/port.ts";
import type { InquiryReader } from "#server/services/inquiries/inquiry-mails.ts";

export interface InquiryMailNeeds {
  database: Database;
  mailer: Mailer;
  letters: Letters;
  /** The staff's inbox. */
  staff: Mailbox;
}

export interface QueuedMail {
  /** Names the mail for good, so that a repeat is the same mail. */
  id: string;
  inquiryId: string;
  reader: InquiryReader;
}

/** How a mail went: sent, worth another try, or never to be sent; `reason` names no person. */
export type MailOutcome = { id: string } & ({ went: "sent" } | { went: "later" | "never"; reason: string });

/** How many mails are under way at a time. */
const lanes = 10;

/**
 * Sends mails about inquiries: to the staff, whose answer goes to the visitor, and to visitors. Answers how each went
 * and does not throw for one that fails; between two mails the program's other work has its turn.
 */
export async function sendInquiryMails(needs: InquiryMailNeeds, mails: QueuedMail[]): Promise<MailOutcome[]> {
  const found = await findInquiries(needs.database, [...new Set(mails.map(({ inquiryId }) => inquiryId))]);
  const inquiries = new Map(found.map((inquiry) => [inquiry.id, inquiry]));
  const waiting = [...mails];
  const outcomes: MailOutcome[] = [];
  const lane = async () => {
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      await nextTurn();
      outcomes.push(await attempt(needs, mail, inquiries.get(mail.inquiryId)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

async function attempt(needs: InquiryMailNeeds, queued: QueuedMail, inquiry?: Inquiry): Promise<MailOutcome> {
  const { id, reader } = queued;
  if (!inquiry) return { id, went: "never", reason: "inquiry gone" };
  try {
    await needs.mailer.send(compose(needs, queued, inquiry));
    return { id, went: "sent" };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    // A visitor's mistyped address never gets better; the staff's inbox may, once somebody mends the setting.
    const isForGood = error instanceof MailRefusedError && reader === "visitor";
    return isForGood ? { id, went: "never", reason: "address refused" } : { id, went: "later", reason };
  }
}

function compose({ letters, staff }: InquiryMailNeeds, { id, reader }: QueuedMail, inquiry: Inquiry): Mail {
  const visitor = { name: `${inquiry.firstName} ${inquiry.lastName}`, address: inquiry.email };
  return reader === "staff"
    ? { id, to: staff, replyTo: visitor, ...letters.inquiryNotice(inquiry) }
    : { id, to: visitor, ...letters.inquiryAcknowledgement(inquiry) };
}
