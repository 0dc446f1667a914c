import { fillText } from "#shared/fill-text.ts";
import { formatMoney, plainAmount } from "#shared/formats/format-money.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { Currency } from "#shared/money.ts";
import type { Entry } from "./instalments.ts";
import type { Months, Statement } from "./statement.ts";

/** The figures of an order as text, "$447"; null for a sum that is nothing. */
export type Figures = ReturnType<typeof figuresOf>;

/** Writes the figures of a statement, in a language. Every page, email, list and paper takes an order's figures from here. */
export function figuresOf(statement: Statement, locale: Locale = siteLocale) {
  const { currency, asked, next, overdue } = statement;
  const text = (minor: number) => formatMoney({ minor, currency }, locale);
  const some = (minor: number) => (minor > 0 ? text(minor) : null);
  return {
    monthly: text(statement.monthlyMinor),
    registration: some(statement.registrationMinor),
    costs: text(statement.costsMinor),
    takenOff: some(statement.takenOffMinor),
    price: text(statement.priceMinor),
    received: some(statement.receivedMinor),
    returned: some(statement.returnedMinor),
    left: some(statement.balanceMinor),
    credit: some(statement.creditMinor),
    /** What is due by today, and what was paid beyond it. */
    due: some(statement.dueMinor),
    ahead: some(statement.aheadMinor),
    upcoming: statement.upcoming && { amount: text(statement.upcoming.minor), dueAt: statement.upcoming.dueAt },
    /** Also as a banking form takes it, "447.00". */
    asked: { amount: text(asked.minor), plain: plainAmount({ minor: asked.minor, currency }), months: asked.months },
    next: next && { amount: text(next.minor), dueAt: next.dueAt, state: next.state, months: next.months },
    recurring: { amount: text(statement.recurring.minor), months: statement.recurring.months },
    overdue: overdue && { amount: text(overdue.minor), since: overdue.since, days: overdue.days },
    instalments: statement.instalments.map(({ instalment, amountMinor, leftMinor, dueAt, state }) => {
      return { instalment, amount: text(amountMinor), left: some(leftMinor), dueAt, state };
    }),
    ...{ isDue: statement.isDue, standing: statement.standing },
  };
}

/** "Month 2 of 4", in the words that are given; null for a course that is paid at once. */
export function monthsInWords(months: Months | null, words: { month: string; months: string }): string | null {
  return months && fillText(months.from === months.to ? words.month : words.months, { ...months });
}

/** The amount of a ledger's entry as text; "moved" is the money of a payment or a refund, without its sign. */
export function entryFigures(
  { amountMinor }: Pick<Entry, "amountMinor">,
  currency: Currency,
  locale: Locale = siteLocale,
) {
  return {
    amount: formatMoney({ minor: amountMinor, currency }, locale),
    moved: formatMoney({ minor: Math.abs(amountMinor), currency }, locale),
  };
}

/** A sum at the desk as text: of charges that statements name, of what a drawer holds, or as it was typed. */
export function deskFigures(minor: number, currency: Currency, locale: Locale = siteLocale) {
  return {
    amount: formatMoney({ minor, currency }, locale),
    /** As somebody types it into the field of an amount: "11000", "12.50". */
    typed: plainAmount({ minor, currency }).replace(/\.0+$/, ""),
  };
}
