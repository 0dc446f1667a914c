import { plainText } from "#shared/clean-text.ts";
import { cutText } from "#shared/cut-text.ts";
import { decimalsOf } from "#shared/decimals-of.ts";
import { foldText } from "#shared/fold-text.ts";
import { type Currency, inMinor } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import { mapInTurns } from "#shared/serving/own-turn.ts";
import { isMonthFirst, readBankDay } from "./read-bank-day.ts";

/** Where a bank's file holds what: lines and columns from 0. */
export interface BankColumns {
  /** The line of the headings. */
  heading: number;
  day: number;
  /** What the bank says about a row: particulars, sender, reference. */
  text: number[];
  /** Money that came, and money that went; null where one column holds both. */
  credit: number | null;
  debit: number | null;
  /** Both, what went with a minus; null where they have columns of their own. */
  amount: number | null;
  balance: number | null;
  /** Whether the month is written before the day: 12/01/2026 is 1 December. */
  monthFirst: boolean;
}

/** A row of a bank's file. */
export interface BankRow {
  /** Its line in the file, from 1. */
  line: number;
  /** "2026-12-01". */
  day: string;
  text: string;
  /** Minor units: above zero for money that came, below for money that went. */
  minor: number;
  /** The account's balance after it, as written; empty where the file has none. */
  balance: string;
}

/** Letters of what a bank says about a row; theirs are some 200 at most. */
const mostSaid = 1000;

type Column = "day" | "text" | "credit" | "debit" | "amount" | "balance";

/** The words of headings, folded, the surest first; a heading is of the first kind that has one of its words. */
const headings: [Column, RegExp][] = [
  ["balance", /balance|رصید|بیلنس|بقایا/],
  ["debit", /debit|withdraw|money out|paid out|\bdr\b|مدین|سحب|صادر|ڈیبٹ|نکال/],
  ["credit", /credit|deposit|money in|paid in|amount received|received amount|\bcr\b|داین|ایداع|وارد|کریڈٹ|جمع/],
  ["day", /date|\bday\b|تاریخ/],
  ["amount", /amount|\bsum\b|مبلغ|قیمہ|^رقم(?: ?\([^()]*\))?$/],
  [
    "text",
    /particular|descri|narrat|detail|remark|memo|sender|name|refer|message|purpose|from|transaction|type|بیان|وصف|تفا?صیل|شرح|مرجع|ملاحظ|مرسل|اسم|نام|حوالہ|نوع/,
  ],
];

const kindOf = (cell: string): Column | null => {
  const heading = foldText(cell);
  return headings.find(([, words]) => words.test(heading))?.[0] ?? null;
};

/** Lines above the headings that are looked through: a bank's title, the account, the period. */
const mostAbove = 40;

/** The columns of a file by its headings; null where no line has a day and money among its headings. */
export function guessColumns(lines: string[][]): BankColumns | null {
  for (const [heading, cells] of lines.slice(0, mostAbove).entries()) {
    const kinds = cells.map(kindOf);
    const at = (kind: Column) => (kinds.includes(kind) ? kinds.indexOf(kind) : null);
    const [day, credit, amount] = [at("day"), at("credit"), at("amount")];
    if (day === null || (credit === null && amount === null)) continue;
    const text = kinds.flatMap((kind, place) => (kind === "text" ? [place] : []));
    const isSplit = credit !== null;
    return {
      ...{ heading, day, text, credit, balance: at("balance"), debit: at("debit") },
      amount: isSplit ? null : amount,
      monthFirst: isMonthFirst(lines.slice(heading + 1).map((line) => line[day] ?? "")),
    };
  }
  return null;
}

/** A file by its headings: what is remembered of one is true of the next. */
export const headingsOf = (lines: string[][], { heading }: Pick<BankColumns, "heading">): string =>
  (lines[heading] ?? []).map((cell) => cell.trim().toLowerCase()).join(" | ");

