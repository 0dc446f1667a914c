import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { BankStatementScreen, type StatementPreview } from "#domains/money/office/bank-statement-screen.tsx";
import type { BankRow } from "#domains/money/office/waiting-row.tsx";
import { entryFigures } from "#domains/money/rules/figures.ts";
import type { Imported } from "#domains/money/server/bank/import-statement.ts";
import { currencyCode } from "#shared/currency-fields.ts";
import { decodeText } from "#shared/decode-text.ts";
import { fillCount } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import { readFile } from "#shared/read-form.ts";
import type { Messages } from "#shared/words.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/bank-statement.ts";

/** The rows of the bank's files: certain, to decide, and the last that were settled. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { certain, waiting, counts, settled, students } = await verbs.listBankRows();
  const shownDay = (day: string) => dateIn(timeZone, new Date(`${day}T12:00:00Z`), lang);
  const shown = ({ proposals, minor, currency, erasedAt, day, ...row }: (typeof waiting)[number]): BankRow => ({
    ...{ id: row.id, text: row.text, certain: row.certain, day: shownDay(day), isOut: minor < 0 },
    ...{ sum: entryFigures({ amountMinor: minor }, currency).amount, erased: dateIn(timeZone, erasedAt, lang) },
    proposals: proposals.map(({ shares, entryId, reasons }) => ({
      choice: entryId === null ? shares.map((one) => `${one.reference}=${one.minor}`).join(",") : `entry=${entryId}`,
      ...{ isLink: entryId !== null, reasons },
      shares: shares.map((one) => ({
        ...{ reference: one.reference, student: students[one.reference] ?? "" },
        amount: entryFigures({ amountMinor: one.minor }, currency).moved,
      })),
    })),
  });
  return {
    ...{ certain: certain.map(shown), waiting: waiting.map(shown), counts },
    settled: settled.map(({ row: { id, day, text, amountMinor, currency }, references }) => ({
      ...{ id, day: shownDay(day), text, references: [...new Set(references)] },
      sum: entryFigures({ amountMinor }, currency).amount,
    })),
    // Fees are opened in any currency, so that a bank's file may be in any.
    currencies: deskCurrencies(site.content.money),
  };
}

type Words = Messages["admin"]["payments"]["bank"];

/** What a file brought, in words. */
function saidOf({ fresh, known, others, unread, reversed }: Imported, words: Words): string {
  return [
    fillCount(words.taken, fresh, { known, others }),
    reversed > 0 ? fillCount(words.reversed, reversed) : "",
    unread.length > 0 ? fillCount(words.unread, unread.length, { lines: unread.slice(0, 20).join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const place = (typed: string | undefined) => (typed ? Number(typed) : null);

const acts: Record<string, Act<StatementPreview>> = {
  read: async ({ verbs, site }, form, sent) => {
    const file = await readFile(sent, "file");
    const text = file.byteLength > 0 ? decodeText(file) : (form.list ?? "");
    const { columns, isKnown, isGuessed, headings, first, account, isOurs, ...known } =
      await verbs.previewStatement(text);
    const currency = currencyCode.parse(known.currency ?? form.currency);
    if (isKnown && isOurs)
      return saidOf(
        await verbs.importStatement({ text, columns, currency, isOurs: false }),
        site.messages.admin.payments.bank,
      );
    const otherAccount = isOurs ? null : account;
    return { shown: { text, columns, isGuessed, headings, first, currency, otherAccount } };
  },
  take: async ({ verbs, site }, form, sent) => {
    const columns = {
      ...{ heading: Number(form.heading), day: Number(form.day), monthFirst: form.monthFirst === "on" },
      text: sent.getAll("text").map(Number),
      ...{ credit: place(form.credit), debit: place(form.debit) },
      ...{ amount: place(form.amount), balance: place(form.balance) },
    };
    const currency = currencyCode.parse(form.currency);
    const file = { text: form.list ?? "", columns, currency, isOurs: form.isOurs === "on" };
    return saidOf(await verbs.importStatement(file), site.messages.admin.payments.bank);
  },
  settle: async ({ verbs, site }) => {
    const { settled } = await verbs.settleCertainRows();
    return fillCount(site.messages.admin.payments.bank.certain.settled, settled);
  },
  decide: async ({ verbs, site }, { row = "", choice = "", reference = "" }) => {
    const { waiting: words } = site.messages.admin.payments.bank;
    if (choice.startsWith("entry=")) {
      await verbs.decideBankRow({ row, shares: [], entryId: Number(choice.slice("entry=".length)) });
      return words.linkedDone;
    }
    const proposed = choice.split(",").map((one) => {
      const [named = "", minor = ""] = one.split("=");
      return { reference: named, minor: Number(minor) };
    });
    const shares = choice === "typed" ? [{ reference }] : proposed;
    await verbs.decideBankRow({ row, shares, entryId: null });
    return words.settled;
  },
  dismiss: async ({ verbs, site }, { row = "" }) => {
    await verbs.decideBankRow({ row, shares: [], entryId: null });
    return site.messages.admin.payments.bank.waiting.dismissed;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ payments }) => payments.bank.title);

export default function BankStatement({ loaderData, actionData }: Route.ComponentProps) {
  return <BankStatementScreen {...loaderData} outcome={actionData} />;
}
