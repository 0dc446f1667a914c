import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { marketCurrencies } from "#domains/institute/rules/markets.ts";
import type { Currency } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import type { FeeCell } from "./change-fees.ts";
import { type Fees, oneFee } from "./course-price.ts";

/** A line of the table: the fees of a plan, of a course in a plan or alone, or for registration. */
export interface FeesRow extends Pick<FeeCell, "kind" | "course" | "plan"> {
  /** Names its fields. */
  key: string;
  /** The plan's title; empty for a course's one fee and for registration. */
  title: string;
  /** The fees by currency as text, and those that count where a field is empty. */
  fees: Partial<Record<string, string>>;
  otherwise: Partial<Record<string, string>>;
}

/** The table of all fees, as it is typed. */
export interface FeesForm {
  /** The first day of the change; empty for at once. */
  from: string;
  currencies: Currency[];
  /** The institute's registration fee, then each plan. */
  common: FeesRow[];
  courses: { id: string; title: string; feeFor: "month" | "course"; rows: FeesRow[] }[];
}

type Content = Pick<SiteContent, "money" | "registration" | "plans" | "courses">;

/** The table as it is published. */
export function feesFormOf({ money, registration, plans, courses }: Content): FeesForm {
  const row = (place: Omit<FeesRow, "key" | "fees" | "otherwise">, fees: Fees, otherwise: Fees = {}): FeesRow => {
    const key = [place.kind, place.course, place.plan].filter((part) => part !== null).join(".");
    return { ...place, key, fees: textsOf(fees), otherwise: textsOf(otherwise) };
  };
  return {
    from: "",
    currencies: marketCurrencies(money),
    common: [
      row({ kind: "registration", course: null, plan: null, title: "" }, registration),
      ...plans.map(({ id, title, fees }) => row({ kind: "plan", course: null, plan: id, title }, fees)),
    ],
    courses: courses.map((course) => {
      const own = (plan: string): Fees =>
        Object.fromEntries(Object.entries(course.fees).map(([currency, ofPlans]) => [currency, ofPlans[plan]]));
      const sold = plans.filter(({ id }) => course.plans.includes(id));
      const alone = row({ kind: "course", course: course.id, plan: oneFee.id, title: "" }, own(oneFee.id));
      const ofPlans = sold.map(({ id, title, fees }) =>
        row({ kind: "course", course: course.id, plan: id, title }, own(id), fees),
      );
      const differs = Object.entries(course.registration).filter(
        ([code, fee]) => registration[code as Currency] !== fee,
      );
      const once = { kind: "registration" as const, course: course.id, plan: null, title: "" };
      return {
        ...{ id: course.id, title: course.title, feeFor: course.feeFor ?? "month" },
        rows: [
          ...(course.plans.length === 0 ? [alone] : ofPlans),
          row(once, Object.fromEntries(differs), registration),
        ],
      };
    }),
  };
}

const textsOf = (fees: Fees) =>
  Object.fromEntries(Object.entries(fees).flatMap(([code, fee]) => (fee === undefined ? [] : [[code, String(fee)]])));

const rowsOf = ({ common, courses }: FeesForm) => [...common, ...courses.flatMap(({ rows }) => rows)];

/** The name of a field of the table. */
export const feeField = (key: string, currency: string) => `fee.${key}.${currency}`;

/** What a form holds; a field that it does not send stays as in `before`. */
export function readFeesForm(sent: FormData, before: FeesForm): FeesForm {
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  const read = (row: FeesRow): FeesRow => {
    const typed = before.currencies.map((code) => {
      const name = feeField(row.key, code);
      return [code, sent.has(name) ? text(name) : row.fees[code]];
    });
    return { ...row, fees: { ...row.fees, ...Object.fromEntries(typed) } };
  };
  return {
    ...before,
    from: text("from"),
    common: before.common.map(read),
    courses: before.courses.map((course) => {
      const unit = text(`unit.${course.id}`);
      const feeFor = unit === "month" || unit === "course" ? unit : course.feeFor;
      return { ...course, feeFor, rows: course.rows.map(read) };
    }),
  };
}

/** The fields that hold no amount of their currency, with the currency. */
export function wrongFees(form: FeesForm): [field: string, currency: Currency][] {
  return rowsOf(form).flatMap((row) =>
    form.currencies.flatMap((code): [string, Currency][] => {
      const typed = row.fees[code];
      return typed && readMoney(typed, code) === null ? [[feeField(row.key, code), code]] : [];
    }),
  );
}

/** What a form changes in what is published. */
export function changesOf(form: FeesForm, published: FeesForm): { cells: FeeCell[]; units: FeesUnits } {
  const before = new Map(rowsOf(published).map((row) => [row.key, row]));
  const amountIn = (row: FeesRow | undefined, code: string) => {
    const typed = row?.fees[code];
    return typed ? readMoney(typed, code) : null;
  };
  const cells = rowsOf(form).flatMap((row) =>
    form.currencies.flatMap((currency) => {
      const amount = amountIn(row, currency);
      const { kind, course, plan } = row;
      return amount === amountIn(before.get(row.key), currency) ? [] : [{ kind, course, plan, currency, amount }];
    }),
  );
  const unitBefore = new Map(published.courses.map(({ id, feeFor }) => [id, feeFor]));
  const units = form.courses.flatMap(({ id, feeFor }) =>
    unitBefore.get(id) === feeFor ? [] : [{ course: id, feeFor }],
  );
  return { cells, units };
}

type FeesUnits = { course: string; feeFor: "month" | "course" }[];
