import { type IncomeGroup, incomeGroups, type OwedAge } from "#domains/money/contract/income.ts";
import { deskFigures } from "#domains/money/rules/figures.ts";
import type { Income } from "#domains/money/server/income/show-income.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { formats, type Locale, momentsIn } from "#shared/formats/formats.ts";
import { type Currency, inWhole } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import { shortDay } from "#ui/office/times.ts";

/** A sum with its name, its part of the whole in per cent, and the address of the rows that it adds up. */
export interface NamedSum {
  name: string;
  amount: string;
  share: number;
  note: string | null;
  to: string;
}

/** The names that the income needs: of branches, courses, batches, teachers and staff, by their ids. */
export interface IncomeNames extends Record<IncomeGroup, ReadonlyMap<string, string>> {
  staff: ReadonlyMap<string, string>;
}

interface Reader {
  words: Messages["admin"]["income"];
  methods: Messages["admin"]["payments"]["methods"];
  names: IncomeNames;
  timeZone: string;
  lang: Locale;
  /** The group that is shown, which the addresses of rows keep. */
  by: IncomeGroup;
}

const monthNames = momentsIn({ month: "long", year: "numeric" });
const monthsAlone = momentsIn({ month: "long" });

/** A month in words: "December 2026", or "December". */
export const monthInWords = (month: string, lang: Locale, year: "with year" | "without year" = "with year") =>
  (year === "with year" ? monthNames : monthsAlone)(lang)("UTC").format(new Date(`${month}-01T00:00:00Z`));

/** Large sums as they are spoken of where money is counted in lakh: "6.1 lakh"; null for others. */
function inLakh(minor: number, currency: Currency, words: Reader["words"]): string | null {
  const lakh = inWhole(minor, currency) / 100_000;
  const isCounted = currency === "PKR" || currency === "INR";
  return isCounted && lakh >= 1 ? fillText(words.tiles.lakh, { count: lakh.toFixed(1) }) : null;
}

