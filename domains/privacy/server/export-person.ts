import type { Table } from "drizzle-orm";
import { figuresOf } from "#domains/money/rules/figures.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { handedOver, type Recipient } from "#server/db/personal.ts";
import { findEmailsAbout } from "#server/jobs/pending.ts";
import type { OutboxFiles } from "#server/mail/port.ts";
import {
  exportedTables,
  findAddresses,
  findPersonalData,
  type PersonalData,
  type Section,
  type Whose,
} from "./personal-data.ts";

/**
 * Everything that is stored about a person, in a form to hand over to them: it contains no secret of the program. By an
 * e-mail address or a card that includes the people merged with its person; by an account only one person's data. Throws
 * `not_found` if there is nothing.
 */
export async function exportPerson(
  { database, outboxFiles }: { database: Database; outboxFiles: OutboxFiles },
  whose: Whose,
) {
  const files = await findEmailFiles({ database, outboxFiles }, whose);
  const rows = await findPersonalData(database, whose);
  requireAnything(whose, rows, files);
  const statements = await readStatements(database, rows.orders, new Date());
  const handed = handOver(rows, "accountId" in whose ? "account" : "person");
  return {
    email: "email" in whose ? whose.email : (rows.people[0]?.email ?? rows.accounts[0]?.email ?? null),
    /** By an address, merged people too. */
    people: handed.people,
    guardians: handed.guardians,
    personChanges: handed.personChanges,
    /** Papers that staff keep with the person. */
    documents: handed.documents,
    merges: handed.merges,
    leads: handed.leads,
    /** Messages from staff to the person, and their notes. */
    messages: handed.messages,
    /** What the person told us, besides what they sent by a form. */
    incomingMessages: handed.incomingMessages,
    chatTexts: handed.chatTexts,
    /** Answers of the person by e-mail, and their files. */
    replies: handed.replies,
    replyFiles: handed.replyFiles,
    /** What the institute announced to the person, and when they saw it. */
    announcements: handed.announcements,
    announcementFiles: handed.announcementFiles,
    announcementReaders: handed.announcementReaders,
    newsVisits: handed.newsVisits,
    morningEmailRefusals: handed.morningEmailRefusals,
    enrolments: handed.enrolments,
    /** All marks given in a class, the earliest first. */
    attendance: handed.attendance,
    quizzes: handed.quizAttempts.map((attempt) => ({
      ...attempt,
      drawn: within(handed.quizDrawn, "attemptId", attempt.id),
      answers: within(handed.quizAnswers, "attemptId", attempt.id),
      marks: within(handed.quizMarks, "attemptId", attempt.id),
    })),
    quizAllowances: handed.quizAllowances,
    handIns: handed.handIns,
    handInFiles: handed.handInFiles,
    grades: handed.grades,
    questions: handed.questions,
    questionMessages: handed.questionMessages,
    certificates: handed.certificates,
    inquiries: handed.inquiries,
    enrolmentRequests: handed.enrolmentRequests,
    orders: handed.orders.map((order) => ({
      ...order,
      /** Its price, payments and balance, as its page shows them. */
      statement: figuresIn(statements, order.id),
      changes: within(handed.changes, "orderId", order.id),
      ledger: within(handed.ledger, "orderId", order.id),
      discounts: within(handed.discountUses, "orderId", order.id),
      proofs: within(handed.proofs, "orderId", order.id),
      checkouts: within(handed.checkouts, "orderId", order.id),
      notices: within(handed.events, "reference", order.reference),
    })),
    demoBookings: handed.demoBookings,
    lectureProgress: handed.progress,
    account: accountOf(rows, handed),
    /** Emails still to be sent, and the names of those stored as files under DATA_DIR/outbox. */
    emails: { waiting: await findEmailsAbout(database, emailSubjectsOf(rows)), files },
  };
}

function figuresIn(statements: Map<string, Statement>, orderId: string | undefined) {
  const statement = statements.get(orderId ?? "");
  if (!statement) return null;
  const { price, takenOff, received, returned, left, credit, standing } = figuresOf(statement);
  return { price, takenOff, received, returned, left, credit, standing };
}

type HandedOver = { [Name in Section]: Partial<PersonalData[Name][number]>[] };

function handOver(rows: PersonalData, to: Recipient): HandedOver {
  const sections = Object.entries(exportedTables) as [Section, Table][];
  // Each section has a part of its own rows.
  return Object.fromEntries(
    sections.map(([name, table]) => [name, handedOver<object>(table, rows[name], to)]),
  ) as HandedOver;
}

/** The rows that belong to another record, which they are shown in and do not name again. */
function within<Row extends object, Key extends keyof Row>(rows: Row[], key: Key, value: Row[Key]): Omit<Row, Key>[] {
  return rows.filter((row) => row[key] === value).map(({ [key]: _, ...row }) => row);
}

/** The names of the files that mention one of a person's addresses. */
export async function findEmailFiles(
  { database, outboxFiles }: { database: Database; outboxFiles: OutboxFiles },
  whose: Whose,
): Promise<string[]> {
  const found: string[] = [];
  for (const address of await findAddresses(database, whose)) found.push(...(await outboxFiles.findAbout(address)));
  return [...new Set(found)];
}

function accountOf({ credentials }: PersonalData, handed: HandedOver): object | null {
  const [account] = handed.accounts;
  if (!account) return null;
  return {
    ...account,
    sessions: handed.sessions,
    passwordSetAt: credentials.find(({ password }) => password !== null)?.updatedAt ?? null,
    passwordResets: handed.passwordResets,
  };
}

/** Throws `not_found` if neither a row nor a file is about this address or account. */
export function requireAnything(whose: Whose, rows: PersonalData, files: string[]): void {
  if (files.length > 0 || Object.values(rows).some(({ length }) => length > 0)) return;
  if ("email" in whose) throw new AppError("not_found", "person.nothing", { values: { email: whose.email } });
  throw new AppError("not_found", "person.gone");
}

/** The ids by which emails about a person's records are queued. */
export function emailSubjectsOf(rows: PersonalData): string[] {
  const { inquiries, enrolmentRequests, enrolments, orders, proofs, events, demoBookings, accounts, messages } = rows;
  const { certificates, announcementReaders } = rows;
  const records = [
    ...[inquiries, enrolmentRequests, enrolments, orders, proofs, events, demoBookings, accounts, messages],
    certificates,
    announcementReaders,
  ];
  const ids = records.flat().map(({ id }) => id);
  return [...ids, ...rows.passwordResets.map(({ identifier }) => identifier.split(":").at(-1) ?? identifier)];
}
