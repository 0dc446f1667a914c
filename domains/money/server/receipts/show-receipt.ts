import type { Site } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import { entryFigures, type Figures, figuresOf, monthsInWords } from "#domains/money/rules/figures.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { type ContainedTax, taxNumberLines } from "#domains/money/rules/receipt-taxes.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { type ReceiptClaim, requireReceiptKey } from "#domains/money/server/order-links.ts";
import { findLedgerEntries, findReceipt, type LedgerEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { findStudentOrders, type StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import type { IssuedFacts } from "#domains/money/server/tables/ledger-tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { besideOthers, paperWords } from "#server/pdf/paper-words.ts";
import type { PaperRow } from "#server/pdf/pdf-page.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import { formats, type Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import { issuerNow } from "./issue-receipt.ts";
import { type PaidInstalments, paidInstalments } from "./paid-instalments.ts";
import type { ReceiptPaper } from "./pdf.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
}

/** The content of a receipt, and the name of its file. */
export type ReceiptView = ReceiptPaper & { fileName: string };

/**
 * The content of a payment's receipt, or of a refund's credit note, for the bearer of its link. It shows the order as
 * it was right after it, so it never changes. Throws `forbidden`, with the same message each time, if the key does not
 * open it, has expired, or there is no such receipt.
 */
export async function showReceipt({ database, signedTokens, site }: Deps, claim: ReceiptClaim): Promise<ReceiptView> {
  await requireReceiptKey(signedTokens, claim);
  const [number, own] = claim.number.split(".").map(Number);
  const receipt = await findReceipt(database, number ?? 0);
  const parts = receipt?.parts.filter(({ entry }) => own === undefined || entry.id === own) ?? [];
  const orderIds = parts.map(({ entry }) => entry.orderId);
  const orders = new Map((await findStudentOrders(database, orderIds)).map((one) => [one.order.id, one]));
  const ledgers = Map.groupBy(await findLedgerEntries(database, orderIds), ({ orderId }) => orderId);
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { language } = messages;
  const { lang } = language;
  const issued = parts.flatMap(({ entry, taxes }): Issued[] => {
    const [found, ledger] = [orders.get(entry.orderId), ledgers.get(entry.orderId)];
    return receipt && found && ledger ? [{ ...receipt, entry, taxes, ledger, found, timeZone, language }] : [];
  });
  const [first] = issued;
  if (!receipt || !first) throw new AppError("forbidden", "receipt.link");
  const { issuedAt, facts } = receipt;
  const sponsor = facts?.sponsor;
  const words = paperWords(messages.receipts, language);
  const named = numbered(first.entry, receipt.number, words);
  return {
    lang,
    ...(sponsor && own === undefined ? jointPaperOf(issued, sponsor, words) : paperOf(first, words)),
    ...{ title: named.title, number: named.number },
    fileName: fillText(messages.receipts[kindOf(first.entry)].fileName, { number: named.plain }),
    issuedAt: shownTime(issuedAt, "day", timeZone, lang),
    issuer: issuerOf(content.company, facts, words),
  };
}

type Words = Messages["receipts"];

function kindOf({ kind }: LedgerEntry): ReceiptView["kind"] {
  return kind === "refund" ? "refund" : "payment";
}

function numbered(entry: LedgerEntry, receiptNumber: number, words: Words) {
  const plain = receiptName(receiptNumber, 6);
  return { plain, title: words[kindOf(entry)].title, number: fillText(words.number, { number: plain }) };
}

/** The institute as it was when the receipt was issued, with the branch of the batch in place of its own address. */
function issuerOf(company: Company, facts: IssuedFacts | null, words: Words): ReceiptView["issuer"] {
  // Receipts of earlier releases did not keep them.
  const { name, lines } = facts?.issuer ?? issuerNow(company);
  const branch = facts?.branch;
  return {
    name,
    lines: [...(facts ? taxNumberLines(facts, words) : []), ...(branch ? [branch.name, ...branch.lines] : lines)],
  };
}

interface Issued {
  entry: LedgerEntry;
  taxes: ContainedTax[];
  ledger: LedgerEntry[];
  found: StudentOrder;
  timeZone: string;
  language: Messages["language"];
  hasSummary: boolean;
  facts: IssuedFacts | null;
}

/** A company's receipt: what came in all, and for whom. */
function jointPaperOf(issued: Issued[], sponsor: NonNullable<IssuedFacts["sponsor"]>, words: Words) {
  const [{ entry, found, language }] = issued as [Issued];
  const { lang } = language;
  const { currency } = found.order;
  const labels = words[kindOf(entry)];
  const inWords = (amountMinor: number) => entryFigures({ amountMinor }, currency, lang).moved;
  const taxes = Map.groupBy(
    issued.flatMap((one) => one.taxes),
    ({ name, rate }) => `${rate} ${name}`,
  );
  const summed = Array.from(taxes.values(), ([first, ...others]) => ({
    ...(first as ContainedTax),
    minor: others.reduce((sum, { minor }) => sum + minor, first?.minor ?? 0),
  }));
  return {
    kind: kindOf(entry),
    amount: { label: labels.amount, value: inWords(issued.reduce((sum, one) => sum + one.entry.amountMinor, 0)) },
    summary: null,
    person: { label: labels.person, value: sponsor.name },
    dateLabel: words.date,
    rows: rowsOf([
      [words.company.ntn, sponsor.ntn],
      [words.method, words.methods[entry.method ?? "transfer"]],
      ...taxRows(summed, { currency, lang }, words),
    ]),
    parts: {
      label: words.company.parts,
      rows: issued.map((one) => {
        const { order, student, batch } = one.found;
        const paid = paidInstalments(one.ledger.filter(({ id }) => id <= one.entry.id));
        return {
          name: `${student.firstName} ${student.lastName}`.trim() || words.erased,
          detail: [batch?.name ?? order.courseTitle, paid && paysInWords(paid, words), order.reference]
            .flatMap((fact) => (fact ? besideOthers(fact, language) : []))
            .join(" · "),
          amount: inWords(one.entry.amountMinor),
        };
      }),
    },
    totals: [],
    note: words.note,
  };
}

function taxRows(
  taxes: ContainedTax[],
  { currency, lang }: { currency: Currency; lang: Locale },
  words: Words,
): [string, string][] {
  return taxes.map(({ name: tax, rate, minor }) => [
    fillText(words.tax, { name: tax, rate: formats(lang).number(rate / 100) }),
    entryFigures({ amountMinor: minor }, currency, lang).moved,
  ]);
}

function paperOf({ entry, taxes, ledger, found, timeZone, language, hasSummary, facts }: Issued, words: Words) {
  const { order, student, batch } = found;
  const { lang } = language;
  const kind = kindOf(entry);
  const labels = words[kind];
  const until = ledger.filter(({ id }) => id <= entry.id);
  // The order's state of today has no say in how it stood then.
  const figures = figuresOf(statementOf(until, { ...order, state: "paid" }, entry.at), lang);
  const { moved } = entryFigures(entry, order.currency, lang);
  const none = entryFigures({ amountMinor: 0 }, order.currency, lang).moved;
  const name = `${student.firstName} ${student.lastName}`.trim();
  // Receipts without a summary measured a payment by the charge alone.
  const paid = paidInstalments(until, { chargeAlone: !hasSummary });
  return {
    kind,
    amount: { label: labels.amount, value: moved },
    summary:
      kind === "refund" || !hasSummary ? null : summaryOf({ moved, paid, figures, timeZone, lang }, words.summary),
    person: { label: labels.person, value: name || words.erased },
    dateLabel: words.date,
    rows: rowsOf([
      [words.course, order.courseTitle],
      [words.plan, order.planTitle],
      [words.batch, batch?.name],
      [labels.pays, paid && paysInWords(paid, words)],
      [words.method, words.methods[entry.method ?? "transfer"]],
      [words.order, order.reference],
      [words.company.paid, facts?.sponsor?.name],
      ...taxRows(taxes, { currency: order.currency, lang }, words),
    ]),
    totals: rowsOf([
      [labels.paid, figures.received ?? none],
      [labels.left ?? "", labels.left && (figures.left ?? words.nothingLeft)],
    ]),
    note: words.note,
  };
}

function rowsOf(pairs: [label: string, value: string | null | undefined][]): PaperRow[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The purpose of a payment: "Month 2 of 4". */
function paysInWords(
  { registration, ...paid }: PaidInstalments,
  words: CourseWords & Record<"registration" | "registrationPart" | "registrationToo", string>,
): string {
  if (registration === "alone") return paid.isPart ? words.registrationPart : words.registration;
  const course = ofCourseInWords(paid, words);
  return registration === null ? course : fillText(words.registrationToo, { course });
}

type CourseWords = Record<"month" | "months" | "monthPart" | "monthsPart" | "whole" | "wholePart", string>;

function ofCourseInWords({ months, inAll, isPart }: Omit<PaidInstalments, "registration">, words: CourseWords): string {
  if (!months) return isPart ? words.wholePart : words.whole;
  const texts = isPart ? { month: words.monthPart, months: words.monthsPart } : words;
  return monthsInWords({ ...months, inAll }, texts) ?? "";
}

interface Summed {
  moved: string;
  paid: PaidInstalments | null;
  figures: Figures;
  timeZone: string;
  lang: Locale;
}

/** A payment in a line: "Paid $149 (month 1 of 4) · next $149 on 10 January · in all $596". */
function summaryOf({ moved: amount, paid, figures, timeZone, lang }: Summed, words: Words["summary"]): string {
  const { next, overdue, credit, isDue, price } = figures;
  const isPart = isDue || (paid?.isPart ?? false);
  const received = fillText(isPart ? words.received : words.paid, { amount });
  const dayIn = (at: Date) => formatDay(dayOf(at, timeZone), lang);
  const after = () => {
    if (overdue) return fillText(words.late, { amount: overdue.amount, day: dayIn(overdue.since) });
    if (next) return fillText(isPart ? words.left : words.next, { amount: next.amount, day: dayIn(next.dueAt) });
    return credit && fillText(words.credit, { amount: credit });
  };
  const pays = paid && fillText(words.pays, { received, pays: paysInWords(paid, words) });
  return [pays ?? received, after(), fillText(words.inAll, { amount: price })].filter(Boolean).join(" · ");
}
