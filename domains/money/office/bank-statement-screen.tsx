import { Link } from "react-router";
import type { BankColumns } from "#domains/money/rules/bank/read-bank-rows.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Choice, Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";
import { type BankRow, WaitingRow } from "./waiting-row.tsx";

/** How a file would be read. */
export type StatementPreview = {
  text: string;
  columns: BankColumns;
  isGuessed: boolean;
  headings: string[];
  first: string[][];
  currency: string;
  /** The account that it names, where no way to pay does. */
  otherAccount: string | null;
};

type BankStatementScreenProps = {
  certain: BankRow[];
  waiting: BankRow[];
  counts: { certain: number; waiting: number };
  settled: { id: string; day: string; text: string; sum: string; references: string[] }[];
  currencies: string[];
  outcome: Outcome<StatementPreview> | undefined;
};

/** A bank's file: brings it, settles what is certain, and decides about the rest. */
export function BankStatementScreen({
  certain,
  waiting,
  counts,
  settled,
  currencies,
  outcome,
}: BankStatementScreenProps) {
  const { payments } = useFrame().words;
  const { bank: words } = payments;
  const answered = useAnswered(outcome);
  const preview = answered?.shown;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6">
      <header>
        <Link to="/payments" className="link">
          {payments.title}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <OutcomeNote outcome={outcome} />
      <ActForm name="bank statement" encType="multipart/form-data" className="card grid max-w-4xl gap-3 p-4">
        <Field label={words.file} name="file" type="file" accept=".csv,.tsv,.txt,text/csv" />
        <LongField
          label={words.list}
          hint={words.listHint}
          name="list"
          rows={3}
          dir="auto"
          error={outcome?.fields?.text}
        />
        {currencies.length > 1 && (
          <Choice label={words.currency} name="currency" options={currencies.map((one) => [one, one])} />
        )}
        {currencies.length === 1 && <input type="hidden" name="currency" value={currencies[0]} />}
        <button type="submit" name="intent" value="read" className="button button-main justify-self-start">
          {words.read}
        </button>
      </ActForm>
      {preview && <Columns key={answered?.at} preview={preview} />}
      {counts.certain > 0 && <Certain rows={certain} count={counts.certain} />}
      <section aria-labelledby="waiting-rows" className="grid gap-3">
        <h2 id="waiting-rows" className="text-lg">
          {counts.waiting > 0 ? fillCount(words.waiting.title, counts.waiting) : words.waiting.none}
        </h2>
        {counts.waiting > waiting.length && (
          <p className="text-ink-soft">{fillText(words.waiting.more, { shown: waiting.length })}</p>
        )}
        {waiting.map((row) => (
          <WaitingRow key={row.id} row={row} outcome={outcome} />
        ))}
      </section>
      {settled.length > 0 && (
        <div>
          <h2 className="mb-3 text-lg">{words.last}</h2>
          <List
            rows={settled}
            keyOf={({ id }) => id}
            look="min-w-160"
            scrolls={{ label: words.last }}
            columns={[
              { title: words.day, look: "w-32", cell: ({ day }) => day },
              { title: words.said, cell: ({ text }) => <bdi>{text}</bdi> },
              { title: words.sum, look: "w-36", cell: ({ sum }) => sum },
              {
                title: words.orders,
                look: "w-40",
                cell: ({ references }) =>
                  references.map((reference) => (
                    <Link key={reference} to={`/payments/${reference}?state=all`} className="link block">
                      {reference}
                    </Link>
                  )),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** The rows that one press settles. */
function Certain({ rows, count }: { rows: BankRow[]; count: number }) {
  const { certain: words, ...all } = useFrame().words.payments.bank;
  return (
    <div className="card grid gap-3 p-4">
      <h2 className="text-lg">{fillCount(words.title, count)}</h2>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <List
        rows={rows}
        keyOf={({ id }) => id}
        look="min-w-160"
        scrolls={{ label: fillCount(words.title, count) }}
        columns={[
          { title: all.day, look: "w-32", cell: ({ day }) => day },
          { title: all.said, cell: ({ text }) => <bdi>{text}</bdi> },
          { title: all.sum, look: "w-36", cell: ({ sum }) => sum },
          { title: all.orders, cell: ({ certain }) => <bdi>{certain}</bdi> },
        ]}
      />
      <ActForm name="bank certain">
        <button type="submit" name="intent" value="settle" className="button button-main">
          {fillCount(words.settle, count)}
        </button>
      </ActForm>
    </div>
  );
}

/** What the columns of a file hold, as guessed, to be corrected. */
function Columns({ preview }: { preview: StatementPreview }) {
  const { columns: words, currency: currencyLabel } = useFrame().words.payments.bank;
  const { text, columns, headings, first, currency, otherAccount } = preview;
  const names = headings.map((heading, at) => heading.trim() || fillText(words.unnamed, { number: at + 1 }));
  const places = names.map((name, at): [string, string] => [String(at), name]);
  const optional: [string, string][] = [["", words.none], ...places];
  const money = ["credit", "debit", "amount", "balance"] as const;
  return (
    <ActForm name="bank columns" encType="multipart/form-data" className="card grid max-w-4xl gap-3 p-4 sm:grid-cols-2">
      <h2 className="text-lg sm:col-span-2">{words.title}</h2>
      <p className="text-ink-soft sm:col-span-2">{preview.isGuessed ? words.guessed : words.unknown}</p>
      <input type="hidden" name="list" value={text} />
      <input type="hidden" name="heading" value={columns.heading} />
      <input type="hidden" name="currency" value={currency} />
      <Choice label={words.day} name="day" options={places} defaultValue={String(columns.day)} />
      {money.map((kind) => (
        <Choice
          key={kind}
          label={words[kind]}
          name={kind}
          options={optional}
          defaultValue={columns[kind] === null ? "" : String(columns[kind])}
        />
      ))}
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">{words.text}</legend>
        <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {places.map(([at, name]) => (
            <Tick key={at} name="text" value={at} isOn={columns.text.includes(Number(at))}>
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-x-5 gap-y-1 sm:col-span-2">
        <Tick name="monthFirst" value="on" isOn={columns.monthFirst}>
          {words.monthFirst}
        </Tick>
        {otherAccount && (
          <Tick name="isOurs" value="on" isOn={false}>
            {fillText(words.isOurs, { account: otherAccount })}
          </Tick>
        )}
      </div>
      <div className="overflow-x-auto sm:col-span-2">
        <table className="min-w-full text-sm">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              {places.map(([at, name]) => (
                <th key={at} scope="col" className="px-2 py-1 text-start font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((cells, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
              <tr key={line} className="border-t border-line">
                {places.map(([at]) => (
                  <td key={at} className="px-2 py-1">
                    <bdi>{cells[Number(at)]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-ink-soft sm:col-span-2">
        {currencyLabel} <span>{currency}</span>
      </p>
      <button type="submit" name="intent" value="take" className="button button-main justify-self-start">
        {words.take}
      </button>
    </ActForm>
  );
}

type TickProps = { name: string; value: string; isOn: boolean; children: string };

function Tick({ name, value, isOn, children }: TickProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      <bdi>{children}</bdi>
    </label>
  );
}
