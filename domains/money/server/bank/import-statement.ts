import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { parse } from "csv-parse";
import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { findReversals, saysReversal } from "#domains/money/rules/bank/find-reversals.ts";
import {
  accountIn,
  type BankColumns,
  type BankRow,
  guessColumns,
  headingsOf,
  readBankRows,
} from "#domains/money/rules/bank/read-bank-rows.ts";
import { referencesIn } from "#domains/money/rules/bank/references-in.ts";
import { recordRefund } from "#domains/money/server/ledger.ts";
import {
  findBankLayout,
  findEntriesOfRow,
  findReversibleRows,
  insertBankRows,
  setBankLayout,
  setBankRowState,
} from "#domains/money/server/queries/bank-queries.ts";
import { lockOrder } from "#domains/money/server/queries/order-queries.ts";
import type { Issuer } from "#domains/money/server/receipts/issue-receipt.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, query, verb } from "#server/verb.ts";
import { currencyCode } from "#shared/currency-fields.ts";
import { day } from "#shared/durations.ts";
import type { Currency } from "#shared/money.ts";
import { mapInTurns, ownTurn } from "#shared/serving/own-turn.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

const column = z.int().min(0).max(200);

/** A bank's file as staff bring it: its text, and how it is read. */
const bankFile = z.strictObject({
  text: z.string(),
  currency: currencyCode,
  columns: z.strictObject({
    ...{ heading: column, day: column, text: z.array(column).max(20), monthFirst: z.boolean() },
    ...{ credit: column.nullable(), debit: column.nullable(), amount: column.nullable(), balance: column.nullable() },
  }),
  /** Whether it may be of an account that no way to pay names. */
  isOurs: z.boolean(),
});

/**
 * 10,000 rows as banks write them are a megabyte; the lines above and below them are a few. A longer row is none of a
 * bank's: its quotation mark never ends.
 */
const most = { letters: 1_900_000, rows: 10_000, otherLines: 100, bytesOfRow: 20_000 };

/** Bytes that are read in one turn of the event loop. */
const perTurn = 32_000;

const tooLong = () => fieldError("text", "statement.tooLong", { values: { most: most.rows } });

/** The lines of a file, by the separator that its lines have most of. Throws `invalid` for one that cannot be read. */
async function linesOf(text: string): Promise<string[][]> {
  if (text.trim() === "") throw fieldError("text", "statement.empty");
  if (text.length > most.letters) throw tooLong();
  const start = text.slice(0, 4000);
  const counts = [",", ";", "\t", "|"].map((sign) => [sign, start.split(sign).length] as const);
  const [delimiter = ","] = counts.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, delimiter };
  const lines: string[][] = [];
  const reader = parse({ ...options, max_record_size: most.bytesOfRow });
  reader.on("data", (line: string[]) => lines.push(line));
  const read = finished(reader);
  // It is awaited after all is written, and may fail before.
  read.catch(() => {});
  const bytes = Buffer.from(text);
  const mostLines = most.rows + most.otherLines;
  try {
    for (let at = 0; at < bytes.length && lines.length <= mostLines && !reader.errored; at += perTurn) {
      await ownTurn();
      if (!reader.write(bytes.subarray(at, at + perTurn)) && !reader.errored) await once(reader, "drain");
    }
    reader.end();
    await read;
  } catch (cause) {
    throw new AppError("invalid", "statement.unreadable", { cause });
  }
  if (lines.length > mostLines) throw tooLong();
  return lines;
}

/** How a file would be read: its headings and columns, whether such a file is known, and its first rows. */
export const previewStatement = query(
  { may: office, takes: [z.string()] },
  async ({ database, site }: Deps, text: string) => {
    const lines = await linesOf(text);
    const guessed = guessColumns(lines);
    const widest = lines.slice(0, 40).reduce((best, cells, at) => {
      return cells.filter(Boolean).length > (lines[best] ?? []).filter(Boolean).length ? at : best;
    }, 0);
    const none = { day: 0, text: [], credit: null, debit: null, amount: null, balance: null, monthFirst: false };
    const columns: BankColumns = guessed ?? { heading: widest, ...none };
    const known = await findBankLayout(database, headingsOf(lines, columns));
    const read = known?.columns ?? columns;
    const account = accountIn(lines, read);
    return {
      ...{ columns: read, isKnown: known !== undefined, isGuessed: guessed !== null },
      currency: known?.currency ?? null,
      headings: lines[read.heading] ?? [],
      first: lines.slice(read.heading + 1, read.heading + 4),
      account,
      isOurs: account === null || isOurs(site(), account),
    };
  },
);

