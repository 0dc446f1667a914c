import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { type Figures, figuresOf } from "#domains/money/rules/figures.ts";
import { chargesOf, type Entry } from "#domains/money/rules/instalments.ts";
import { officeOrderPath } from "#domains/money/rules/office-order-path.ts";
import { raastCode } from "#domains/money/rules/raast-code.ts";
import { soldTitles } from "#domains/money/rules/sold-titles.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { openingPath } from "#domains/money/server/account-opening.ts";
import { codePng } from "#domains/money/server/draw-code.ts";
import { type OrderEntry, readLedger } from "#domains/money/server/ledger.ts";
import { mailedOrderPath, ownReceiptPath } from "#domains/money/server/order-links.ts";
import type { ReceiptedEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { findStudentOrders, type StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { findPayer } from "#domains/money/server/queries/payment-queries.ts";
import { type MailedWay, mailedWays } from "#domains/money/server/shown-transfers.ts";
import { type UnderWay, underWayOf } from "#domains/money/server/under-way.ts";
import type { PaymentSchedule } from "#domains/seats/contract/enrolment.ts";
import { type BatchFacts, sampleBatch } from "#domains/seats/server/batch-fact.tsx";
import type { Typed } from "#server/mail/define-email.ts";
import { type PersonFacts, samplePerson, unfitPerson } from "#server/mail/person-facts.ts";
import { sampleLink, sampleTime, sampleUntil } from "#server/mail/samples.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";

/** An order, for the emails about it. */
export interface OrderFacts extends PersonFacts {
  /** The batch of the seat that it pays, or that was requested, and the state of that place; null if there is none. */
  batch: BatchFacts | null;
  seat: "held" | "active" | "waitlisted" | "withdrawn" | "completed" | null;
  /** How far the batch is; null for one that has not begun, or is over. */
  underWay: UnderWay | null;
  /** The end of the seat's hold, as text; null if it is not held. */
  heldUntil: string | null;
  /** Whether a person is known to want it: confirmed on its page, by a payment, or by staff. */
  isProved: boolean;
  /** Whether a proof is waiting for staff. */
  isChecking: boolean;
  /** Whether staff have opened it, and the student has asked for nothing. */
  byStaff: boolean;
  reference: string;
  planTitle: string;
  courseTitle: string;
  months: number;
  feeFor: "month" | "course";
  /** The ways to pay without a card. */
  ways: MailedWay[];
  /** The figures of its statement, when the email is written. */
  figures: Figures;
  /** The page of the latest receipt, with its key; null before the first payment. */
  receiptUrl: string | null;
  dueAt: Date;
  /** The order's page, with the key that only its emails carry. */
  pageUrl: string;
  /** The page that opens the student's account; only an email to their own address may carry it. */
  accountUrl: string;
  /** Whether it was paid by card and renews until the payer cancels. */
  renews: boolean;
}

/** The orders with these ids and their students. */
export async function findOrders({ database }: EmailDeps, ids: string[]) {
  return new Map((await findStudentOrders(database, ids)).map((found) => [found.order.id, found]));
}

/** The student of an order; one who was erased has no address. */
export function studentOf({ student: { firstName, lastName, email, locale } }: StudentOrder) {
  return { name: `${firstName} ${lastName}`.trim(), email, ...(locale === null ? {} : { locale }) };
}

/** Whether the order's address was confirmed, money came for it, or staff opened it. */
export const isOrderProved = ({ order }: Pick<StudentOrder, "order">) => order.provedAt !== null;

/** An order's facts for its emails; its receipt is that of `entry`, else the latest. */
export async function orderFactsOf(
  { order, student, batch, seat }: StudentOrder,
  deps: EmailDeps,
  entry?: ReceiptedEntry,
): Promise<OrderFacts> {
  const { reference, months, feeFor, dueAt } = order;
  const pageUrl = deps.addressOf(await mailedOrderPath(deps.signedTokens, order));
  const site = deps.site();
  const { content, messages } = site;
  const { timeZone } = content.company.hours;
  const locale = messages.language.lang;
  const entries = await readLedger(deps.database, order);
  const figures = figuresOf(statementOf(entries, order, new Date()), locale);
  return {
    ...{ reference, ...soldTitles(site, order), months, feeFor, dueAt },
    ...student,
    ...{ batch, seat: seat?.state ?? null },
    underWay: await underWayOf(deps.database, batch, { timeZone, now: new Date(), locale }),
    heldUntil: seat?.heldUntil ? shownTime(seat.heldUntil, "minute", timeZone, locale).words : null,
    ways: mailedWays(content, { reference, currency: order.currency, ...figures }, messages),
    ...{ isProved: order.provedAt !== null, isChecking: order.state === "proof_sent" },
    byStaff: order.byStaff,
    figures,
    pageUrl,
    accountUrl: deps.addressOf(await openingPath(deps.signedTokens, { reference, email: student.email })),
    receiptUrl: await receiptUrlOf(deps, entry ?? entries.findLast(({ receipt }) => receipt)),
    renews: order.state === "paid" && (await findPayer(deps.database, order.id)) !== undefined,
  };
}

async function receiptUrlOf({ addressOf, signedTokens }: EmailDeps, entry: OrderEntry | undefined) {
  const path = entry && (await ownReceiptPath(signedTokens, entry));
  return path === undefined ? null : addressOf(path);
}

/** The order in the back office. */
export function officeUrlOf({ order }: StudentOrder, { siteUrl }: EmailDeps): string {
  return `${siteUrl}${officeOrderPath(order.reference)}`;
}

/** Orders for the samples of emails. */
export function sampleOrders(typed: Typed, locale: Locale) {
  const plain: OrderFacts = {
    ...{ ...samplePerson(typed), reference: "ABCD-EFGH", planTitle: typed("Standard") },
    ...{
      courseTitle: typed("Data & Analysis"),
      months: 4,
      feeFor: "month" as const,
      batch: null,
      seat: null,
      underWay: null,
      figures: sampleFigures({}, locale),
      ways: [],
    },
    ...{ dueAt: sampleTime, pageUrl: sampleLink, renews: false, receiptUrl: null },
    ...{ accountUrl: sampleLink, heldUntil: null, isProved: true, isChecking: false, byStaff: false },
  };
  const until = sampleUntil(locale);
  return {
    plain,
    renewing: { ...plain, ...unfitPerson(typed), renews: true },
    monthly: { ...plain, figures: sampleFigures({ schedule: "monthly" }, locale), receiptUrl: sampleLink },
    held: {
      ...plain,
      ways: [
        {
          ...{ id: "bank", title: typed("Bank transfer"), note: typed("From any bank.") },
          details: [{ label: typed("IBAN"), value: typed("PK36 SCBL 0000 0011 2345 6702") }],
          code: null,
        },
        {
          ...{ id: "raast", title: typed("Raast"), note: typed("From your bank's app."), details: [] },
          code: codePng(raastCode({ iban: "PK36SCBL0000001123456702", amount: "82500" })),
        },
      ],
      batch: sampleBatch(typed),
      seat: "held" as const,
      heldUntil: until,
      isProved: false,
    },
  };
}

/** The figures of a sample: $149 for each of four months, and what happened to it. */
export function sampleFigures(
  {
    schedule = "whole",
    state = "awaiting_payment",
    ...moved
  }: {
    schedule?: PaymentSchedule;
    state?: "awaiting_payment" | "paid";
    /** Received, and taken off, in cents. */
    paid?: number;
    off?: number;
  },
  locale: Locale,
): Figures {
  const entry = (kind: Entry["kind"], minor = 0): Entry[] =>
    minor === 0 ? [] : [{ kind, amountMinor: -minor, instalment: null, dueAt: sampleTime }];
  const priced = { schedule, monthlyMinor: 14_900, months: 4, dueAt: sampleTime };
  const charges = chargesOf(priced, { begins: sampleTime, ends: null });
  const order = { state, months: 4, currency: "USD" as const, byStaff: false };
  const entries = [...charges, ...entry("payment", moved.paid), ...entry("correction", moved.off)];
  return figuresOf(statementOf(entries, { ...order, dueAt: sampleTime }, sampleTime), locale);
}

/** A month's fee in the samples: "$149". */
export const sampleAmount = (locale: Locale) => sampleFigures({}, locale).monthly;

/** The samples of an email about any order: "order paid, monthly" and so on. */
export function samplesOfOrders(about: string, typed: Typed, locale: Locale): Record<string, OrderFacts> {
  const { plain, renewing, monthly } = sampleOrders(typed, locale);
  return { [`${about}, plain`]: plain, [`${about}, renewing`]: renewing, [`${about}, monthly`]: monthly };
}
