import type { Given } from "#domains/work/rules/given.ts";
import { fillCount } from "#shared/fill-text.ts";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { List } from "#ui/office/list.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";

/** A file as it was read. */
export interface ImportPreview {
  text: string;
  print: string;
  changes: { key: string; student: string; work: string; from: Given; to: Given }[];
  faults: { line: number; column: string; what: string }[];
}

/** Takes grades from a file: first a preview of its changes, then all of them at once. */
export function ImportGrades({ outcome }: { outcome: Outcome<ImportPreview> | undefined }) {
  const { import: words } = useClassFrame().words.work;
  const shown = useAnswered(outcome)?.shown;
  return (
    <>
      <ActForm name="check" encType="multipart/form-data" className="card grid max-w-4xl gap-3 p-4">
        <h2 className="text-lg">{words.title}</h2>
        <Field label={words.file} hint={words.hint} name="file" type="file" accept=".csv,.tsv,.txt,text/csv" />
        <LongField
          label={words.paste}
          hint={words.pasteHint}
          name="pasted"
          rows={5}
          dir="auto"
          defaultValue={shown?.text ?? outcome?.typed?.pasted ?? ""}
        />
        <button type="submit" name="intent" value="check" className="button button-quiet justify-self-start">
          {words.check}
        </button>
      </ActForm>
      {shown && <Preview {...shown} />}
    </>
  );
}

function Preview({ text, print, changes, faults }: ImportPreview) {
  const { import: words, gradebook } = useClassFrame().words.work;
  const markOf = (given: Given) => (given === "excused" ? gradebook.excused : (given ?? words.noPoints));
  if (faults.length > 0)
    return (
      <section className="card" aria-labelledby="faults">
        <h2 id="faults" className="p-4 text-danger">
          {fillCount(words.faults, faults.length)}
        </h2>
        <List
          rows={faults}
          keyOf={({ line, column, what }) => `${line} ${column} ${what}`}
          columns={[
            { title: words.line, cell: ({ line }) => line },
            {
              title: words.column,
              cell: ({ column }) => <bdi>{column.replace(/ #[0-9a-f-]{36}$/i, "")}</bdi>,
            },
            { title: words.what, cellLook: "text-danger", cell: ({ what }) => what },
          ]}
        />
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
        <ActForm name="apply" encType="multipart/form-data">
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="print" value={print} />
          <button type="submit" name="intent" value="apply" className="button button-main">
            {fillCount(words.apply, changes.length)}
          </button>
        </ActForm>
      </div>
      <List
        rows={changes}
        keyOf={({ key }) => key}
        look="min-w-120"
        scrolls={{ label: words.title }}
        columns={[
          { title: words.student, cell: ({ student }) => <bdi>{student}</bdi> },
          { title: words.work, cell: ({ work }) => <bdi>{work}</bdi> },
          { title: words.from, cellLook: "text-ink-soft", cell: ({ from }) => markOf(from) },
          { title: words.to, cellLook: "font-semibold", cell: ({ to }) => markOf(to) },
        ]}
      />
    </section>
  );
}
