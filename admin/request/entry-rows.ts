import type { SumRow } from "#domains/money/office/income/entry-list.tsx";
import { entryFigures } from "#domains/money/rules/figures.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import type { BookEntry } from "#domains/money/server/queries/entry-queries.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { shortDay, shortTime } from "#ui/office/times.ts";
import type { OpenOffice } from "./office.ts";

/** Entries of the ledger as rows: money that came with its sign turned, so that what was given back is below zero. */
export function entryRows(
  entries: BookEntry[],
  side: "received" | "billed" | "off",
  site: OpenOffice["site"],
): SumRow[] {
  const { income, payments, fees } = site.messages.admin;
  const acts = { ...fees.plan.kinds, ...fees.plan.acts };
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  return entries.map(({ id, reference, name, course, batch, amountMinor, currency, ...entry }) => {
    const { kind, act, method, way, receivedOn, receipt, countsAt, at } = entry;
    const shown = side === "billed" ? amountMinor : -amountMinor;
    const how = way || (method && payments.methods[method]);
    const on = dayOf(countsAt, timeZone);
    return {
      ...{ key: id, reference, name, amount: entryFigures({ amountMinor: shown }, currency).amount },
      details: [
        batch || course,
        how ?? (act ? acts[act] : payments.ledger.kinds[kind]),
        receipt === null ? "" : `${payments.ledger.receipt} ${receiptName(receipt)}`,
      ],
      when: on === dayOf(at, timeZone) ? shortTime(at, now, timeZone, lang) : shortDay(on, lang),
      note: receivedOn && receivedOn !== on ? fillText(income.rows.onDay, { day: shortDay(receivedOn, lang) }) : null,
    };
  });
}