/** The income of a month as its page shows it: sums as text, each with the address of its rows. */
export function incomeData(income: Income, { words, methods, names, timeZone, lang, by }: Reader) {
  const { month, before, present, today, currency, branch, days, owed } = income;
  const text = (minor: number) => deskFigures(minor, currency).amount;
  const base = { month, currency, by, ...(branch !== null && { branch }) };
  const rowsOf = (asked: Record<string, string>) => `/income/rows?${new URLSearchParams({ ...base, ...asked })}`;
  const total = sumOf(days);
  const share = (minor: number, whole = total) => (whole > 0 ? Math.max(0, Math.round((100 * minor) / whole)) : 0);
  const nameOf = (group: IncomeGroup, id: string) => names[group].get(id) ?? (id || words.came.none);
  const [label, labelBefore] = [monthInWords(month, lang), monthInWords(before, lang, "without year")];
  const ofToday = days.find(({ on }) => on === today);
  const debts = owed.filter(({ age }) => age !== "next");
  const next = owed.find(({ age }) => age === "next");
  const [owedMinor, lateMinor] = [sum(debts), sum(debts.filter(({ age }) => age !== "ahead"))];
  const owedRows = (age: OwedAge) => rowsOf({ age });
  const short = (on: string) => shortDay(on, lang).split(" ").slice(0, 2).join(" ");
  const best = days.toSorted((one, other) => other.receivedMinor - one.receivedMinor)[0];
  return {
    ...{ month, label, present, currency, branch, by, currencies: income.currencies },
    tiles: [
      ...(ofToday
        ? [
            {
              name: words.tiles.today,
              amount: text(ofToday.receivedMinor),
              notes: [fillCount(words.tiles.payments, ofToday.count)],
              to: rowsOf({ side: "received", on: today }),
            },
          ]
        : []),
      {
        name: fillText(words.tiles.received, { month: monthInWords(month, lang, "without year") }),
        amount: text(total),
        notes: [inLakh(total, currency, words), `${labelBefore}: ${text(sumOf(income.daysBefore))}`],
        to: rowsOf({ side: "received" }),
      },
      {
        name: words.tiles.owed,
        amount: text(owedMinor),
        notes: [inLakh(owedMinor, currency, words), words.tiles.ahead],
        late: lateMinor > 0 ? fillText(words.tiles.late, { amount: text(lateMinor) }) : null,
        to: `/income?${new URLSearchParams(base)}#owed`,
      },
      {
        name: fillText(words.tiles.expected, { month: monthInWords(nextOf(present), lang, "without year") }),
        amount: text(next?.owedMinor ?? 0),
        notes: [inLakh(next?.owedMinor ?? 0, currency, words), fillCount(words.tiles.orders, next?.orders ?? 0)],
        to: owedRows("next"),
      },
    ],
    chart: {
      said: fillText(words.chart.said, {
        ...{ month: label, total: text(total), day: best ? short(best.on) : "", most: text(best?.receivedMinor ?? 0) },
        ...{ before: labelBefore, totalBefore: text(sumOf(income.daysBefore)) },
      }),
      most: text(Math.max(0, ...[...days, ...income.daysBefore].map((one) => one.receivedMinor))),
      legend: [label, labelBefore],
      days: days.map(({ on, receivedMinor, count }) => ({
        ...{ on, day: short(on), minor: receivedMinor, isToday: on === today },
        amount: text(receivedMinor),
        to: count > 0 ? rowsOf({ side: "received", on }) : null,
      })),
      before: income.daysBefore.map(({ receivedMinor }) => receivedMinor),
    },
    groups: incomeGroups.map((group) => ({
      group,
      rows: income.groups[group].map(({ id, receivedMinor }): NamedSum => {
        const to = rowsOf({ side: "received", of: `${group}:${id}` });
        return { name: nameOf(group, id), amount: text(receivedMinor), share: share(receivedMinor), note: null, to };
      }),
    })),
    methods: income.methods.map(({ method, way, receivedMinor }): NamedSum => {
      const to = rowsOf({ side: "received", of: `${method}:${way}` });
      return { name: way || methods[method], amount: text(receivedMinor), share: share(receivedMinor), note: null, to };
    }),
    billed: { amount: text(income.billedMinor), to: rowsOf({ side: "billed" }) },
    off: { amount: text(income.offMinor), to: rowsOf({ side: "off" }) },
    owed: agesShown.flatMap((age): NamedSum[] => {
      const { owedMinor: minor = 0, orders = 0 } = debts.find((one) => one.age === age) ?? {};
      const note = fillCount(words.tiles.orders, orders);
      if (orders === 0) return [];
      return [
        { name: words.owed.ages[age], amount: text(minor), share: share(minor, owedMinor), note, to: owedRows(age) },
      ];
    }),
    batches: income.batches.map(({ id, name, seats, taken, billedMinor, offMinor, receivedMinor }) => ({
      ...{ id, name, seats: fillText(words.batches.taken, { taken, seats }) },
      sums: [
        { side: "billed", amount: text(billedMinor), to: rowsOf({ side: "billed", of: `batch:${id}` }) },
        { side: "off", amount: text(offMinor), to: rowsOf({ side: "off", of: `batch:${id}` }) },
        { side: "received", amount: text(receivedMinor), to: rowsOf({ side: "received", of: `batch:${id}` }) },
      ],
    })),
    span: { from: `${month}-01`, to: days.at(-1)?.on ?? today },
    books: booksOf(income, { words, staff: names.staff, timeZone, lang }),
  };
}

const agesShown = ["ahead", "week", "month", "two months", "older"] as const;

const sum = (rows: { owedMinor: number }[]) => rows.reduce((all, { owedMinor }) => all + owedMinor, 0);
const sumOf = (rows: { receivedMinor: number }[]) => rows.reduce((all, { receivedMinor }) => all + receivedMinor, 0);

/** The month after another. */
function nextOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

interface BookReader {
  words: Reader["words"];
  staff: ReadonlyMap<string, string>;
  timeZone: string;
  lang: Locale;
}

/** The closed months with who closed them, and the shown month where it may be closed. */
function booksOf({ closings, month, present }: Income, { words, staff, timeZone, lang }: BookReader) {
  const { books } = words;
  const nameOf = (id: string | null) => (id === null ? books.operator : (staff.get(id) ?? books.somebody));
  const days = formats(lang).moments({ day: "numeric", month: "short", year: "numeric" })(timeZone);
  const closed = closings.filter(({ reopenedAt }) => reopenedAt === null);
  const isClosed = closed.some((one) => one.month >= month);
  return {
    /** The shown month, where it is over and not closed. */
    closes: month < present && !isClosed ? { month, label: monthInWords(month, lang) } : null,
    /** The last closed month, which alone can be opened again. */
    last: closed[0] ? { month: closed[0].month, label: monthInWords(closed[0].month, lang) } : null,
    isClosed,
    rows: closings.map(({ id, month: of, closedAt, closedBy, reopenedAt, reopenedBy }) => {
      const said = fillText(books.by, {
        month: monthInWords(of, lang),
        name: nameOf(closedBy),
        day: days.format(closedAt),
      });
      const values = reopenedAt && { name: nameOf(reopenedBy), day: days.format(reopenedAt) };
      return { id, said, reopened: values && fillText(books.reopened, values) };
    }),
  };
}

export type IncomeData = ReturnType<typeof incomeData>;
