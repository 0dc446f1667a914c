import { Form } from "react-router";
import { fillCount } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/outcome.ts";

/** A file as it was read. */
export interface ImportPreview {
  text: string;
  print: string;
  changes: { key: string; student: string; work: string; from: number | null; to: number | null }[];
  faults: { line: number; column: string; what: string }[];
}

/** Takes grades from a file: first a preview of its changes, then all of them at once. */
export function ImportGrades({ outcome }: { outcome: Outcome<ImportPreview> | undefined }) {
  const { import: words } = useClassFrame().words.work;
  return (
    <>
      <Form method="post" encType="multipart/form-data" className="card grid max-w-4xl gap-3 p-4">
        <h2 className="text-lg">{words.title}</h2>
        <Field label={words.file} hint={words.hint} name="file" type="file" accept=".csv,.tsv,.txt,text/csv" required />
        <button type="submit" name="intent" value="check" className="button button-quiet justify-self-start">
          {words.check}
        </button>
      </Form>
      {outcome?.shown && <Preview {...outcome.shown} />}
    </>
  );
}

function Preview({ text, print, changes, faults }: ImportPreview) {
  const { import: words } = useClassFrame().words.work;
  if (faults.length > 0)
    return (
      <section className="card" aria-labelledby="faults">
        <h2 id="faults" className="p-4 text-danger">
          {fillCount(words.faults, faults.length)}
        </h2>
        <table className="rows w-full">
          <thead>
            <tr>
              <th>{words.line}</th>
              <th>{words.column}</th>
              <th>{words.what}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ line, column, what }) => (
              <tr key={`${line} ${column} ${what}`}>
                <td>{line}</td>
                <td>
                  <bdi>{column.replace(/ #[0-9a-f-]{36}$/i, "")}</bdi>
                </td>
                <td className="text-danger">{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  if (changes.length === 0)
    return (
      <p role="status" className="card p-4">
        {words.none}
      </p>
    );
  return (
    <section className="card" aria-labelledby="changes">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 id="changes" className="text-lg">
          {fillCount(words.changes, changes.length)}
        </h2>
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="print" value={print} />
          <button type="submit" name="intent" value="apply" className="button button-main">
            {fillCount(words.apply, changes.length)}
          </button>
        </Form>
      </div>
      <div className="overflow-x-auto">
        <table className="rows w-full min-w-120">
          <thead>
            <tr>
              <th>{words.student}</th>
              <th>{words.work}</th>
              <th>{words.from}</th>
              <th>{words.to}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, student, work, from, to }) => (
              <tr key={key}>
                <td>
                  <bdi>{student}</bdi>
                </td>
                <td>
                  <bdi>{work}</bdi>
                </td>
                <td className="text-ink-soft">{from ?? words.noPoints}</td>
                <td className="font-semibold">{to ?? words.noPoints}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
