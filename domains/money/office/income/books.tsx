import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { FileForm } from "#ui/form/file-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { IncomeData } from "./income-data.ts";

type BooksProps = Pick<IncomeData, "span" | "books"> & { outcome: Outcome | undefined };

/** The ledger for the accountant, and the closed months. */
export function Books({ span, books, outcome }: BooksProps) {
  const { books: words } = useFrame().words.income;
  const { may } = useMember();
  const { closes, last, rows } = books;
  return (
    <section id="books" className="card grid gap-4 p-4 lg:grid-cols-2" aria-labelledby="books-title">
      <div>
        <h2 id="books-title" className="text-base">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.about}</p>
        <FileForm action="/admin/income/ledger/csv" className="mt-3 flex flex-wrap items-end gap-3" key={span.from}>
          <Field label={words.from} name="from" type="date" defaultValue={span.from} required />
          <Field label={words.to} name="to" type="date" defaultValue={span.to} required />
          <button type="submit" className="button button-quiet">
            {words.csv}
          </button>
          <button type="submit" formAction="/admin/income/ledger/xlsx" className="button button-quiet">
            {words.xlsx}
          </button>
        </FileForm>
      </div>
      <div>
        <h2 className="text-base">{words.closed}</h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
        <OutcomeNote outcome={outcome} />
        {rows.length === 0 && <p className="mt-2">{words.none}</p>}
        <ul className="mt-2 grid gap-1">
          {rows.map(({ id, said, reopened }) => (
            <li key={id}>
              <bdi>{said}</bdi>
              {reopened && <bdi className="block text-sm text-ink-soft">{reopened}</bdi>}
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-3">
          {closes && may.includes("closeBooks") && (
            <ActForm name={`close ${closes.month}`} ask={() => fillText(words.ask, { month: closes.label })}>
              <input type="hidden" name="month" value={closes.month} />
              <button type="submit" name="intent" value="close" className="button button-quiet">
                {fillText(words.close, { month: closes.label })}
              </button>
            </ActForm>
          )}
          {last && may.includes("reopenBooks") && (
            <ActForm name={`reopen ${last.month}`}>
              <input type="hidden" name="month" value={last.month} />
              <button type="submit" name="intent" value="reopen" className="button button-quiet">
                {`${words.reopen}: ${last.label}`}
              </button>
            </ActForm>
          )}
        </div>
      </div>
    </section>
  );
}
