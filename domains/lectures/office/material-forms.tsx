import { acceptedEndings } from "#domains/lectures/rules/text-files.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { MarkedField } from "#ui/office/marked-field.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";

/**
 * Adds slides, notes and links to a class. `formId` is the id of the new material: a form that is sent twice adds once.
 */
export function MaterialForms({ formId, outcome }: { formId: string; outcome: Outcome | undefined }) {
  const { materials: words } = useClassFrame().words.attendance;
  const of = (intent: string) => (outcome?.intent === intent && outcome.refused ? outcome : undefined);
  const [file, link] = [of("add"), of("add link")];
  return (
    <div className="grid gap-5">
      <ActForm name="add" encType="multipart/form-data" className="card grid gap-3 p-4">
        <h2 className="text-lg">{words.add}</h2>
        <input type="hidden" name="id" value={formId} />
        <Choice
          label={words.kind}
          name="kind"
          defaultValue={file?.typed?.kind}
          options={[
            ["slides", words.kinds.slides],
            ["notes", words.kinds.notes],
          ]}
        />
        <Field
          label={words.name}
          name="title"
          required
          maxLength={160}
          defaultValue={file?.typed?.title}
          error={file?.fields?.title}
        />
        <NoteField outcome={file} />
        <Field
          label={words.file}
          name="file"
          type="file"
          required
          accept={acceptedEndings}
          hint={words.fileHint}
          error={file?.fields?.file}
        />
        <button type="submit" name="intent" value="add" className="button button-main">
          {words.addFile}
        </button>
      </ActForm>
      <ActForm name="add link" className="card grid gap-3 p-4">
        <h2 className="text-lg">{words.addLink}</h2>
        <input type="hidden" name="id" value={formId} />
        <Field
          label={words.name}
          name="title"
          required
          maxLength={160}
          defaultValue={link?.typed?.title}
          error={link?.fields?.title}
        />
        <Field
          label={words.address}
          name="url"
          inputMode="url"
          required
          dir="ltr"
          hint={words.addressHint}
          defaultValue={link?.typed?.url}
          error={link?.fields?.url}
        />
        <NoteField outcome={link} />
        <button type="submit" name="intent" value="add link" className="button button-quiet">
          {words.addLink}
        </button>
      </ActForm>
    </div>
  );
}

/** What the teacher says beside a material. */
function NoteField({ outcome }: { outcome: Outcome | undefined }) {
  const { attendance, work } = useClassFrame().words;
  return (
    <MarkedField
      label={attendance.materials.note}
      name="note"
      rows={2}
      maxLength={2_000}
      dir="auto"
      hint={work.form.marks}
      preview={work.form.reads}
      defaultValue={outcome?.typed?.note}
      error={outcome?.fields?.note}
    />
  );
}
