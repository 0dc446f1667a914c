import { amountInWords } from "#domains/money/rules/amount-in-words.ts";
import { deskFigures } from "#domains/money/rules/figures.ts";
import { orderStateAt, takesMoney } from "#domains/money/rules/order-state.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { type VoucherSums, voucherSums } from "#domains/money/rules/voucher.ts";
import { lateFeeIn } from "#domains/money/server/desk/fee-rules.ts";
import type { StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import type { Sponsor } from "#domains/money/server/queries/sponsor-queries.ts";
import { besideOthers, paperWords } from "#server/pdf/paper-words.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { wholeDate } from "#shared/formats/format-date.ts";
import type { Currency } from "#shared/money.ts";
import {
  afterDay,
  consumerNumbers,
  issuerOf,
  namedCurrency,
  paysInWords,
  type Told,
  type VoucherPaper,
  waysOf,
} from "./voucher.ts";

/** An order that a company pays, and how it stands. */
interface Sponsored {
  found: StudentOrder;
  statement: Statement;
}

type Asked = Sponsored & { sums: VoucherSums };

/**
 * One voucher of a company for all that it has to pay in a currency, with the list of its students; null where nothing
 * is to be paid.
 */
export function sponsorVoucherOf(
  sponsor: Sponsor,
  currency: Currency,
  sponsored: Sponsored[],
  told: Told,
): VoucherPaper | null {
  const { content, messages } = told.site;
  const words = paperWords(messages.vouchers, messages.language);
  const inLine = (...facts: string[]) => facts.map((fact) => besideOthers(fact, messages.language)).join(" · ");
  const { ofCompany: ours } = words;
  const lateFee = lateFeeIn(told.rules, currency);
  const asked = sponsored.flatMap(({ found, statement }): Asked[] => {
    const { order } = found;
    if (order.currency !== currency || !takesMoney(orderStateAt(order, told.now))) return [];
    const sums = voucherSums(statement, lateFee, told.now);
    return sums ? [{ found, statement, sums }] : [];
  });
  if (asked.length === 0) return null;
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const dayIn = (at: Date) => wholeDate(dayOf(at, timeZone), lang);
  const sums = togetherOf(asked);
  const figure = (minor: number) => deskFigures(minor, currency, lang).amount;
  const amount = figure(sums.askedMinor);
  return {
    ...{ lang, title: words.title, copies: ours.copies },
    reference: { label: ours.company, value: sponsor.name },
    issuer: issuerOf(told),
    rows: [
      ...(sponsor.ntn ? [{ label: ours.ntn, value: sponsor.ntn }] : []),
      ...(sponsor.contact ? [{ label: ours.contact, value: sponsor.contact }] : []),
      { label: words.pays, value: fillCount(ours.students, asked.length) },
      ...consumerNumbers(content.payment.transfers, currency).map((value) => ({ label: words.consumerNumber, value })),
    ],
    amount: {
      ...(sums.payBy
        ? { label: fillText(words.payBy, { day: dayIn(sums.payBy) }), value: amount }
        : { label: fillText(words.overdue, { day: dayIn(sums.overdueSince ?? told.now) }), value: amount }),
      inWords: amountInWords(sums.askedMinor, currency, namedCurrency(currency, lang), words.numbers),
    },
    after: afterDay(sums, { currency, dayIn, lang }, words),
    pay: waysOf(content.payment.transfers, { sums, currency }, words),
    notes: [ours.note, ...(content.payment.isDemo ? [words.demo] : [])],
    stamp: words.stamp,
    list: {
      title: fillText(ours.list, { company: sponsor.name }),
      about: inLine(issuerOf(told).name, sponsor.name),
      rows: asked.map(({ found: { order, student, batch }, statement, sums: { askedMinor } }) => ({
        name: `${student.firstName} ${student.lastName}`.trim() || messages.receipts.erased,
        detail: inLine(batch?.name ?? order.courseTitle, paysInWords(statement, words), order.reference),
        amount: figure(askedMinor),
      })),
      total: { label: ours.total, value: amount },
    },
  };
}

/** What all ask for together, by the first of their days. */
function togetherOf(asked: Asked[]): VoucherSums {
  const total = (minorOf: (sums: VoucherSums) => number) => asked.reduce((sum, { sums }) => sum + minorOf(sums), 0);
  const days = asked.flatMap(({ sums }) => sums.payBy ?? []);
  const overdue = asked.flatMap(({ sums }) => sums.overdueSince ?? []);
  const earliest = (some: Date[]) => some.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
  const askedMinor = total((sums) => sums.askedMinor);
  const afterMinor = total((sums) => sums.afterMinor ?? sums.askedMinor);
  return {
    askedMinor,
    ...{ payBy: earliest(days), overdueSince: earliest(overdue) },
    afterMinor: afterMinor > askedMinor ? afterMinor : null,
  };
}