/** Whether an account is one that the ways to pay name, or they name none. */
function isOurs({ content }: Site, account: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s-]/g, "").toUpperCase();
  const values = content.payment.transfers.flatMap(({ details }) => details.map(({ value }) => plain(value)));
  const numbers = values.filter((value) => /\d{6}/.test(value));
  return (
    content.payment.isDemo ||
    numbers.length === 0 ||
    numbers.some((one) => one.includes(account) || account.includes(one))
  );
}

/** What a file brought: rows that are new, known before, none of ours, and without a sum that can be read. */
export interface Imported {
  fresh: number;
  known: number;
  others: number;
  unread: number[];
  reversed: number;
}

/**
 * Takes the rows of a bank's file. Money that came waits to be settled; a reversal takes its row back, and the payments
 * that it stands for are owed again. A row that is known changes nothing, so the same file may be brought again. Throws
 * `invalid` for a text that is no such file, or of an account that is not the institute's and does not say so.
 */
export const importStatement = verb(
  { may: office, takes: [bankFile] },
  async (
    deps: Deps,
    who: Actor,
    { text, columns, currency, isOurs: saysOurs }: z.infer<typeof bankFile>,
  ): Promise<Imported> => {
    const lines = await linesOf(text);
    const account = accountIn(lines, columns);
    if (account !== null && !saysOurs && !isOurs(deps.site(), account))
      throw fieldError("text", "statement.otherAccount", { values: { account } });
    const { rows, unread } = await readBankRows(lines, columns, currency);
    if (rows.length === 0) throw fieldError("text", "statement.noRows");
    const [first, last] = [rows[0], rows.at(-1)];
    const isLatestFirst = first !== undefined && last !== undefined && first.day > last.day;
    const inOrder = isLatestFirst ? rows.toReversed() : rows;
    const isKept = await mapInTurns(inOrder, ({ minor, text: said }) => {
      return minor > 0 || saysReversal(said) || referencesIn(said).length > 0;
    });
    const ours = inOrder.filter((_, at) => isKept[at]);
    const importedAt = new Date();
    const marks = await fingerprints(ours, currency);
    const kept = ours.map(({ day: on, text: said, minor: amountMinor }, at) => ({
      ...{ id: randomUUID(), fingerprint: marks[at] ?? "", day: on, text: said, amountMinor, currency },
      ...{ state: "waiting" as const, importedAt },
    }));
    return await deps.database.transaction(async (transaction) => {
      await setBankLayout(transaction, { headings: headingsOf(lines, columns), columns, currency });
      const fresh = await insertBankRows(transaction, kept);
      const reversed = fresh > 0 ? await undoReversed(deps, transaction, who, importedAt) : 0;
      const answer = { fresh, known: kept.length - fresh, others: rows.length - kept.length, unread, reversed };
      const details = { fresh, reversed };
      if (fresh > 0)
        await audit(
          transaction,
          who,
          { verb: "importStatement", subject: "bank", subjectId: currency, details },
          importedAt,
        );
      return answer;
    });
  },
);

/** What tells each row from every other: the day, the sum, the text and the balance; rows alike are counted. */
async function fingerprints(rows: BankRow[], currency: Currency): Promise<string[]> {
  const counts = new Map<string, number>();
  return await mapInTurns(rows, ({ day: on, text, minor, balance }) => {
    const said = [currency, on, minor, text.toUpperCase(), balance].join("\n");
    const count = (counts.get(said) ?? 0) + 1;
    counts.set(said, count);
    return createHash("sha256").update(`${said}\n${count}`).digest("hex");
  });
}

/** Rows of so many days may still be reversed. */
const reversible = 70 * day;

/** Takes back the rows that reversals name, and what was settled by them. Returns how many. */
async function undoReversed(issuer: Issuer, transaction: Database, actor: Actor, at: Date): Promise<number> {
  const since = new Date(at.getTime() - reversible).toISOString().slice(0, 10);
  const rows = await findReversibleRows(transaction, since);
  const reversals = findReversals(
    rows
      .filter(({ amountMinor, state }) => amountMinor > 0 || state === "waiting")
      .map(({ id, day: on, text, amountMinor, position }) => ({ id, day: on, text, minor: amountMinor, at: position })),
  );
  for (const [reversal, reversed] of reversals) {
    for (const { entry, reference } of await findEntriesOfRow(transaction, reversed)) {
      const order = await lockOrder(transaction, reference);
      const source = `bank-reversal:${reversal}:${entry.id}`;
      const money = { amountMinor: -entry.amountMinor, method: "transfer" as const, source, actor };
      const recorded = order && (await recordRefund(issuer, transaction, order, money));
      if (!recorded) continue;
      const details = { amountMinor: money.amountMinor };
      await audit(transaction, actor, { verb: "reverseBankRow", subject: "order", subjectId: order.id, details }, at);
    }
    await setBankRowState(transaction, [reversal, reversed], "reversed");
  }
  return reversals.size;
}
