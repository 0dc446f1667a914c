import { acceptedEndings } from "#domains/lectures/rules/text-files.ts";
import type { StarterFile } from "#domains/work/server/starter-queries.ts";
import { fileSize } from "#shared/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type StarterFilesProps = {
  batchId: string;
  workId: string;
  files: StarterFile[];
  /** The id of the next file: a form that is sent twice adds once. */
  formId: string;
  outcome: Outcome | undefined;
};

/** The files that students begin an assignment with. */
export function StarterFiles({ batchId, workId, files, formId, outcome }: StarterFilesProps) {
  const { starter: words } = useClassFrame().words.work;
  const wrong = outcome?.intent === "add file" ? (outcome.fields ?? {}) : {};
  return (
    <section className="card grid max-w-4xl gap-3 p-4" aria-labelledby="starter">
      <div>
        <h2 id="starter" className="text-lg">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.hint}</p>
      </div>
      {files.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {files.map(({ id, name, size }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <a
                href={`/admin/batches/${batchId}/work/${workId}/files/${id}`}
                className="link min-w-40 flex-1 font-semibold"
              >
                <bdi>{name}</bdi>
              </a>
              <span className="text-sm text-ink-soft">{fileSize(size)}</span>
              <ActForm name={`starter ${id}`}>
                <input type="hidden" name="file" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value="remove file"
                  aria-label={fillText(words.remove, { name })}
                  className="button button-danger"
                >
                  {words.removeShort}
                </button>
              </ActForm>
            </li>
          ))}
        </ul>
      )}
      <ActForm name="starter" encType="multipart/form-data" className="grid gap-3">
        <input type="hidden" name="id" value={formId} />
        <Field
          label={words.file}
          name="file"
          type="file"
          required
          accept={acceptedEndings}
          hint={words.fileHint}
          error={wrong.file}
        />
        <button type="submit" name="intent" value="add file" className="button button-quiet justify-self-start">
          {words.add}
        </button>
      </ActForm>
    </section>
  );
}