/** A sum in a bank's cell, in minor units: "19,000.00", "-500", "(500.00)", "500 DR"; 0 for an empty one, null for text. */
function minorIn(cell: string, currency: Currency): number | null {
  const text = isPlain(cell) ? cell.trim() : plainText(cell).replace(/^[−–]|[−–]$/g, "-");
  if (text === "" || text === "-") return 0;
  if (!/\d/.test(text)) return null;
  const isOut = /^\(.*\)$|^-|-$|\bdr\.?$/i.test(text);
  const plain = text.replace(/^\(|\)$|^[-+]|-$|\b[cd]r\.?$/gi, "").trim();
  const sum = plainSum(plain, currency) ?? readMoney(plain, currency);
  if (sum === null) return null;
  const { minor } = inMinor(sum, currency);
  return isOut ? -minor : minor;
}

/** A sum as nearly all files write it; null for one to look at more closely, which takes much longer. */
function plainSum(text: string, currency: Currency): number | null {
  const decimals = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/.exec(text);
  return decimals && (decimals[1] ?? "").length <= decimalsOf(currency) ? Number(text.replaceAll(",", "")) : null;
}

/** Nearly all cells are of ASCII alone; to clean one takes longer than to read it. */
const isPlain = (cell: string) => /^[\x20-\x7E]*$/.test(cell);

/** Lines that add up, and balances: they have money, but no day. */
const sums =
  /^(?:(?:grand|sub|page|net) ?)?totals?\b|\b(?:opening|closing|previous|available|ledger) balance\b|^balance\b|\b[bc]\/[df]\b|^(?:brought|carried) (?:forward|down)|مجموع|اجمالی|رصید|ٹوٹل|میزان|بیلنس/;

const isSum = (cells: string[]) => cells.some((cell) => sums.test(foldText(cell)));

/**
 * What a file says, and the lines with money whose day or sum cannot be read; totals, balances and notes are left out. A
 * file is read a part in each turn of the event loop.
 */
export async function readBankRows(
  lines: string[][],
  columns: BankColumns,
  currency: Currency,
): Promise<{ rows: BankRow[]; unread: number[] }> {
  const below = lines.slice(columns.heading + 1);
  const read = await mapInTurns(below, (cells, at) => {
    return readRow(cells, { line: columns.heading + at + 2, columns, currency });
  });
  return {
    rows: read.filter((row) => typeof row === "object" && row !== null),
    unread: read.filter((row) => typeof row === "number"),
  };
}

/** A row; the line's number where its day or sum cannot be read; null for a line without money. */
function readRow(
  cells: string[],
  { line, columns, currency }: { line: number; columns: BankColumns; currency: Currency },
): BankRow | number | null {
  const cell = (place: number | null) => (place === null ? "" : (cells[place] ?? ""));
  const day = readBankDay(cell(columns.day), columns.monthFirst);
  const [credit, debit, amount] = [columns.credit, columns.debit, columns.amount].map((place) =>
    minorIn(cell(place), currency),
  );
  if (day === null) return (credit || debit || amount) && !isSum(cells) ? line : null;
  if (credit == null || debit == null || amount == null) return line;
  const minor = credit - Math.abs(debit) + amount;
  const said = columns.text.map((place) => cell(place).trim()).filter(Boolean);
  const text = cutText(said.join(" ").replaceAll(/\s+/g, " "), mostSaid);
  return minor === 0 ? null : { line, day, text, minor, balance: cell(columns.balance).trim() };
}

/** The account that the lines above the headings name, an IBAN or a number; null where they name none. */
export function accountIn(lines: string[][], { heading }: Pick<BankColumns, "heading">): string | null {
  for (const cells of lines.slice(0, heading)) {
    const text = cells.join(" ").toUpperCase();
    const iban = /\bPK\d{2} ?[A-Z]{4}[ A-Z0-9]{16,20}/.exec(text)?.[0].replaceAll(" ", "").slice(0, 24);
    const number = /ACC(?:OUNT|T)?\.?(?: (?:NO|NUMBER|#))?[.: #]{1,3}([\d-]{6,30})/.exec(text)?.[1];
    if (iban ?? number) return iban ?? number?.replaceAll("-", "") ?? null;
  }
  return null;
}
