import { fillCount, fillText } from "#shared/fill-text.ts";
import { formats, type Locale } from "#shared/formats/formats.ts";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";

type Row = {
  line: number;
  name: string;
  email: string | null;
  phone: string | null;
  wrong: Partial<Record<string, string>>;
  leftOut: string[];
  sameAs: number | null;
  guardian: { name: string } | null;
  isThere: boolean;
  knownAs: string | null;
  sharesWith: string[];
  joinsFamily: boolean;
};

/** A pasted list as it was read. */
export type PastePreview = { text: string; rows: Row[]; unread: (string | number)[]; free: number };

/** Takes a list from a spreadsheet: first a preview, then everyone at once. */
export function PasteStudents({ outcome }: { outcome: Outcome<PastePreview> | undefined }) {
  const { paste: words } = useFrame().words.batches;
  const answered = useAnswered(outcome);
  const preview = answered?.shown;
  const text = preview?.text ?? outcome?.typed?.list ?? "";
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <ActForm name="list" encType="multipart/form-data" className="card grid max-w-4xl gap-3 p-4">
        <h2 className="text-lg">{words.title}</h2>
        <LongField
          key={preview ? answered?.at : "typed"}
          label={words.list}
          hint={words.hint}
          name="list"
          rows={8}
          dir="auto"
          defaultValue={text}
        />
        <Field label={words.file} name="file" type="file" accept=".csv,.tsv,.txt,text/csv" />
        <button type="submit" name="intent" value="check" className="button button-quiet justify-self-start">
          {words.check}
        </button>
      </ActForm>
      {preview && <Preview {...preview} />}
    </div>
  );
}

/** The effect of the list, row by row, and the button that applies it. */
function Preview({ text, rows, unread, free }: PastePreview) {
  const { lang } = useFrame().language;
  const { paste: words } = useFrame().words.batches;
  const faults = rows.reduce((sum, { wrong }) => sum + Object.keys(wrong).length, 0);
  const fresh = rows.filter(({ isThere, sameAs }) => !isThere && sameAs === null);
  const added = fresh.length;
  const mailed = fresh.filter(({ email }) => email !== null).length;
  const waiting = Math.max(0, added - free);
  return (
    <section className="card" aria-labelledby="understood">
      <div className="grid gap-2 p-4">
        <h2 id="understood" className="text-lg">
          {fillCount(words.rows, rows.length)}
        </h2>
        {unread.length > 0 && (
          <p className="text-ink-soft">
            {fillCount(words.unread, unread.length, { columns: columnNames(unread, words.column, lang) })}
          </p>
        )}
        {faults > 0 ? (
          <p className="text-danger">{fillCount(words.faults, faults)}</p>
        ) : (
          <ActForm name="list" encType="multipart/form-data" className="flex flex-wrap items-center gap-3">
            <input type="hidden" name="list" value={text} />
            {mailed > 0 && (
              <label className="flex min-h-11 items-center gap-2">
                <input type="checkbox" name="tell" value="yes" defaultChecked className="size-5" />
                {fillCount(words.tell, mailed)}
              </label>
            )}
            <button type="submit" name="intent" value="add" className="button button-main" disabled={added === 0}>
              {fillCount(words.add, added)}
            </button>
            {waiting > 0 && <span className="text-ink-soft">{fillText(words.willWait, { free, count: waiting })}</span>}
          </ActForm>
        )}
      </div>
      <List
        rows={rows}
        keyOf={({ line }) => line}
        look="min-w-160"
        scrolls={{ label: fillCount(words.rows, rows.length) }}
        columns={[
          { title: words.line, look: "w-14", cellLook: "text-ink-faint", cell: ({ line }) => line },
          { title: words.name, cell: ({ name, wrong }) => <Read text={name} wrong={wrong.name} /> },
          { title: words.email, cell: ({ email, wrong }) => <Read text={email ?? ""} wrong={wrong.email} /> },
          { title: words.phone, cell: ({ phone, wrong }) => <Read text={phone ?? ""} wrong={wrong.phone} /> },
          ...(rows.some(({ guardian }) => guardian)
            ? [{ title: words.guardian, cell: ({ guardian }: Row) => <bdi>{guardian?.name}</bdi> }]
            : []),
          {
            title: words.note,
            cellLook: "text-ink-soft",
            cell: ({ isThere, sameAs, knownAs, sharesWith, joinsFamily, leftOut }) => (
              <>
                <span>{isThere ? words.isThere : sameAs !== null && fillText(words.sameAs, { line: sameAs })}</span>
                {knownAs !== null && (
                  <span className="block">
                    <bdi>{fillText(words.knownAs, { name: knownAs })}</bdi>
                  </span>
                )}
                {!isThere && sameAs === null && sharesWith.length > 0 && (
                  <span className="block">
                    <bdi>
                      {fillText(joinsFamily ? words.sharesAsFamily : words.shares, { names: sharesWith.join(", ") })}
                    </bdi>
                  </span>
                )}
                {leftOut.map((text) => (
                  <span key={text} className="block" dir="auto">
                    {fillText(words.leftOut, { text })}
                  </span>
                ))}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Columns by their headings, or by their numbers: "Timestamp and column 3". */
const columnNames = (unread: (string | number)[], column: string, lang: Locale) =>
  formats(lang)
    .list("conjunction")
    .format(unread.map((one) => (typeof one === "number" ? fillText(column, { number: one }) : one)));

function Read({ text, wrong }: { text: string; wrong: string | undefined }) {
  return (
    <>
      <bdi>{text}</bdi>
      {wrong && <span className="block text-sm text-danger">{wrong}</span>}
    </>
  );
}
