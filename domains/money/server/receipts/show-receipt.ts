import type { Site } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import { balanceAt } from "#domains/money/rules/instalments.ts";
import { type ReceiptClaim, requireReceiptKey } from "#domains/money/server/order-links.ts";
import { findLedgerEntries, findReceipt, type LedgerEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { findStudentOrders, type StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { PaperRow } from "#server/pdf/pdf-page.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { Messages } from "#shared/words.ts";
import { paidInstalments } from "./paid-instalments.ts";
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
  const receipt = await findReceipt(database, Number(claim.number));
  const [found] = receipt ? await findStudentOrders(database, [receipt.entry.orderId]) : [];
  if (!receipt || !found) throw new AppError("forbidden", "receipt.link");
  const { entry, issuedAt } = receipt;
  const ledger = await findLedgerEntries(database, [entry.orderId]);
  const { content, messages } = site();
  return {
    lang: messages.language.lang,
    ...paperOf(entry, ledger, found, messages.receipts),
    ...numbered(entry, receipt.number, messages.receipts),
    issuedAt: shownTime(issuedAt, "day", content.company.hours.timeZone),
    issuer: issuerOf(content.company),
  };
}

type Words = Messages["receipts"];

function kindOf({ kind }: LedgerEntry): ReceiptView["kind"] {
  return kind === "refund" ? "refund" : "payment";
}

function numbered(entry: LedgerEntry, receiptNumber: number, words: Words) {
  const { title, fileName } = words[kindOf(entry)];
  const number = String(receiptNumber).padStart(6, "0");
  return { title, number: fillText(words.number, { number }), fileName: fillText(fileName, { number }) };
}

function issuerOf({ legalName, address, emails, phones }: Company): ReceiptView["issuer"] {
  const { street, area, city, postalCode, country } = address;
  return {
    name: legalName,
    lines: [
      `${street}, ${area}`,
      `${city} ${postalCode}, ${country}`,
      emails.map((one) => one.address).join(", "),
      phones.map(({ display }) => display).join(", "),
    ],
  };
}

function paperOf(entry: LedgerEntry, ledger: LedgerEntry[], { order, student, batch }: StudentOrder, words: Words) {
  const kind = kindOf(entry);
  const labels = words[kind];
  const until = ledger.filter(({ id }) => id <= entry.id);
  const { paidMinor, leftMinor } = balanceAt(until, entry.at);
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const name = `${student.firstName} ${student.lastName}`.trim();
  const pays = paidFor(until, words);
  return {
    kind,
    amount: { label: labels.amount, value: money(Math.abs(entry.amountMinor)) },
    person: { label: labels.person, value: name || words.erased },
    dateLabel: words.date,
    rows: rowsOf([
      [words.course, order.courseTitle],
      [words.plan, order.planTitle],
      [words.batch, batch?.name],
      [labels.pays, pays],
      [words.method, words.methods[entry.method ?? "transfer"]],
      [words.order, order.reference],
    ]),
    totals: rowsOf([
      [labels.paid, money(paidMinor)],
      [labels.left ?? "", labels.left && (leftMinor > 0 ? money(leftMinor) : words.nothingLeft)],
    ]),
    note: words.note,
  };
}

function rowsOf(pairs: [label: string, value: string | null | undefined][]): PaperRow[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The purpose of the last of these entries: "Month 2 of 4"; null if it changes nothing that is to be paid. */
function paidFor(entries: LedgerEntry[], words: Words): string | null {
  const paid = paidInstalments(entries);
  if (!paid) return null;
  const { months, inAll, isPart } = paid;
  if (!months) return isPart ? words.wholePart : words.whole;
  const isOne = months.from === months.to;
  if (isOne) return fillText(isPart ? words.monthPart : words.month, { ...months, inAll });
  return fillText(isPart ? words.monthsPart : words.months, { ...months, inAll });
}
