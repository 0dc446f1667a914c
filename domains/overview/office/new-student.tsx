import { Link } from "react-router";
import { guardianRelations } from "#domains/people/rules/guardian-relations.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type NewStudentProps = { batches: [id: string, name: string][]; outcome: Outcome | undefined };

/** Adds a student by hand, with a batch or without, the parent, and a brother or a sister. */
export function NewStudent({ batches, outcome }: NewStudentProps) {
  const { students, batches: office } = useFrame().words;
  const { add: words } = students;
  const { add: usual } = office;
  const wrong = outcome?.fields ?? {};
  return (
    <div className="grid gap-5 p-4 md:p-6">
      <header>
        <Link to="/students" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
      </header>
      <OutcomeNote outcome={outcome} />
      <ActForm name="student" className="card grid max-w-4xl gap-x-4 gap-y-3 p-4 md:grid-cols-2">
        <Field label={usual.name} name="name" maxLength={200} required error={wrong.name} dir="auto" />
        <Choice label={words.batch} name="batch" options={[["", words.noBatch], ...batches]} error={wrong.batchId} />
        <div className="grid content-start gap-2">
          <Field label={usual.email} name="email" type="email" maxLength={254} error={wrong.email} />
          {wrong.email && (
            <label className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name="shares" value="yes" className="size-5" />
              {usual.shares}
            </label>
          )}
        </div>
        <Field
          label={usual.phone}
          hint={usual.contactHint}
          name="phone"
          type="tel"
          maxLength={60}
          error={wrong.phone}
          dir="ltr"
        />
        <h2 className="mt-2 text-lg md:col-span-2">{words.guardian}</h2>
        <Field
          label={words.guardianName}
          name="guardianName"
          maxLength={200}
          error={wrong["guardian.name"]}
          dir="auto"
        />
        <Choice
          label={words.relation}
          name="relation"
          options={guardianRelations.map((relation) => [relation, words.relations[relation]])}
        />
        <Field
          label={words.guardianPhone}
          name="guardianPhone"
          type="tel"
          maxLength={60}
          error={wrong["guardian.phone"]}
          dir="ltr"
        />
        <Field
          label={words.guardianEmail}
          name="guardianEmail"
          type="email"
          maxLength={254}
          error={wrong["guardian.email"]}
        />
        <Field
          label={words.sibling}
          hint={words.siblingHint}
          name="sibling"
          maxLength={254}
          error={wrong.sibling}
          dir="ltr"
        />
        <label className="flex min-h-11 items-center gap-2 md:col-span-2">
          <input type="checkbox" name="tell" value="yes" defaultChecked className="size-5" />
          {usual.tell}
        </label>
        <button type="submit" name="intent" value="add" className="button button-main justify-self-start">
          {usual.button}
        </button>
      </ActForm>
    </div>
  );
}
