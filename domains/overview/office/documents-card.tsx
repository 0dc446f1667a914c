import { proofTypes } from "#domains/money/contract.ts";
import { fileSize } from "#shared/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

export type DocumentsCardProps = {
  personId: string;
  documents: { id: string; title: string; size: number; addedBy: string; since: string }[];
  /** The id of the next one: a form that is sent twice adds once. */
  formId: string;
  outcome: Outcome | undefined;
};

const accepted = Object.entries(proofTypes).flatMap(([type, ending]) => [type, `.${ending}`]);

/** The papers that are kept with a person. */
export function DocumentsCard({ personId, documents, formId, outcome }: DocumentsCardProps) {
  const { documents: words } = useFrame().words.students;
  const wrong = outcome?.intent === "add document" ? (outcome.fields ?? {}) : {};
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="documents">
      <div>
        <h2 id="documents" className="text-lg">
          {words.title}
        </h2>
        <p className="text-sm text-ink-faint">{words.hint}</p>
      </div>
      {documents.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {documents.map((one) => (
            <li key={one.id} className="py-2">
              <Document personId={personId} {...one} />
            </li>
          ))}
        </ul>
      )}
      <ActForm name="document" encType="multipart/form-data" className="grid gap-3">
        <input type="hidden" name="id" value={formId} />
        <Field
          {...{ label: words.name, name: "title", maxLength: 200, required: true, dir: "auto" }}
          {...{ list: "usual-documents", defaultValue: outcome?.typed?.title, error: wrong.title }}
        />
        <datalist id="usual-documents">
          {words.usual.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
        <Field
          {...{ label: words.file, name: "file", type: "file", required: true, accept: accepted.join(",") }}
          {...{ hint: words.fileHint, error: wrong.file }}
        />
        <button type="submit" name="intent" value="add document" className="button button-quiet justify-self-start">
          {words.add}
        </button>
      </ActForm>
    </section>
  );
}

type DocumentProps = DocumentsCardProps["documents"][number] & { personId: string };

function Document({ personId, id, title, size, addedBy, since }: DocumentProps) {
  const { documents: words } = useFrame().words.students;
  return (
    <>
      <a href={`/admin/people/${personId}/documents/${id}`} download className="link font-semibold">
        <bdi>{title}</bdi>
      </a>
      <p className="text-sm text-ink-soft">
        <span>{fileSize(size)}</span>, <bdi>{addedBy}</bdi>, <span>{since}</span>
      </p>
      <details>
        <summary
          className="flex w-fit items-center text-sm max-md:min-h-11"
          aria-label={fillText(words.remove, { title })}
        >
          {words.removeShort}
        </summary>
        <ActForm name={`document ${id}`} className="mt-1">
          <input type="hidden" name="document" value={id} />
          <button type="submit" name="intent" value="remove document" className="button button-danger">
            {words.sure}
          </button>
        </ActForm>
      </details>
    </>
  );
}
