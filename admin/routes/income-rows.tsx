import { entryRows } from "#admin/request/entry-rows.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { bookSide, entryFilter, owedFilter } from "#domains/money/contract/income.ts";
import { EntryList } from "#domains/money/office/income/entry-list.tsx";
import { deskFigures } from "#domains/money/rules/figures.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { ListPanel } from "#ui/office/list-panel.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { Older } from "#ui/office/older.tsx";
import { shortDay } from "#ui/office/times.ts";
import type { Route } from "./+types/income-rows.ts";

/** The rows behind a sum of the income: entries of the ledger, or the orders that owe something of an age. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const url = new URL(given.request.url);
  const text = (name: string) => url.searchParams.get(name);
  const { rows: words, owed, tiles } = site.messages.admin.income;
  const branch = text("branch");
  const base = { currency: text("currency"), ...(branch !== null && { branch }) };
  const debt = owedFilter.safeParse({ ...base, age: text("age"), after: Number(text("after") ?? 0) });
  if (debt.success) {
    const { entries, next } = await verbs.listOwed(debt.data);
    const { currency, age, after } = debt.data;
    return {
      title: owed.ages[age],
      total: null,
      rows: entries.map(({ reference, name, batch, owedMinor, lateDays }) => ({
        ...{ key: reference, reference, name, details: [batch] },
        ...{ amount: deskFigures(owedMinor, currency).amount, note: null },
        when: lateDays > 0 ? fillCount(words.late, lateDays) : "",
      })),
      ...{ next: next === null ? null : String(next), isLater: after > 0 },
    };
  }
  const { lang } = site.messages.language;
  const side = bookSide.safeParse(text("side")).data ?? "received";
  const on = text("on");
  const month = text("month");
  const span = on ? { from: on, to: on } : { from: `${month}-01`, to: lastDayOf(month ?? "") };
  const filter = entryFilter.safeParse({ side, ...span, ...base, ...partOf(text("of") ?? "") });
  const known = filter.success ? filter.data : { side };
  const { entries, next, totals } = await verbs.listEntries(pageRequest(url), known);
  const count = totals.reduce((sum, one) => sum + one.count, 0);
  const sums = totals.map(({ currency, upMinor, downMinor }) => {
    return deskFigures(side === "billed" ? upMinor : downMinor - upMinor, currency).amount;
  });
  return {
    // What is no day is left out, as it is for the rows.
    title: on && filter.success ? `${words.sides[side]}${commaIn(lang)}${shortDay(on, lang)}` : words.sides[side],
    total: fillText("{count} · {sums}", { count: fillCount(tiles.payments, count), sums: sums.join(" · ") }),
    rows: entryRows(entries, side, site),
    ...{ next: cursorText(next), isLater: url.searchParams.has("after") },
  };
}

/** The last day of a month: "2026-12-31"; what is none stays so, and is then refused. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0));
  return Number.isNaN(last.getTime()) ? month : last.toISOString().slice(0, 10);
}

/** The part of a sum that an address names: "branch:gulberg", "transfer:Easypaisa". */
function partOf(of: string): Record<string, string> {
  const [kind = "", ...id] = of.split(":");
  if (["branch", "course", "batch", "teacher"].includes(kind)) return { [kind]: id.join(":") };
  return kind ? { method: kind, way: id.join(":") } : {};
}

export default function IncomeRows({ loaderData }: Route.ComponentProps) {
  const { title, total, rows, next, isLater } = loaderData;
  const { income } = useFrame().words;
  return (
    <ListPanel list="/income" words={income}>
      <div className="px-5 pb-8">
        <h2 className="text-xl">{title}</h2>
        {total && <p className="mb-2 text-ink-soft">{total}</p>}
        <EntryList rows={rows} />
        <Older next={next} isLater={isLater} said={{ next: income.rows.more, first: income.rows.first }} />
      </div>
    </ListPanel>
  );
}
