import type { Site } from "#domains/content/rules/site.ts";
import { branchAddress } from "#domains/institute/rules/place.ts";
import { takesCurrency, type WayToPay, waysIn } from "#domains/institute/rules/ways-to-pay.ts";
import type { FeeRules } from "#domains/money/contract/fee-rules.ts";
import { amountInWords } from "#domains/money/rules/amount-in-words.ts";
import { deskFigures, monthsInWords } from "#domains/money/rules/figures.ts";
import { registration } from "#domains/money/rules/instalments.ts";
import { orderStateAt, takesMoney } from "#domains/money/rules/order-state.ts";
import { type TaxNumbers, taxNumberLines } from "#domains/money/rules/receipt-taxes.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { type VoucherSums, voucherSums } from "#domains/money/rules/voucher.ts";
import { lateFeeIn } from "#domains/money/server/desk/fee-rules.ts";
import { type CodePath, codePath } from "#domains/money/server/draw-code.ts";
import type { StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { payingCode } from "#domains/money/server/shown-transfers.ts";
import { paperWords } from "#server/pdf/paper-words.ts";
import type { PaperRow } from "#server/pdf/pdf-page.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { wholeDate } from "#shared/formats/format-date.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";

/** The content of a fee voucher, as text; its page and its PDF only lay it out. */
export interface VoucherPaper {
  lang: Locale;
  title: string;
  /** The names of its parts: the bank's, the institute's and the student's. */
  copies: string[];
  reference: PaperRow;
  issuer: { name: string; lines: string[] };
  rows: PaperRow[];
  amount: PaperRow & { inWords: string };
  /** The sum after the last day to pay. */
  after: PaperRow | null;
  /** How it is paid: by a bank or a wallet, with its code where it has one. */
  pay: { title: string; details: PaperRow[]; code: { path: CodePath; label: string; hint: string } | null }[];
  notes: string[];
  stamp: string;
  /** Of a company's voucher: its students, on pages of their own. */
  list?: { title: string; about: string; rows: { name: string; detail: string; amount: string }[]; total: PaperRow };
}

export interface Told {
  site: Site;
  rules: FeeRules;
  /** The institute's tax numbers. */
  numbers: TaxNumbers;
  /** The branch of the order's batch. */
  branchId: string | null;
  now: Date;
}

/** The ways to pay that a voucher has room for, and the lines of each. */
const [mostWays, mostDetails] = [2, 5];

/** The voucher of an order; null where nothing is to be paid. */
export function voucherOf(found: StudentOrder, statement: Statement, told: Told): VoucherPaper | null {
  const { order, student, batch } = found;
  const { content, messages } = told.site;
  const words = paperWords(messages.vouchers, messages.language);
  const { timeZone } = content.company.hours;
  const sums = takesMoney(orderStateAt(order, told.now))
    ? voucherSums(statement, lateFeeIn(told.rules, order.currency), told.now)
    : null;
  if (!sums) return null;
  const { currency, reference } = order;
  const { lang } = messages.language;
  const dayIn = (at: Date) => wholeDate(dayOf(at, timeZone), lang);
  const amount = deskFigures(sums.askedMinor, currency, lang).amount;
  const name = `${student.firstName} ${student.lastName}`.trim();
  const pay = waysOf(content.payment.transfers, { sums, currency }, words);
  const hasCode = pay.some(({ code }) => code !== null);
  return {
    ...{ lang, title: words.title, copies: words.copies },
    reference: { label: words.reference, value: reference },
    issuer: issuerOf(told),
    rows: [
      { label: words.student, value: name || messages.receipts.erased },
      { label: words.course, value: order.courseTitle },
      ...(batch ? [{ label: words.batch, value: batch.name }] : []),
      { label: words.pays, value: paysInWords(statement, words) },
      ...(order.consumerNumber ? [order.consumerNumber] : consumerNumbers(content.payment.transfers, currency)).map(
        (value) => ({ label: words.consumerNumber, value }),
      ),
    ],
    amount: {
      ...(sums.payBy
        ? { label: fillText(words.payBy, { day: dayIn(sums.payBy) }), value: amount }
        : { label: fillText(words.overdue, { day: dayIn(sums.overdueSince ?? told.now) }), value: amount }),
      inWords: amountInWords(sums.askedMinor, currency, namedCurrency(currency, lang), words.numbers),
    },
    after: afterDay(sums, { currency, dayIn, lang }, words),
    pay,
    notes: [
      ...(pay.length > 0 ? [fillText(hasCode ? words.noReference : words.writeReference, { reference })] : []),
      ...(content.payment.isDemo ? [words.demo] : []),
    ],
    stamp: words.stamp,
  };
}

/** The sum after the last day to pay; null where it stays the same. */
export function afterDay(
  { afterMinor, payBy }: VoucherSums,
  { currency, dayIn, lang }: { currency: Currency; dayIn: (at: Date) => string; lang: Locale },
  words: Words,
): PaperRow | null {
  if (afterMinor === null || !payBy) return null;
  return { label: fillText(words.after, { day: dayIn(payBy) }), value: deskFigures(afterMinor, currency, lang).amount };
}

/** A currency as sums in words name it: "Pakistani rupees". */
export function namedCurrency(currency: Currency, locale: Locale): string {
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" });
  return parts.formatToParts(2).find(({ type }) => type === "currency")?.value ?? namesIn(locale).currency(currency);
}

type Words = Messages["vouchers"];

/** What is paid: "Registration fee, month 1 of 4". */
export function paysInWords({ asked, instalments }: Statement, words: Words): string {
  const months = monthsInWords(asked.months, words) ?? words.whole;
  const [first] = instalments.filter(({ leftMinor }) => leftMinor > 0);
  if (first?.instalment !== registration) return months;
  const isAlone = first.leftMinor === asked.minor;
  return isAlone ? words.registration : fillText(words.registrationToo, { months });
}

export function consumerNumbers(ways: WayToPay[], currency: Currency): string[] {
  return ways
    .filter((way) => takesCurrency(way, currency))
    .flatMap(({ consumerNumber }) => (consumerNumber ? [consumerNumber] : []));
}

/** The ways that pay it without a card, one with a code first; cash needs no words on the bank's paper. */
export function waysOf(
  transfers: WayToPay[],
  { sums, currency }: { sums: VoucherSums; currency: Currency },
  words: Words,
): VoucherPaper["pay"] {
  // After its day another sum is asked, so that the code ends with it.
  const expiry = sums.afterMinor !== null && sums.payBy ? raastMinute(sums.payBy) : undefined;
  const asked = { plain: deskFigures(sums.askedMinor, currency).typed };
  return waysIn(transfers, currency)
    .filter((way) => takesCurrency(way, currency) && way.kind !== "cash" && way.details.length > 0)
    .map((way) => ({ way, code: payingCode(way, { asked, currency, isDue: true }, expiry) }))
    .toSorted((one, other) => Number(other.code !== null) - Number(one.code !== null))
    .slice(0, mostWays)
    .map(({ way, code }, at) => ({
      title: way.title,
      details: way.details.slice(0, mostDetails),
      // A paper with two codes would be paid twice.
      code: code === null || at > 0 ? null : { path: codePath(code), label: words.qrLabel, hint: words.scan },
    }));
}

/** A moment as a Raast code holds it, in Pakistan's time, five hours ahead of UTC: "DDMMYYYYHHmm". */
function raastMinute(at: Date): string {
  const there = new Date(at.getTime() + 5 * 3_600_000).toISOString();
  const [year, month, day] = there.slice(0, 10).split("-");
  return `${day}${month}${year}${there.slice(11, 13)}${there.slice(14, 16)}`;
}

/** The institute with its tax numbers, and the address of the branch that teaches. */
export function issuerOf({ site, numbers, branchId }: Told): VoucherPaper["issuer"] {
  const { company, branches } = site.content;
  const branch = branches.find(({ id }) => id === branchId);
  const { address, phones } = company;
  const own = [`${address.street}, ${address.city}`, phones.map(({ display }) => display).join(", ")];
  return {
    name: company.legalName,
    lines: [
      ...taxNumberLines(numbers, site.messages.receipts),
      ...(branch ? [branch.name, ...branchAddress(branch)] : own),
    ],
  };
}
